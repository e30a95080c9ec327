import { ApiError } from './api'
import { has, say } from './text.svelte'

/** Why the server did not do something, for people. */
export function whyNot(refusal: string): string {
  if (refusal === 'offline') return say('page-unreachable')
  const id = `refusal-${refusal}`
  return say(has(id) ? id : 'refusal-internal')
}

/** The same for whatever was thrown. */
export function whyFailed(error: unknown): string {
  if (!(error instanceof ApiError)) console.error(error)
  return whyNot(error instanceof ApiError ? error.refusal : 'internal')
}
