import type { Law } from '../../core/law.ts'
import type { FeesInput } from '../country.ts'
import { basqueAreaM2Max, cataloniaIncomeMax, manchaLoanShareAbove, youngAgeMax } from './parameters/reduced-rates.ts'

/** A purchase in Spain. */
export type Input = FeesInput<'ES'>

/** What the answers say of a condition. */
export interface Judged {
  /** Undefined while an answer is missing. */
  met: boolean | undefined
  /** The answers that are missing. */
  fields: readonly string[]
  /** A condition that no field asks; nothing that is sent can meet it. */
  isOutOfReach?: boolean
}

/** A condition of a reduced rate, judged by the answers and the law of the day. */
export type Condition = (law: Law, input: Input, base: number) => Judged

const judged = (met: boolean | undefined, field: string): Judged => ({ met, fields: met === undefined ? [field] : [] })

/** A person who will live in the home. */
export const ownHome: Condition = (_law, { use, buyerType }) =>
  judged(use === 'mainResidence' && buyerType !== 'company', 'use')

/** Every buyer is at most as old as the community says. */
export const young: Condition = (law, { buyers = [{}], region }) => {
  const limit = law.row(youngAgeMax, region) ?? 0
  if (buyers.some(({ age = 0 }) => age > limit)) return { met: false, fields: [] }
  const open = buyers.flatMap(({ age }, index) => (age === undefined ? [`buyers[${index}].age`] : []))
  return { met: open.length > 0 ? undefined : true, fields: open }
}

/** A large family. */
export const largeFamily: Condition = (_law, input) => judged(input.largeFamily, 'largeFamily')

/** A family with one parent. */
export const singleParent: Condition = (_law, input) => judged(input.singleParentFamily, 'singleParentFamily')

/** A recognised disability from 33 per cent. */
export const disabled: Condition = (_law, { disability }) =>
  judged(disability === undefined ? undefined : disability !== 'none', 'disability')

/** A recognised disability from 65 per cent. */
export const severelyDisabled: Condition = (_law, { disability }) =>
  judged(disability === undefined ? undefined : disability === 'from65', 'disability')

/** A first home. */
export const firstHome: Condition = (_law, input) => judged(input.firstTimeBuyer, 'firstTimeBuyer')

/** The only home. */
export const onlyHome: Condition = (_law, { ownsOtherDwelling }) =>
  judged(ownsOtherDwelling === undefined ? undefined : !ownsOtherDwelling, 'ownsOtherDwelling')

/** The income limit of Catalonia. */
export const cataloniaIncome: Condition = (law, { annualTaxableIncome }) => {
  const limit = law.value(cataloniaIncomeMax)
  return judged(annualTaxableIncome === undefined ? undefined : annualTaxableIncome <= limit, 'annualTaxableIncome')
}

/** The floor area of the Basque Country. */
export const smallArea: Condition = (law, { areaM2 }) => {
  const limit = law.value(basqueAreaM2Max)
  return judged(areaM2 === undefined ? undefined : areaM2 <= limit, 'areaM2')
}

/** The loan of Castilla-La Mancha. */
export const mostlyBorrowed: Condition = (law, { loanAmount }, base) => {
  const share = law.value(manchaLoanShareAbove)
  return judged(loanAmount === undefined ? undefined : loanAmount > share * base, 'loanAmount')
}

/** What no field asks: limits of income or wealth, the size of the municipality. */
export const notAsked: Condition = () => ({ met: undefined, fields: [], isOutOfReach: true })

const missing = (all: readonly Judged[]): Judged => {
  const open = all.filter(({ met }) => met === undefined)
  const isOutOfReach = open.some(one => one.isOutOfReach)
  return { met: undefined, fields: [...new Set(open.flatMap(({ fields }) => fields))], isOutOfReach }
}

/** Every one of the conditions. */
export const every =
  (...conditions: readonly Condition[]): Condition =>
  (law, input, base) => {
    const all = conditions.map(condition => condition(law, input, base))
    if (all.some(({ met }) => met === false)) return { met: false, fields: [] }
    return all.every(({ met }) => met) ? { met: true, fields: [] } : missing(all)
  }

/** At least one of the conditions. */
export const either =
  (...conditions: readonly Condition[]): Condition =>
  (law, input, base) => {
    const all = conditions.map(condition => condition(law, input, base))
    if (all.some(({ met }) => met)) return { met: true, fields: [] }
    return all.every(({ met }) => met === false) ? { met: false, fields: [] } : missing(all)
  }
