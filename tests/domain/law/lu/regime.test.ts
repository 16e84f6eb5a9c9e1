import { describe, expect, test } from 'vitest'
import { inForce } from '#domain/core/dated'
import type { CapitalGainsInput } from '#domain/law/lu/gain/sale'
import { rateFraction, reinvestmentDeferral } from '#domain/law/lu/parameters/capital-gain'
import { flat, flatWith } from './sales.ts'

const soldAfter = (acquisitionDate: string, saleDate: string, registeredOn?: string) =>
  flatWith({
    acquisitionDate,
    saleDate,
    ...(registeredOn !== undefined && { preliminaryContractRegisteredOn: registeredOn }),
  })

describe('speculative or long-term, by the day', () => {
  test.each([
    // "not exceeding five years": the last day still counts
    ['2021-03-10', '2026-03-10', 'speculative', '2026-03-10'],
    ['2021-03-10', '2026-03-11', 'longTerm', '2026-03-10'],
    // 29 February counts to 28 February
    ['2020-02-29', '2025-07-01', 'longTerm', '2025-02-28'],
    ['2024-02-29', '2026-06-15', 'speculative', '2029-02-28'],
    // two years until 2025-06-30
    ['2016-02-29', '2018-02-28', 'speculative', '2018-02-28'],
    ['2016-02-29', '2018-03-01', 'longTerm', '2018-02-28'],
    ['2023-06-30', '2025-06-30', 'speculative', '2025-06-30'],
    ['2023-06-29', '2025-06-30', 'longTerm', '2025-06-29'],
    // five years from the next day on
    ['2023-06-29', '2025-07-01', 'speculative', '2028-06-29'],
    ['2020-07-01', '2025-07-01', 'speculative', '2025-07-01'],
    ['2020-06-30', '2025-07-01', 'longTerm', '2025-06-30'],
    // bought and sold on one day
    ['2026-06-15', '2026-06-15', 'speculative', '2031-06-15'],
  ])('bought %s, sold %s: %s', (acquisitionDate, saleDate, regime, lastSpeculativeDay) => {
    const data = soldAfter(acquisitionDate, saleDate)
    expect(data).toMatchObject({ regime, holding: { from: acquisitionDate, to: saleDate, lastSpeculativeDay } })
    expect(data.taxYear).toBe(Number(saleDate.slice(0, 4)))
  })
})

describe('the transitional window', () => {
  const bought = '2022-10-03'
  test.each([
    ['2025-06-30', undefined, 'longTerm', 0.25],
    ['2025-07-01', undefined, 'speculative', undefined],
    ['2025-07-01', '2025-06-30', 'longTerm', 0.25],
    ['2025-07-01', '2025-07-01', 'speculative', undefined],
    ['2025-09-30', '2025-06-30', 'longTerm', 0.25],
    ['2025-09-30', '2024-01-15', 'longTerm', 0.25],
    ['2025-10-01', '2025-06-30', 'speculative', undefined],
  ])('deed of %s, contract registered %s: %s', (saleDate, registeredOn, regime, fraction) => {
    const data = soldAfter(bought, saleDate, registeredOn)
    expect(data.regime).toBe(regime)
    expect(data.tariff?.rateFraction).toBe(fraction)
    const isTransitional = fraction !== undefined && saleDate > '2025-06-30'
    expect(data.holding.basis.includes('lu.capitalGain.transition')).toBe(isTransitional)
  })
})

describe('the fraction of the average rate, on the first and the last day of each version', () => {
  test.each([
    ['2015-01-01', 0.5],
    ['2016-06-30', 0.5],
    ['2016-07-01', 0.25],
    ['2018-12-31', 0.25],
    ['2019-01-01', 0.5],
    ['2023-12-31', 0.5],
    ['2024-01-01', 0.25],
    ['2025-06-30', 0.25],
    ['2025-07-01', 0.25],
    ['2025-09-30', 0.25],
    ['2025-10-01', 0.5],
    ['2026-12-31', 0.5],
  ])('on %s it is %d', (day, fraction) => {
    expect(inForce(rateFraction, { day, field: 'saleDate', checkedOn: '2026-11-21' }).value).toBe(fraction)
    if (day >= '2017-01-01') expect(soldAfter('2010-05-03', day).tariff?.rateFraction).toBe(fraction)
  })

  test('after a deed the day before, the tax doubles on 1 October 2025', () => {
    const [before, after] = [soldAfter('2010-05-03', '2025-09-30'), soldAfter('2010-05-03', '2025-10-01')]
    // 600 000 − 18 000 − 323 000 × 1.26 = 175 020; − 50 000; T(175 000) = 33 570 + 40 % × 57 550 = 56 590;
    // 56 590 / 175 000 = 32.337 %: a quarter is 8.08 %, half is 16.17 %
    expect(before.lines[0]).toMatchObject({ base: 125_020, rate: 0.0808, amount: 10_101 })
    expect(after.lines[0]).toMatchObject({ base: 125_020, rate: 0.1617, amount: 20_215 })
  })
})

test.each([
  // LIR art. 102quater(11) as set by the law of 4 April 2025, art. 3, and prolonged by that of 27 June 2025, art. 3
  ['2024-12-31', 'tax year 2026'],
  ['2025-01-01', 'tax year 2027'],
  ['2025-09-30', 'tax year 2027'],
])('a gain of %s is reinvested by %s', (day, year) => {
  const { note } = inForce(reinvestmentDeferral, { day, field: 'saleDate', checkedOn: '2026-11-21' })
  expect(note).toContain(year)
})

const facts = {
  occupiedAtSale: true,
  occupiedSinceAcquisition: false,
  occupiedFiveYearsBeforeSale: false,
  leftForCompellingReasons: false,
  ownsOtherDwelling: false,
} satisfies CapitalGainsInput['occupancy']

const left = (movedOutOn: string) => ({ ...facts, occupiedAtSale: false, movedOutOn })

describe('the main residence, LIR art. 102bis', () => {
  test.each<[string, NonNullable<CapitalGainsInput['occupancy']>, boolean]>([
    ['occupied at the sale since the acquisition', { ...facts, occupiedSinceAcquisition: true }, true],
    ['occupied at the sale for five years', { ...facts, occupiedFiveYearsBeforeSale: true }, true],
    ['occupied at the sale, sold for compelling reasons', { ...facts, leftForCompellingReasons: true }, true],
    ['occupied at the sale, for less than five years and without a reason', facts, false],
    [
      'occupied at the sale, another dwelling changes nothing',
      { ...facts, occupiedSinceAcquisition: true, ownsOtherDwelling: true },
      true,
    ],
    ['left on the first day of the year before', { ...left('2025-01-01'), occupiedSinceAcquisition: true }, true],
    ['left on the last day of the year two before', { ...left('2024-12-31'), occupiedSinceAcquisition: true }, false],
    [
      'left earlier for compelling reasons, occupied since the acquisition',
      { ...left('2019-05-01'), occupiedSinceAcquisition: true, leftForCompellingReasons: true },
      true,
    ],
    [
      'left earlier for compelling reasons, but with another dwelling',
      {
        ...left('2019-05-01'),
        occupiedSinceAcquisition: true,
        leftForCompellingReasons: true,
        ownsOtherDwelling: true,
      },
      false,
    ],
    [
      'left earlier for compelling reasons, but not occupied since the acquisition',
      { ...left('2019-05-01'), occupiedFiveYearsBeforeSale: true, leftForCompellingReasons: true },
      false,
    ],
  ])('%s', (_description, occupancy, isExempt) => {
    const { mainResidence: _, ...sale } = flat
    const data = flatWith({ ...sale, mainResidence: undefined, occupancy })
    expect(data.regime).toBe(isExempt ? 'exempt' : 'longTerm')
    expect(data.exemption).toBe(isExempt ? 'mainResidence' : null)
  })

  test('as the seller states it: no tax, no tariff, no line, the whole price less its costs', () => {
    const data = flatWith({ mainResidence: true })
    expect(data).toMatchObject({
      regime: 'exempt',
      exemption: 'mainResidence',
      gain: 152_410, // 582 000 − 323 000 × 1.33
      allowances: [],
      taxableGain: 0,
      lines: [],
      totals: { tax: 0, taxLow: 0, taxHigh: 0, effectiveRate: 0, netProceeds: 582_000 },
      possibleReliefs: [],
    })
    expect(data).not.toHaveProperty('tariff')
    expect(data.holding.basis).toContain('lu.capitalGain.mainResidence')
  })

  test('is exempt also when it was owned for a year, and in years whose scale is not known', () => {
    expect(flatWith({ mainResidence: true, acquisitionDate: '2025-06-16' }).regime).toBe('exempt')
    expect(flatWith({ mainResidence: true, saleDate: '2015-01-01' }).totals.tax).toBe(0)
  })
})
