import * as z from 'zod'
import { Amount, Day, PositiveAmount } from '../../shared/units.ts'

/** Price paid to the seller; at least one cent. */
const price = PositiveAmount.describe('What the buyer pays the seller, movables included, never the fee of a broker.')

/** The day whose law applies. */
const deedDate = Day.optional().describe('Day whose law counts; today in Luxembourg when left out.')

/** Intended use of a dwelling. */
const use = z
  .enum(['mainResidence', 'secondHome', 'rental'])
  .describe('What the buyer will do with it: live in it, second home, let it.')

/** Intended use, where other property than dwellings may be bought. */
export const useOrOther = z
  .enum(['mainResidence', 'secondHome', 'rental', 'other'])
  .describe('What the buyer will do with it; `other` is not a dwelling (office, shop, garage bought alone).')

/** First sale by a seller liable to VAT. */
const newBuild = z
  .boolean()
  .optional()
  .meta({ description: 'First sale by a seller who is liable to VAT.', default: false })

/** The first purchase as each country defines it. */
export const firstTimeBuyer = z
  .boolean()
  .optional()
  .describe("The buyer meets the country's own definition of a first purchase; the profile of the country prints it.")

/** Another dwelling on the day. */
export const ownsOtherDwelling = z.boolean().optional().describe('A buyer owns another dwelling on the day.')

/** The conditions of a relief that no other field asks. */
export const reliefConditionsMet = z
  .boolean()
  .optional()
  .describe('The buyer meets, and undertakes in the deed, the conditions of the relief that no other field asks.')

/** The binding agreement before the deed. */
export const agreementDate = Day.optional().describe(
  'Day of the binding agreement before the deed; not after the deed. Default: the day of the deed.',
)

/** A person or a company. */
export const buyerType = z
  .enum(['individual', 'company'])
  .optional()
  .meta({ description: 'Who buys: a natural person or a company.', default: 'individual' })

/** Principal of the loan that is secured on the property. */
const loanAmount = Amount.optional().meta({
  description: 'Principal of the loan secured on the property; 0 is a purchase without loan.',
  default: 0,
})

/** Furniture and fittings inside the price. */
export const movables = Amount.optional().meta({
  description: 'Part of the price for furniture and fittings; it leaves the base of the tax.',
  default: 0,
})

/** Value of what is bought, where it may be the base of the duty. */
export const marketValue = Amount.optional().describe(
  'Market value without movables: the base of the duty where it is above the price.',
)

/** Broker's fee, as a sum or as a part of the price. */
const brokerFields = {
  brokerFee: Amount.optional().describe('What the buyer owes a broker, VAT included, on top of the price.'),
  brokerFeeRate: z.number().min(0).max(0.2).optional().meta({
    description: 'The same as a part of the price; send one of the two.',
    'x-unit': 'fraction',
  }),
}

/** Whether the price of a new build holds its VAT, with the default of the country. */
export const definePriceIncludesVat = (fallback: boolean) =>
  z.boolean().optional().meta({
    description: 'The price of a new build contains its VAT; read only with `newBuild: true`.',
    default: fallback,
  })

/** Part bought by one of the buyers. */
const share = z.number().gt(0).max(1).optional().meta({
  description: 'Part bought: every buyer has one or none has (then equal parts); together they are 1.',
  'x-unit': 'fraction',
})

/** Completed years on the day of the deed. */
export const age = z.int().min(18).max(120).optional().meta({
  description: 'Completed years on the day of the deed.',
  'x-unit': 'years',
})

/** The buyers, each with the share and the fields of the country. */
export const defineBuyers = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z
    .array(z.strictObject({ share, ...fields }))
    .min(1)
    .max(10)
    .optional()
    .describe('The persons who buy; one buyer of the whole when left out.')

/** The caller's own figures for lines that would be estimated, by the key of the line. */
export const defineOverrides = <const Key extends string>(keys: readonly [Key, ...Key[]]) =>
  z
    .strictObject(
      Object.fromEntries(
        keys.map(key => [key, Amount.optional().describe(`Your own figure for the line \`${key}\`; 0 removes it.`)]),
      ) as Record<Key, z.ZodOptional<typeof Amount>>, // fromEntries forgets the keys of its entries
    )
    .optional()
    .describe("Your own figures for lines that are market estimates, by the line's key.")

/** Fee of an optional lawyer. */
export const lawyerFeeRate = z.number().min(0).max(0.05).optional().meta({
  description: 'Fee of a lawyer before VAT, as a part of the price.',
  'x-unit': 'fraction',
  default: 0,
})

/** A plain yes-or-no field that is off when it is left out. */
export const defineFlag = (description: string) => z.boolean().optional().meta({ description, default: false })

/** A yes-or-no question of the law: absent means unanswered, not no. */
export const defineQuestion = (description: string) => z.boolean().optional().describe(description)

/** Fields that every country but Luxembourg takes, in the order of the profile. */
export const everywhere = { price, deedDate, use, newBuild, loanAmount, ...brokerFields }
