import type { CountryCode } from '#contract/shared/country'
import type { CostLine, LawReference, Notice } from '#contract/shared/law'
import { type LawDay, lastCoveredDay } from '../../core/dated.ts'
import { answerParts } from '../../core/entries.ts'
import { listChangesBy } from '../../core/known-change.ts'
import { lawNotices } from '../../core/law-notices.ts'
import { toCents } from '../../core/money.ts'
import { type Law, lawOn } from '../../core/provision.ts'
import { Refusal, type RefusedField } from '../../core/refusal.ts'
import { costTotals } from '../../core/totals.ts'
import type { Country, FeesInput, FeesOf } from '../country.ts'
import { loanAbovePrice } from './loan-notice.ts'
import { usualMovablesShare } from './parameters/conventions.ts'
import { checkSharedRules } from './shared-rules.ts'

/** Name of the method in `meta`. */
export const feesMethod = 'country_acquisition_law'

/** Fees of a purchase, and the law that they use. */
export interface Fees<C extends CountryCode = CountryCode> {
  data: FeesOf<C>
  law: LawReference[]
}

const movablesNotice = (law: Law, input: FeesInput): Notice[] =>
  'movables' in input && (input.movables ?? 0) > law(usualMovablesShare).value * input.price
    ? [
        {
          code: 'movables_above_tenth',
          message: 'Movables above a tenth of the price are checked by tax offices; itemise them in the deed.',
          field: 'movables',
        },
      ]
    : []

/** Notices of the caller's figures for lines that this case does not have. */
const idleOverrideNotices = (input: FeesInput, lines: readonly CostLine[]): Notice[] =>
  Object.entries('overrides' in input ? (input.overrides ?? {}) : {})
    .filter(([key, amount]) => amount && !lines.some(line => line.key === key))
    .map(([key]) => ({
      code: 'no_effect_here',
      message: `This case has no line ${key}; the figure changes nothing.`,
      field: `overrides.${key}`,
    }))

/** Place of the purchase, as sent. */
const purchasePlace = (input: FeesInput): { region?: string; county?: string; city?: string } => ({
  ...('region' in input && input.region !== undefined && { region: input.region }),
  ...('county' in input && input.county !== undefined && { county: input.county }),
  ...('city' in input && input.city !== undefined && { city: input.city }),
})

const refuseUncovered = ({ coverage }: Pick<Country, 'coverage'>, deedDate: string): void => {
  const until = lastCoveredDay(coverage.checkedOn)
  if (deedDate <= until) return
  const message = `The law is not covered on ${deedDate}; it is until ${until}.`
  throw new Refusal('law_not_covered', {
    issues: [{ path: 'deedDate', message, received: deedDate, allowed: [`${coverage.coveredFrom} to ${until}`] }],
  })
}

const refuseBroken = (input: FeesInput, { day }: LawDay, own: readonly RefusedField[]): void => {
  const issues = [...checkSharedRules(input, day), ...own]
  if (issues.length > 0) throw new Refusal('invalid_request', { issues })
}

/** Answer of a country from its entries; refuses a request that breaks a rule. */
const evaluatePurchase = <C extends CountryCode>(country: Country<C>, input: FeesInput<C>, law: Law) => {
  refuseBroken(input, law.lawDay, country.brokenRules(law, input))
  const { entries, more, besidesPrice = 0, paidPrice = input.price, alsoCited } = country.purchase(law, input)
  return {
    ...answerParts(entries, country.lines, alsoCited),
    more,
    price: input.price + besidesPrice,
    outlay: paidPrice + besidesPrice,
  }
}

/**
 * Costs of a purchase by the law of a day, line by line.
 * @throws Refusal `invalid_request` for contradictory fields, `law_not_covered` for a day that is not covered.
 */
export const fees = <C extends CountryCode>(country: Country<C>, input: FeesInput<C>, deedDate: string): Fees<C> => {
  refuseUncovered(country, deedDate)
  const lawDay = { day: deedDate, field: 'deedDate', checkedOn: country.coverage.checkedOn }
  const ofDay = lawOn(lawDay)
  const { lines, possibleReliefs, notices, assumptions, law, carriedForward, more, ...sums } = evaluatePurchase(
    country,
    input,
    ofDay,
  )
  const data = {
    country: input.country,
    ...purchasePlace(input),
    deedDate,
    currency: country.form.currency,
    price: toCents(input.price),
    newBuild: input.newBuild ?? false,
    use: input.use,
    ...more,
    lines,
    totals: costTotals(lines, sums.price, input.loanAmount ?? 0, sums.outlay),
    possibleReliefs,
    notices: [
      ...lawNotices(lawDay, {
        law,
        carriedForward,
        known: listChangesBy(country.reading, {
          concerns: 'purchase',
          day: deedDate,
          region: purchasePlace(input).region,
        }),
      }),
      ...notices,
      ...loanAbovePrice({ loanAmount: input.loanAmount, price: sums.outlay }),
      ...movablesNotice(ofDay, input),
      ...idleOverrideNotices(input, lines),
    ],
    assumptions,
  }
  // The shared fields and those of the country form its answer; the compiler cannot join them for a generic country.
  return { data: data as unknown as FeesOf<C>, law }
}
