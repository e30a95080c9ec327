import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { go, href, parse, route, startRouter } from './route.svelte'

let stop = () => {}

beforeEach(() => {
  document.head.innerHTML = '<base href="/games/">'
  history.replaceState(null, '', '/games/')
  stop = startRouter()
})

afterEach(() => {
  stop()
  document.head.innerHTML = ''
  document.body.innerHTML = ''
})

describe('the router', () => {
  it('reads every address of the page', () => {
    expect(parse('/games/')).toEqual({ screen: 'home' })
    expect(parse('/games')).toEqual({ screen: 'home' })
    expect(parse('/games/t/abc')).toEqual({ screen: 'table', id: 'abc' })
    expect(parse('/games/learn')).toEqual({ screen: 'learn', page: 'start' })
    expect(parse('/games/learn/cards')).toEqual({ screen: 'learn', page: 'cards' })
    expect(parse('/games/learn/architects')).toEqual({ screen: 'learn', page: 'start', game: 'architects' })
    expect(parse('/games/learn/wonders/cards')).toEqual({ screen: 'learn', page: 'cards', game: 'wonders' })
    expect(parse('/games/learn/architects/cards')).toEqual({ screen: 'learn', page: 'cards', game: 'architects' })
    expect(parse('/games/learn/duel/rest')).toEqual({ screen: 'lost' })
    expect(parse('/games/settings')).toEqual({ screen: 'settings' })
    expect(parse('/games/enter', '#tok')).toEqual({ screen: 'enter', token: 'tok' })
    expect(parse('/games/nowhere')).toEqual({ screen: 'lost' })
    expect(parse('/elsewhere')).toEqual({ screen: 'lost' })
  })

  it('stays under the base path', () => {
    expect(href('/')).toBe('/games/')
    expect(href('/t/abc')).toBe('/games/t/abc')
    go('/t/abc')
    expect(location.pathname).toBe('/games/t/abc')
    expect(route()).toEqual({ screen: 'table', id: 'abc' })
  })

  it('follows links of the page and leaves others alone', () => {
    document.body.innerHTML = `<a id="in" href="/games/learn"><b>x</b></a><a id="api" href="/games/api/tables/1/log">y</a>`
    document.querySelector('b')!.click()
    expect(route()).toEqual({ screen: 'learn', page: 'start' })
    const event = new MouseEvent('click', { bubbles: true, cancelable: true })
    document.addEventListener('click', (e) => e.preventDefault(), { once: true })
    document.querySelector('#api')!.dispatchEvent(event)
    expect(route()).toEqual({ screen: 'learn', page: 'start' })
  })
})
