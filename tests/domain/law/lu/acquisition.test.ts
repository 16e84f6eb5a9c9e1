import { describe, expect, test } from 'vitest'
import { AcquisitionCosts } from '#contract/costs'
import type { Costs } from '#domain/law/lu/purchase/acquisition'
import { findCitedIds } from '../cited-ids.ts'
import { effectNotices } from '../fees-case.ts'
import type { Case } from './acquisition-case.ts'
import { acquisitionCases } from './acquisition-cases.ts'
import { answerTo } from './asked.ts'

const amounts = ({ lines }: Costs): Record<string, number> =>
  Object.fromEntries(lines.map(({ key, amount }) => [key, amount]))

/** The parts of an answer that not every case has. */
const expectParts = ({ body, buyers, vat, notices = [], listedAids, resaleRefunds }: Case, data: Costs): void => {
  for (const notice of notices) expect(data.notices).toContainEqual(expect.objectContaining(notice))
  // A field that a case does not send is not said to be without effect, unless the case lists the notice.
  const isSent = (field = ''): boolean => JSON.stringify(body).includes(`"${field.split('.').at(-1)}":`)
  const isUnexpected = ({ code, field }: Costs['notices'][number]): boolean =>
    effectNotices.some(one => one === code) && !isSent(field) && !notices.some(listed => listed.code === code)
  expect(data.notices.filter(isUnexpected)).toEqual([])
  if (buyers) expect(data.buyers).toMatchObject(buyers)
  if (vat) expect(data.vat).toMatchObject(vat)
  if (listedAids) expect(data.aids?.listed.map(({ key }) => key)).toEqual(listedAids)
  if (resaleRefunds) expect(data.resaleRefunds).toMatchObject(resaleRefunds)
}

describe('costs of acquisition', () => {
  test.each(acquisitionCases.map(one => [`${one.id}: ${one.description}`, one] as const))('%s', (_description, one) => {
    const { data, law } = answerTo(one.body)
    expect(amounts(data)).toMatchObject(one.lines ?? {})
    for (const key of one.missing ?? []) expect(amounts(data)).not.toHaveProperty(key)
    expect(data.totals).toMatchObject(one.totals ?? {})
    expectParts(one, data)
    for (const [id, value] of Object.entries(one.law ?? {}))
      expect(law.find(reference => reference.id === id)?.value).toEqual(value)
    expect(() => AcquisitionCosts.parse(data)).not.toThrow()
  })
})

describe("the notary's table, whose act was not found", () => {
  const told = (body: Partial<Parameters<typeof answerTo>[0]>) =>
    answerTo({ price: 600_000, use: 'secondHome', deedDate: '2026-05-04', ...body })
      .data.assumptions.filter(({ parameter }) => parameter?.startsWith('lu.notary.'))
      .map(({ parameter, certainty, note }) => [parameter, certainty, note.match(/[\d.]+ EUR/g)])

  test('is told with what the text of 1971 would give for the sale', () => {
    // 2 478.94 × 4 % + 2 478.93 × 2 % + 7 436.81 × 1.75 % + 12 394.67 × 0.8 % + 49 578.71 × 0.7 % + 74 368.05 × 0.5 %
    // + 99 157.41 × 0.4 % + 352 106.48 × 0.2 % = 2 197.77; the table that is taken gives 1 150.23 + 600.
    expect(amounts(answerTo({ price: 600_000, use: 'secondHome' }).data)).toMatchObject({ notaryFeeNet: 1750.23 })
    expect(told({})).toEqual([['lu.notary.saleTariff', 'published', ['600000 EUR', '2197.77 EUR']]])
  })

  test('and for the loan', () => {
    // 49.58 + 43.38 + 74.37 + 92.96 + 198.31 + 185.92 + 198.31 + 252 106.48 × 0.1 % = 1 094.94
    expect(told({ loanAmount: 500_000 })[1]).toEqual([
      'lu.notary.loanTariff',
      'published',
      ['500000 EUR', '1094.94 EUR'],
    ])
  })

  test('the law of the answer is the table that was taken; the other one is named in the note', () => {
    const { data, law } = answerTo({ price: 600_000, use: 'secondHome' })
    expect(law.map(({ id }) => id)).not.toContain('lu.notary.saleTariffOf1971')
    const [told] = data.assumptions.filter(({ parameter }) => parameter === 'lu.notary.saleTariff')
    expect(told?.note).toContain('(lu.notary.saleTariffOf1971)')
  })
})

describe('the shares of the buyers', () => {
  const shared = (...shares: number[]) =>
    answerTo({ price: 300_000, use: 'secondHome', deedDate: '2026-05-04', buyers: shares.map(share => ({ share })) })

  test.each([[[0.333333, 0.333333, 0.333333]], [[0.5, 0.500001]], [Array<number>(10).fill(0.1)]])(
    '%j count as 1, and their parts make the whole of 21 000',
    shares => {
      const parts = shared(...shares).data.buyers.map(({ duty }) => Math.round(duty * 100))
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(2_100_000)
    },
  )

  test.each([[[0.333333, 0.333333, 0.333332]], [[0.5, 0.500002]], [[0.5, 0.4]]])('%j do not', shares => {
    expect(() => shared(...shares)).toThrow('invalid_request')
  })
})

/** What a resale gives back is named by terms that have no basis of their own. */
const refunds = ['resaleRefundTwoYears', 'resaleRefundFourYears', 'resaleRefundMonths'].map(
  name => `lu.acquisition.${name}`,
)

describe('what an answer rests on', () => {
  test.each(acquisitionCases.map(one => [one.id, one] as const))(
    '%s: every parameter of a line is once in the law, and the law lists no other',
    (_id, { body }) => {
      const { data, law } = answerTo(body)
      const cited = new Set([
        ...data.lines.flatMap(({ basis }) => basis),
        ...data.assumptions.flatMap(({ parameter }) => (parameter === undefined ? [] : [parameter])),
        ...findCitedIds(data.aids),
        ...(data.resaleRefunds ? refunds : []),
      ])
      expect(law.map(({ id }) => id).sort()).toEqual([...cited].sort())
      for (const { inForceFrom, inForceUntil } of data.lines) {
        expect(inForceFrom <= body.deedDate).toBe(true)
        expect(inForceUntil === null || body.deedDate <= inForceUntil).toBe(true)
      }
      for (const { from, until } of law) {
        expect(from <= body.deedDate).toBe(true)
        expect(until === null || body.deedDate <= until).toBe(true)
      }
    },
  )

  test('the same purchase on three days is explained by the law of each day', () => {
    const cited = (deedDate: string) => {
      const { data, law } = answerTo({ price: 700_000, use: 'mainResidence', halfBaseEligible: true, deedDate })
      const ceiling = law.find(({ id }) => id === 'lu.acquisition.housingCreditCeiling')
      return [data.totals.taxes, ceiling?.value, law.some(({ id }) => id === 'lu.acquisition.taxableBaseShare')]
    }
    // 49 000 − 20 000; 24 500 covered, the minimum of 100; 49 000 − 40 000.
    expect(['2022-06-01', '2024-11-15', '2026-11-21'].map(cited)).toEqual([
      [29_000, 20_000, false],
      [100, 40_000, true],
      [9000, 40_000, false],
    ])
  })
})

test('a construction of one euro has the reduced rate too, and says how much of it was used before', () => {
  const { data } = answerTo({
    ...{ operation: 'offPlan', price: 240_001, landValue: 240_000, builtValueAtDeed: 0, priceIncludes: 'exclVat' },
    ...{ use: 'mainResidence', deedDate: '2026-05-04' },
  })
  // 17 % − 3 % of one euro.
  expect(data.vat).toMatchObject({ constructionExclVat: 1, benefit: 0.14 })
  expect(data.assumptions.map(({ field }) => field)).toContain('vatBenefitUsed')
})

test('works of one euro may have the reduced rate, so that what was used of it before is assumed', () => {
  const fieldsOf = (renovationWorks: number) =>
    answerTo({ price: 600_000, use: 'mainResidence', deedDate: '2026-05-04', renovationWorks }).data.assumptions.map(
      ({ field }) => field,
    )
  expect([fieldsOf(0).includes('vatBenefitUsed'), fieldsOf(1).includes('vatBenefitUsed')]).toEqual([false, true])
})
