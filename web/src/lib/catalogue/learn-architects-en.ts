import text from '../../../../i18n/en/learn-architects.ftl?raw'

export default [text]
