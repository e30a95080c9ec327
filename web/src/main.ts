import { mount } from 'svelte'
import './theme/fonts.css'
import './theme/theme.css'
import './theme/base.css'
import './app.css'
import App from './App.svelte'
import { startRouter } from './lib/route.svelte'
import { apply } from './lib/settings.svelte'

const target = document.getElementById('page')
if (!target) throw new Error('the page has no place to stand')

startRouter()
// The first frame speaks the right language; without a catalogue there is still something to reload.
void apply()
  .catch((error: unknown) => console.error(error))
  .then(() => mount(App, { target }))
