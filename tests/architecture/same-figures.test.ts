import { expect, test } from 'vitest'
import { sources } from './sources.ts'

/**
 * What ECMAScript leaves to the engine, so that the service and the box in another runtime would differ in the last digit:
 * powers, exponentials, logarithms and the functions of angles. `Math.sqrt` is exact, as division is.
 */
const leftToEngines =
  /\*\*=?(?=[\s\w(-])|\bMath\.(pow|exp|expm1|log|log1p|log2|log10|sinh?|cosh?|tanh?|asinh?|acosh?|atan2?|atanh|cbrt|hypot)\b/

/** Code without its comments and texts, in which a pattern may stand. */
const bare = (text: string): string =>
  text
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/(?<=^|\s)\/\/.*$/gm, '')
    .replaceAll(/'(?:[^'\\\n]|\\.)*'/g, "''")

/** The rooms that `@valorem/sdk/local` holds, whose figures are those of the service to the last digit. */
const inBox = sources.filter(({ file }) => /^(server\/(domain|operations|routes|in-process)|contract)\//.test(file))

test('figures come from what every engine calculates alike; powers and logarithms are of domain/core', () => {
  const found = inBox.filter(({ text }) => leftToEngines.test(bare(text))).map(({ file }) => file)
  // It packs whole numbers, whose powers of 2 are exact, and its logarithm only chooses how.
  expect(found).toEqual(['server/in-process/packed-numbers.ts'])
})

test.each(['const a = b ** 2', 'const a = (1 + rate) ** -years', 'a **= 2', 'x.map(Math.expm1)', 'Math.log10(2)'])(
  'the check has teeth: %s',
  code => {
    expect(leftToEngines.test(bare(code))).toBe(true)
  },
)

test.each(['/** A comment. */', "const pattern = '** 2'", 'const half = Math.LN2', 'Math.sqrt(2)', '// 2 ** 3'])(
  'the check lets pass: %s',
  code => {
    expect(leftToEngines.test(bare(code))).toBe(false)
  },
)
