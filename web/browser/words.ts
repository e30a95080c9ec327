// The page's own words, so that tests press what a person reads, in either language.

import { FluentBundle, FluentResource } from '@fluent/bundle'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A message, or an attribute of it: `duel-do-build.told`. */
export type Words = (id: string, args?: Record<string, string | number>) => string

export function words(language: 'en' | 'pl'): Words {
  const folder = join('../i18n', language)
  const bundle = new FluentBundle(language, { useIsolating: false })
  const files = [...readdirSync(folder).map((file) => join(folder, file)), `browser/toy/${language}.ftl`]
  for (const file of files) bundle.addResource(new FluentResource(readFileSync(file, 'utf8')))
  return (id, args) => {
    const [message = '', attribute] = id.split('.')
    const found = bundle.getMessage(message)
    const pattern = attribute ? found?.attributes[attribute] : found?.value
    if (!pattern) throw new Error(`${id} has no message`)
    return bundle.formatPattern(pattern, args)
  }
}
