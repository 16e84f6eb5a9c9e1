import { describe, expect, test } from 'vitest'
import { shortenDescription } from '#server/mcp/short-schema'
import { readTools } from '#server/mcp/tools'

describe('a description in the list', () => {
  test.each([
    ['a short one, whole', 'Age of the usufructuary.', 'Age of the usufructuary'],
    ['the first clause', 'Not off plan; assumed 0.', 'Not off plan'],
    [
      'before a phrase',
      'Rate at which flows are discounted by the investor of the flat',
      'Rate at which flows are discounted …',
    ],
    ['after a comma', 'Municipality, in French, German or Luxembourgish, or its code', 'Municipality, in French …'],
    [
      'before a word of the next phrase',
      'Months before repayment begins, fewer than those of the loan',
      'Months before repayment begins …',
    ],
    ['without an article', 'Large coloured windows that face garden the neighbours own', 'Large coloured windows …'],
    [
      'without two words that say nothing',
      'Large coloured windows and doors seen and in the old town',
      'Large coloured windows and doors seen …',
    ],
    [
      'a word that ends at the limit, whole',
      `${'a'.repeat(21)} ${'b'.repeat(22)} c`,
      `${'a'.repeat(21)} ${'b'.repeat(22)} …`,
    ],
    ['a long first word, whole', `${'a'.repeat(60)} b`, `${'a'.repeat(60)} …`],
    ['one long word alone', 'a'.repeat(60), 'a'.repeat(60)],
  ])('%s', (_description, whole, short) => {
    expect(shortenDescription(whole)).toBe(short)
  })

  test('never ends with a word that says nothing alone', () => {
    const texts = JSON.stringify(readTools().list).match(/"description":"[^"]+ …"/g) ?? []
    expect(texts.length).toBeGreaterThan(20)
    const unfinished = /(?:,| (?:the|a|an|of|in|on|at|to|for|from|by|with|and|or|that|which|whose|is|are|than)) …"$/
    expect(texts.filter(text => unfinished.test(text))).toEqual([])
  })
})
