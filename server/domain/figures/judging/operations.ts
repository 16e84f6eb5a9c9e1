import type { FigureSource } from '#contract/ai/figure'
import type { Period, Said } from '../meaning/meanings.ts'
import type { WrittenUnit } from '../reading/amounts.ts'
import { isMoney, isPrice, isTimeSpan } from './known-facts.ts'

/** A value that operations may use. */
export interface Operand {
  value: number
  unit: WrittenUnit
  /** Text in an expression: its name, else the figure itself. */
  ref: string
  sources: readonly FigureSource[]
  /** Indexes of the sentences that contain it; empty for a fact that the text does not state. */
  sentences: Set<number>
  /** A small number in words, with which only its own sentence calculates. */
  isWord: boolean
  /** It is paid, or counted, by the month or the year. */
  isPeriodic: boolean
  /** What its source says that it is. */
  said: Said
}

/** Outcome of one operation on one or two operands. */
export interface Outcome {
  value: number
  unit: WrittenUnit
  /** Between the operands, as `-`; with a constant `* 12`. */
  expression: string
  operands: readonly Operand[]
  /** A share or a multiple of one in the other. */
  isRatio: boolean
  /** A sum or a difference. */
  isSum: boolean
  /** How often it is paid, where its operands tell. */
  period?: Period | undefined
}

const isPureOperand = ({ unit, value }: Operand): boolean =>
  (unit === 'number' || unit === 'count' || unit === 'bare' || unit === 'times') && value <= 1000

/** Whether one is paid by the month and the other by the year. */
const isOtherPeriod = ({ said: { period } }: Operand, { said: { period: other } }: Operand): boolean =>
  (period === 'month' && other === 'year') || (period === 'year' && other === 'month')

/** The unit of a sum of two operands; undefined where they cannot be added. A bare number takes the other's unit. */
const commonUnit = (a: Operand, b: Operand): WrittenUnit | undefined => {
  if (isOtherPeriod(a, b)) return undefined
  if (a.unit === b.unit) return a.unit
  const [known, unknown] = a.unit === 'number' || a.unit === 'bare' ? [b, a] : [a, b]
  const isUnknown = unknown.unit === 'number' || unknown.unit === 'bare'
  return isUnknown && (isMoney(known.unit) || isPrice(known.unit)) ? known.unit : undefined
}

const of = (a: Operand, b: Operand, sign: string, value: number, unit: WrittenUnit, isRatio = false): Outcome => ({
  ...{ value, unit, isRatio, operands: [a, b] },
  isSum: !isRatio && (sign === '+' || sign === '-'),
  expression: `${a.ref} ${sign} ${b.ref}`,
})

const sumOutcomes = (a: Operand, b: Operand): Outcome[] => {
  const unit = commonUnit(a, b)
  if (unit === undefined || unit === 'times') return []
  if (unit === 'calendar year') return [of(a, b, '-', a.value - b.value, 'years')]
  const period = a.said.period === b.said.period ? a.said.period : undefined
  return [
    { ...of(a, b, '+', a.value + b.value, unit), period },
    { ...of(a, b, '-', a.value - b.value, unit), period },
  ]
}

const products = (a: Operand, b: Operand): Outcome[] => {
  if (a.unit === 'm²' && isPrice(b.unit)) return [of(a, b, '*', a.value * b.value, b.unit.slice(0, 3) as WrittenUnit)] // the code before the slash
  if (a.unit === 'm²' && b.unit === 'number' && b.value > 1000) return [of(a, b, '*', a.value * b.value, 'number')]
  if (a.unit === 'fraction' && !isTimeSpan(b.unit) && b.unit !== 'calendar year') {
    const whole = [of(a, b, '*', a.value * b.value, b.unit)]
    if (a.sentences.size === 0 || b.unit === 'fraction') return whole
    const change = (sign: '+' | '-', value: number): Outcome => ({
      ...of(a, b, sign, value, b.unit),
      expression: `(1 ${sign} ${a.ref}) * ${b.ref}`,
      isSum: false,
    })
    return [...whole, change('+', (1 + a.value) * b.value), change('-', (1 - a.value) * b.value)]
  }
  const isTimes = (isPureOperand(a) && a.value >= 1) || isTimeSpan(a.unit)
  return isTimes && (isMoney(b.unit) || b.unit === 'number') && b.value > 1000 / 100 && a !== b
    ? [of(a, b, '*', a.value * b.value, b.unit)]
    : []
}

const ratioOutcomes = (a: Operand, b: Operand): Outcome[] => {
  if (commonUnit(a, b) === undefined || a.unit === 'fraction' || a.unit === 'calendar year') return []
  const ratio = a.value / b.value
  const change: Outcome = {
    ...of(a, b, '-', Math.abs(ratio - 1), 'fraction', true),
    expression: `(${a.ref} - ${b.ref}) / ${b.ref} %`,
  }
  return [of(a, b, '/', ratio, 'fraction', true), of(a, b, '/', ratio, 'times', true), change]
}

const quotients = (a: Operand, b: Operand): Outcome[] => {
  if (isMoney(a.unit) && b.unit === 'm²') return [of(a, b, '/', a.value / b.value, `${a.unit}/m²` as WrittenUnit)]
  if (isMoney(a.unit) && isPrice(b.unit)) return [of(a, b, '/', a.value / b.value, 'm²')]
  const isUnknown = a.unit === 'number' && (b.unit === 'number' || b.unit === 'm²')
  if (isUnknown && b.value <= 1000 && a.value > b.value) return [of(a, b, '/', a.value / b.value, 'number')]
  return isMoney(a.unit) && (isPureOperand(b) || isTimeSpan(b.unit)) && b.value > 1
    ? [of(a, b, '/', a.value / b.value, a.unit)]
    : []
}

/** Outcomes of two operands, in this order. */
export const outcomes = (a: Operand, b: Operand): Outcome[] =>
  a.value === 0 || b.value === 0
    ? []
    : [...sumOutcomes(a, b), ...products(a, b), ...ratioOutcomes(a, b), ...quotients(a, b)]

const monthsOfYear = 12

/** Outcomes of one operand: a monthly payment for a year, and the reverse. */
export const outcomesOfOne = (operand: Operand): Outcome[] => {
  const { value, unit, ref } = operand
  const isPaid = operand.isPeriodic && (isMoney(unit) || unit === 'number')
  if (!isPaid && unit !== 'years') return []
  const operands = [operand]
  const { period } = operand.said
  const one = { operands, isRatio: false, isSum: false }
  const byYear: Outcome = { ...one, value: value * monthsOfYear, unit, expression: `${ref} * 12` }
  if (unit === 'years') return [{ ...byYear, unit: 'months' }]
  const byMonth: Outcome = { ...one, value: value / monthsOfYear, unit, expression: `${ref} / 12` }
  if (period === 'month') return [{ ...byYear, period: 'year' }]
  return period === 'year' ? [{ ...byMonth, period: 'month' }] : [byYear, byMonth]
}
