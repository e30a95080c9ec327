import text from '../../../../i18n/pl/learn-wonders.ftl?raw'

export default [text]
