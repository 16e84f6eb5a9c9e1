import { expect, test } from 'vitest'
import { escapeContent } from '#server/pages/html'
import { sources } from '../architecture/sources.ts'

const all = sources.filter(({ file }) => file.startsWith('server/pages/') && !file.includes('/words/'))
/** The one place that makes markup of text, and escapes it. */
const maker = 'server/pages/html.ts'
const pages = all.filter(({ file }) => file !== maker)

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
  const taken = all.flatMap(({ text }) => [...text.matchAll(/from '(hono[^']*)'/g)].map(([, name]) => name))
  expect(taken).toEqual(['hono/html'])
})

test('what makes markup of a text escapes it', () => {
  expect(String(escapeContent('<a href="x">&</a>'))).toBe('&lt;a href="x"&gt;&amp;&lt;/a&gt;')
  const text = all.find(({ file }) => file === maker)?.text ?? ''
  expect(text.match(/\braw\(/g)).toHaveLength(1)
})
