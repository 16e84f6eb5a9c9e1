import { expect, test } from 'vitest'
import { contract } from '#contract'
import { tags } from '#contract/shared/tags'
import { findComments } from '../tools/words/declarations.ts'
import { repeatsName } from '../tools/words/measure.ts'
import { sources } from './sources.ts'

const files = new Set(sources.map(({ file }) => file))

/** One word, five places: contract, route, SDK, examples of the contract, tests of the route. */
const places = (tag: string): string[] => [
  `contract/${tag}.ts`,
  `contract/examples/${tag}.ts`,
  `server/routes/${tag}.ts`,
  `sdk/src/${tag}.ts`,
  `tests/routes/${tag}.test.ts`,
]

test.each(Object.keys(contract))('the tag %s has the same name in all five places', tag => {
  expect(places(tag).filter(file => !files.has(file))).toEqual([])
  expect(tags[tag]).toBeDefined()
})

test('no comment only repeats the name below it', () => {
  const found = sources
    // The other file has such comments as its cases.
    .filter(({ file }) => !file.includes('/derived/') && !file.endsWith('/names-and-comments.test.ts'))
    .flatMap(findComments)
    .filter(repeatsName)
  expect(found.map(({ file, line, text }) => `${file}:${line} ${text}`)).toEqual([])
})
