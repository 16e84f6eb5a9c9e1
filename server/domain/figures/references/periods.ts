import type { Fact, Unit } from '../fact.ts'
import { getFactMeaning } from '../meaning/fact-meaning.ts'
import type { Period } from '../meaning/meanings.ts'
import { currencyOf, isTime } from './units.ts'

/** An operand of an expression, as far as its period needs it. */
interface Paid {
  value: number
  unit: Unit
  period?: Period | undefined
  isConstant?: boolean
}

/** The period of an outcome; `refused` where the operation means nothing, as a monthly rent by weeks. */
type Outcome = Period | undefined | 'refused'

/** The period of a fact, of money alone. */
export const periodOfFact = (fact: Fact): Period | undefined => getFactMeaning(fact).period

const isRecurring = (period: Period | undefined): boolean => period === 'month' || period === 'year'

const sumPeriod = ({ period }: Paid, { period: other }: Paid): Outcome => {
  if (period === other) return period
  return isRecurring(period) && isRecurring(other) ? 'refused' : undefined
}

/** A sum by a constant of an expression: twelve months are a year, and nothing is paid by the week. */
const timesConstant = (period: Period | undefined, constant: number): Outcome => {
  if (period === undefined || constant === 1) return period
  if (constant === 52) return 'refused'
  if (constant === 12) return period === 'month' ? 'year' : period === 'year' ? 'refused' : undefined
  return undefined
}

const byConstant = (period: Period | undefined, constant: number): Outcome => {
  if (period === 'year') return constant === 12 ? 'month' : constant === 1 || constant === 2 ? 'year' : undefined
  if (period === 'month') return constant >= 12 ? 'refused' : constant === 1 || constant === 2 ? 'month' : undefined
  return constant === 1 ? period : undefined
}

const periodByUnit: Readonly<Partial<Record<Unit, Period>>> = { years: 'year', months: 'month' }

/** Money by a span of time: paid in that period it becomes a whole, and a price by years is nothing. */
const timesSpan = (period: Period | undefined, unit: Unit): Outcome => {
  if (period === undefined) return undefined
  return periodByUnit[unit] === period ? 'once' : 'refused'
}

const bySpan = (period: Period | undefined, unit: Unit): Outcome =>
  isRecurring(period) ? 'refused' : (periodByUnit[unit] ?? 'refused')

const productPeriod = (left: Paid, right: Paid): Outcome => {
  const [money, other] = currencyOf(left.unit) ? [left, right] : [right, left]
  if (other.isConstant) return timesConstant(money.period, other.value)
  return isTime(other.unit) ? timesSpan(money.period, other.unit) : money.period
}

const quotientPeriod = (left: Paid, right: Paid): Outcome => {
  if (right.isConstant) return byConstant(left.period, right.value)
  if (isTime(right.unit)) return bySpan(left.period, right.unit)
  if (currencyOf(right.unit)) return sumPeriod(left, right) === 'refused' ? 'refused' : undefined
  return right.unit === 'fraction' && left.period === 'year' ? 'once' : left.period
}

/** The period of the outcome of an operation on money; undefined where an operand has none that is known. */
export const findPeriod = (sign: '+' | '-' | '*' | '/', left: Paid, right: Paid): Outcome => {
  if (!currencyOf(left.unit) && !currencyOf(right.unit)) return undefined
  if (sign === '+' || sign === '-') return sumPeriod(left, right)
  return sign === '*' ? productPeriod(left, right) : quotientPeriod(left, right)
}
