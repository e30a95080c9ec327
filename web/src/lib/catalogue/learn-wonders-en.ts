import text from '../../../../i18n/en/learn-wonders.ftl?raw'
import armada from '../../../../i18n/en/learn-wonders-armada.ftl?raw'

export default [text, armada]
