import { estimationRules, firstNewBuildDay, firstPriceDay } from '#contract/rules/estimation'
import { ruleIssues } from '../core/broken-rule.ts'
import type { RefusedField } from '../core/refusal.ts'
import type { EstimationInput } from './apartment.ts'
import type { Place } from './commune-name.ts'
import { lastAllowedDay } from './prices/file-age.ts'
import type { Quarter } from './prices/quarters.ts'
import type { Quartier } from './reference-prices.ts'

/** Issues of fields that ask for a house. */
const houses = ({ typeBien, etage }: EstimationInput): RefusedField[] => [
  ...ruleIssues(estimationRules, 'only_apartments', typeBien === 'maison', {
    received: typeBien,
    allowed: ['appartement'],
  }),
  ...ruleIssues(estimationRules, 'only_apartments', etage === 'maison', {
    path: 'etage',
    received: etage,
    allowed: ['rdc', 'entre', 'dernier'],
  }),
]

/** Issues of a new build that needs work. */
const wornNewBuild = ({ estNeuf = false, etat }: EstimationInput): RefusedField[] =>
  ruleIssues(estimationRules, 'new_build_in_bad_condition', estNeuf && (etat === 'rafraichir' || etat === 'renover'), {
    received: etat,
    allowed: ['neuf', 'renove', 'bon'],
  })

/** Issues of a district of another municipality than the requested one. */
const quartierIssues = (
  { quartier }: EstimationInput,
  { commune, quartierElsewhere }: Place,
  quartiers: readonly Quartier[],
): RefusedField[] => {
  if (!quartierElsewhere) return []
  const own = quartiers.filter(candidate => candidate.commune === commune.name).map(({ name }) => name)
  return ruleIssues(
    estimationRules,
    'quartier_of_other_commune',
    true,
    { received: quartier, allowed: own.length > 0 ? own : [`left out: no district of ${commune.name} is known`] },
    { owners: quartierElsewhere.join(' and '), commune: commune.name },
  )
}

/** The last day that may be asked for, and the last quarter of the newest file of prices. */
export interface PricedDays {
  /** Today in Luxembourg. */
  today: string
  newest: Quarter
}

/** Issues of a day outside the prices. */
const valuationDateIssues = (
  { valuationDate, estNeuf }: EstimationInput,
  { today, newest }: PricedDays,
): RefusedField[] => {
  const day = valuationDate ?? today
  const from = estNeuf ? firstNewBuildDay : firstPriceDay
  const last = lastAllowedDay(newest, today)
  const shown = { received: day, allowed: [`${from} to ${last}`] }
  if (day < firstPriceDay) return ruleIssues(estimationRules, 'valuation_date_too_early', true, shown)
  return [
    ...ruleIssues(estimationRules, 'valuation_date_to_come', day > last, shown, { today }),
    ...ruleIssues(estimationRules, 'new_build_too_early', day < from, shown),
  ]
}

/** Every rule between fields that a request of a day breaks; the place is missing when its name was not found. */
export const estimationIssues = (
  input: EstimationInput,
  place: Place | undefined,
  quartiers: readonly Quartier[],
  days: PricedDays,
): RefusedField[] => [
  ...houses(input),
  ...valuationDateIssues(input, days),
  ...wornNewBuild(input),
  ...(place ? quartierIssues(input, place, quartiers) : []),
]
