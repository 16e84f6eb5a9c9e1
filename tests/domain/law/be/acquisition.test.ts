import { describe, expect, test } from 'vitest'
import { CountryFees } from '#contract/propcalc/fees/fees'
import { BE } from '#domain/law/be/index'
import { fees } from '#domain/law/purchase/fees'
import { expectCase } from '../fees-case.ts'
import { cases } from './cases.ts'

const feesOf = ({ deedDate, ...input }: (typeof cases)[number]['input']) =>
  fees(BE, { country: 'BE', ...input }, deedDate)

describe('purchases in Belgium', () => {
  test.each(cases)('$says', expected => {
    const { data } = feesOf(expected.input)
    expectCase(expected, data)
    expect(() => CountryFees.parse(data)).not.toThrow()
  })

  test.each([
    ['coreCityOrRand', { region: 'BE-WAL', coreCityOrRand: true }],
    ['deepEnergyRenovation', { region: 'BE-BRU', deepEnergyRenovation: false }],
    ['energyClassJumps', { region: 'BE-VLG', energyClassJumps: 2 }],
    ['rebuiltHome', { region: 'BE-VLG', rebuiltHome: true }],
    ['agreementDate', { region: 'BE-BRU', agreementDate: '2026-05-02' }],
    ['priceIncludesVat', { region: 'BE-BRU', priceIncludesVat: true }],
  ] as const)('%s where it does not belong is refused by its name', (path, sent) => {
    expect(() => feesOf({ price: 300_000, use: 'mainResidence', deedDate: '2026-05-01', ...sent })).toThrowError(
      expect.objectContaining({ code: 'invalid_request', details: { issues: [expect.objectContaining({ path })] } }),
    )
  })

  test('what a relief would save is what it saves when its answers are sent', () => {
    const base = { region: 'BE-VLG', price: 300_000, deedDate: '2026-05-01', use: 'mainResidence' } as const
    const open = feesOf(base).data
    const granted = feesOf({ ...base, ownsOtherDwelling: false, reliefConditionsMet: true }).data
    const saved = (key: string) => open.possibleReliefs.find(relief => relief.key === key)?.saving ?? 0
    const paid = (data: typeof open, key: string) => data.lines.find(line => line.key === key)?.amount ?? 0
    expect(paid(open, 'transferTax') - paid(granted, 'transferTax')).toBe(saved('soleOwnHome'))
    expect(paid(open, 'notaryFeeNet') - paid(granted, 'notaryFeeNet')).toBeCloseTo(saved('reducedHonorarium'), 2)
  })

  test('the first covered day is answered in all regions, and the day before is not', () => {
    for (const region of ['BE-VLG', 'BE-WAL', 'BE-BRU'] as const)
      expect(
        feesOf({ region, price: 300_000, use: 'rental', deedDate: BE.coverage.coveredFrom }).data.totals.buyer,
      ).toBeGreaterThan(0)
    expect(() => feesOf({ region: 'BE-VLG', price: 300_000, use: 'rental', deedDate: '2018-05-31' })).toThrowError(
      expect.objectContaining({ code: 'law_not_covered' }),
    )
  })
})
