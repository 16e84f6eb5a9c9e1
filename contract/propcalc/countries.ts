import * as z from 'zod'
import { CountryCode } from '../shared/country.ts'
import { defineEnvelope } from '../shared/envelope.ts'
import { Certainty, Words } from '../shared/law.ts'
import { Amount, Day, Fraction } from '../shared/units.ts'
import { NotCovered } from './not-covered.ts'

const defineCountryText = (max: number) => z.string().min(1).max(max)
const years = z.int().min(1).max(50).meta({ 'x-unit': 'years' })
const loanToValue = z.number().min(0).max(1.1).meta({ 'x-unit': 'fraction' })
const yearlyRate = z.number().min(-1).max(1).meta({ 'x-unit': 'fraction per year' })

/** A default of this service, never a quote. */
export const PlaceholderRate = z
  .strictObject({
    value: Fraction.describe('The rate per year.'),
    certainty: Certainty,
    asOf: Day.describe('Day of the choice.'),
  })
  .meta({ id: 'PlaceholderRate', description: 'A placeholder of this service, never a quote of a lender.' })

/** Usual terms of lenders, and limits of the law or the supervisor. */
export const MortgageTerms = z
  .strictObject({
    usualTermYears: z
      .strictObject({ min: years.describe('Shortest usual term.'), max: years.describe('Longest usual term.') })
      .describe('Usual terms of loans.'),
    defaultTermYears: years.describe('Term that the service takes.'),
    rateType: z.enum(['fixed', 'variable', 'mixed', 'fixedPeriod']).describe('Usual kind of rate.'),
    defaultRate: PlaceholderRate,
    defaultLtv: z
      .strictObject({ own: loanToValue.describe('For an own home.'), let: loanToValue.describe('To let.') })
      .describe('Loan to value that the service takes.'),
    ltvLimits: z
      .array(
        z.strictObject({
          case: z.enum(['firstTimeBuyer', 'mainResidence', 'rental']).describe('Which purchase.'),
          value: loanToValue.describe('Highest loan to value.'),
          legalReference: defineCountryText(300).describe('The text or the authority that sets the limit.'),
          certainty: Certainty,
        }),
      )
      .max(5)
      .describe('Limits on the loan to value; empty where none is known.'),
  })
  .meta({ id: 'MortgageTerms', description: 'Usual terms of loans, and limits on them.' })

/** The last figure that was read. */
export const Observed = z
  .strictObject({
    value: yearlyRate.describe('The figure.'),
    period: defineCountryText(40).describe('What it covers.'),
    series: defineCountryText(200).describe('Who publishes it.'),
    certainty: Certainty,
  })
  .meta({ id: 'ObservedFigure', description: 'The last figure that was read; never a default.' })

/** A choice of this service. */
export const Default = z
  .strictObject({
    value: yearlyRate.describe('The figure.'),
    rule: defineCountryText(200).describe('How it was chosen.'),
    certainty: z.literal('estimate').describe('A choice of this service.'),
    asOf: Day.describe('Day of the choice.'),
  })
  .meta({ id: 'DefaultFigure', description: 'A choice of this service; never an observation.' })

const observedAndDefault = z.strictObject({
  observed: Observed.nullable().describe('The last figure read; null when none was.'),
  default: Default,
})

/** A question of a form whose answer changes a figure. */
export const ProfileQuestion = z
  .strictObject({
    field: defineCountryText(80).describe('Path in the request of the fees.'),
    type: z
      .enum(['boolean', 'integer', 'number', 'amount', 'fraction', 'date', 'choice', 'region', 'text'])
      .describe('Kind of answer; the options of `region` are the regions of the country.'),
    required: z.boolean().describe('The request needs it.'),
    default: z
      .union([
        z.number().min(-1e12).max(1e12).meta({ 'x-unit': 'unit of the field' }),
        defineCountryText(200),
        z.boolean(),
      ])
      .optional()
      .describe('What is taken when it is left out.'),
    options: z
      .array(z.strictObject({ value: defineCountryText(80).describe('What to send.'), label: Words }))
      .max(20)
      .optional()
      .describe('The choices.'),
    min: Amount.optional().describe('Lowest answer.'),
    max: Amount.optional().describe('Highest answer.'),
    label: Words,
    help: defineCountryText(400).optional().describe("The country's definition."),
    when: z
      .union([
        z.strictObject({
          field: defineCountryText(80).describe('Another question.'),
          equals: z.union([defineCountryText(80), z.boolean()]).describe('Its answer.'),
        }),
        z.strictObject({
          field: defineCountryText(80).describe('Another question.'),
          oneOf: z.array(defineCountryText(80)).min(1).max(60).describe('Its answers.'),
        }),
      ])
      .optional()
      .describe('Ask only then.'),
  })
  .meta({ id: 'ProfileQuestion', description: 'A question whose answer changes a figure.' })

/** One country: its names, usual loans, macro figures, rules on rents, questions, what is left out and the days that are covered. */
export const CountryEntry = z
  .strictObject({
    code: CountryCode,
    iso2: z.string().length(2).describe('ISO 3166-1 alpha-2; `GB` for `UK`.'),
    iso3: z.string().length(3).describe('ISO 3166-1 alpha-3.'),
    name: Words,
    currency: z.enum(['EUR', 'GBP', 'USD']).describe('ISO 4217.'),
    languages: z.array(z.string().length(2)).min(1).max(5).describe('ISO 639-1.'),
    serviceVatRate: Fraction.nullable().describe('VAT on services of notaries and brokers; null where there is none.'),
    regionKind: z
      .enum(['commune', 'department', 'land', 'region', 'community', 'territory', 'nation', 'state', 'none'])
      .describe('What `region` (in Luxembourg `commune`) is.'),
    regionRequired: z.boolean().describe('The fees need it.'),
    regions: z
      .array(
        z.strictObject({
          code: defineCountryText(20).describe('ISO 3166-2.'),
          name: defineCountryText(100).describe('Local name.'),
        }),
      )
      .max(120)
      .describe('Regions with their local names; empty where the fees know none.'),
    mortgage: MortgageTerms,
    macro: z
      .strictObject({
        inflation: observedAndDefault.describe('Consumer prices.'),
        propertyGrowth: observedAndDefault.describe('Prices of homes.'),
        rentGrowth: z.strictObject({ default: Default }).describe('Rents.'),
      })
      .describe('Growth per year, observed and as a default.'),
    rentRules: z
      .array(
        z.strictObject({
          key: defineCountryText(40).describe('The rule.'),
          says: defineCountryText(400).describe('The rule in a sentence.'),
          certainty: Certainty,
          legalReference: defineCountryText(300).optional().describe('The law.'),
        }),
      )
      .max(10)
      .describe(
        'Caps, indexation and taxation of rents; `POST /api/v1/propcalc/rent-cap` calculates that of Luxembourg.',
      ),
    profile: z.array(ProfileQuestion).max(40).describe('Questions whose answers change a figure, in the order to ask.'),
    notCovered: z
      .array(NotCovered)
      .min(1)
      .max(60)
      .describe('What is not calculated, though a request may look like it; each matter once a calculation.'),
    law: z
      .strictObject({
        coveredFrom: Day.describe('First day on which the general case is covered.'),
        coveredUntil: Day.describe('Last day that is answered.'),
        checkedOn: Day.describe('Day of the last check.'),
      })
      .describe('Days whose law is known.'),
  })
  .meta({ id: 'Country', description: 'One country, with everything that a form or a calculator needs.' })

/** The countries in their order. */
export const Countries = z
  .strictObject({ countries: z.array(CountryEntry).max(20).describe('The countries, Luxembourg first.') })
  .meta({ id: 'Countries', description: 'The countries whose fees are known.' })

/** Answer of the list of countries. */
export const CountriesResponse = defineEnvelope('CountriesResponse', Countries)
