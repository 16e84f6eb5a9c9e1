import * as z from 'zod'
import { CountryCode } from '../shared/country.ts'
import { defineEnvelope } from '../shared/envelope.ts'
import { defineTraceability } from '../shared/methodology.ts'
import { Amount, Fraction, Money, PositiveAmount } from '../shared/units.ts'
import { autoFeesFields, calculatedFees, looseFeesFields } from './fees/details.ts'

/** Request of the capital of a purchase. */
export const InvestedCapitalInput = z
  .strictObject({
    country: CountryCode.optional().meta({ description: 'Country of the property.', default: 'LU' }),
    purchasePrice: PositiveAmount.describe('Price of the property.'),
    downPayment: Amount.optional().describe('Own money in the price; one of three ways to state it.'),
    downPaymentRate: Fraction.optional().describe('Own money as a part of the price; one of three ways to state it.'),
    loanAmount: Amount.optional().describe('Loan; one of three ways to state it.'),
    acquisitionFees: Amount.optional().describe('Duties and fees of the purchase; this or their rate.'),
    acquisitionFeesRate: Fraction.max(0.5)
      .optional()
      .describe('Duties and fees as a part of the price; this or their sum.'),
    ...autoFeesFields,
    works: Amount.optional().meta({ description: 'Works at the start.', default: 0 }),
    furniture: Amount.optional().meta({ description: 'Furniture.', default: 0 }),
    loanFees: Amount.optional().meta({ description: 'Fees of the loan.', default: 0 }),
    cashReserve: Amount.optional().meta({ description: 'Money set aside as a reserve.', default: 0 }),
  })
  .meta({ id: 'InvestedCapitalInput', description: 'A purchase, with the part of it that is borrowed.' })

/** The same as the server reads it first. */
export const LooseInvestedCapitalInput = InvestedCapitalInput.extend(looseFeesFields)

const lineKeys = ['downPayment', 'acquisitionFees', 'works', 'furniture', 'loanFees', 'cashReserve'] as const

/** One part of the capital. */
export const CapitalLine = z
  .strictObject({
    key: z.enum(lineKeys).describe('What the money is for.'),
    amount: Money.describe('The sum.'),
    share: Fraction.describe('Its part of the total capital.'),
  })
  .meta({ id: 'CapitalLine', description: 'One part of the capital; parts of 0 are left out.' })

/** A limit of a loan on its value in Luxembourg. */
export const RegulatoryLtv = z
  .strictObject({
    case: z.enum(['firstTimeBuyer', 'mainResidence', 'rental']).describe('Which purchase the limit is for.'),
    limit: Fraction.describe('Highest loan as a part of the value.'),
    exceeded: z.boolean().describe('The loan of this request is above it.'),
    legalReference: z.string().max(300).describe('The text that sets the limit.'),
  })
  .meta({ id: 'RegulatoryLtv', description: 'A limit of the loan on the value, for information.' })

/** The capital of a purchase. */
export const InvestedCapital = z
  .strictObject({
    downPayment: Money.describe('Own money in the price.'),
    loanAmount: Money.describe('Loan: price less down payment.'),
    acquisitionFees: Money.describe('Duties and fees of the purchase.'),
    works: Money.describe('Works.'),
    furniture: Money.describe('Furniture.'),
    loanFees: Money.describe('Fees of the loan.'),
    cashReserve: Money.describe('Money set aside as a reserve.'),
    totalCapital: Money.describe('Own money that is needed: the sum of the lines.'),
    projectCost: Money.describe('Price, fees, works, furniture and loan fees.'),
    loanToValue: Fraction.describe('Loan on the price.'),
    loanToCost: Fraction.describe('Loan on the project cost.'),
    lines: z.array(CapitalLine).max(lineKeys.length).describe('The parts of the total capital.'),
    regulatoryLtv: z
      .array(RegulatoryLtv)
      .max(3)
      .optional()
      .describe('Limits of the supervisory authority, for Luxembourg only.'),
    ...calculatedFees,
    ...defineTraceability(['ltv_above_lu_limit']),
  })
  .meta({ id: 'InvestedCapital', description: 'The capital that a purchase takes, part by part.' })

/** Answer of the invested capital. */
export const InvestedCapitalResponse = defineEnvelope('InvestedCapitalResponse', InvestedCapital)
