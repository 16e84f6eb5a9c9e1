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
      'in 2022, by the law of 1979 and the règlement of 2011: 187.5 × 902.74, 175 000 whatever the children, 30 % of bonus',
      'loi du 8 novembre 2002, art. 3: 18 750 at index 100; règlement du 5 mai 2011, arts 17, 20, 40; no cap on grants',
      {
        deedDate: '2022-06-01',
        loanAmount: 900_000,
        household: { children: 2, annualSavingsGrowth: [3000], accessionPremium: 5000, dwellingKind: 'coOwnedFlat' },
      },
      { stateGuaranteeCeiling: 169_263.75, interestSubsidyCapital: 175_000, accessionPremiumBonus: 1500 },
    ],
    [
      'the last day of that law: 187.5 × 1037.72',
      'mean of 1 003.76 and 1 071.67, acts of July 2023',
      { deedDate: '2023-08-23', loanAmount: 900_000 },
      { stateGuaranteeCeiling: 194_572.5, interestSubsidyCapital: 175_000 },
    ],
    [
      'and the first of the next: 260 × 1037.72',
      'loi du 7 août 2023, arts 14, 22, 37',
      { deedDate: '2023-08-24', loanAmount: 900_000 },
      { stateGuaranteeCeiling: 269_807.2, interestSubsidyCapital: 200_000, capitalGrantCap: 35_000 },
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

test('every aid is worded as what depends on something, and its law is in the references', () => {
  const { data, law } = answerTo(withAids({ loanAmount: 300_000, household: { annualSavingsGrowth: [1000] } }))
  const aids = [...(data.aids?.computed ?? []), ...(data.aids?.listed ?? [])]
  expect(aids.length).toBeGreaterThan(5)
  for (const { condition, basis } of aids) {
    expect(condition.en).toMatch(/would|could|\bif\b|\bdepends\b|\bwhere\b/i)
    for (const id of basis) expect(law.map(reference => reference.id)).toContain(id)
  }
})
