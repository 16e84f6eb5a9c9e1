import { expect, test } from 'vitest'
import { sources } from '../architecture/sources.ts'

const pages = sources.filter(({ file }) => file.startsWith('server/pages/') && !file.includes('/words/'))

test.each([
  ['takes text for markup', /\braw\(|dangerous|innerHTML/],
  ['has a style of its own in an attribute', /\sstyle=/],
  ['has a handler in an attribute', /\son[a-z]+="/],
  ['has an attribute without quotes', /<[a-z][^<>`]*\s[a-z-]+=\$\{/],
])('no page %s', (_what, pattern) => {
  expect(pages.length).toBeGreaterThan(30)
  expect(pages.filter(({ text }) => pattern.test(text)).map(({ file }) => file)).toEqual([])
})

test('of hono only its entry `hono/html` is loaded', () => {
  const taken = pages.flatMap(({ text }) => [...text.matchAll(/from '(hono[^']*)'/g)].map(([, name]) => name))
  expect(taken).toEqual(['hono/html'])
})
