import * as z from 'zod'
import { AcquisitionCosts } from '../../costs.ts'
import { CountryCode } from '../../shared/country.ts'
import { defineEnvelope } from '../../shared/envelope.ts'
import { Assumption, defineCostLine, definePossibleRelief, Notice, Totals } from '../../shared/law.ts'
import { Day, Fraction, Money } from '../../shared/units.ts'
import { mapCountries } from './countries.ts'
import { feeLineKeys, feeReliefKeys } from './keys.ts'

/** A purchase in one of the covered countries; `country` tells which fields it has. */
export const FeesInput = z
  .discriminatedUnion(
    'country',
    mapCountries(({ input }) => input),
  )
  .meta({
    id: 'FeesInput',
    description: 'A purchase in one of the covered countries; `country` tells which fields it has.',
  })

/** One line of the fees of a country. */
export const FeeLine = defineCostLine('FeeLine', feeLineKeys)

/** A relief that a country did not grant, with its condition. */
export const FeeRelief = definePossibleRelief('FeeRelief', feeReliefKeys)

/** Costs of one buyer, where each is assessed separately. */
export const FeeBuyer = z
  .strictObject({
    index: z.int().min(0).max(9).meta({ description: 'Position in `buyers`, from 0.', 'x-unit': 'count' }),
    share: Fraction.describe('Part bought.'),
    use: z.enum(['mainResidence', 'secondHome', 'rental', 'other']).describe('What this buyer will do with it.'),
    regime: z
      .enum(['standard', 'starter', 'jovem', 'nonResident', 'secondary', 'mainResidence', 'taxHaven', 'other'])
      .describe('Rule by which this buyer is taxed.'),
    tax: Money.describe("Transfer tax on this buyer's part."),
    stampDuty: Money.optional().describe("Stamp duty on this buyer's part."),
  })
  .meta({ id: 'FeeBuyer', description: 'What one buyer pays, where each is judged alone.' })

/** Lines, sums and remarks that every country answers. */
const answered = {
  lines: z.array(FeeLine).max(40).describe('What is due, in the order of the country.'),
  totals: Totals,
  buyers: z.array(FeeBuyer).max(10).optional().describe('Each buyer, where each is judged alone (BE, NL, PT).'),
  possibleReliefs: z.array(FeeRelief).max(20).describe('Reliefs that were not granted, and what would open them.'),
  notices: z.array(Notice).max(30).describe('What to know beside the figures.'),
  assumptions: z.array(Assumption).max(60).describe('Defaults and uncertain parameters that the figures rest on.'),
}

/** The fees of a purchase in each country but Luxembourg. */
export const CountryFees = z
  .strictObject({
    country: CountryCode.exclude(['LU']).describe('The country.'),
    region: z.string().optional().describe('The region whose law was applied, as ISO 3166-2.'),
    county: z.string().optional().describe('The county, as sent.'),
    city: z.string().optional().describe('The city, as sent.'),
    deedDate: Day.describe('The day whose law was applied.'),
    currency: z.enum(['EUR', 'GBP', 'USD']).describe('Currency of all amounts.'),
    price: Money.describe('The price, as sent.'),
    newBuild: z.boolean().describe('First sale by a seller liable to VAT, as used.'),
    use: z.enum(['mainResidence', 'secondHome', 'rental', 'other']).describe('What the buyer will do with it.'),
    priceIncludesVat: z.boolean().optional().describe('The price of the new build contains its VAT, as used.'),
    ...answered,
  })
  .meta({ id: 'CountryFees', description: 'Every cost of a purchase, line by line, with the law behind it.' })

/** The fees of a purchase in Luxembourg: its own acquisition costs, without the aids. */
export const LuxembourgFees = AcquisitionCosts.omit({ aids: true })
  .extend({ newBuild: z.boolean().describe('Sold off plan.') })
  .meta({ id: 'LuxembourgFees', description: 'Every cost of a purchase in Luxembourg, line by line.' })

/** The fees of a purchase; `country` tells which fields they have. */
export const AcquisitionFees = z.discriminatedUnion('country', [LuxembourgFees, CountryFees]).meta({
  id: 'AcquisitionFees',
  description: 'Every cost of a purchase, line by line, with the law behind it.',
})

/** Answer of the fees. */
export const FeesResponse = defineEnvelope('FeesResponse', AcquisitionFees)
