import text from '../../../../i18n/pl/learn.ftl?raw'

export default [text]
