import * as z from 'zod'
import { defineEnvelope } from '../shared/envelope.ts'
import { Assumption, basis, Notice } from '../shared/law.ts'
import { Methodology } from '../shared/methodology.ts'
import { Amount, Day, Fraction, Money, PositiveAmount } from '../shared/units.ts'

const expenseYear = z.int().min(1941).max(2200).meta({ 'x-unit': 'calendar year' })

/** Last purchase of the dwelling for value. */
export const RentedPurchase = z
  .strictObject({
    year: expenseYear.describe('Year of the deed, from 1941 on.'),
    price: PositiveAmount.describe('Price in the deed.'),
    costs: Amount.optional().describe('Costs of the deed: duties and notary; 0 is assumed when left out.'),
  })
  .meta({ id: 'RentedPurchase', description: 'Last purchase of the dwelling for value, in euros.' })

/** An expense for the dwelling. */
export const RentedExpense = z
  .strictObject({
    year: expenseYear.describe('Year of the expense; of works, of their completion.'),
    amount: PositiveAmount.describe('What was paid, in euros.'),
  })
  .meta({ id: 'RentedExpense', description: 'An expense for the dwelling, by its year.' })

/** An invoice for furniture of the dwelling. */
export const FurnitureInvoice = z
  .strictObject({ day: Day.describe('Day of the invoice.'), amount: PositiveAmount.describe('Its total.') })
  .meta({ id: 'FurnitureInvoice', description: 'An invoice for furniture that stands in the dwelling.' })

/** A dwelling that is let in Luxembourg. */
export const RentCapInput = z
  .strictObject({
    referenceDate: Day.optional().describe(
      'Day of the lease, or of the adaptation of its rent; today in Luxembourg when left out.',
    ),
    constructionYear: z
      .int()
      .min(1000)
      .max(2200)
      .meta({ description: 'Year in which the building was completed.', 'x-unit': 'calendar year' }),
    purchase: RentedPurchase.optional(),
    constructionCost: PositiveAmount.optional().describe(
      'Cost of the building on the day of its completion, without the land; this or `purchase`.',
    ),
    landPrice: Amount.optional().describe(
      'Price of the land with the costs of its deed, for a purchase its part of price and costs; 20 % of the capital when left out.',
    ),
    landYear: expenseYear
      .optional()
      .describe('Year in which the land was bought, with `constructionCost`; that of the building when left out.'),
    works: z
      .array(RentedExpense)
      .max(50)
      .optional()
      .describe('Works of improvement after the purchase or the building.'),
    upkeep: z
      .array(RentedExpense)
      .max(50)
      .optional()
      .describe('Proven costs of upkeep or repair by the landlord; they are set against the reduction for age.'),
    furniture: z
      .array(FurnitureInvoice)
      .max(200)
      .optional()
      .describe('Invoices for furniture of a furnished dwelling.'),
    currentRent: PositiveAmount.optional().describe(
      'Monthly rent of the running lease before the adaptation, without charges and supplement; left out for a new tenant.',
    ),
    lastChangedOn: Day.optional().describe(
      'Day of the lease or of the last adaptation of `currentRent`; the next is allowed two years later.',
    ),
    rents: z
      .array(PositiveAmount)
      .min(1)
      .max(50)
      .optional()
      .describe(
        'Monthly rents asked, without charges and supplement: one, or one for each tenant of a shared dwelling or of rooms let one by one; their sum is compared.',
      ),
    isLuxury: z
      .boolean()
      .optional()
      .describe('The lease says that the dwelling is one of art. 6 of the law of 2006, repealed on 1 August 2024.'),
  })
  .meta({
    id: 'RentCapInput',
    description: 'A dwelling that is let in Luxembourg, with what its landlord invested. Sums are in euros.',
  })

/** One part of the invested capital. */
export const RentCapItem = z
  .strictObject({
    key: z.enum(['building', 'land', 'works']).describe('What was paid for; the land is not reduced for age.'),
    year: expenseYear.describe('Year of the expense.'),
    amount: Money.describe('What was paid.'),
    coefficient: z.number().min(0).max(1000).meta({ description: 'Revaluation of that year.', 'x-unit': 'factor' }),
    revalued: Money.describe('Amount times coefficient.'),
    basis,
  })
  .meta({ id: 'RentCapItem', description: 'One part of the invested capital, revalued.' })

/** Reduction for the age of the building. */
export const RentCapReduction = z
  .strictObject({
    from: z.int().min(1000).max(2300).meta({
      description: 'Year from which periods count: that of the fifteenth year of the building, or of a later purchase.',
      'x-unit': 'calendar year',
    }),
    periods: z.int().min(0).max(1000).meta({ description: 'Whole periods of two years since.', 'x-unit': 'periods' }),
    rate: Fraction.describe('Reduction for all of them.'),
    amount: Money.describe('Reduction of the capital without the land, before upkeep.'),
    upkeep: Money.describe('Revalued upkeep that is set against it.'),
    upkeepCarriedOn: Money.describe('Upkeep above it, for later reductions.'),
    basis,
  })
  .meta({ id: 'RentCapReduction', description: 'Reduction of the capital for the age of the building.' })

/** Highest supplement for furniture. */
export const RentCapFurniture = z
  .strictObject({
    invoices: Money.describe('Sum of the invoices that count.'),
    leftOut: z.int().min(0).max(200).meta({ description: 'Invoices that are too old.', 'x-unit': 'invoices' }),
    monthlyMost: Money.describe('Highest supplement a month, beside the rent.'),
    basis,
  })
  .meta({ id: 'RentCapFurniture', description: 'Highest supplement for the furniture of a dwelling.' })

/** Highest rent of a running lease after an adaptation. */
export const RentRise = z
  .strictObject({
    most: Fraction.nullable().describe('Highest rise as a share of the rent; null where the act set none.'),
    monthlyMost: Money.describe('Highest rent after the adaptation, within the cap.'),
    allowedFrom: Day.nullable().describe('First day on which an adaptation is allowed; null without `lastChangedOn`.'),
    basis,
  })
  .meta({ id: 'RentRise', description: 'How far the rent of a running lease may rise.' })

/** Legal maximum of a rent, with its calculation. */
export const RentCap = z
  .strictObject({
    referenceDate: Day.describe('The day whose law and coefficients count.'),
    currency: z.literal('EUR').describe('Currency of every sum.'),
    isCapped: z.boolean().describe('False for a dwelling of art. 6 before August 2024, to which no cap applies.'),
    items: z.array(RentCapItem).max(52).describe('Parts of the invested capital.'),
    revaluedCapital: Money.describe('Sum of the revalued parts.'),
    reduction: RentCapReduction,
    investedCapital: Money.describe('Revalued capital less the reduction, after upkeep.'),
    annualMost: Money.describe('Highest rent a year without charges: 5 % of the invested capital.'),
    monthlyMost: Money.describe('A twelfth of it, rounded down to the cent.'),
    furniture: RentCapFurniture.optional(),
    rise: RentRise.optional(),
    asked: Money.optional().describe('Sum of `rents`.'),
    excess: Money.optional().describe(
      'What `rents` exceed the highest rent by, within the rise allowed; 0 if they do not.',
    ),
    notices: z.array(Notice).max(20).describe('What to know beside the figures.'),
    assumptions: z.array(Assumption).max(30).describe('What was assumed.'),
    methodology: Methodology,
  })
  .meta({ id: 'RentCap', description: 'Highest rent of a dwelling in Luxembourg by the invested capital.' })

/** Answer of the rent cap. */
export const RentCapResponse = defineEnvelope('RentCapResponse', RentCap)
