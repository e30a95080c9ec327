// The page that people get has nothing of the toy, which is there for tests alone.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** What the sources of the toy are full of, and what is left of them in a bundle: its name, and the ids of its messages. */
const ids = [...readFileSync('browser/toy/en.ftl', 'utf8').matchAll(/^([\w-]+) =/gm)].map(([, id]) => id ?? '')
const traces = [/\btoy\b/i, ...ids.map((id) => new RegExp(id))]

const texts = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(js|css|html|svg|json)$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))

test('no file of the shipped page has a trace of the toy, and the page for tests has all of them', () => {
  const shipped = texts('dist')
  expect(shipped.length).toBeGreaterThan(20)
  expect(traces.filter((trace) => shipped.some((text) => trace.test(text)))).toEqual([])
  const forTests = texts('dist-toy')
  expect(traces.filter((trace) => !forTests.some((text) => trace.test(text)))).toEqual([])
})
