import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import battle from '../fixtures/architects_7_over.json'
import type { Happening } from '../generated/protocol'
import { frameOf } from '../screens/table/games'
import { entriesOf } from './log'
import { change } from './settings.svelte'
import { play, soundsOf } from './sound'

describe('what is heard of one update', () => {
  it('is one sound, the first', () => {
    expect(soundsOf([], null)).toEqual([])
    expect(soundsOf(['coin', 'card', 'card'], null)).toEqual(['coin'])
  })

  it('is what calls the person, if anything does', () => {
    expect(soundsOf(['card', 'card'], 'turn')).toEqual(['turn'])
    expect(soundsOf(['card'], 'end')).toEqual(['end'])
  })

  it('is the horn before anything else, wherever it comes', () => {
    expect(soundsOf(['card', 'card', 'horn', 'card'], null)).toEqual(['horn'])
    expect(soundsOf(['card', 'horn'], 'turn')).toEqual(['horn', 'turn'])
    expect(soundsOf(['horn', 'card'], 'end')).toEqual(['horn', 'end'])
  })

  it('is a horn in Architects when one is drawn and when a battle is fought, and only then', () => {
    const { sound } = frameOf('architects')
    const log = entriesOf(battle.log as unknown as Happening[])
    const calls = log.filter(({ event }) => event.game === 'architects' && event.consequences.some(({ kind }) => kind === 'horns' || kind === 'battle'))
    expect(calls.length).toBeGreaterThan(0)
    expect(log.filter((one) => sound(one) === 'horn')).toEqual(calls)
  })
})

describe('sounds', () => {
  const struck: number[] = []

  class FakeAudio {
    state = 'running'
    currentTime = 10
    destination = {}
    createOscillator() {
      return { type: '', frequency: { value: 0 }, connect: (next: unknown) => next, start: (at: number) => struck.push(at), stop: () => {} }
    }
    createGain() {
      const gain = { setValueAtTime: () => {}, linearRampToValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} }
      return { gain, connect: (next: unknown) => next }
    }
  }

  beforeEach(() => vi.stubGlobal('AudioContext', FakeAudio))
  afterEach(async () => {
    vi.unstubAllGlobals()
    await change({ sound: false })
  })

  it('are silent unless they are wanted', () => {
    play('horn')
    expect(struck).toEqual([])
  })

  it('are silent until the page was touched, since the browser would complain', async () => {
    let made = 0
    const counted = class extends FakeAudio {
      constructor() {
        super()
        made++
      }
    }
    vi.stubGlobal('AudioContext', counted)
    const activation = { hasBeenActive: false }
    vi.stubGlobal('navigator', { ...navigator, userActivation: activation })
    await change({ sound: true })
    play('turn')
    expect(made).toBe(0)
    activation.hasBeenActive = true
    play('turn')
    expect(made).toBe(1)
    struck.length = 0
  })

  it('wait for the one before them', async () => {
    await change({ sound: true })
    play('horn', 'turn')
    const [horn, , turn] = struck
    expect(struck).toHaveLength(4)
    expect(horn).toBe(10)
    expect(turn).toBeGreaterThan(10.9)
  })
})
