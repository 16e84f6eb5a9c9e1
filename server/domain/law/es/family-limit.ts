import type { ConditionResult, Input } from './condition-result.ts'
import type { FamilyLimit } from './parameters/family-limits.ts'

/** What a limit may be while answers are missing, and those answers. */
interface Range {
  readonly least: number
  readonly most: number
  readonly fields: readonly string[]
}

/** A fact that only some limits ask; false for the others. */
interface Fact {
  readonly answer: boolean | undefined
  readonly field: string
}

const factsOf = (limit: FamilyLimit, { largeFamily, singleParentFamily, familyCategory, jointTaxReturn }: Input) => {
  const mayBeSpecial = largeFamily || singleParentFamily
  const category = familyCategory && familyCategory === 'special'
  const fact = (isRelevant: boolean, answer: boolean | undefined, field: string): Fact => ({
    answer: isRelevant ? answer : false,
    field,
  })
  return {
    large: fact(limit.largeFamily !== undefined, largeFamily, 'largeFamily'),
    special: fact(limit.special !== undefined, mayBeSpecial ? category : false, 'familyCategory'),
    joint: fact(limit.joint !== undefined, jointTaxReturn, 'jointTaxReturn'),
  }
}

const choices = ({ answer }: Fact): readonly boolean[] => (answer === undefined ? [false, true] : [answer])

/** The figure of a family before what is added for its members. */
const figureOf = (limit: FamilyLimit, isLarge: boolean, isSpecial: boolean, isJoint: boolean): number => {
  const { general, joint = general, largeFamily = general, special = general, specialJoint = joint } = limit
  if (isLarge) return largeFamily
  if (isSpecial) return isJoint ? specialJoint : special
  return isJoint ? joint : general
}

/** What is added for members of the family: a known sum, or an open one with the answer that it waits for. */
const additions = (limit: FamilyLimit, input: Input): { known: number; fields: string[] } => {
  const { largeFamily, childrenAboveLargeFamily, householdMembers, dependants } = input
  const each: readonly [amount: number | undefined, count: number | undefined, field: string][] = [
    [limit.childAbove, largeFamily ? childrenAboveLargeFamily : 0, 'childrenAboveLargeFamily'],
    [limit.furtherMember, householdMembers && householdMembers - 1, 'householdMembers'],
    [limit.dependant, dependants, 'dependants'],
  ]
  return {
    known: each.reduce((sum, [amount = 0, count = 0]) => sum + amount * count, 0),
    fields: each.flatMap(([amount, count, field]) => (amount !== undefined && count === undefined ? [field] : [])),
  }
}

/** What a limit is for the family of the answers. */
export const rangeOf = (limit: FamilyLimit, input: Input): Range => {
  const { large, special, joint } = factsOf(limit, input)
  const figures = choices(large).flatMap(isLarge =>
    choices(special).flatMap(isSpecial => choices(joint).map(isJoint => figureOf(limit, isLarge, isSpecial, isJoint))),
  )
  const { known, fields } = additions(limit, input)
  const open = [large, special, joint].flatMap(({ answer, field }) => (answer === undefined ? [field] : []))
  return {
    least: Math.min(...figures) + known,
    most: fields.length > 0 ? Number.POSITIVE_INFINITY : Math.max(...figures) + known,
    fields: [...new Set([...open, ...fields])],
  }
}

/** Whether an amount is within a limit; undefined while it is not sent, or while the limit is open between. */
export const within = (amount: number | undefined, field: string, { least, most, fields }: Range): ConditionResult => {
  if (amount === undefined) return { met: undefined, fields: [field] }
  if (amount <= least || amount > most) return { met: amount <= least, fields: [] }
  return { met: undefined, fields }
}
