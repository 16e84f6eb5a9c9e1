import { dayMs } from '../../core/instants.ts'
import type { Fact, Unit } from '../fact.ts'
import type { Period } from '../meaning/meanings.ts'
import type { Expression, Reference } from './expression.ts'
import { findPeriod, periodOfFact } from './periods.ts'
import { currencyOf, isShare, isTime, priceCurrencyOf } from './units.ts'

/** Result of an expression. */
export interface Result {
  value: number | string
  unit: Unit
  /** Derivation: a fact as given, a sum or difference, or a product or quotient. */
  by: 'fact' | 'sum' | 'product'
  /** How often money is paid, where that is known. */
  period?: Period | undefined
}

/** A value for operations: a share is a part of one; `isConstant` where it is a number of the expression. */
interface Operand {
  value: number
  unit: Unit
  isConstant?: boolean
  period?: Period | undefined
}

/** Days since 1970 of an ISO day. */
const daysSinceEpoch = (day: string): number => Date.parse(`${day}T00:00:00Z`) / dayMs

/** A fact as an operand; undefined for articles and periods, which are names. */
const factOperand = (fact: Fact): Operand | undefined => {
  const { value, unit } = fact
  if (unit === 'percentage points' && typeof value === 'number') return { value: value / 100, unit: 'fraction' }
  if (unit === 'day') {
    const number = daysSinceEpoch(String(value))
    return Number.isNaN(number) ? undefined : { value: number, unit }
  }
  return typeof value === 'number' && unit !== 'article' ? { value, unit, period: periodOfFact(fact) } : undefined
}

const isDimensionless = ({ unit, isConstant }: Operand): boolean =>
  isConstant === true || unit === 'count' || unit === 'number'

/** The unit of a sum or difference of two operands; undefined where they cannot be added. */
const sumUnit = (sign: '+' | '-', left: Operand, right: Operand): Unit | undefined => {
  const { unit } = left
  const isPoint = unit === 'calendar year' || unit === 'day'
  if (unit === right.unit && isPoint) return sign === '-' ? (unit === 'day' ? 'days' : 'years') : undefined
  // Complement of a share, and a whole plus a share: `1 - L2`, `1 + L2`.
  if (left.isConstant && left.value === 1 && right.unit === 'fraction') return 'fraction'
  return unit === right.unit && !left.isConstant && !right.isConstant ? unit : undefined
}

/** The unit of a product, asked for both orders. */
const productUnit = (left: Operand, right: Operand): Unit | undefined => {
  const { unit } = right
  const isCountable = unit !== 'calendar year' && unit !== 'day' && unit !== 'article'
  if (left.unit === 'years' && right.isConstant && right.value === 12) return 'months'
  if (left.unit === 'm²') {
    const price = priceCurrencyOf(unit)
    if (price) return price
  }
  if (left.unit === 'fraction' && isCountable) return right.isConstant ? 'fraction' : unit
  if (isTime(left.unit) && currencyOf(unit)) return unit
  return isDimensionless(left) && isCountable ? unit : undefined
}

const quotientUnit = (left: Operand, right: Operand): Unit | undefined => {
  const { unit } = left
  if (unit === 'calendar year' || unit === 'day') return undefined
  if (unit === 'months' && right.isConstant && right.value === 12) return 'years'
  if (unit === right.unit && !left.isConstant && !right.isConstant) return 'number'
  const money = currencyOf(unit)
  if (money && right.unit === 'm²') return `${money}/m²`
  if (money && (right.unit === 'years' || right.unit === 'months')) return unit
  // A yearly income by its yield is a value: capitalisation.
  if (money && right.unit === 'fraction') return unit
  return isDimensionless(right) ? unit : undefined
}

const operate = (sign: '+' | '-' | '*' | '/', left: Operand, right: Operand): Operand | undefined => {
  if (sign === '+' || sign === '-') {
    const unit = sumUnit(sign, left, right)
    return unit && { unit, value: sign === '+' ? left.value + right.value : left.value - right.value }
  }
  if (sign === '*') {
    const unit = productUnit(left, right) ?? productUnit(right, left)
    return unit && { unit, value: left.value * right.value }
  }
  const unit = quotientUnit(left, right)
  return unit && right.value !== 0 ? { unit, value: left.value / right.value } : undefined
}

const applyOperator = (sign: '+' | '-' | '*' | '/', left: Operand, right: Operand): Operand | undefined => {
  const period = findPeriod(sign, left, right)
  if (period === 'refused') return undefined
  const outcome = operate(sign, left, right)
  return outcome && { ...outcome, period }
}

/** Facts by their names. */
type Facts = ReadonlyMap<string, Fact>

const evaluateExpression = (expression: Expression, facts: Facts): Operand | undefined => {
  if (expression.kind === 'constant') return { value: expression.value, unit: 'number', isConstant: true }
  if (expression.kind === 'name') {
    const fact = facts.get(expression.name)
    return fact && factOperand(fact)
  }
  const left = evaluateExpression(expression.left, facts)
  const right = left && evaluateExpression(expression.right, facts)
  return left && right && applyOperator(expression.sign, left, right)
}

/** The first three figures of a number. */
const rough = (value: number): number => Number(value.toPrecision(3))

/**
 * A number of unknown unit as the share that it is where a text writes per cent behind it: rates of this service are
 * fractions, so that 0.06 is 6 %; from one on it is in per cent.
 */
export const shareOfNumber = (value: number): number => (Math.abs(value) < 1 ? value : value / 100)

/** A value requested in per cent as a share: a ratio, or a lone number of unknown unit; undefined for others. */
const asShare = ({ value, unit }: Operand, isLone: boolean): Operand | undefined => {
  if (unit !== 'number' && unit !== 'fraction') return undefined
  return { value: isLone && unit === 'number' ? shareOfNumber(value) : value, unit: 'fraction' }
}

/** A fact that is named alone, unchanged; undefined where it must be converted. */
const asItStands = ({ expression, isPercent, isRough }: Reference, facts: Facts): Result | undefined => {
  const fact = expression.kind === 'name' && !isRough ? facts.get(expression.name) : undefined
  if (!fact) return undefined
  const { value, unit } = fact
  if (!isPercent || isShare(unit)) return { value, unit, by: 'fact', period: periodOfFact(fact) }
  return unit === 'number' && typeof value === 'number'
    ? { value: shareOfNumber(value), unit: 'fraction', by: 'fact' }
    : undefined
}

/**
 * Value of a reference by the units of its facts: sums of the same unit, an area by its price, a share or a number of
 * something, money over a time, money by area or yield, differences of years and days, ratios. Undefined where a name is
 * unknown or units do not go together.
 */
export const evaluateReference = (reference: Reference, facts: Facts): Result | undefined => {
  const stands = asItStands(reference, facts)
  if (stands) return stands
  const { expression, isPercent, isRough } = reference
  const operand = evaluateExpression(expression, facts)
  const result = operand && (isPercent ? asShare(operand, expression.kind === 'name') : operand)
  if (!result || result.unit === 'day' || !Number.isFinite(result.value)) return undefined
  const { value, unit, period } = result
  const isSum = expression.kind === 'operation' && (expression.sign === '+' || expression.sign === '-')
  return { value: isRough ? rough(value) : value, unit, by: isSum ? 'sum' : 'product', period }
}
