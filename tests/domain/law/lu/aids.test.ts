import { describe, expect, test } from 'vitest'
import { answerTo, asked, type Body, home } from './asked.ts'

const withAids = (changes: Partial<Body>): Body => home({ includeAids: true, ...changes })

const amounts = (body: Body): Record<string, number> =>
  Object.fromEntries((asked(body).aids?.computed ?? []).map(({ key, amount }) => [key, amount]))

describe('computed aids', () => {
  test.each<[string, string, Partial<Body>, Record<string, number>]>([
    [
      'the credits and the 3 % rate are those of the lines; 35 000 of grants are possible',
      'loi modifiée du 7 août 2023',
      { operation: 'offPlan', landValue: 240_000, price: 800_000 },
      { housingCredit: 16_800, superReducedVat: 50_000, capitalGrantCap: 35_000 },
    ],
    [
      'a tenth of the growth of savings, at most 500 a year: 300 + 500 + 0',
      'loi modifiée du 7 août 2023, prime d’épargne',
      { household: { annualSavingsGrowth: [3000, 9000, 0] } },
      { savingsPremium: 800 },
    ],
    [
      'ten years of 5 000 and more: 5 000',
      'loi modifiée du 7 août 2023, prime d’épargne',
      { household: { annualSavingsGrowth: Array.from({ length: 10 }, () => 5001) } },
      { savingsPremium: 5000 },
    ],
    [
      'the State guarantees at most 260 × 1133.94 in 2024',
      'guichet.public.lu, garantie de l’État: 294 824.40',
      { deedDate: '2024-06-01', loanAmount: 900_000 },
      { stateGuaranteeCeiling: 294_824.4 },
    ],
    [
      'and 260 × 1168.70 in 2026; two children raise the subsidised capital to 240 000',
      'arithmetic: 303 862; 200 000 + 2 × 20 000',
      { loanAmount: 1_000_000, household: { children: 2 } },
      { stateGuaranteeCeiling: 303_862, interestSubsidyCapital: 240_000 },
    ],
    [
      'it covers what exceeds 60 % of the price: 630 000 − 420 000',
      'loi du 7 août 2023, art. 14(1)',
      { deedDate: '2024-05-31', price: 700_000, loanAmount: 630_000 },
      { stateGuaranteeCeiling: 210_000 },
    ],
    [
      'at most 30 % of the price until 31 May 2024: 210 000 of 280 000 above 60 %',
      'loi du 7 août 2023, art. 14(1)',
      { deedDate: '2024-05-31', price: 700_000, loanAmount: 700_000 },
      { stateGuaranteeCeiling: 210_000 },
    ],
    [
      'at most 40 % from 1 June 2024: all of the 280 000',
      'loi du 22 mai 2024, art. 26',
      { deedDate: '2024-06-01', price: 700_000, loanAmount: 700_000 },
      { stateGuaranteeCeiling: 280_000 },
    ],
    [
      'a cent above 60 % is guaranteed',
      'loi du 7 août 2023, art. 14(1): 600 000.01 − 60 % × 1 000 000',
      { loanAmount: 600_000.01 },
      { stateGuaranteeCeiling: 0.01 },
    ],
    [
      'the subsidised capital is at most the loan',
      'guichet.public.lu, subvention d’intérêt',
      { loanAmount: 150_000 },
      { interestSubsidyCapital: 150_000 },
    ],
    [
      'and at most 280 000',
      'guichet.public.lu, subvention d’intérêt',
      { loanAmount: 500_000, household: { children: 9 } },
      { interestSubsidyCapital: 280_000 },
    ],
    [
      'a flat adds 40 % to the accession premium',
      'guichet.public.lu, prime d’accession',
      { household: { accessionPremium: 5000, dwellingKind: 'coOwnedFlat' } },
      { accessionPremiumBonus: 2000 },
    ],
    [
      'a semi-detached house 15 %',
      'guichet.public.lu, prime d’accession',
      { household: { accessionPremium: 5000, dwellingKind: 'semiDetached' } },
      { accessionPremiumBonus: 750 },
    ],
    [
      'grants received lower what is possible',
      'loi modifiée du 7 août 2023',
      { household: { capitalGrantsReceived: 30_000 } },
      { capitalGrantCap: 5000 },
    ],
  ])('%s', (_description, _source, changes, expected) => {
    expect(amounts(withAids(changes))).toMatchObject(expected)
  })

  test.each<[string, Partial<Body>, string]>([
    [
      'a detached house has no bonus',
      { household: { accessionPremium: 5000, dwellingKind: 'detached' } },
      'accessionPremiumBonus',
    ],
    ['cash needs no guarantee', {}, 'stateGuaranteeCeiling'],
    [
      'no guarantee without the savings',
      { loanAmount: 1_000_000, household: { stateGuaranteeSavingsMet: false } },
      'stateGuaranteeCeiling',
    ],
    ['nor a loan of 60 % of the price', { loanAmount: 600_000 }, 'stateGuaranteeCeiling'],
    ['an investor has none of the household’s aids', { use: 'rental' }, 'capitalGrantCap'],
  ])('%s', (_description, changes, key) => {
    expect(amounts(withAids(changes))).not.toHaveProperty(key)
  })
})

test('aids stand only when they are asked for, and change no total', () => {
  const with_ = asked(withAids({ loanAmount: 300_000, household: { children: 3 } }))
  const without = asked(home({ loanAmount: 300_000 }))
  expect(without).not.toHaveProperty('aids')
  expect(with_.totals).toEqual(without.totals)
  expect(with_.lines).toEqual(without.lines)
})

test('listed aids have no amount; the accession premium has its range, and a hint on the income', () => {
  const listed = (netIncome: number) => asked(withAids({ household: { netIncome } })).aids?.listed ?? []
  expect(listed(40_000).map(({ key }) => key)).toEqual([
    'accessionPremium',
    'interestSubsidy',
    'climateBonus',
    'communalPremiums',
  ])
  for (const aid of listed(40_000)) expect(aid).not.toHaveProperty('amount')
  expect(listed(40_000)[0]?.range).toEqual({ low: 500, high: 10_000 })
  expect(listed(52_233.66)[0]?.condition.en).toContain('above the reference')
  expect(listed(52_233.65)[0]?.condition.en).not.toContain('above the reference')
})

test.each([
  // law of 7 August 2023, art. 21: at most 3 %; law of 22 May 2024, arts 27 and 30: 3.5 % from 1 June 2024
  ['2023-08-23', 0.03, 'estimate'],
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
  ['2025-12-31', 'loi modifiée du 7 août 2023'],
  ['2026-01-01', 'loi du 24 juillet 2026'],
])('the aids for energy of %s are those of the %s', (deedDate, title) => {
  const energy = answerTo(withAids({ deedDate })).law.find(({ id }) => id === 'lu.aids.climateAids')
  expect(energy?.title).toContain(title)
})

test('every aid is worded in the conditional, and its law is in the references', () => {
  const { data, law } = answerTo(withAids({ loanAmount: 300_000, household: { annualSavingsGrowth: [1000] } }))
  const aids = [...(data.aids?.computed ?? []), ...(data.aids?.listed ?? [])]
  expect(aids.length).toBeGreaterThan(5)
  for (const { condition, basis } of aids) {
    expect(condition.en).toMatch(/would|could/i)
    for (const id of basis) expect(law.map(reference => reference.id)).toContain(id)
  }
})
