import { describe, expect, test } from 'vitest'
import { feesCountries } from '#contract/propcalc/fees/countries'
import { CountryFees } from '#contract/propcalc/fees/fees'
import { frenchDepartments } from '#contract/propcalc/fees/fr'
import { lastDayOf, yearOf } from '#domain/core/days'
import { FR } from '#domain/law/fr/index'
import { fees } from '#domain/law/purchase/fees'
import { expectCase } from '../fees-case.ts'
import {
  allowanceCases,
  capCases,
  cappedMovablesCases,
  cases,
  correctedCases,
  dayCases,
  edgeCases,
  firstCapCases,
  firstSaleCases,
  landBookCases,
  minimumCases,
  movablesCases,
  placeCases,
  rebateCases,
  savoieCases,
  tariffCases,
  wholeEuroCases,
} from './cases.ts'

const feesOf = ({ deedDate, ...input }: (typeof cases)[number]['input']) =>
  fees(FR, { country: 'FR', ...input }, deedDate)

const paris = { region: 'FR-75', price: 300_000, deedDate: '2026-03-01', use: 'mainResidence' } as const

describe('purchases in France', () => {
  test.each([
    ...cases,
    ...dayCases,
    ...correctedCases,
    ...savoieCases,
    ...tariffCases,
    ...rebateCases,
    ...edgeCases,
    ...capCases,
    ...cappedMovablesCases,
    ...landBookCases,
    ...minimumCases,
    ...firstCapCases,
    ...movablesCases,
    ...allowanceCases,
    ...firstSaleCases,
    ...placeCases,
    ...wholeEuroCases,
  ])('$description', expected => {
    const { data } = feesOf(expected.input)
    expectCase(expected, data)
    expect(() => CountryFees.parse(data)).not.toThrow()
    const keys = data.lines.map(({ key }) => key)
    expect(keys).toEqual(feesCountries.FR.lines.filter(key => (keys as string[]).includes(key)))
  })

  test('an unanswered first purchase pays the increase, and learns what would spare it', () => {
    const { data } = feesOf(paris)
    expect(data.lines[0]).toMatchObject({ key: 'departmentalTransferTax', amount: 15_000 })
    // 15 000 − 13 500, and the levies of 2.37 % on them in whole euros, 356 − 320
    expect(data.possibleReliefs).toMatchObject([
      { key: 'firstTimeBuyer', saving: 1_536, fields: ['firstTimeBuyer', 'reliefConditionsMet'] },
    ])
    const half = feesOf({ ...paris, firstTimeBuyer: true }).data
    expect(half.possibleReliefs).toMatchObject([{ saving: 1_536, fields: ['reliefConditionsMet'] }])
    const granted = feesOf({ ...paris, firstTimeBuyer: true, reliefConditionsMet: true }).data
    expect(data.totals.buyer - granted.totals.buyer).toBeCloseTo(1_536, 2)
  })

  test.each([
    ['a home to let', { use: 'rental' }],
    ['a buyer who says no', { firstTimeBuyer: false }],
    ['a new build whose building is known', { newBuild: true, dwellingsInPermit: 10 }],
    ['a department that did not raise its rate', { region: 'FR-06' }],
    ['the day before the increase', { deedDate: '2025-03-31' }],
  ] as const)('%s has no relief to gain', (_case, sent) => {
    expect(feesOf({ ...paris, ...sent }).data.possibleReliefs).toEqual([])
  })

  test.each([
    ['newBuildDutyBase', 'only_with_new_build', { newBuildDutyBase: 'exclVat' }],
    ['reducedVat', 'only_with_new_build', { reducedVat: true }],
    ['dwellingsInPermit', 'only_with_new_build', { dwellingsInPermit: 60 }],
    ['newBuild', 'new_build_without_vat', { region: 'FR-973', newBuild: true }],
    ['newBuild', 'new_build_without_vat', { region: 'FR-976', newBuild: true }],
    ['priceIncludesVat', 'vat_only_with_new_build', { priceIncludesVat: true }],
    ['security', 'lien_on_new_build', { newBuild: true, loanAmount: 1_000, security: 'lenderLien' }],
    ['notaryRebateRate', 'rebate_above_most', { notaryRebateRate: 0.11, deedDate: '2020-12-31' }],
    // Acts before 1 May 2016 follow décret n° 78-262, which knows no rebate.
    ['notaryRebateRate', 'rebate_above_most', { notaryRebateRate: 0.1, deedDate: '2016-04-30' }],
    ['notaryRebateRate', 'rebate_above_most', { notaryRebateRate: 0.01, deedDate: '2015-06-01' }],
    ['movables', 'movables_within_price', { movables: 300_000.01 }],
    ['brokerFeeRate', 'one_broker_fee', { brokerFee: 1, brokerFeeRate: 0.01 }],
  ] as const)('%s is refused by its name with %s', (path, code, sent) => {
    expect(() => feesOf({ ...paris, ...sent })).toThrowError(
      expect.objectContaining({
        code: 'invalid_request',
        details: { issues: [expect.objectContaining({ path, code })] },
      }),
    )
  })

  // The fee on the part above the limit: 200 000 × 0.814 % × 10 % = 162.80 and 250 000 × 0.799 % × 20 % = 399.50.
  test.each([
    ['2020-12-31', 0.1, 350_000, 162.8],
    ['2021-01-01', 0.2, 350_000, 399.5],
    ['2021-01-01', 0.2, 100_000, 0],
  ])('on %s a rebate of %d on %d takes %d from the fee', (deedDate, notaryRebateRate, price, taken) => {
    const feeOf = (rate: number): number =>
      feesOf({ ...paris, price, deedDate, notaryRebateRate: rate }).data.lines.find(({ key }) => key === 'notaryFeeNet')
        ?.amount ?? 0
    expect(feeOf(0) - feeOf(notaryRebateRate)).toBeCloseTo(taken, 2)
  })

  test('up to the last day of the decree of 1978 the answer says that neither cap nor rebate is applied', () => {
    const noticed = (deedDate: string) =>
      feesOf({ ...paris, deedDate }).data.notices.filter(({ code }) => code === 'relief_window_closed')
    expect(noticed('2016-04-30')).toMatchObject([
      { field: 'notaryRebateRate', message: expect.stringContaining('décret n° 78-262') },
    ])
    expect(noticed('2016-05-01')).toEqual([])
  })

  // Up to April 2016 a third of 4, 1.65, 1.10 and 0.825 % in slices; from 2021 the printed 1.29, 0.532, 0.355, 0.266 %.
  // On 60 000: 86.667 + 57.75 + 157.667 = 302.08; a third of 3.945, 1.627, 1.085 % is 85.475 + 56.945 + 155.517 = 297.94;
  // 83.85 + 55.86 + 152.65 = 292.36.
  test.each([
    ['2016-04-30', 302.08],
    ['2016-05-01', 297.94],
    ['2020-12-31', 297.94],
    ['2021-01-01', 292.36],
  ])('on %s the notary takes %d for a lien on a loan of 60 000', (deedDate, fee) => {
    const { data } = feesOf({ ...paris, deedDate, loanAmount: 60_000, security: 'lenderLien' })
    expect(data.lines.find(({ key }) => key === 'mortgageNotaryFeeNet')?.amount).toBe(fee)
  })

  test('formalities of one’s own are never cut; the fee is', () => {
    const { data, law } = feesOf({ ...paris, price: 10_000, overrides: { notaryFormalities: 900 } })
    expect(data.lines.find(({ key }) => key === 'notaryFormalities')?.amount).toBe(900)
    expect(data.lines.find(({ key }) => key === 'notaryFeeNet')?.amount).toBe(100)
    expect(law.map(({ id }) => id)).toContain('fr.notary.feesCapRate')
  })

  test('formalities that were cut name the cap', () => {
    const { data, law } = feesOf({ ...paris, price: 10_000 })
    const basis = data.lines.find(({ key }) => key === 'notaryFormalities')?.basis
    expect(basis).toEqual(['fr.notary.formalities', 'fr.notary.feesCapRate', 'fr.notary.feesCapFloor'])
    expect(law.map(({ id }) => id)).toEqual(expect.arrayContaining([...(basis ?? [])]))
    expect(data.assumptions).toContainEqual(
      expect.objectContaining({ field: 'overrides.notaryFormalities', value: 692.59 }),
    )
  })

  test('the rate of a department on which the transcriptions disagree is an estimate, a rate of one’s own is not', () => {
    const disputed = feesOf({ ...paris, region: 'FR-974' }).data
    expect(disputed.lines[0]).toMatchObject({ certainty: 'estimate', inForceFrom: '2025-05-01' })
    expect(disputed.assumptions).toContainEqual(
      expect.objectContaining({ parameter: 'fr.transfer.assumedDepartmentRate', value: 0.05 }),
    )
    const own = feesOf({ ...paris, region: 'FR-974', departmentRate: 0.048 }).data
    expect(own.lines[0]).toMatchObject({ certainty: 'published', rate: 0.048 })
    expect(own.assumptions.map(({ parameter }) => parameter)).not.toContain('fr.transfer.assumedDepartmentRate')
  })

  test.each([
    ['FR-02', '2025-05-01'],
    ['FR-10', '2025-06-01'],
    ['FR-01', '2026-01-01'],
    ['FR-16', '2026-01-01'],
    ['FR-2A', '2025-05-01'],
  ] as const)('the rate of %s is that of the table, published, in force from %s', (region, from) => {
    const { data, law } = feesOf({ ...paris, region })
    expect(data.lines[0]).toMatchObject({ certainty: 'published', inForceFrom: from })
    expect(law[0]?.url).toContain('dmto_2026-06.pdf')
    expect(law[0]?.note).toContain('not read on its own page')
  })

  test('defaults that a case reads are reported', () => {
    const { data } = feesOf({ ...paris, newBuild: true, loanAmount: 200_000 })
    expect(data.priceIncludesVat).toBe(true)
    expect(data.lines.find(({ key }) => key === 'vat')).toMatchObject({ counted: false })
    expect(data.lines.find(({ key }) => key === 'loanGuarantee')).toMatchObject({ refundable: true, rate: 0.012 })
    expect(data.assumptions.map(({ field, value }) => [field, value])).toEqual([
      ['priceIncludesVat', true],
      ['newBuildDutyBase', 'exclVat'],
      ['overrides.notaryFormalities', 800],
      ['overrides.notaryDisbursements', 600],
      ['security', 'guarantee'],
      ['overrides.loanGuarantee', 2_400],
    ])
  })

  test('every department has a rate on the first covered day and on the last, and a name', () => {
    for (const region of frenchDepartments)
      for (const deedDate of [FR.coverage.coveredFrom, '2027-12-31']) {
        const rate = feesOf({ ...paris, region, deedDate }).data.lines[0]?.rate
        expect([0.038, 0.0445, 0.045, 0.05]).toContain(rate)
      }
    expect(FR.form.regions.map(({ code }) => code)).toEqual(frenchDepartments)
  })

  test.each(['2014-05-31', '2028-04-01'])('%s is not covered', deedDate => {
    expect(() => feesOf({ ...paris, deedDate })).toThrowError(
      expect.objectContaining({
        code: 'law_not_covered',
        details: { issues: [expect.objectContaining({ path: 'deedDate' })] },
      }),
    )
  })

  test('a deed of the year after the last check says so', () => {
    const codes = (deedDate: string) => feesOf({ ...paris, deedDate }).data.notices.map(({ code }) => code)
    const year = yearOf(FR.coverage.checkedOn)
    expect(codes(lastDayOf(year))).not.toContain('law_change_known')
    expect(codes(`${year + 1}-01-01`)).toContain('law_change_known')
  })
})
