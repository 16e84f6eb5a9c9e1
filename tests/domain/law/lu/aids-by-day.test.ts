import { describe, expect, test } from 'vitest'
import { answerTo, asked, type Body, home } from './asked.ts'

const withAids = (changes: Partial<Body>): Body => home({ includeAids: true, ...changes })

test.each([
  // law of 7 August 2023, art. 21: at most 3 %; law of 22 May 2024, arts 27 and 30: 3.5 % from 1 June 2024
  // règlement of 30 December 2011, art. 3: at most 3.45 %
  ['2023-08-23', 0.0345, 'estimate'],
  ['2023-08-24', 0.03, 'published'],
  ['2024-05-31', 0.03, 'published'],
  ['2024-06-01', 0.035, 'statutory'],
  ['2026-11-22', 0.035, 'statutory'],
])('on %s the interest subsidy is at most %d', (deedDate, most, certainty) => {
  const { data, law } = answerTo(withAids({ deedDate }))
  expect(law.find(({ id }) => id === 'lu.aids.interestSubsidyRates')).toMatchObject({
    value: [
      { key: 'least', rate: 0.0025 },
      { key: 'most', rate: most },
    ],
  })
  expect(data.aids?.listed.find(({ key }) => key === 'interestSubsidy')).toMatchObject({ certainty })
})

test.each([
  ['2024-05-31', false],
  ['2024-06-01', true],
])('the law of %s names 1 000 EUR for each child after the third: %s', (deedDate, isNamed) => {
  const premium = answerTo(withAids({ deedDate })).law.find(({ id }) => id === 'lu.aids.accessionPremiumRange')
  // Law of 22 May 2024, art. 30, annex III: three children 10 000, "+ 1 000" per further child.
  expect(premium?.value).toEqual([
    { key: 'least', value: 500 },
    { key: 'most', value: 10_000 },
    ...(isNamed
      ? [
          { key: 'perFurtherChild', value: 1000 },
          { key: 'childrenOfMost', value: 3 },
        ]
      : []),
  ])
})

describe('the most of the accession premium', () => {
  // Law of 22 May 2024, art. 30, annex III: three children 10 000, 1 000 more for each further child, from 1 June 2024.
  const most: [deedDate: string, children: number, high: number][] = [
    ['2024-05-31', 3, 10_000],
    ['2024-05-31', 4, 10_000],
    ['2024-06-01', 0, 10_000],
    ['2024-06-01', 3, 10_000],
    ['2024-06-01', 4, 11_000],
    ['2026-05-04', 20, 27_000],
  ]

  test.each(most)('on %s with %d children is %d', (deedDate, children, high) => {
    const { listed = [] } = asked(withAids({ deedDate, household: { children } })).aids ?? {}
    expect(listed[0]).toMatchObject({ key: 'accessionPremium', range: { low: 500, high } })
  })

  test.each(most)('on %s with %d children a base amount of %d is taken, a cent more is refused', (...one) => {
    const [deedDate, children, high] = one
    const withPremium = (accessionPremium: number) =>
      asked(withAids({ deedDate, household: { children, accessionPremium, dwellingKind: 'terraced' } }))
    const bonus = withPremium(high).aids?.computed.find(({ key }) => key === 'accessionPremiumBonus')
    expect(bonus?.amount).toBeCloseTo(0.4 * high, 8)
    expect(() => withPremium(high + 0.01)).toThrowError(
      expect.objectContaining({
        details: {
          issues: [
            expect.objectContaining({
              path: 'household.accessionPremium',
              code: 'accession_premium_above_most',
              allowed: [`at most ${high}`],
            }),
          ],
        },
      }),
    )
  })
})

test.each([
  // Law of 7 August 2023, art. 16(3): deeds from its first day, 24 August 2023, to 31 December 2024.
  ['2023-08-23', undefined],
  ['2023-08-24', { low: 20_000, high: 20_000 }],
  ['2024-12-31', { low: 20_000, high: 20_000 }],
  ['2025-01-01', undefined],
])('on %s a new home adds %j to the accession premium', (deedDate, range) => {
  const { listed = [] } = asked(withAids({ deedDate })).aids ?? {}
  expect(listed.find(({ key }) => key === 'compensatoryPremium')?.range).toEqual(range)
})

test.each([
  ['2016-12-31', 'règlement grand-ducal du 12 décembre 2012', false],
  ['2017-01-01', 'loi du 23 décembre 2016', false],
  ['2023-08-23', 'loi du 23 décembre 2016', false],
  ['2025-12-31', 'loi modifiée du 7 août 2023', false],
  ['2026-01-01', 'loi du 24 juillet 2026', false],
  // Art. 22: arts 10 and 11, photovoltaics and storage, from 1 January 2027.
  ['2026-12-31', 'loi du 24 juillet 2026', false],
  ['2027-01-01', 'loi du 24 juillet 2026', true],
])('the aids for energy of %s are those of the %s; photovoltaics: %s', (deedDate, title, isNamed) => {
  const energy = answerTo(withAids({ deedDate })).law.find(({ id }) => id === 'lu.aids.climateAids')
  expect(energy?.title).toContain(title)
  expect(JSON.stringify(energy?.value).includes('photovoltaic')).toBe(isNamed)
})
