import text from '../../../../i18n/en/learn.ftl?raw'

export default [text]
