import { expect, test } from 'vitest'
import { describeFault } from '../tools/words/check.ts'
import { findComments, findFunctions } from '../tools/words/declarations.ts'
import { measureWords, repeatsName } from '../tools/words/measure.ts'

const source = (file: string, text: string) => ({ file, text, lines: text.split('\n').length })

const money = source(
  'server/pages/money.ts',
  `import { x } from './x.ts'

/** Formats an amount with its currency. */
export const formatMoney = (amount: number): string => \`\${amount} €\`

/** What is shown of an amount. */
const shown = (amount: number): string => formatMoney(amount)

// Nobody reads this.
// It goes on here.
export async function* readRows(): AsyncGenerator<string> {
  const inner = () => 1
  // Amounts of a page.
  yield shown(inner())
}

/** Money. */
export const Money = (): string => 'a schema'
export default function join() {}
const pick = <T>(list: T[]): T | undefined => list[0]
const plain = text => text
const amount = 3
`,
)

const rate = source(
  'server/domain/rate.ts',
  `/**
 * Internal rate of return, as a fraction
 * of one.
 */
export const irr = (flows: number[]): number => flows.length
/** The rate of a row. */
const rateOfRow = () => 0
const join = () => ''
`,
)

/** The rules in the order of the measures. */
const [verb, participle, shared, what, odd, bare] = [0, 1, 2, 3, 4, 5]

const measured = measureWords([money, rate])
const placesOf = (rule: number): string[] => measured[rule]?.places ?? []

test('functions are those at the top level of a file, schemas and values left out', () => {
  expect(findFunctions(money).map(({ line, name }) => `${line} ${name}`)).toEqual([
    '4 formatMoney',
    '7 shown',
    '11 readRows',
    '19 join',
    '20 pick',
    '21 plain',
  ])
})

test('comments are doc comments and runs of lines, each in one line with the name that it documents', () => {
  expect(findComments(money)).toEqual([
    { file: money.file, line: 3, text: 'Formats an amount with its currency.', documents: 'formatMoney' },
    { file: money.file, line: 6, text: 'What is shown of an amount.', documents: 'shown' },
    { file: money.file, line: 9, text: 'Nobody reads this. It goes on here.' },
    { file: money.file, line: 13, text: 'Amounts of a page.' },
    { file: money.file, line: 17, text: 'Money.', documents: 'Money' },
  ])
  expect(findComments(rate)[0]).toMatchObject({
    text: 'Internal rate of return, as a fraction of one.',
    documents: 'irr',
  })
})

test('a function outside the domain begins with a verb, one of the domain may bear the name of its quantity', () => {
  expect(placesOf(verb)).toEqual(['server/pages/money.ts:7 shown', 'server/pages/money.ts:21 plain'])
  expect(measured[verb]?.total).toBe(6)
})

test('a participle is a fault anywhere', () => {
  expect(placesOf(participle)).toEqual(['server/pages/money.ts:7 shown'])
  expect(measured[participle]?.total).toBe(9)
})

test('a name that two files have is counted in both', () => {
  expect(placesOf(shared)).toEqual(['server/pages/money.ts:19 join', 'server/domain/rate.ts:8 join'])
})

test('a comment that begins with What or has persons for things is named with its line', () => {
  expect(placesOf(what)).toEqual(['server/pages/money.ts:6 What is shown of an amount.'])
  expect(placesOf(odd)).toEqual(['server/pages/money.ts:9 Nobody reads this. It goes on here.'])
})

test('an exported declaration without a doc comment is named, one that is not exported needs none', () => {
  expect(placesOf(bare)).toEqual(['server/pages/money.ts:11 readRows'])
  expect(measured[bare]?.total).toBe(4)
})

test.each([
  ['Formats money.', 'formatMoney', true],
  ['Floor.', 'floor', true],
  ['The countries.', 'Country', true],
  ['Rates of the transfer tax.', 'transferTaxRates', true],
  ['Rates of the transfer tax, in percent.', 'transferTaxRates', false],
  ['A part of one, as `1/3`.', 'isPart', false],
  ['Formats money in euros.', 'formatMoney', false],
  ['Floor area in m².', 'floor', false],
])('%s of %s repeats it: %s', (text, name, repeats) => {
  const comments = findComments(
    source('contract/a.ts', `/** ${text} */\nexport const ${name} = 1\n  /** The day. */\n  day: 1\n`),
  )
  expect(comments.map(repeatsName)).toEqual([repeats, true])
})

test('a share above the limit is a fault with its places, one at the limit is none', () => {
  const measure = { rule: 'names', shareMax: 0.5, total: 4 }
  expect(describeFault({ ...measure, places: ['a:1 x', 'a:2 y'] })).toBeUndefined()
  expect(describeFault({ ...measure, total: 0, places: [] })).toBeUndefined()
  expect(describeFault({ ...measure, places: ['a:1 x', 'a:2 y', 'a:3 z'] })).toBe(
    'names: broken by 3 of 4, 75.0 %; at most 50.0 % may\n  a:1 x\n  a:2 y\n  a:3 z',
  )
})
