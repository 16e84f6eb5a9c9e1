import { expect, test, vi } from 'vitest'
import { findOtherAmounts } from '#domain/documents/contradictions'
import { checkEvidence } from '#domain/documents/evidence'
import type { ReadValue } from '#domain/documents/read-value'
import { plainLetters } from '#domain/documents/spelled-number'
import { documentOf } from '../../support/page-texts.ts'

vi.mock(import('#domain/documents/spelled-number'), async load => {
  const spelled = await load()
  return { ...spelled, plainLetters: vi.fn(spelled.plainLetters) }
})

const priceOf = (path: string, quote: string, value: number): ReadValue => ({
  ...{ path, value, quote, page: 1 },
  ...{ kind: 'number', isMoney: true },
})

/** Other amounts of values in a text, and how many texts were made comparable for them. */
const compared = (values: readonly ReadValue[], text: string) => {
  const document = documentOf(text)
  const judged = values.map(read => ({ read, check: checkEvidence(read, document) }))
  vi.mocked(plainLetters).mockClear()
  const found = findOtherAmounts(judged, document)
  return { found, made: vi.mocked(plainLetters).mock.calls.length }
}

test('the lines of a document are made comparable once for all values, as is the label of each', () => {
  const quote = 'Prix de vente 600 000 EUR'
  const text = [quote, ...Array.from({ length: 98 }, () => 'Une ligne'), 'Prix de vente corrigé 650 000 EUR'].join('\n')
  const values = Array.from({ length: 20 }, (_, index) => priceOf(`data.price${index}`, quote, 600_000))
  const { found, made } = compared(values, text)
  expect(found).toHaveLength(20)
  expect(found[0]).toEqual({
    ...{ path: 'data.price0', value: 650_000, page: 1, isSeen: true },
    words: 'Prix de vente corrigé 650 000 EUR',
  })
  // 100 lines and 20 labels.
  expect(made).toBe(120)
})
