import { lastYearOfFrancs, capitalGainsRules as rules } from '#contract/rules/lu-gain'
import { ruleIssues } from '../../../core/broken-rule.ts'
import { yearOf } from '../../../core/days.ts'
import type { RefusedField } from '../../../core/refusal.ts'
import type { Sale } from './sale.ts'

/** Days after the sale. */
const checkSaleDays = ({ saleDate, ...sale }: Sale): RefusedField[] => {
  const days = [
    ['acquisitionDate', sale.acquisitionDate],
    ['completedOn', sale.completedOn],
    ['preliminaryContractRegisteredOn', sale.preliminaryContractRegisteredOn],
    ['occupancy.movedOutOn', sale.occupancy?.movedOutOn],
  ] as const
  const allowed = [`at most ${saleDate}`]
  return days.flatMap(([path, received]) =>
    ruleIssues(
      rules,
      'after_sale',
      received !== undefined && received > saleDate,
      { path, received, allowed },
      { saleDate },
    ),
  )
}

/** A completion of a house that was not built, or before its land was acquired. */
const checkCompletion = ({ completedOn: received, acquisitionDate, acquisitionMode }: Sale): RefusedField[] => {
  if (received === undefined) return []
  const isEarly = received < acquisitionDate
  const allowed = [`at least ${acquisitionDate}`]
  return [
    ...ruleIssues(rules, 'completed_not_built', acquisitionMode !== 'construction', { received }),
    ...ruleIssues(rules, 'completed_before_acquisition', isEarly, { received, allowed }, { acquisitionDate }),
  ]
}

const checkSaleCosts = ({ saleCosts = 0, salePrice }: Sale): RefusedField[] =>
  ruleIssues(rules, 'costs_above_price', saleCosts > salePrice, {
    received: saleCosts,
    allowed: [`at most ${salePrice}`],
  })

/** Improvements before the year of the acquisition or after that of the sale. */
const checkImprovementYears = ({ improvements = [], acquisitionDate, saleDate }: Sale): RefusedField[] => {
  const [first, last] = [yearOf(acquisitionDate), yearOf(saleDate)]
  const allowed = [`at least ${first}`, `at most ${last}`]
  return improvements.flatMap(({ year: received }, index) =>
    ruleIssues(rules, 'improvement_outside_holding', received < first || received > last, {
      path: `improvements[${index}].year`,
      received,
      allowed,
    }),
  )
}

/** Sums in francs for a year after the introduction of the euro. */
const checkFrancs = ({ acquisitionCurrency, acquisitionDate, improvements = [] }: Sale): RefusedField[] => {
  const refused = (path: string, currency: string | undefined, year: number): RefusedField[] =>
    ruleIssues(rules, 'francs_after_2001', currency === 'LUF' && year > lastYearOfFrancs, {
      path,
      received: currency,
      allowed: ['EUR'],
    })
  return [
    ...refused('acquisitionCurrency', acquisitionCurrency, yearOf(acquisitionDate)),
    ...improvements.flatMap(({ currency, year }, index) => refused(`improvements[${index}].currency`, currency, year)),
  ]
}

/** A day of moving out for a seller who still lives there, or none for one who does not. */
const checkMove = ({ occupancy }: Sale): RefusedField[] => {
  if (!occupancy) return []
  const { occupiedAtSale, movedOutOn: received } = occupancy
  const key = occupiedAtSale ? 'moved_out_unclear.occupied' : 'moved_out_unclear.left'
  return ruleIssues(rules, key, occupiedAtSale === (received !== undefined), { path: 'occupancy.movedOutOn', received })
}

/** Answers on the parents' home, the buyer, the main residence and joint taxation that contradict others. */
const checkGainAnswers = (sale: Sale): RefusedField[] => {
  const { parentsMainResidence = false, acquisitionMode, mainResidence, occupancy, jointTaxation = false } = sale
  const { taxClass, soldToPublicBody = false, preemptionExercised = false } = sale
  const refusedYes = { received: true, allowed: ['false'] }
  return [
    ...ruleIssues(
      rules,
      'parents_home_not_inherited',
      parentsMainResidence && acquisitionMode !== 'inheritance',
      refusedYes,
    ),
    ...ruleIssues(rules, 'preemption_without_public_body', preemptionExercised && !soldToPublicBody, refusedYes),
    ...ruleIssues(rules, 'residence_told_twice', mainResidence !== undefined && occupancy !== undefined, {
      received: mainResidence,
    }),
    ...ruleIssues(
      rules,
      'part_without_residence',
      sale.mainResidenceShare !== undefined && mainResidence !== true && !occupancy,
      { received: sale.mainResidenceShare },
    ),
    ...checkMove(sale),
    ...ruleIssues(rules, 'joint_outside_class_2', jointTaxation && taxClass !== '2', refusedYes, { taxClass }),
  ]
}

/** Rules between fields that a sale breaks, except that of the allowance, which the law of the day sets. */
export const checkGainRules = (sale: Sale): RefusedField[] => [
  ...checkSaleDays(sale),
  ...checkCompletion(sale),
  ...checkSaleCosts(sale),
  ...checkImprovementYears(sale),
  ...checkFrancs(sale),
  ...checkGainAnswers(sale),
]

/** Refuses a use of the decennial allowance above the allowance itself, in EUR, which the law of the day sets. */
export const checkAllowanceUse = (
  { decennialAllowanceUsed: received = 0 }: Sale,
  allowance: number,
): RefusedField[] => {
  const shown = { received, allowed: [`at most ${allowance}`] }
  return ruleIssues(rules, 'allowance_used_above_allowance', received > allowance, shown, { allowance })
}
