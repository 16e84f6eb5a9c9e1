import type { Parameter } from '../../core/dated.ts'
import type { Law, Provision } from '../../core/provision.ts'
import type { ConditionResult, Input } from './condition-result.ts'
import { limitResult, rangeOf } from './family-limit.ts'
import type { FamilyLimit } from './parameters/family-limits.ts'
import {
  balearicsLoanShareMin,
  balearicsResidenceYears,
  basqueAreaM2Max,
  cataloniaYoungAgeMax,
  extremaduraYoungAgeMax,
  manchaLoanShareAbove,
  navarreChildrenMin,
  riojaYoungAgeMax,
  youngAgeMax,
} from './parameters/reduced-rates.ts'
import type { Condition, ConditionName, ReducedRule } from './parameters/reduced-rules.ts'

export type { ConditionResult, Input } from './condition-result.ts'

type Reader = (law: Law, input: Input, base: number) => ConditionResult

const conditionResult = (met: boolean | undefined, field: string): ConditionResult => ({
  met,
  fields: met === undefined ? [field] : [],
})

const outOfReach: ConditionResult = { met: undefined, fields: [], isOutOfReach: true }

/** Every buyer is at most as old as the limit. */
const ofAge = ({ buyers = [{}] }: Input, limit: Provision<number>): ConditionResult => {
  const read = { by: [limit], figures: { ageMax: limit.value, ageFrom: limit.value + 1 } }
  if (buyers.some(({ age = 0 }) => age > limit.value)) return { met: false, fields: [], ...read }
  const open = buyers.flatMap(({ age }, index) => (age === undefined ? [`buyers[${index}].age`] : []))
  return { met: open.length > 0 ? undefined : true, fields: open, ...read }
}

/** Age limits that changed, each with days of its own. */
const changedAges: { readonly [Community in Input['region']]?: Parameter<number> } = {
  'ES-CT': cataloniaYoungAgeMax,
  'ES-EX': extremaduraYoungAgeMax,
  'ES-RI': riojaYoungAgeMax,
}

/** The highest age of young buyers in a community. */
const youngAge = (law: Law, { region }: Input): Provision<number> => {
  const changed = changedAges[region]
  const limit = changed ? law(changed) : law.row(youngAgeMax, region)
  if (!limit) throw new Error(`No age of young buyers is known in ${region}.`)
  return limit
}

/** Every buyer is below the age limit of the community. */
const young: Reader = (law, input) => ofAge(input, youngAge(law, input))

/** One buyer is young, which suffices where two buyers are a couple; no field asks whether they are. */
const oneYoung: Reader = (law, input) => {
  const { buyers = [] } = input
  const limit = youngAge(law, input)
  const isOneYoung = buyers.some(({ age = Number.POSITIVE_INFINITY }) => age <= limit.value)
  return { ...(buyers.length === 2 && isOneYoung ? outOfReach : { met: false, fields: [] }), by: [limit] }
}

/** The home is small enough for the rule of the Basque Country. */
const smallArea: Reader = (law, { areaM2 }) => {
  const limit = law(basqueAreaM2Max)
  const isSmall = areaM2 === undefined ? undefined : areaM2 <= limit.value
  return { ...conditionResult(isSmall, 'areaM2'), by: [limit], figures: { areaM2Max: limit.value } }
}

/** The loan finances as much of the home as Castilla-La Mancha requires. */
const mostlyBorrowed: Reader = (law, { loanAmount }, base) => {
  const share = law(manchaLoanShareAbove)
  const isMost = loanAmount === undefined ? undefined : loanAmount > share.value * base
  return { ...conditionResult(isMost, 'loanAmount'), by: [share] }
}

/** The family has as many children as Navarre requires. */
const withChildren: Reader = (law, { dependentChildren }) => {
  const least = law(navarreChildrenMin)
  const isMet = dependentChildren === undefined ? undefined : dependentChildren >= least.value
  return { ...conditionResult(isMet, 'dependentChildren'), by: [least], figures: { childrenMin: least.value } }
}

/** The loan finances as much of the appraised value as the Balearic Islands require. */
const wellBorrowed: Reader = (law, { loanAmount, appraisedValue }) => {
  const share = law(balearicsLoanShareMin)
  const isAnswered = loanAmount !== undefined && appraisedValue !== undefined
  return {
    ...conditionResult(isAnswered ? loanAmount >= share.value * appraisedValue : undefined, 'appraisedValue'),
    ...(loanAmount === undefined && { fields: ['loanAmount', 'appraisedValue'] }),
    by: [share],
    figures: { loanPercentMin: share.value * 100 },
  }
}

/** The buyers have lived in the Balearic Islands for as long as required. */
const resident: Reader = (law, { yearsOfResidence }) => {
  const years = law(balearicsResidenceYears)
  const isLong = yearsOfResidence === undefined ? undefined : yearsOfResidence >= years.value
  return { ...conditionResult(isLong, 'yearsOfResidence'), by: [years], figures: { yearsMin: years.value } }
}

const conditionReaders: Readonly<Record<ConditionName, Reader>> = {
  young,
  oneYoung,
  largeFamily: (_law, { largeFamily }) => conditionResult(largeFamily, 'largeFamily'),
  singleParent: (_law, { singleParentFamily }) => conditionResult(singleParentFamily, 'singleParentFamily'),
  disabled: (_law, { disability }) => conditionResult(disability && disability !== 'none', 'disability'),
  severelyDisabled: (_law, { disability }) => conditionResult(disability && disability === 'from65', 'disability'),
  firstHome: (_law, { firstTimeBuyer }) => conditionResult(firstTimeBuyer, 'firstTimeBuyer'),
  firstOrLargerHome: (_law, { firstTimeBuyer }) =>
    firstTimeBuyer === false ? outOfReach : conditionResult(firstTimeBuyer, 'firstTimeBuyer'),
  otherHomeSold: (_law, { ownsOtherDwelling }) => (ownsOtherDwelling ? outOfReach : { met: true, fields: [] }),
  noOtherHomeOrSold: (_law, { ownsOtherDwelling: other }) =>
    other ? outOfReach : conditionResult(other === undefined ? other : true, 'ownsOtherDwelling'),
  withChildren,
  onlyHome: (_law, { ownsOtherDwelling: other }) =>
    conditionResult(other === undefined ? other : !other, 'ownsOtherDwelling'),
  smallArea,
  mostlyBorrowed,
  wellBorrowed,
  resident,
  specialCategory: (_law, { familyCategory }) =>
    conditionResult(familyCategory && familyCategory === 'special', 'familyCategory'),
  notAsked: () => outOfReach,
}

/** Combines conditions: one result equal to `decisive` decides; otherwise all must be the opposite. */
const combineConditions = (all: readonly ConditionResult[], decisive: boolean): ConditionResult => {
  const read = {
    by: all.flatMap(({ by = [] }) => by),
    figures: Object.assign({}, ...all.map(({ figures }) => figures)),
  }
  const deciding = all.filter(({ met }) => met === decisive)
  if (deciding.length > 0) return { ...read, met: decisive, fields: [], by: deciding.flatMap(({ by = [] }) => by) }
  const open = all.filter(({ met }) => met === undefined)
  if (open.length === 0) return { met: !decisive, fields: [], ...read }
  const fields = [...new Set(open.flatMap(one => one.fields))]
  // One that no field asks about rules the rate out where all are required; where one suffices, another may still be
  // met.
  const isOutOfReach = decisive ? open.every(one => one.isOutOfReach) : open.some(one => one.isOutOfReach)
  return { met: undefined, fields, isOutOfReach, ...read }
}

/** The general income (taxable income without that from savings) is within a limit. */
const ofGeneralIncome = (input: Input, limit: FamilyLimit): ConditionResult => {
  const { annualTaxableIncome: income, savingsIncome } = input
  const range = rangeOf(limit, input)
  const less = (savings: number): ConditionResult =>
    limitResult(income && income - savings, 'annualTaxableIncome', range)
  const usual = less(savingsIncome ?? 0)
  if (savingsIncome !== undefined || usual.met !== false) return usual
  // Unknown savings may bring the income within the limit, as far as they are allowed.
  const lowest = less(Math.min(income ?? 0, limit.savings ?? Number.POSITIVE_INFINITY))
  return lowest.met === false ? lowest : conditionResult(undefined, 'savingsIncome')
}

/** The taxable income, and the parts of it that the limit names, are within a limit. */
const ofIncome = (input: Input, limit: Provision<FamilyLimit>, isGeneralOnly: boolean): ConditionResult => {
  const { annualTaxableIncome, savingsIncome } = input
  const { general, joint = general, savings, wholeFamily } = limit.value
  const whole = isGeneralOnly
    ? ofGeneralIncome(input, limit.value)
    : limitResult(annualTaxableIncome, 'annualTaxableIncome', rangeOf(limit.value, input))
  const parts = [
    whole,
    ...(savings === undefined
      ? []
      : [conditionResult(savingsIncome === undefined ? undefined : savingsIncome <= savings, 'savingsIncome')]),
    ...(wholeFamily === undefined ? [] : [outOfReach]),
  ]
  const figures = {
    incomeMax: general,
    jointIncomeMax: joint,
    ...(savings !== undefined && { savingsMax: savings }),
    ...(wholeFamily !== undefined && { wholeFamilyMax: wholeFamily }),
  }
  return { ...combineConditions(parts, false), by: [limit], figures }
}

/** The wealth is within a limit. */
const ofWealth = (input: Input, limit: Provision<FamilyLimit>): ConditionResult => ({
  ...limitResult(input.netWealth, 'netWealth', rangeOf(limit.value, input)),
  by: [limit],
  figures: { wealthMax: limit.value.general },
})

/** The price is within a limit, where a rule with limits for several families sets one for each. */
const ofPrice = (input: Input, limit: Provision<FamilyLimit>): ConditionResult => ({
  ...limitResult(input.price, 'price', rangeOf(limit.value, input)),
  by: [limit],
})

const resultOfCondition = (law: Law, input: Input, base: number, condition: Condition): ConditionResult => {
  const each = (list: readonly Condition[]): ConditionResult[] =>
    list.map(one => resultOfCondition(law, input, base, one))
  if (typeof condition === 'string') return conditionReaders[condition](law, input, base)
  if ('any' in condition) return combineConditions(each(condition.any), true)
  if ('all' in condition) return combineConditions(each(condition.all), false)
  if ('ageMax' in condition) return ofAge(input, law(condition.ageMax))
  if ('wealth' in condition) return ofWealth(input, law(condition.wealth))
  if ('price' in condition) return ofPrice(input, law(condition.price))
  return 'income' in condition
    ? ofIncome(input, law(condition.income), false)
    : ofIncome(input, law(condition.generalIncome), true)
}

/** Limit of value or price by family, while answers leave it open; above it the rule grants nothing. */
const openLimit = (input: Input, base: number, limit: Provision<FamilyLimit>): ConditionResult => {
  const { met, fields } = limitResult(base, 'price', rangeOf(limit.value, input))
  return { met: met === undefined ? undefined : true, fields, by: [limit], figures: { valueMax: limit.value.general } }
}

/**
 * Result of the conditions of a reduced rate; a company fails the condition of living in the home, where there is one.
 */
export const ruleResult = (law: Law, input: Input, base: number, rule: ReducedRule): ConditionResult => {
  const { conditions, valueMax, priceMax } = rule
  const isOwnHome = rule.isForAnyUse || (input.use === 'mainResidence' && input.buyerType !== 'company')
  const each = conditions.map(condition => resultOfCondition(law, input, base, condition))
  const limits = [
    ...(valueMax ? [openLimit(input, base, law(valueMax))] : []),
    ...(priceMax ? [openLimit(input, input.price, law(priceMax))] : []),
  ]
  return combineConditions([conditionResult(isOwnHome, 'use'), ...each, ...limits], false)
}
