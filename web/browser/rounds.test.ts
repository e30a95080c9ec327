// Several choose at the same time, tried with the toy, which only tests have: people at their own devices, and one device for all.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Look, Person } from './browser'
import { openFixture } from './fixture'
import { look } from './look'
import { tellName } from './play'
import { serveToyPage } from './toy/serve'
import type { ToyView } from './toy/types'
import { type Words, words } from './words'

const { arrive, address, server } = openFixture(serveToyPage)

interface Player {
  name: string
  say: Words
  person: Person
  page: Page
  how: Look
}

/** Asks the server for something, as the person at the page. */
function call<T>(page: Page, method: string, path: string, body?: unknown): Promise<T> {
  return page.evaluate(
    async ([method, path, body]) => {
      const sent = body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
      return (await fetch(`/api/${path}`, { method, ...sent })).json()
    },
    [method, path, body] as const,
  )
}

async function makeTable(page: Page, table: string, seats: unknown[], start: boolean): Promise<string> {
  const plan = { table, seats, clock: { kind: 'none' }, visibility: 'link', rated: false, start }
  return (await call<{ id: string }>(page, 'POST', 'tables', plan)).id
}

const hand = (page: Page) => page.locator('[data-card]')
const status = (page: Page) => page.locator('[data-status]')
const thinking = (page: Page, seat: string) => page.locator(`[data-thinks="${seat}"]`)
const version = async (page: Page) => Number(await page.locator('[data-version]').getAttribute('data-version'))

/** Touches a card of the hand, so that the dock asks what to do with it. */
async function hold(page: Page, place: number): Promise<string> {
  const card = hand(page).nth(place)
  await card.click()
  return (await card.getAttribute('data-card')) ?? ''
}

/** Bids or buries a card of the hand; comes back when the answer is sealed, perhaps behind a curtain, or the round has opened. */
async function answer({ page }: Pick<Player, 'page'>, what: 'bid' | 'bury', place: number): Promise<string> {
  const before = await version(page)
  const card = await hold(page, place)
  await page.locator(`[data-action="${what} ${card}"]`).click()
  await page.waitForFunction(
    ([version, card]) => {
      const now = document.querySelector('[data-version]')?.getAttribute('data-version')
      const sealed = document.querySelector('.sealed[data-card]')?.getAttribute('data-card')
      return now !== String(version) || sealed === card || document.querySelector('dialog:modal') !== null
    },
    [before, card] as const,
  )
  return card
}

const list = (language: string, names: string[]) => new Intl.ListFormat(language, { type: 'conjunction' }).format(names)

async function says(page: Page, text: string): Promise<void> {
  await status(page).filter({ hasText: text }).waitFor()
}

/** The rounds of the log, the newest first: a line for each seat. A phone has the log in a sheet. */
async function rounds({ page, say }: Player): Promise<string[][]> {
  const open = page.getByRole('button', { name: say('board-log'), exact: true })
  const phone = (await open.count()) > 0
  if (phone) await open.click()
  const log = page.getByRole('list', { name: say('board-log') }).last()
  const found = await log.locator('.together').evaluateAll((all) => all.map((round) => [...round.querySelectorAll('li')].map((line) => line.textContent?.trim() ?? '')))
  if (phone) await page.getByRole('button', { name: say('page-close') }).click()
  return found
}

async function comeAndSit(player: Pick<Player, 'name' | 'say' | 'page'>): Promise<void> {
  await player.page.getByRole('button', { name: player.say('page-sit'), exact: true }).first().click()
  await tellName(player.page, player.say, player.name)
  await player.page.getByRole('button', { name: player.say('page-sit'), exact: true }).first().waitFor({ state: 'detached' })
}

async function player(name: string, how: Look, address?: string): Promise<Player> {
  const person = await arrive(how, address)
  return { name, how, person, page: person.page, say: words(how.language ?? 'en') }
}

test('three people and a bot choose at the same time, think again, take a round back, and see the same end', async () => {
  const ania = await player('Ania', { size: 'desktop', language: 'en', theme: 'light' })
  await call(ania.page, 'PUT', 'me', { name: 'Ania' })
  const id = await makeTable(ania.page, 'toy/4', [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'bot', level: 'novice' }], false)
  const table = new URL(`t/${id}`, address()).href
  await ania.page.goto(table)
  const bartek = await player('Bartek', { size: 'phone', language: 'pl', theme: 'dark' }, table)
  await comeAndSit(bartek)
  const celina = await player('Celina', { size: 'small', language: 'en', theme: 'light' }, table)
  await comeAndSit(celina)
  await ania.page.getByRole('button', { name: ania.say('page-start') }).click()
  const all = [ania, bartek, celina]

  // The bot has answered; the people think, and every page shows it.
  for (const { page } of all) {
    await page.locator('[data-turn="yours"]').waitFor()
    await thinking(page, 'D').waitFor({ state: 'detached' })
    for (const seat of 'ABC') await thinking(page, seat).waitFor()
  }

  // Celina looks at a card while the others choose.
  const held = await hold(celina.page, 1)
  const offered = celina.page.locator(`[data-action="bid ${held}"]`)
  await offered.focus()
  const isUndisturbed = async () => {
    expect(await celina.page.locator('[aria-pressed="true"][data-card]').getAttribute('data-card')).toBe(held)
    expect(await offered.evaluate((button) => button === document.activeElement)).toBe(true)
  }

  // Bartek seals an answer, takes it out, seals another, and changes that one without taking it out.
  const chosen = (card: string, what: string, names: string[]) =>
    bartek.say('page-chosen-names', { answer: bartek.say(`toy-do-${what}`, { card }), names: list('pl', names) })
  const first = await answer(bartek, 'bid', 0)
  await says(bartek.page, chosen(first, 'bid', ['Ania', 'Celina']))
  for (const { page } of [ania, celina]) await thinking(page, 'B').waitFor({ state: 'detached' })
  await isUndisturbed()
  await bartek.page.getByRole('button', { name: bartek.say('page-change') }).click()
  for (const { page } of all) await thinking(page, 'B').waitFor()
  await says(bartek.page, bartek.say('board-your-turn'))
  const second = await answer(bartek, 'bury', 1)
  await says(bartek.page, chosen(second, 'bury', ['Ania', 'Celina']))
  const last = await answer(bartek, 'bid', 2)
  await says(bartek.page, chosen(last, 'bid', ['Ania', 'Celina']))
  await look(bartek.page, 'round-sealed', bartek.how)
  const cut = await bartek.page.locator('header .chip').evaluateAll((chips) => chips.filter((chip) => chip.scrollWidth > chip.clientWidth).map((chip) => chip.textContent))
  expect(cut, 'cut off in the bar of a phone').toEqual([])

  // What is sealed is there when the page is loaded anew.
  await bartek.page.reload()
  await says(bartek.page, chosen(last, 'bid', ['Ania', 'Celina']))
  expect(await bartek.page.locator('.sealed[data-card]').getAttribute('data-card')).toBe(last)

  const anias = await answer(ania, 'bury', 0)
  await says(ania.page, ania.say('page-chosen-names', { answer: ania.say('toy-do-bury', { card: anias }), names: 'Celina' }))
  await look(ania.page, 'round-sealed', ania.how)
  await thinking(celina.page, 'A').waitFor({ state: 'detached' })
  await isUndisturbed()
  await look(celina.page, 'round-chosen', celina.how)

  // The last answer opens all of them.
  const before = await version(celina.page)
  await offered.click()
  for (const { page } of all) await page.waitForFunction((before) => Number(document.querySelector('[data-version]')?.getAttribute('data-version')) > before, before)
  for (const one of all) {
    const [opened = [], ...more] = await rounds(one)
    expect(more).toEqual([])
    const seen = one === ania ? one.say('toy-do-bury.told', { name: 'Ania', card: anias }) : one.say('toy-do-bury-unseen.told', { name: 'Ania' })
    const bids = [['Bartek', last], ['Celina', held]].map(([name = '', card = '']) => one.say('toy-do-bid.told', { name, card }))
    expect(opened.slice(0, 3)).toEqual([seen, ...bids])
    expect(opened).toHaveLength(4)
  }
  await look(ania.page, 'round-opened', ania.how)
  await look(bartek.page, 'round-opened', bartek.how)

  // Within the same moment.
  const everybody = async () => {
    const before = await version(ania.page)
    await Promise.all(all.map((one) => answer(one, 'bid', 0)))
    for (const { page } of all) await page.waitForFunction((before) => Number(document.querySelector('[data-version]')?.getAttribute('data-version')) > before, before)
  }
  await everybody()
  const told = await Promise.all([rounds(ania), rounds(celina)])
  expect(told[0].length).toBe(2)
  expect(told[0][0]).toEqual(told[1][0])

  // Everybody has to agree before an opened round is taken back; then all are asked again.
  await ania.page.locator('.turn', { has: ania.page.locator('.together') }).first().getByRole('button', { name: ania.say('page-undo') }).click()
  await ania.page.getByText(ania.say('page-undo-waiting', { names: list('en', ['Bartek', 'Celina']) })).waitFor()
  for (const { page, say, how } of [bartek, celina]) {
    expect((await rounds(ania)).length).toBe(2)
    await page.getByRole('dialog', { name: say('page-consent', { name: 'Ania' }) }).waitFor()
    await look(page, 'round-consent', how)
    await page.getByRole('button', { name: say('page-consent-yes') }).click()
  }
  for (const one of all) {
    for (const seat of 'ABC') await thinking(one.page, seat).waitFor()
    await one.page.locator('[data-turn="yours"]').waitFor()
    expect((await rounds(one)).length).toBe(1)
  }

  await everybody()
  await everybody()
  const results = await Promise.all(
    all.map(async ({ page, say, how }) => {
      const dialog = page.getByRole('dialog', { name: say('page-result') })
      await dialog.waitFor()
      await look(page, 'round-end', how)
      return dialog.locator('[data-total]').allInnerTexts()
    }),
  )
  expect(results[0]).toHaveLength(4)
  expect(results[1]).toEqual(results[0])
  expect(results[2]).toEqual(results[0])
  for (const { person } of all) {
    expect(person.complaints).toEqual([])
    await person.leave()
  }
})

/** What was on the page at any moment: whose eyes the board had, whether a curtain hung, and every card anywhere in the document. */
interface Moment {
  eyes: string | null
  cards: string[]
}

/** Watches the document from its first element on. */
function watchCards() {
  const moments = new Set<string>()
  ;(globalThis as unknown as { moments: Set<string> }).moments = moments
  new MutationObserver(() => {
    const curtain = document.querySelector('dialog:modal') !== null
    const eyes = curtain ? null : (document.querySelector('[data-eyes]')?.getAttribute('data-eyes') ?? null)
    const cards = [...new Set(document.documentElement.outerHTML.match(/(?<![\w-])[rgbyw][1-8](?![\w-])/g))].sort()
    moments.add(JSON.stringify({ eyes, cards }))
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
}

/** The moments since the last time they were asked for. */
async function momentsOf(page: Page): Promise<Moment[]> {
  const found = await page.evaluate(() => {
    const { moments } = globalThis as unknown as { moments: Set<string> }
    const all = [...moments]
    moments.clear()
    return all
  })
  return found.map((text) => JSON.parse(text) as Moment)
}

const SHARED = ['A', 'B', 'C'] as const

/** All cards that a seat may know of now, and under `null` those that everybody may. */
async function knowledge(page: Page, id: string): Promise<Map<string | null, Set<string>>> {
  const known = new Map<string | null, Set<string>>()
  for (const seat of [null, ...SHARED]) {
    const { game, log } = await call<{ game: { view: ToyView }; log: unknown }>(page, 'GET', `tables/${id}${seat ? `?seat=${seat}` : ''}`)
    known.set(seat, new Set(JSON.stringify([game.view, log]).match(/\b[rgbyw][1-8]\b/g)))
  }
  return known
}

test.for([
  { table: 'toy/4', size: 'phone', language: 'pl', theme: 'light' },
  // Every round deals new hands, which are told, too.
  { table: 'toy/4:rounds=1,ages=3', size: 'desktop', language: 'en', theme: 'dark' },
] as const)('one device goes from seat to seat behind a curtain, $table $size $language', async ({ table, ...how }) => {
  const { person, page, say } = await player('Ania', how)
  await person.context.addInitScript(watchCards)
  await call(page, 'PUT', 'me', { name: 'Ania' })
  const others = ['Bartek', 'Celina'].map((name) => ({ kind: 'hot_seat', name }))
  const id = await makeTable(page, table, [{ kind: 'me' }, ...others, { kind: 'bot', level: 'novice' }], true)
  const names = ['Ania', 'Bartek', 'Celina']
  const curtain = (seat: number) => page.getByRole('dialog', { name: say('page-curtain', { name: names[seat] ?? '' }) })
  const ready = async (seat: number) => {
    await curtain(seat).waitFor()
    expect(await hand(page).count()).toBe(0)
    await page.getByRole('button', { name: say('page-curtain-ready', { name: names[seat] ?? '' }) }).click()
    await page.locator(`[data-eyes="${SHARED[seat]}"]`).waitFor()
  }
  /** Nobody saw a card that they must not know. */
  const check = async (...known: Map<string | null, Set<string>>[]) => {
    const moments = await momentsOf(page)
    expect(moments.length).toBeGreaterThan(0)
    for (const { eyes, cards } of moments) {
      const secret = cards.filter((card) => !known.some((all) => all.get(eyes)?.has(card)))
      expect(secret, `${eyes ?? 'before the curtain'} saw`).toEqual([])
    }
  }

  // The home page, too, knows the words of the game before its table was ever opened.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await page.getByText(new RegExp(say('page-games-toy'))).first().waitFor()

  await page.goto(new URL(`t/${id}`, address()).href)
  await ready(0)
  let known = await knowledge(page, id)
  let turn = 0
  for (let round = 0; round < 3; round++) {
    for (let n = 0; n < SHARED.length; n++, turn++) {
      const seat = turn % SHARED.length
      if (n > 0) await ready(seat)
      expect(await page.locator('[data-eyes]').getAttribute('data-eyes')).toBe(SHARED[seat])
      if (n === SHARED.length - 1) await check(known)
      await answer({ page }, n % 2 ? 'bury' : 'bid', 0)
      if (round === 0 && n === 0) await thinkAgain().then(breakOff)
      if (round === 0 && n === 1) await loadAnew()
    }
    const next = await knowledge(page, id)
    await check(known, next)
    known = next
    // Who has answered last keeps the device for the next round.
    turn--
  }
  await page.getByRole('dialog', { name: say('page-result') }).waitFor()
  await look(page, 'shared-end', how)
  expect(person.complaints).toEqual([])
  await person.leave()

  /** Whoever is about to pass the device on changes their answer first. */
  async function thinkAgain() {
    await curtain(1).waitFor()
    await look(page, 'shared-curtain', how)
    await page.getByRole('button', { name: say('page-curtain-change', { name: 'Ania' }) }).click()
    await page.locator('[data-eyes="A"]').waitFor()
    await answer({ page }, 'bury', 1)
  }

  /** A new connection would look through the eyes of who has to choose, but the device has not been passed on yet. */
  async function breakOff() {
    await curtain(1).waitFor()
    const shown = new Promise<void>((done) => {
      page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => (String(payload).includes('"type":"state"') ? done() : undefined)))
    })
    await server.kill()
    await server.start()
    await shown
    await curtain(1).waitFor()
  }

  async function loadAnew() {
    await curtain(2).waitFor()
    await check(known)
    await page.reload()
    await curtain(2).waitFor()
  }
})
