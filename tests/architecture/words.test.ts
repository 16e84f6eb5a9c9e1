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

test('every exported thing of contract, server and SDK has a doc comment', () => {
  const bare = sources
    .filter(({ file }) => /^(contract|server|sdk\/src)\//.test(file) && !file.includes('/derived/'))
    .flatMap(({ file, text }) => {
      const lines = text.split('\n')
      return lines.flatMap((line, index) =>
        /^export (const|class|interface|type|function|async function) \w/.test(line) &&
        !/\*\/\s*$/.test(lines[index - 1] ?? '')
          ? [`${file}:${index + 1} ${line.slice(0, 60)}`]
          : [],
      )
    })
  expect(bare).toEqual([])
})
