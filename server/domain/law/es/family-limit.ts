import type { ConditionResult, Input } from './condition-result.ts'
import type { FamilyLimit } from './parameters/family-limits.ts'

/** Bounds of a limit while answers are missing, and those answers. */
interface LimitRange {
  readonly least: number
  readonly most: number
  readonly fields: readonly string[]
}

/** A fact that only some limits depend on; false for the others. */
interface Fact {
  readonly answer: boolean | undefined
  readonly field: string
}

const familyFacts = (
  limit: FamilyLimit,
  { largeFamily, singleParentFamily, familyCategory, jointTaxReturn }: Input,
) => {
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

const possibleAnswers = ({ answer }: Fact): readonly boolean[] => (answer === undefined ? [false, true] : [answer])

/** Limit of a family before the additions for its members. */
const familyLimitFigure = (limit: FamilyLimit, isLarge: boolean, isSpecial: boolean, isJoint: boolean): number => {
  const { general, joint = general, largeFamily = general, special = general, specialJoint = joint } = limit
  if (isLarge) return largeFamily
  if (isSpecial) return isJoint ? specialJoint : special
  return isJoint ? joint : general
}

/** Additions for members of the family: a known sum, and the answers that an open one needs. */
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

/** Range of a limit for the family in the answers. */
export const rangeOf = (limit: FamilyLimit, input: Input): LimitRange => {
  const { large, special, joint } = familyFacts(limit, input)
  const figures = possibleAnswers(large).flatMap(isLarge =>
    possibleAnswers(special).flatMap(isSpecial =>
      possibleAnswers(joint).map(isJoint => familyLimitFigure(limit, isLarge, isSpecial, isJoint)),
    ),
  )
  const { known, fields } = additions(limit, input)
  const open = [large, special, joint].flatMap(({ answer, field }) => (answer === undefined ? [field] : []))
  return {
    least: Math.min(...figures) + known,
    most: fields.length > 0 ? Number.POSITIVE_INFINITY : Math.max(...figures) + known,
    fields: [...new Set([...open, ...fields])],
  }
}

/** Whether an amount is within a limit; undefined while it is not sent, or while it lies between the bounds. */
export const limitResult = (
  amount: number | undefined,
  field: string,
  { least, most, fields }: LimitRange,
): ConditionResult => {
  if (amount === undefined) return { met: undefined, fields: [field] }
  if (amount <= least || amount > most) return { met: amount <= least, fields: [] }
  return { met: undefined, fields }
}
