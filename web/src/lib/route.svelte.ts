import { basePath } from './base'
import { isGame, type GameId } from './games'

export type Route =
  | { screen: 'home' }
  | { screen: 'table'; id: string }
  | { screen: 'learn'; page: 'start' | 'cards'; game?: GameId }
  | { screen: 'settings' }
  | { screen: 'enter'; token: string }
  | { screen: 'lost' }

let current = $state.raw<Route>({ screen: 'home' })

/** What the page shows. */
export function route(): Route {
  return current
}

/** The address of a path of the page, to put into a link. */
export function href(path: string): string {
  return basePath() + path.replace(/^\//, '')
}

/** Which screen an address means. */
export function parse(pathname: string, hash = ''): Route {
  const base = basePath()
  const whole = `${pathname}/`.startsWith(base) ? pathname.slice(base.length) : null
  const parts = whole?.split('/').filter(Boolean) ?? ['?']
  const [first, second] = parts
  if (parts.length === 0) return { screen: 'home' }
  if (first === 't' && second && parts.length === 2) return { screen: 'table', id: decodeURIComponent(second) }
  if (first === 'learn') return learn(parts.slice(1))
  if (first === 'settings' && parts.length === 1) return { screen: 'settings' }
  if (first === 'enter' && parts.length === 1) return { screen: 'enter', token: hash.replace(/^#/, '') }
  return { screen: 'lost' }
}

/** `/learn`, `/learn/architects`, `/learn/architects/cards`; cards without a game are those of Duel. */
function learn([word, ...rest]: string[]): Route {
  const game = isGame(word) ? { game: word } : {}
  const [page, ...more] = isGame(word) ? rest : word ? [word, ...rest] : []
  if (more.length > 0 || (page && page !== 'cards')) return { screen: 'lost' }
  return { screen: 'learn', page: page ? 'cards' : 'start', ...game }
}

function read() {
  current = parse(location.pathname, location.hash)
}

/** Shows another screen. */
export function go(path: string, { replace = false } = {}) {
  const where = href(path)
  if (replace) history.replaceState(null, '', where)
  else history.pushState(null, '', where)
  scrollTo(0, 0)
  read()
}

function click(event: MouseEvent) {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.hasAttribute('href') || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
  const base = basePath()
  if (!link.pathname.startsWith(base) || link.pathname.startsWith(`${base}api/`)) return
  if (parse(link.pathname, link.hash).screen === 'lost') return
  event.preventDefault()
  go(link.pathname.slice(base.length) + link.search + link.hash)
}

/** Follows the address and the links of the page; the answer stops that. */
export function startRouter(): () => void {
  read()
  addEventListener('popstate', read)
  document.addEventListener('click', click)
  return () => {
    removeEventListener('popstate', read)
    document.removeEventListener('click', click)
  }
}
