import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Costs } from '#domain/law/lu/purchase/acquisition'
import { asked, type Body } from './asked.ts'

const cents = (most: number): fc.Arbitrary<number> =>
  fc.integer({ min: 1, max: most * 100 }).map(amount => amount / 100)
const uses = fc.constantFrom('mainResidence', 'secondHome', 'rental', 'other')
const days = fc.constantFrom(
  ...['2015-01-01', '2022-06-01', '2023-07-01', '2024-03-01', '2024-11-15', '2025-08-01', '2026-11-21', '2027-12-31'],
)

const buyer = fc.record(
  {
    use: uses,
    naturalPerson: fc.boolean(),
    eeaResident: fc.boolean(),
    housingCreditUsed: fc.integer({ min: 0, max: 50_000 }),
  },
  { requiredKeys: [] },
)

const operations = fc.oneof(
  fc.record({ operation: fc.constant('existing' as const), renovationWorks: cents(500_000) }),
  fc.record({ operation: fc.constant('existing' as const), resaleClause: fc.boolean() }),
  fc.record({ operation: fc.constant('buildingLand' as const) }),
  fc.record(
    {
      operation: fc.constant('offPlan' as const),
      priceIncludes: fc.constantFrom('exclVat' as const, 'superReducedVat' as const, 'standardVat' as const),
      vatBenefitUsed: fc.integer({ min: 0, max: 50_000 }),
    },
    { requiredKeys: ['operation'] },
  ),
)

/** The same buyers with parts in proportion to weights, however uneven. */
const withShares = (buyers: NonNullable<Body['buyers']>, weights: readonly number[]): typeof buyers => {
  const total = weights.slice(0, buyers.length).reduce((sum, weight) => sum + weight, 0)
  return buyers.map((one, index) => ({ ...one, share: (weights[index] ?? 0) / total }))
}

/** Purchases that break no rule between fields. */
const purchases: fc.Arbitrary<Body> = fc
  .tuple(
    fc.record({
      price: cents(5_000_000),
      use: uses,
      deedDate: days,
      commune: fc.constantFrom('Luxembourg', 'Mamer', 'Differdange'),
      loanAmount: fc.oneof(fc.constant(0), cents(3_000_000)),
      includeAids: fc.boolean(),
    }),
    fc.record(
      {
        disbursements: cents(2000),
        bankFees: cents(2000),
        nonHousingShare: fc.double({ min: 0, max: 1, noNaN: true }),
      },
      { requiredKeys: [] },
    ),
    operations,
    fc.option(fc.array(buyer, { minLength: 1, maxLength: 10 }), { nil: undefined }),
    fc.option(fc.array(fc.constantFrom(1e-9, 1, 2, 1000), { minLength: 10, maxLength: 10 }), { nil: undefined }),
  )
  .map(([base, extra, operation, buyers, weights]) => ({
    ...base,
    ...extra,
    ...operation,
    ...(buyers && { buyers: weights ? withShares(buyers, weights) : buyers }),
  }))

const inCents = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + Math.round(amount * 100), 0)

const duties = ({ lines }: Costs): number =>
  inCents(lines.filter(({ category }) => category === 'transferTax').map(({ amount }) => amount))

const hasCredit = ({ lines }: Costs): boolean => lines.some(({ key }) => key === 'housingCredit')

const beforeCredit = ({ buyers }: Costs): number => inCents(buyers.map(({ duty }) => duty))

test('the counted lines add up to the totals, to the cent', () => {
  fc.assert(
    fc.property(purchases, body => {
      const { lines, totals, price } = asked(body)
      const counted = lines.filter(line => line.counted)
      const of = (nature: string) => inCents(counted.filter(line => line.nature === nature).map(line => line.amount))
      expect(Math.round(totals.buyer * 100)).toBe(inCents(counted.map(({ amount }) => amount)))
      expect(['tax', 'regulatedTariff', 'marketEstimate'].map(of)).toEqual(
        [totals.taxes, totals.regulatedTariffs, totals.marketEstimates].map(amount => Math.round(amount * 100)),
      )
      expect(Math.round(totals.cashNeeded * 100)).toBe(
        inCents([price, totals.buyer, -Math.round((body.loanAmount ?? 0) * 100) / 100]),
      )
    }),
  )
})

test('the parts of the buyers add up to the duties, and no credit is more than its buyer’s part', () => {
  fc.assert(
    fc.property(purchases, body => {
      const { lines, buyers } = asked(body)
      const before = lines.filter(({ key }) =>
        ['registrationDuty', 'transcriptionDuty', 'communalSurtax'].includes(key),
      )
      expect(inCents(buyers.map(({ duty }) => duty))).toBe(inCents(before.map(({ amount }) => amount)))
      for (const { duty, credit, rentalCredit = 0, housingCreditLeft } of buyers) {
        expect(credit + rentalCredit).toBeLessThanOrEqual(duty)
        expect(housingCreditLeft).toBeGreaterThanOrEqual(0)
      }
    }),
  )
})

test('the odd cent of the surtax makes no credit larger than the duty beside it', () => {
  // Registration 12.03, transcription 2.01, a third of them 4.68; surtax 2.41, whose odd cent is the last buyer's.
  // 60 % of 4.68 is the home: 2.81 of the credit each.
  const body = { price: 200.5, use: 'mainResidence', commune: 'Mamer', nonHousingShare: 0.4 } as const
  const { buyers } = asked({ ...body, buyers: [{}, {}, {}] })
  expect(buyers.map(({ duty, credit }) => [duty, credit])).toEqual([
    [5.48, 2.81],
    [5.48, 2.81],
    [5.49, 2.81],
  ])
})

test('a dearer home never has lower duties within a regime', () => {
  fc.assert(
    fc.property(purchases, cents(1_000_000), (body, more) => {
      // Below, a single cent of credit decides on the minimum of 100.
      fc.pre(body.price > 10_000)
      const [cheaper, dearer] = [asked(body), asked({ ...body, price: body.price + more })]
      // In the City of Luxembourg the first cent of credit spares the whole surtax of its buyer.
      fc.pre(hasCredit(cheaper) === hasCredit(dearer))
      expect(beforeCredit(dearer)).toBeGreaterThanOrEqual(beforeCredit(cheaper))
      // The last buyer takes the odd cent, with a credit or without one.
      const oddCents = body.buyers ? body.buyers.length : 0
      expect(duties(dearer)).toBeGreaterThanOrEqual(duties(cheaper) - oddCents)
    }),
  )
})

test('two buyers with the same use, residence and balance never pay more than one', () => {
  fc.assert(
    fc.property(purchases, buyer, (body, one) => {
      const alone = asked({ ...body, buyers: [one] })
      expect(duties(asked({ ...body, buyers: [one, one] }))).toBeLessThanOrEqual(duties(alone))
    }),
  )
})

test('the order of the buyers moves no more than the odd cent', () => {
  fc.assert(
    fc.property(purchases, body => {
      const buyers = body.buyers ?? []
      // Below, a single cent of credit decides on the minimum of 100, or on the surtax of a buyer in the capital.
      const parts = buyers.map(
        ({ share = 1 / buyers.length }) => share * (1 - (body.nonHousingShare ?? 0)) * body.price,
      )
      fc.pre(buyers.length > 0 && body.price > 10_000 && parts.every(part => part > 100))
      const reversed = asked({ ...body, buyers: [...buyers].reverse() })
      expect(Math.abs(duties(reversed) - duties(asked(body)))).toBeLessThanOrEqual(buyers.length)
    }),
  )
})

test('what a relief would save is never negative, and nothing is ever NaN', () => {
  fc.assert(
    fc.property(purchases, body => {
      const costs = asked(body)
      for (const { saving } of costs.possibleReliefs) expect(saving ?? 0).toBeGreaterThanOrEqual(0)
      // JSON has no NaN and no infinity: they would turn into null.
      expect(JSON.parse(JSON.stringify(costs))).toEqual(costs)
    }),
  )
})
