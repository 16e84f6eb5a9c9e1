import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CapitalGainsInput, CapitalGains as Schema } from '#contract/fiscal'
import { plusDays } from '#domain/core/days'
import { capitalGains } from '#domain/law/lu/gain/capital-gains'
import type { CapitalGains } from '#domain/law/lu/gain/sale'
import type { DatedSale } from './sales.ts'

const day = (from: string, days: number) => fc.nat(days).map(after => plusDays(from, after))

const sum = (upTo: number) =>
  fc.oneof(
    fc.integer({ min: 1, max: upTo * 100 }).map(cents => cents / 100),
    fc.double({ min: 0.01, max: upTo, noNaN: true }),
    fc.constantFrom(0.01, 1, 250, 500, 50_000, 100_000, upTo),
  )

/** Any sale that the rules let through, from 2017 to 2027; half of them small, near the limits of the law. */
const sales: fc.Arbitrary<DatedSale> = fc
  .record({
    saleDate: day('2017-01-01', 4016),
    daysOwned: fc.oneof(fc.nat(2200), fc.nat(20_000)),
    salePrice: fc.oneof(sum(2_000_000), sum(3000)),
    costShare: fc.constantFrom(0, 0.03, 1),
    acquisitionPrice: fc.oneof(sum(1_000_000), sum(2000)),
    acquisitionCosts: fc.option(sum(80_000), { nil: undefined }),
    works: fc.array(sum(100_000), { maxLength: 3 }),
    taxClass: fc.constantFrom('1', '1a', '2'),
    ordinaryTaxableIncome: fc.oneof(fc.constant(0), sum(400_000), fc.integer({ min: 0, max: 20_000 })),
    usedShare: fc.constantFrom(0, 0.5, 1),
    ownershipShare: fc.constantFrom(1, 0.5, 1 / 3, 0.0001),
    healthInsuredInLuxembourg: fc.boolean(),
  })
  .map(({ daysOwned, costShare, works, usedShare, acquisitionCosts, ...sale }) => ({
    ...sale,
    saleCosts: sale.salePrice * costShare,
    acquisitionDate: plusDays(sale.saleDate, -daysOwned),
    ...(acquisitionCosts !== undefined && { acquisitionCosts }),
    improvements: works.map(amount => ({ year: Number(sale.saleDate.slice(0, 4)), amount })),
    decennialAllowanceUsed: usedShare * (sale.taxClass === '2' ? 100_000 : 50_000),
  }))

const runs = { numRuns: 3000 }
const cents = (amount: number) => Math.round(amount * 100)

/** Asserts a promise for every sale. */
const always = (promise: (sale: DatedSale, data: CapitalGains) => void) =>
  fc.assert(
    fc.property(sales, sale => promise(sale, capitalGains(sale, sale.saleDate).data)),
    runs,
  )

test('what is asked fits the contract, and so does every answer', () => {
  always((sale, data) => {
    expect(CapitalGainsInput.parse(sale)).toEqual(sale)
    expect(Schema.parse(data)).toEqual(data)
  })
})

test('the tax is never negative and never exceeds the gain, or one step of the tariff that a smaller gain passes', () => {
  // Incomes are taken down to a multiple of 50 (LIR art. 126): a gain of cents may lift the income by one whole step.
  const stepOfTariff = 50
  always((_sale, { totals, gain }) => {
    expect(totals.tax).toBeGreaterThanOrEqual(0)
    expect(totals.tax).toBeLessThanOrEqual(gain > 0 ? Math.max(stepOfTariff, gain) : 0)
    expect(totals.netProceeds).toBeGreaterThanOrEqual(gain > stepOfTariff ? 0 : -stepOfTariff)
  })
})

test('lines add up to the tax, items to the revalued cost, and both to the proceeds, to the cent', () => {
  always((_sale, { lines, totals, items, revaluedCost, gain, taxableGain, allowances }) => {
    const total = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + cents(amount), 0)
    expect(total(lines.map(({ amount }) => amount))).toBe(cents(totals.tax))
    expect(total(items.map(({ revalued }) => revalued))).toBe(cents(revaluedCost))
    expect(cents(totals.netProceeds)).toBe(cents(gain) + cents(revaluedCost) - cents(totals.tax))
    expect(totals.taxLow).toBeLessThanOrEqual(totals.tax)
    expect(totals.tax).toBeLessThanOrEqual(totals.taxHigh)
    if (lines.length > 0) expect(cents(taxableGain)).toBe(cents(gain) - total(allowances.map(({ used }) => used)))
  })
})

test('there is a reason exactly where there is no line', () => {
  always((_sale, { exemption, lines, tariff }) => {
    expect(lines.length === 0).toBe(exemption !== null && tariff === undefined)
  })
})

test('no long-term gain bears more than 21 % and 9 % of it, but for the contribution', () => {
  always((_sale, { regime, lines, taxableGain, tariff }) => {
    if (regime !== 'longTerm' || tariff?.specialRate === undefined) return
    const taxes = lines.filter(({ category }) => category === 'incomeTax').map(({ amount }) => amount)
    // The special rate may be rounded up by half a ten-thousandth.
    const most = taxableGain * 0.21005 * 1.09 + 0.01
    expect(taxes.reduce((all, amount) => all + amount, 0)).toBeLessThanOrEqual(most)
  })
})

test('a sale as a main residence is never taxed', () => {
  always(sale => {
    const { data } = capitalGains({ ...sale, mainResidence: true }, sale.saleDate)
    expect(data.totals.tax).toBe(0)
  })
})

test('an allowance that was used before never lowers the tax', () => {
  always((sale, data) => {
    const { totals } = capitalGains({ ...sale, decennialAllowanceUsed: 0 }, sale.saleDate).data
    // Gains below 250 are taxed by addition, at a higher rate than those above.
    fc.pre(data.tariff?.taxOnOrdinaryIncome === undefined)
    expect(totals.tax).toBeLessThanOrEqual(data.totals.tax)
  })
})
