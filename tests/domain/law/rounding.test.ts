import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type * as z from 'zod'
import { FeesInput } from '#contract/propcalc/fees/fees'
import type { CostLine } from '#contract/shared/law'
import type { RoundingRule } from '#domain/core/rounding'
import { acquisitionFees } from '#domain/law/acquisition-fees'
import { transferTaxRounding } from '#domain/law/de/parameters/rounding'
import { baseRounding, taxRounding } from '#domain/law/fr/parameters/rounding'
import { registerRounding } from '#domain/law/it/parameters/rounding'
import { stampDutyRounding } from '#domain/law/uk/parameters/stamp-duty'

type Body = z.input<typeof FeesInput>

/** A purchase in each country whose tax is one rate on the price. */
const purchases: readonly Body[] = [
  { country: 'LU', price: 1, use: 'secondHome' },
  { country: 'FR', price: 1, use: 'secondHome', region: 'FR-92' },
  { country: 'DE', price: 1, use: 'secondHome', region: 'DE-BY' },
  { country: 'BE', price: 1, use: 'secondHome', region: 'BE-BRU' },
  {
    country: 'BE',
    price: 1,
    use: 'mainResidence',
    region: 'BE-VLG',
    ownsOtherDwelling: false,
    reliefConditionsMet: true,
  },
  { country: 'NL', price: 1, use: 'mainResidence' },
  { country: 'IT', price: 1, use: 'secondHome' },
  { country: 'ES', price: 1, use: 'secondHome', region: 'ES-MD' },
  { country: 'PT', price: 1, use: 'secondHome' },
  { country: 'UK', price: 1, use: 'secondHome', region: 'GB-ENG' },
  { country: 'US', price: 1, use: 'mainResidence', region: 'US-WA' },
]

const rules: readonly RoundingRule[] = [registerRounding, baseRounding, taxRounding, transferTaxRounding]

const roundings = { nearest: Decimal.ROUND_HALF_UP, down: Decimal.ROUND_DOWN, up: Decimal.ROUND_UP } as const

const ruleOf = ({ basis }: Pick<CostLine, 'basis'>): RoundingRule | undefined =>
  rules.find(({ id }) => id !== baseRounding.id && basis.includes(id))

/** The product of base and rate in decimals, rounded by the act that the line cites, else to the nearest cent. */
const byHand = (line: CostLine): number => {
  const product = new Decimal(line.base ?? 0).mul(line.rate ?? 0)
  const rule = ruleOf(line)
  return (
    rule ? product.toDecimalPlaces(0, roundings[rule.direction]) : product.toDecimalPlaces(2, Decimal.ROUND_HALF_UP)
  ).toNumber()
}

describe.each(purchases.map(body => [`${body.country} ${'region' in body ? body.region : ''}`, body] as const))(
  '%s',
  (_name, body) => {
    const taxesAt = (price: number): CostLine[] =>
      acquisitionFees(FeesInput.parse({ ...body, price, deedDate: '2026-06-01' }), '2026-06-01').data.lines.filter(
        ({ nature, category, base, rate }) =>
          nature === 'tax' &&
          category === 'transferTax' &&
          rate !== undefined &&
          (base === price || base === Math.round(price)),
      )

    test('rounds its taxes as the exact product of decimals, ties among them', () => {
      fc.assert(
        fc.property(fc.integer({ min: 5_000_000, max: 5_000_000_000 }), cents => {
          // Every second price ends in 4, so that an eighth of it may be half a cent.
          const price = (cents % 2 === 0 ? cents - (cents % 10) + 4 : cents) / 100
          // The last line of a tax that is rounded as a whole is what is left of it.
          for (const line of taxesAt(price).filter(({ basis }) => !basis.includes(stampDutyRounding.id)))
            expect([price, line.key, line.amount]).toEqual([price, line.key, byHand(line)])
        }),
        { numRuns: 200 },
      )
    })
  },
)

test('half a cent goes up, in Brussels too: 200 000.04 × 12.5 % is 25 000.005', () => {
  const input = FeesInput.parse({ country: 'BE', region: 'BE-BRU', use: 'secondHome', price: 200_000.04 })
  const [tax] = acquisitionFees(input, '2026-06-01').data.lines
  expect(tax?.amount).toBe(25_000.01)
})

test('a tax in whole euros cites the article that says so', () => {
  const basisOf = (body: Body): string[] =>
    acquisitionFees(FeesInput.parse(body), '2026-06-01').data.lines[0]?.basis ?? []
  expect(basisOf({ country: 'IT', price: 200_000, use: 'secondHome' })).toContain('it.register.rounding')
  expect(basisOf({ country: 'FR', price: 200_000, use: 'secondHome', region: 'FR-92' })).toContain('fr.tax.rounding')
  expect(basisOf({ country: 'DE', price: 200_000, use: 'secondHome', region: 'DE-BY' })).toContain(
    'de.transferTax.rounding',
  )
})

test('stamp duty land tax is in whole pounds with its surcharges, by the manual of HMRC (SDLTM00050)', () => {
  const amountsOf = (body: object) => {
    const input = FeesInput.parse({ country: 'UK', region: 'GB-ENG', taxResident: true, ...body })
    const { lines } = acquisitionFees(input, '2026-06-01').data
    return Object.fromEntries(
      lines.filter(({ category }) => category === 'transferTax').map(({ key, amount }) => [key, amount]),
    )
  }
  const price = 300_033
  // 2 % of 125 000 and 5 % of 50 033 are 5 001.65; with 5 % of the whole 20 003.30.
  expect(amountsOf({ price, use: 'mainResidence', ownsOtherDwelling: false })).toEqual({ transferTax: 5001 })
  expect(amountsOf({ price, use: 'secondHome', ownsOtherDwelling: true })).toEqual({
    transferTax: 5001.65,
    additionalDwellingSurcharge: 15_001.35,
  })
  expect(amountsOf({ price: 300_040, use: 'mainResidence', ownsOtherDwelling: false })).toEqual({ transferTax: 5002 })
})

test('the Welsh tax has its pence', () => {
  // 6 % of 75 000.25 is 4 500.015, half a penny up.
  const input = FeesInput.parse({ country: 'UK', region: 'GB-WLS', use: 'mainResidence', price: 300_000.25 })
  const tax = acquisitionFees(input, '2026-06-01').data.lines.find(({ key }) => key === 'transferTax')
  expect(tax?.amount).toBe(4500.02)
})
