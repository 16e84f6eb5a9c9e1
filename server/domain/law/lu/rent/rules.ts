import { rentCapRules as rules } from '#contract/rules/rent-cap'
import { ruleIssues } from '../../../core/broken-rule.ts'
import { yearOf } from '../../../core/days.ts'
import type { RefusedField } from '../../../core/refusal.ts'
import { type Dwelling, firstYearOf, pricePaid } from './dwelling.ts'

/** A capital that is not stated, or stated twice, and land that is dearer than what was paid. */
const checkCapital = (dwelling: Dwelling): RefusedField[] => {
  const { purchase, constructionCost, landPrice = 0, landYear } = dwelling
  const most = pricePaid(dwelling)
  return [
    ...ruleIssues(rules, 'capital_required.none', !purchase && constructionCost === undefined),
    ...ruleIssues(rules, 'capital_required.both', purchase !== undefined && constructionCost !== undefined, {
      received: constructionCost,
    }),
    ...ruleIssues(
      rules,
      'land_above_price',
      most !== undefined && landPrice > most,
      { received: landPrice, allowed: [`0 to ${most}`] },
      { most: most ?? 0 },
    ),
    ...ruleIssues(rules, 'land_year_without_construction', landYear !== undefined && constructionCost === undefined, {
      received: landYear,
    }),
  ]
}

/** Years after that of the lease or the adaptation, and a building from before the table of coefficients. */
const checkYears = ({ referenceDate, ...dwelling }: Dwelling, firstRow: number): RefusedField[] => {
  const year = yearOf(referenceDate)
  const allowed = [`at most ${year}`]
  const { constructionYear, purchase, landYear, constructionCost } = dwelling
  const isLate = (one: number | undefined): boolean => one !== undefined && one > year
  return [
    ...ruleIssues(
      rules,
      'built_after_reference',
      isLate(constructionYear),
      { received: constructionYear, allowed },
      { year },
    ),
    ...ruleIssues(
      rules,
      'bought_after_reference',
      isLate(purchase?.year),
      { received: purchase?.year, allowed },
      { year },
    ),
    ...ruleIssues(rules, 'land_after_reference', isLate(landYear), { received: landYear, allowed }, { year }),
    ...ruleIssues(
      rules,
      'construction_before_coefficients',
      constructionCost !== undefined && constructionYear < firstRow,
      { received: constructionYear, allowed: [`at least ${firstRow}`] },
      { year: firstRow },
    ),
  ]
}

/** Works and upkeep from before the purchase or the building, or after the lease. */
const checkExpenses = (dwelling: Dwelling): RefusedField[] => {
  const [first, last] = [firstYearOf(dwelling), yearOf(dwelling.referenceDate)]
  return (['works', 'upkeep'] as const).flatMap(list =>
    (dwelling[list] ?? []).flatMap(({ year: received }, index) =>
      ruleIssues(
        rules,
        'expense_outside_years',
        received < first || received > last,
        { path: `${list}[${index}].year`, received, allowed: [`${first} to ${last}`] },
        { first, last },
      ),
    ),
  )
}

/** Days of furniture and of the running rent. */
const checkDays = ({ referenceDate: day, furniture = [], currentRent, lastChangedOn }: Dwelling): RefusedField[] => [
  ...furniture.flatMap(({ day: received }, index) =>
    ruleIssues(
      rules,
      'invoice_after_reference',
      received > day,
      { path: `furniture[${index}].day`, received, allowed: [`at most ${day}`] },
      { day },
    ),
  ),
  ...ruleIssues(rules, 'change_without_rent', lastChangedOn !== undefined && currentRent === undefined, {
    received: lastChangedOn,
  }),
  ...ruleIssues(
    rules,
    'changed_after_reference',
    lastChangedOn !== undefined && lastChangedOn >= day,
    { received: lastChangedOn, allowed: [`before ${day}`] },
    { day },
  ),
]

/** Every broken rule between the fields of a dwelling; `firstRow` is the first year of the table of coefficients. */
export const checkRentCapRules = (dwelling: Dwelling, firstRow: number): RefusedField[] => [
  ...checkCapital(dwelling),
  ...checkYears(dwelling, firstRow),
  ...checkExpenses(dwelling),
  ...checkDays(dwelling),
]
