import text from '../../../../i18n/en/learn-wonders.ftl?raw'

export default [text]
