import * as z from 'zod'
import { getEnglishLanguageName } from '#languages/english-name'
import {
  type BetaLanguage,
  type CompleteLanguage,
  getLanguageRow,
  type Language,
  sourceFirst,
} from '#languages/registry'
import { Day, Fraction, Money } from './units.ts'

const defineLabel = (max: number) => z.string().min(1).max(max)

/** Certainty of a figure of law. */
export const Certainty = z.enum(['statutory', 'published', 'unverified', 'estimate']).meta({
  id: 'Certainty',
  description:
    'Statutory: read in the law or on an official page. Published: read in a public secondary source. Unverified: professional knowledge, not read in a source. Estimate: a convention or a choice of this service.',
})
/** Certainty of a figure of law. */
export type Certainty = z.infer<typeof Certainty>

/** The id of a parameter: a dotted path that never changes once published. */
export const ParameterId = z
  .string()
  .regex(/^[a-z]{2}(\.[a-zA-Z0-9]+)+$/)
  .max(80)

/** The parameters that a figure rests on, the principal one first. */
export const basis = z
  .array(ParameterId)
  .min(1)
  .max(10)
  .describe('Ids of the parameters applied, the principal one first; each is listed in `meta.law`.')

const defineTextIn = (code: Language) => defineLabel(200).describe(`${getEnglishLanguageName(code)}.`)

/** A beta language is optional, as it may lack the words. */
const inEveryLanguage = Object.fromEntries(
  sourceFirst.map(code => [code, getLanguageRow(code).isBeta ? defineTextIn(code).optional() : defineTextIn(code)]),
) as Record<CompleteLanguage, z.ZodString> & Record<BetaLanguage, z.ZodOptional<z.ZodString>>

/** The same words in the languages of the service. */
export const Words = z
  .strictObject(inEveryLanguage)
  .meta({ id: 'Words', description: 'The same words in the languages of the service.' })
/** The same words in the languages of the service. */
export type Words = z.infer<typeof Words>

/** The two ends of the range of a figure. */
export const AmountRange = z
  .strictObject({ low: Money.describe('Lower end.'), high: Money.describe('Upper end.') })
  .meta({ id: 'AmountRange', description: 'Where the law leaves a range; the amount is its central figure.' })

const lineCategories = [
  'transferTax',
  'vat',
  'stamp',
  'registry',
  'notary',
  'mortgage',
  'legal',
  'brokerage',
  'lender',
  'aid',
  'incomeTax',
  'socialContribution',
  'other',
] as const

/** One line of cost, tax, credit or information; each route has its own closed list of keys. */
export const defineCostLine = <const Keys extends readonly [string, ...string[]]>(id: string, keys: Keys) =>
  z
    .strictObject({
      key: z.enum(keys).describe('What the line is.'),
      label: defineLabel(200).describe('Its name in English.'),
      localLabel: defineLabel(200).optional().describe('Its name in the words of the local law.'),
      category: z.enum(lineCategories).describe('Group; a duty in several parts is the sum of its category.'),
      amount: Money.describe('The amount, two decimals; negative for credits.'),
      base: Money.optional().describe('What the rate or the tariff is applied to.'),
      rate: Fraction.optional().describe('The rate, where one rate applies to the whole base.'),
      payer: z.enum(['buyer', 'seller', 'lender']).describe('Who bears it.'),
      nature: z
        .enum(['tax', 'regulatedTariff', 'marketEstimate'])
        .describe('Tax, a tariff fixed by law, or an estimate of what the market asks.'),
      certainty: Certainty,
      counted: z.boolean().describe('True: part of `totals`. False: for information only.'),
      refundable: z.boolean().optional().describe('True where part of it comes back.'),
      regulatedMinimum: Money.optional().describe('The bare tariff, where the usual invoice is higher.'),
      range: AmountRange.optional(),
      dueTo: z
        .enum(['state', 'region', 'municipality', 'notary', 'registry', 'lender', 'broker', 'insurer', 'other'])
        .optional()
        .describe('Who receives it.'),
      basis,
      inForceFrom: Day.describe('Latest first day of the versions in `basis` that set the amount.'),
      inForceUntil: Day.nullable().describe('Their earliest last day; null while all are open.'),
      legalReference: defineLabel(300).describe('Article or source in words.'),
    })
    .meta({ id, description: 'One line of cost, tax or credit, with the law that it rests on.' })
/** A line with its key. */
export type CostLine<Key extends string = string> = Omit<z.infer<ReturnType<typeof defineCostLine>>, 'key'> & {
  key: Key
}

/** Sums of the counted lines. */
export const Totals = z
  .strictObject({
    buyer: Money.describe('Counted lines of the buyer, added as whole cents.'),
    taxes: Money.describe('Of these, taxes.'),
    regulatedTariffs: Money.describe('Of these, tariffs fixed by law.'),
    marketEstimates: Money.describe('Of these, estimates of the market; the three add up to `buyer`.'),
    seller: Money.describe('Counted lines of the seller.'),
    lender: Money.describe('Counted lines of the lender.'),
    feesRate: z
      .number()
      .min(-1e18)
      .max(1e18)
      .meta({ description: '`buyer` divided by the price, six decimals.', 'x-unit': 'fraction' }),
    cashNeeded: Money.describe('Price and `buyer` less the loan; negative when the loan is larger.'),
  })
  .meta({ id: 'Totals', description: 'Sums of the counted lines.' })
/** Sums of the counted lines. */
export type Totals = z.infer<typeof Totals>

/** A relief that was not granted, because its conditions are not met or not answered; keys as for lines. */
export const definePossibleRelief = <const Keys extends readonly [string, ...string[]]>(id: string, keys: Keys) =>
  z
    .strictObject({
      key: z.enum(keys).describe('The relief.'),
      label: defineLabel(200).describe('Its name.'),
      saving: Money.nullable().describe('How much less would be paid; null when that cannot be computed.'),
      range: AmountRange.optional().describe(
        'Between what and what it would be less, where the answer to one of `fields` decides; `saving` is then null.',
      ),
      condition: defineLabel(400).describe('What would have to be true.'),
      fields: z
        .array(z.string().max(80))
        .max(20)
        .describe('What to send so that it is applied; empty when nothing can.'),
      basis,
      certainty: Certainty,
    })
    .meta({ id, description: 'A relief that was not granted, and what would open it.' })
/** A possible relief with its key. */
export type PossibleRelief<Key extends string = string> = Omit<
  z.infer<ReturnType<typeof definePossibleRelief>>,
  'key'
> & {
  key: Key
}

/** A notice on the figures. */
export const Notice = z
  .strictObject({
    code: z
      .enum([
        'not_a_tax_assessment',
        'law_not_checked_since',
        'law_change_known',
        'indexed_yearly',
        'price_near_cliff',
        'surcharge_possible',
        'movables_above_tenth',
        'loan_above_price',
        'base_above_price',
        'base_is_price',
        'disbursements_not_included',
        'price_convention_assumed',
        'relief_window_closed',
        'reform_announced',
        'contested_rule',
        'refund_possible',
        'fallback_ratio_used',
        'no_effect_here',
        'declaration_required',
        'reinvestment_deferral_not_computed',
        'cap_does_not_apply',
        'rise_not_allowed_yet',
        'rent_above_cap',
      ])
      .describe(
        'Stable code of the notice. New codes may be added. On a day after the year of the last check, `law_change_known` names a change that has begun by then and is not calculated, else `law_not_checked_since` says that the whole law may have changed; and `indexed_yearly` names the parameters whose figure is adjusted each year, or every few years, and is that from before the last adjustment.',
      ),
    message: defineLabel(400).describe('The notice in one sentence.'),
    field: z.string().max(80).optional().describe('The field of the request that it concerns.'),
    amount: Money.optional().describe('The sum that it speaks of.'),
  })
  .meta({ id: 'Notice', description: 'Something to know beside the figures.' })
/** A notice on the figures. */
export type Notice = z.infer<typeof Notice>

/** A default or an uncertain parameter that the figures rest on. */
export const Assumption = z
  .strictObject({
    field: z.string().max(80).optional().describe('The field of the request that was left out.'),
    parameter: ParameterId.optional().describe('The parameter that is uncertain; either this or `field` is sent.'),
    value: z
      .union([Money.meta({ 'x-unit': 'unit of the field or parameter' }), z.string().max(200), z.boolean(), z.null()])
      .describe('What was used; null for a table.'),
    source: z.enum(['default', 'parameter']).describe('A default of a field, or an uncertain parameter.'),
    certainty: Certainty,
    asOf: Day.optional().describe('Day of a market figure.'),
    note: defineLabel(400).describe('Why, and how to replace it.'),
  })
  .meta({ id: 'Assumption', description: 'What was assumed, and how to replace it.' })
/** A default or an uncertain parameter that the figures rest on. */
export type Assumption = z.infer<typeof Assumption>

const figure = z.number().min(-1e12).max(1e12).meta({ 'x-unit': 'unit of the parameter' })

/** One row of a table of law. */
export const LawRow = z
  .strictObject({
    key: z.string().max(80).optional().describe('What the row is for: a region, a year, a use.'),
    from: figure.optional().describe('Lower limit.'),
    upTo: figure.nullable().optional().describe('Upper limit, null for none.'),
    rate: figure.optional().describe('Rate of the row.'),
    amount: figure.optional().describe('Fixed amount of the row.'),
    deduction: figure.optional().describe('Deducted from the base times the rate.'),
    step: figure.optional().describe('Width of the steps that the amount is due for.'),
    value: figure.optional().describe('Figure of the row.'),
  })
  .meta({ id: 'LawRow', description: 'One row of a table of law.' })
/** One row of a table of law. */
export type LawRow = z.infer<typeof LawRow>

/** One parameter of law as it was in force on the day. */
export const LawReference = z
  .strictObject({
    id: ParameterId.describe('Id of the parameter.'),
    says: defineLabel(300).describe('One sentence in the words of the law.'),
    unit: z
      .enum(['fraction', 'currency', 'months', 'years', 'days', 'count', 'brackets', 'coefficients', 'names'])
      .describe('Unit of the value.'),
    value: z
      .union([figure, z.array(LawRow).max(2000), z.array(z.string().max(200)).max(2000)])
      .describe('In force on the day. A table of more than thirty rows lists only the rows used.'),
    from: Day.describe('First day.'),
    until: Day.nullable().describe('Last day; null while it is open.'),
    title: defineLabel(300).describe('The law or the publication.'),
    article: defineLabel(200).describe('The article in it.'),
    url: z.string().max(500).optional().describe('Where to read it.'),
    certainty: Certainty,
    checkedOn: Day.describe('Day when somebody last compared it with the source.'),
    note: defineLabel(400).optional().describe('A gap, a doubt, a retroactive effect.'),
  })
  .meta({ id: 'LawReference', description: 'One parameter of law as it was in force on the day.' })
/** One parameter of law as it was in force on the day. */
export type LawReference = z.infer<typeof LawReference>
