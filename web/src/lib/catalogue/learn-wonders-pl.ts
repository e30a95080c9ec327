import text from '../../../../i18n/pl/learn-wonders.ftl?raw'
import armada from '../../../../i18n/pl/learn-wonders-armada.ftl?raw'

export default [text, armada]
