// All effects there are: for those who want to be sure that nothing is missing.

import type { EffectWords } from '../../../generated/protocol'
import { all } from './components'

/** Every effect of every component, each wording once: what signs and words must be there for. */
export function everyEffect(): EffectWords[] {
  const found = new Map<string, EffectWords>()
  for (const one of all) {
    const lists = [
      'effects' in one ? one.effects : [],
      'on_draft' in one ? one.on_draft : [],
      'instant' in one ? [...one.instant, ...one.passive] : [],
      'steps' in one ? one.steps : [],
      'effect' in one ? (Array.isArray(one.effect) ? one.effect : [one.effect]) : [],
    ]
    for (const effect of lists.flatMap((list) => list ?? [])) found.set(JSON.stringify(effect), effect)
  }
  return [...found.values()]
}
