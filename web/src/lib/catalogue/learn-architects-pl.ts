import text from '../../../../i18n/pl/learn-architects.ftl?raw'

export default [text]
