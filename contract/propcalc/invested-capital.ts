import * as z from 'zod'
import { CountryCode } from '../shared/country.ts'
import { envelope } from '../shared/envelope.ts'
import { traceability } from '../shared/methodology.ts'
import { Calculated, Fraction, Price, Sum } from '../shared/units.ts'
import { autoFeesFields, autoFeesRules, calculatedFees, looseFeesFields } from './fees-details.ts'

/** A purchase whose capital is asked for. */
export const InvestedCapitalInput = z
  .strictObject({
    country: CountryCode.optional().meta({ description: 'Country of the property.', default: 'LU' }),
    purchasePrice: Price.describe('Price of the property.'),
    downPayment: Sum.optional().describe('Own money in the price; one of three ways to say it.'),
    downPaymentRate: Fraction.optional().describe('Own money as a part of the price; one of three ways to say it.'),
    loanAmount: Sum.optional().describe('Loan; one of three ways to say it.'),
    acquisitionFees: Sum.optional().describe('Duties and fees of the purchase; this or their rate.'),
    acquisitionFeesRate: Fraction.max(0.5)
      .optional()
      .describe('Duties and fees as a part of the price; this or their sum.'),
    ...autoFeesFields,
    works: Sum.optional().meta({ description: 'Works at the start.', default: 0 }),
    furniture: Sum.optional().meta({ description: 'Furniture.', default: 0 }),
    loanFees: Sum.optional().meta({ description: 'Fees of the loan.', default: 0 }),
    cashReserve: Sum.optional().meta({ description: 'Money that is kept aside.', default: 0 }),
  })
  .meta({ id: 'InvestedCapitalInput', description: 'A purchase, with the part of it that is borrowed.' })

/** The same as the server reads it first. */
export const LooseInvestedCapitalInput = InvestedCapitalInput.extend(looseFeesFields)

const lineKeys = ['downPayment', 'acquisitionFees', 'works', 'furniture', 'loanFees', 'cashReserve'] as const

/** One part of the capital. */
export const CapitalLine = z
  .strictObject({
    key: z.enum(lineKeys).describe('What the money is for.'),
    amount: Calculated.describe('The sum.'),
    share: Fraction.describe('Its part of the total capital.'),
  })
  .meta({ id: 'CapitalLine', description: 'One part of the capital; parts of 0 are left out.' })

/** A limit of a loan on its value in Luxembourg. */
export const RegulatoryLtv = z
  .strictObject({
    case: z.enum(['firstTimeBuyer', 'mainResidence', 'rental']).describe('Which purchase the limit is for.'),
    limit: Fraction.describe('Highest loan as a part of the value.'),
    exceeded: z.boolean().describe('The loan of this request is above it.'),
    legalReference: z.string().max(300).describe('Where the limit stands.'),
  })
  .meta({ id: 'RegulatoryLtv', description: 'A limit of the loan on the value; told for information.' })

/** The capital that a purchase takes. */
export const InvestedCapital = z
  .strictObject({
    downPayment: Calculated.describe('Own money in the price.'),
    loanAmount: Calculated.describe('Loan: price less down payment.'),
    acquisitionFees: Calculated.describe('Duties and fees of the purchase.'),
    works: Calculated.describe('Works.'),
    furniture: Calculated.describe('Furniture.'),
    loanFees: Calculated.describe('Fees of the loan.'),
    cashReserve: Calculated.describe('Money that is kept aside.'),
    totalCapital: Calculated.describe('Own money that is needed: the sum of the lines.'),
    projectCost: Calculated.describe('Price, fees, works, furniture and loan fees.'),
    loanToValue: Fraction.describe('Loan on the price.'),
    loanToCost: Fraction.describe('Loan on the project cost.'),
    lines: z.array(CapitalLine).max(lineKeys.length).describe('The parts of the total capital.'),
    regulatoryLtv: z
      .array(RegulatoryLtv)
      .max(3)
      .optional()
      .describe('Limits of the supervisory authority, for Luxembourg only.'),
    ...calculatedFees,
    ...traceability(['ltv_above_lu_limit']),
  })
  .meta({ id: 'InvestedCapital', description: 'The capital that a purchase takes, part by part.' })

/** Answer of the invested capital. */
export const InvestedCapitalResponse = envelope('InvestedCapitalResponse', InvestedCapital)

/** Rules of the invested capital that stand between fields. */
export const investedCapitalRules = [
  {
    code: 'overdetermined_financing',
    says: 'At most one of the three ways to say the financing is sent.',
    fields: ['downPayment', 'downPaymentRate', 'loanAmount'],
  },
  {
    code: 'financing_required',
    says: 'At least one of the three ways to say the financing is sent.',
    fields: ['downPayment', 'downPaymentRate', 'loanAmount'],
  },
  {
    code: 'down_payment_above_price',
    says: 'The down payment must not be above the price.',
    fields: ['downPayment', 'purchasePrice'],
  },
  {
    code: 'loan_above_price',
    says: 'The loan must not be above the price.',
    fields: ['loanAmount', 'purchasePrice'],
  },
  {
    code: 'fees_said_twice',
    says: 'The fees are sent as a sum or as a rate.',
    fields: ['acquisitionFees', 'acquisitionFeesRate'],
  },
  ...autoFeesRules,
] as const
