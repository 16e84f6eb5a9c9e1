import { expect, test } from 'vitest'
import { contract } from '#contract'
import { tags } from '#contract/shared/tags'
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

/** The words of a name or a comment, without articles and prepositions, in the singular. */
const wordsOf = (text: string): string[] =>
  (
    text
      .replace(/([a-z\d])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .match(/[a-z]+/g) ?? []
  )
    .filter(word => !/^(an?|the|and|as|at|by|for|from|in|is|it|its|of|on|or|that|this|to|with|are|one)$/.test(word))
    .map(word => word.replace(/ies$/, 'y').replace(/s$/, ''))

const declared =
  /\/\*\*((?:(?!\*\/).)*)\*\/\s*\n[ \t]*(?:(?:export|declare|default|async|abstract|const|class|interface|type|function\*?) )*([A-Za-z_$][\w$]*)/gs

/** Comments of a text that say no more than the name below them. */
const repeatingComments = (text: string): string[] =>
  [...text.matchAll(declared)]
    .map(([, comment = '', name = '']) => ({ comment: comment.replaceAll(/^\s*\*/gm, '').trim(), name }))
    .filter(({ comment, name }) => {
      const known = wordsOf(name)
      return !/[\d`@]/.test(comment) && wordsOf(comment).every(word => known.includes(word))
    })
    .map(({ comment, name }) => `${name}: ${comment}`)

test('no comment only repeats the name below it', () => {
  const found = sources
    // The other file has such comments as its cases.
    .filter(({ file }) => !file.includes('/derived/') && !file.endsWith('/names-and-comments.test.ts'))
    .flatMap(({ file, text }) => repeatingComments(text).map(one => `${file} ${one}`))
  expect(found).toEqual([])
})

test.each([
  ['/** Rates of the transfer tax. */\nexport const transferTaxRates = 1', 1],
  ['/** A part of one, as `1/3`. */\nconst isPart = 1', 0],
  ['/** Rates of the transfer tax, in percent. */\nexport const transferTaxRates = 1', 0],
  ['  /** The day. */\n  day: string', 1],
])('the check of comments has teeth: %j', (text, count) => {
  expect(repeatingComments(text)).toHaveLength(count)
})
