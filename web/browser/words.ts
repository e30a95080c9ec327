// The page's own words, so that tests press what a person reads, in either language.

import { FluentBundle, FluentResource } from '@fluent/bundle'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Words = (id: string, args?: Record<string, string | number>) => string

export function words(language: 'en' | 'pl'): Words {
  const folder = join('../i18n', language)
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const file of readdirSync(folder)) bundle.addResource(new FluentResource(readFileSync(join(folder, file), 'utf8')))
  return (id, args) => {
    const pattern = bundle.getMessage(id)?.value
    if (!pattern) throw new Error(`${id} has no message`)
    return bundle.formatPattern(pattern, args)
  }
}
