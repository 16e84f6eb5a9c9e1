import { describe, expect, test } from 'vitest'
import { atFixedAmount, onSlices, withRange } from '#domain/core/charge'
import { type AnswerEntry, answerParts } from '#domain/core/entries'
import type { LineKinds } from '#domain/core/line-kind'
import {
  broker,
  brokerFeeBuyer,
  marketLine,
  nearCliff,
  noEffect,
  orDefault,
  priceVat,
  tariffLine,
  vatOnPrice,
} from '#domain/law/purchase/entries'
import { lawOf, parameter } from '../../core/test-law.ts'

type Key = 'deed' | 'vat' | 'brokerFeeBuyer'

const kinds: LineKinds<Key> = {
  deed: { category: 'notary', nature: 'marketEstimate', label: 'Deed' },
  vat: { ...vatOnPrice, localLabel: 'TVA' },
  brokerFeeBuyer,
}

const law = lawOf()
const usual = parameter('usual', 800, 'unverified')
const rate = law(parameter('rate', 0.2))
const slices = law(parameter('slices', [{ upTo: null, rate: 0.01 }], 'estimate'))

const answer = (entries: readonly AnswerEntry<Key>[]) => answerParts(entries, kinds)

describe('a line of the market', () => {
  test('is the usual figure, named by an assumption of the override that replaces it', () => {
    const { lines, assumptions } = answer(marketLine('deed', atFixedAmount(law(usual)), undefined))
    expect(lines).toMatchObject([{ amount: 800, certainty: 'unverified' }])
    expect(assumptions).toEqual([
      {
        field: 'overrides.deed',
        value: 800,
        source: 'default',
        certainty: 'unverified',
        note: 'Law of duties, art. 3.',
      },
    ])
    expect(answer(marketLine('deed', atFixedAmount(law(usual)), {}, 'Why.')).assumptions).toMatchObject([
      { note: 'Why.' },
    ])
  })

  test("is the caller's own figure, without an assumption; 0 removes it", () => {
    const own = (deed: number) => answer(marketLine('deed', withRange(atFixedAmount(law(usual)), 400, 1_200), { deed }))
    expect(own(650)).toMatchObject({ lines: [{ amount: 650, certainty: 'published' }], assumptions: [] })
    expect(own(650).lines[0]).not.toHaveProperty('range')
    expect(own(0)).toMatchObject({ lines: [], assumptions: [] })
  })
})

test('a line of a tariff is never a default of a field, and an own invoice leaves nothing uncertain', () => {
  const tariff = onSlices(50_000, slices)
  expect(answer([tariffLine('deed', tariff, undefined)]).assumptions).toMatchObject([{ parameter: 'lu.test.slices' }])
  const own = answer([tariffLine('deed', tariff, { deed: 450 })])
  expect(own).toMatchObject({ lines: [{ amount: 450, base: 50_000, certainty: 'published' }], assumptions: [] })
})

describe('the broker', () => {
  const usualRate = parameter('brokerRate', 0.03, 'unverified')
  const owed = (sent: { brokerFee?: number; brokerFeeRate?: number }) =>
    answer(broker(law, { price: 200_000, ...sent }, usualRate))

  test('has the usual rate of the country, named as a default', () => {
    expect(owed({})).toMatchObject({
      lines: [{ amount: 6_000, base: 200_000, rate: 0.03, certainty: 'unverified' }],
      assumptions: [{ field: 'brokerFeeRate', value: 0.03, note: 'Usual part of the buyer; 0 switches it off.' }],
    })
  })

  test('has the rate or the fee that was sent', () => {
    const byRate = { lines: [{ amount: 5_000, rate: 0.025, certainty: 'published' }], assumptions: [] }
    expect(owed({ brokerFeeRate: 0.025 })).toMatchObject(byRate)
    expect(owed({ brokerFee: 4_321 })).toMatchObject({ lines: [{ amount: 4_321, certainty: 'published' }] })
    expect(owed({ brokerFee: 4_321 }).lines[0]).not.toHaveProperty('rate')
    for (const none of [{ brokerFee: 0 }, { brokerFeeRate: 0 }])
      expect(owed(none)).toMatchObject({ lines: [], assumptions: [] })
  })
})

describe('VAT on the price', () => {
  test('inside the price is shown and not counted, on the price it is counted', () => {
    // 120 000 / 1.2 × 20 % and 120 000 × 20 %
    expect(answer([priceVat(120_000, true, rate)]).lines).toMatchObject([
      { label: 'VAT inside the price', amount: 20_000, base: 100_000, rate: 0.2, counted: false },
    ])
    expect(answer([priceVat(120_000, false, rate)]).lines).toMatchObject([
      { label: 'VAT on the price', amount: 24_000, base: 120_000, counted: true },
    ])
  })

  test('cites what else decided', () => {
    const [line] = answer([priceVat(120_000, true, rate, { also: [slices] })]).lines
    expect(line?.basis).toEqual(['lu.test.rate', 'lu.test.slices'])
  })
})

test('an answer that was left out is its default, with an assumption; false is an answer', () => {
  const note = 'Why.'
  expect(orDefault('isNew', false, true, note)).toEqual({ value: false, assumptions: [] })
  const { value, assumptions } = orDefault('isNew', undefined, true, note)
  expect(value).toBe(true)
  const named = { field: 'isNew', value: true, source: 'default', certainty: 'estimate', note }
  expect(answer(assumptions).assumptions).toEqual([named])
})

test.each([
  [100_000, []],
  [100_000.01, ['price']],
  [102_000, ['price']],
  [102_000.01, []],
])('a price of %d is near a cliff of 100 000: %j', (price, fields) => {
  const { notices } = answer(nearCliff(law, price, 100_000, 500, 'Above.'))
  expect(notices.map(({ field }) => field)).toEqual(fields)
  expect(answer(nearCliff(law, price, 100_000, 0, 'Above.')).notices).toEqual([])
})

test('an answer that changes nothing is named', () => {
  const { notices } = answer([noEffect('areaM2', 'Read elsewhere.')])
  expect(notices).toEqual([{ code: 'no_effect_here', message: 'Read elsewhere.', field: 'areaM2' }])
})
