import { describe, expect, test } from 'vitest'
import { CountryFees } from '#contract/propcalc/fees/fees'
import { IT } from '#domain/law/it/index'
import { fees } from '#domain/law/purchase/fees'
import { expectCase } from '../fees-case.ts'
import { cases } from './cases.ts'

const feesOf = ({ deedDate, ...input }: (typeof cases)[number]['input']) =>
  fees(IT, { country: 'IT', ...input }, deedDate)

describe('purchases in Italy', () => {
  test.each(cases)('$description', expected => {
    const { data } = feesOf(expected.input)
    expectCase(expected, data)
    expect(() => CountryFees.parse(data)).not.toThrow()
  })

  test.each([
    [{ newBuild: true, cadastralIncome: 700 }],
    [{ buyerType: 'company', cadastralIncome: 700 }],
    [{}],
  ] as const)('the cadastral value is refused with %o', facts => {
    const input = {
      ...facts,
      price: 200_000,
      use: 'rental',
      deedDate: '2026-06-01',
      cadastralValueOption: true,
    } as const
    expect(() => feesOf(input)).toThrowError(
      expect.objectContaining({
        details: { issues: [expect.objectContaining({ code: 'cadastral_value_not_available' })] },
      }),
    )
  })

  test.each([
    ['2015-12-31', 'sell that one before.'],
    ['2016-01-01', 'within a year.'],
    // Legge 207/2024, art. 1 c. 116, and the reply 197/2025: two years for deeds of 2024 too.
    ['2023-12-31', 'within a year.'],
    ['2024-01-01', 'within 2 years.'],
    ['2024-12-31', 'within 2 years.'],
    ['2025-01-01', 'within 2 years.'],
  ])('on %s the former home must be sold %s', (deedDate, years) => {
    const { data } = feesOf({ price: 200_000, use: 'mainResidence', deedDate })
    expect(data.possibleReliefs[0]?.condition).toContain(years)
  })

  test('the relief of a main home saves on the sale and on the loan', () => {
    const input = { price: 200_000, use: 'mainResidence', deedDate: '2026-06-01', cadastralIncome: 800 } as const
    const savingOf = (loanAmount: number, more: { newBuild?: boolean } = {}) =>
      feesOf({ ...input, ...more, loanAmount }).data.possibleReliefs.find(({ key }) => key === 'mainHome')?.saving
    // 800 × 126 × 9 % − 800 × 115.5 × 2 % = 9 072 − 1 848; and 150 000 × (2 % − 0.25 %) = 2 625.
    expect(savingOf(0)).toBe(7_224)
    expect(savingOf(150_000)).toBe(9_849)
    // 200 000 × (10 % − 4 %) and the same on the loan.
    expect(savingOf(150_000, { newBuild: true })).toBe(14_625)
  })

  const annexCadastralIncomes = [50]
  test.each<[facts: Partial<(typeof cases)[number]['input']>, fields: string[]]>([
    [{ newBuild: true, cadastralIncome: 700 }, ['cadastralIncome']],
    [
      { buyerType: 'company', cadastralIncome: 700, annexCadastralIncomes },
      ['cadastralIncome', 'annexCadastralIncomes'],
    ],
    [{ annexCadastralIncomes }, ['annexCadastralIncomes']],
    [{ previousMainHomeTax: 1_000 }, ['previousMainHomeTax']],
    [{ cadastralIncome: 700, annexCadastralIncomes, previousMainHomeTax: 0 }, []],
  ])('of %o the answers %o change nothing, and a notice says so', (facts, fields) => {
    const { data } = feesOf({ price: 200_000, use: 'rental', deedDate: '2026-06-01', ...facts })
    const reported = data.notices.filter(({ code }) => code === 'no_effect_here').map(({ field }) => field)
    expect(reported).toEqual(fields)
  })

  test('the items of the registers are a tariff: reported as an unsure parameter, replaced by an invoice', () => {
    const sale = { price: 200_000, use: 'rental', newBuild: true, deedDate: '2026-06-01' } as const
    const { data } = feesOf(sale)
    expect(data.lines.find(({ key }) => key === 'registryItems')).toMatchObject({
      amount: 320,
      nature: 'regulatedTariff',
      certainty: 'unverified',
    })
    expect(data.assumptions).toContainEqual(expect.objectContaining({ parameter: 'it.registry.items', value: 320 }))
    expect(data.assumptions.map(({ field }) => field)).not.toContain('overrides.registryItems')
    const own = feesOf({ ...sale, overrides: { registryItems: 300 } }).data
    expect(own.totals.regulatedTariffs).toBe(300)
    expect(own.assumptions.map(({ parameter }) => parameter)).not.toContain('it.registry.items')
    expect(feesOf({ ...sale, overrides: { registryItems: 0 } }).data.totals.regulatedTariffs).toBe(0)
  })

  test('the rebate of the notary for the cadastral value is cited where it is taken off, and nowhere else', () => {
    const home = { price: 300_000, use: 'secondHome', deedDate: '2026-06-01' } as const
    const notaryOf = (more: Partial<(typeof cases)[number]['input']>) => {
      const { data, law } = feesOf({ ...home, ...more })
      const line = data.lines.find(({ key }) => key === 'notaryFeeNet')
      return { line, inLaw: law.find(({ id }) => id === 'it.notary.cadastralRebate') }
    }
    const rebated = notaryOf({ cadastralIncome: 900 })
    // (0.7 % × 300 000 + 800) × 70 %.
    expect(rebated.line).toMatchObject({
      amount: 2_030,
      basis: ['it.market.notaryDefault', 'it.notary.cadastralRebate'],
      certainty: 'estimate',
    })
    expect(rebated.inLaw).toMatchObject({ value: 0.3, certainty: 'statutory' })
    for (const more of [{}, { cadastralIncome: 900, overrides: { notaryFeeNet: 2_000 } }]) {
      const { line, inLaw } = notaryOf(more)
      expect(line?.basis).toEqual(['it.market.notaryDefault'])
      expect(inLaw).toBeUndefined()
    }
  })

  test('the fee for the deed of the loan cites the fee that it is a part of', () => {
    const { data } = feesOf({ price: 300_000, use: 'rental', deedDate: '2026-06-01', loanAmount: 100_000 })
    expect(data.lines.find(({ key }) => key === 'mortgageNotaryFeeNet')).toMatchObject({
      // (0.7 % × 300 000 + 800) × 70 %.
      amount: 2_030,
      basis: ['it.market.mortgageNotaryPart', 'it.market.notaryDefault'],
    })
  })

  test('a deed of 2013 is not covered', () => {
    expect(() => feesOf({ price: 200_000, use: 'rental', deedDate: '2013-12-31' })).toThrowError(
      expect.objectContaining({ code: 'law_not_covered' }),
    )
  })
})
