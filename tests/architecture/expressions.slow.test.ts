import { beforeAll, describe, expect, test } from 'vitest'
import { installTools } from '../support/tools.ts'
import type { Bound } from '../tools/expressions/bounds.ts'
import { findFaults } from '../tools/expressions/faults.ts'
import { type Literal, openLiterals, type ReadLiterals, writeExpression } from '../tools/expressions/literals.ts'
import { judgeLiterals, type Verdict } from '../tools/expressions/verdicts.ts'

let read: ReadLiterals
beforeAll(async () => {
  await installTools()
  read = await openLiterals()
})

describe('the expressions of a program', () => {
  test('are its literals and the texts that RegExp is given, and nothing that looks like one', () => {
    const program = [
      "const trimmed = text.replace(/^[ \\t]+|[ \\t]+$/g, '') as string",
      'const share = one / two / 3',
      "const path = '/health/live/' // not /one/ either",
      `const inTemplate = \`\${text.replace(/0+$/, "")} /a/\``,
      "const given = new RegExp('a+b', 'i')",
      'const isNumber = RegExp(`^\\\\d+$`)',
      `const composed = new RegExp(\`^\${path}+$\`)`,
    ].join('\n')
    const found = read('one.ts', program).map(literal => `${literal.line} ${writeExpression(literal)}`)
    expect(found).toEqual(['1 /^[ \\t]+|[ \\t]+$/g', '4 /0+$/', '5 /a+b/i', '6 /^\\d+$/'])
  })
})

describe('the verdict on an expression', () => {
  // The first is the textbook's, the second took the event loop 100 ms for 15 000 tabs, the third is its linear form.
  test.each<[pattern: string, verdict: Verdict]>([
    ['^(a+)+$', 'exponential'],
    ['[ \\t]+$', 'polynomial'],
    ['(?<![ \\t])[ \\t]+$', 'linear'],
    ['^\\d{1,6}$', 'linear'],
  ])('%s: %s', async (pattern, verdict) => {
    const literal = { file: 'one.ts', line: 1, pattern, flags: 'g' }
    expect([...(await judgeLiterals([literal], new Map())).values()]).toEqual([verdict])
  })

  test('that was recorded is not asked for again', async () => {
    const literal = { file: 'one.ts', line: 1, pattern: '^(a+)+$', flags: '' }
    const recorded = new Map<string, Verdict>([['/^(a+)+$/', 'undecided']])
    expect(await judgeLiterals([literal], recorded)).toEqual(recorded)
  })
})

describe('a fault', () => {
  const slow: Literal = { file: 'server/slow.ts', line: 7, pattern: '0+$', flags: '' }
  const verdicts = new Map<string, Verdict>([['/0+$/', 'polynomial']])
  const entry = (text: Bound['text'], file = slow.file): Bound => ({ expression: '/0+$/', files: [file], text })
  const faults = (bounds: Bound[], verdict = verdicts) =>
    findFaults([slow], verdict, bounds, file => (file === slow.file ? 'text.length > 254' : ''))

  test('is an expression that is not linear and whose text has no known bound', () => {
    expect(faults([])).toEqual(['server/slow.ts:7: /0+$/ is polynomial, and bounds.ts knows no bound of its text'])
    expect(faults([], new Map([['/0+$/', 'undecided']]))).toHaveLength(1)
    expect(faults([], new Map([['/0+$/', 'linear']]))).toEqual([])
    expect(faults([entry({ max: 254, by: [slow.file, 'text.length > 254'] })])).toEqual([])
    expect(faults([entry({ own: 'a figure of this file' })])).toEqual([])
  })

  test('is an entry of an expression that is linear now, or of another file', () => {
    const own = { own: 'a figure of this file' }
    expect(faults([entry(own)], new Map([['/0+$/', 'linear']]))).toEqual([
      'server/slow.ts: /0+$/ needs no entry in bounds.ts any more',
    ])
    expect(faults([entry(own), entry(own, 'server/other.ts')])).toEqual([
      'server/other.ts: /0+$/ needs no entry in bounds.ts any more',
    ])
  })

  test('is a bound that is too far, or that its file asks for no more', () => {
    expect(faults([entry({ max: 2001, by: [slow.file, 'text.length > 254'] })])).toEqual([
      'bounds.ts: /0+$/: 2001 signs are more than 2000',
    ])
    expect(faults([entry({ max: 254, by: [slow.file, 'text.length > 512'] })])).toEqual([
      'bounds.ts: /0+$/: server/slow.ts does not say text.length > 512',
    ])
  })
})
