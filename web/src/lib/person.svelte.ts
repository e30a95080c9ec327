import type { Me } from '../generated/protocol'
import * as api from './api'

// Not asked yet: undefined. Asked, and has no name: null.
let me = $state.raw<Me | null | undefined>(undefined)
let question = $state.raw<{ rename: boolean; answer: (me: Me | null) => void } | null>(null)

/** The person of this browser. */
export function person(): Me | null | undefined {
  return me
}

/** Asks the server, once; only a failure is asked again. */
let asked: Promise<Me | null> | undefined
export function loadPerson(): Promise<Me | null> {
  if (me) return Promise.resolve(me)
  asked ??= api.me().then(
    (found) => (me = me ?? found),
    (error: unknown) => {
      asked = undefined
      throw error
    },
  )
  return asked
}

export async function rename(name: string): Promise<Me> {
  me = await api.setName(name)
  return me
}

export async function enterAs(token: string): Promise<Me> {
  me = await api.enter(token)
  return me
}

/** This device was logged out: from now on it is a stranger's. */
export function forget() {
  me = null
  asked = undefined
}

/** What the name dialog has to ask, if anything. */
export function nameQuestion() {
  return question
}

/** The person, asked for a name if they have none yet; none if they would rather not. */
export async function withName(): Promise<Me | null> {
  return (await loadPerson()) ?? ask(false)
}

export function ask(rename: boolean): Promise<Me | null> {
  question?.answer(null)
  return new Promise((answer) => {
    question = { rename, answer }
  })
}

/** The dialog is done. */
export function answered(who: Me | null) {
  question?.answer(who)
  question = null
}
