import { sharesRole } from '../meaning/meanings.ts'
import type { Reading } from '../reading/amounts.ts'
import {
  doubleError,
  factsWithin,
  firstAtLeast,
  isMoney,
  isPrice,
  type KnownFact,
  type Surroundings,
} from './known-facts.ts'
import { type Operand, type Outcome, outcomes, outcomesOfOne } from './operations.ts'

/** Most operands: more could give any figure by chance. */
const operandsMax = 24
/** Tolerance of a share against its calculated value: half of a tenth of a per cent. */
const shareTolerance = 0.0005
/** Tolerance of a whole per cent calculated from figures that are not near it: 25 % matches 25.00 %. */
const exactTolerance = 0.00005
/** Sentences between two figures that still count as near. */
const sentencesApart = 1

/** A figure that may be the result of a calculation. */
interface Asked {
  readings: readonly Reading[]
  isNegative: boolean
  /** Whole per cents, parts and multiples: only of nearby figures. */
  isCoarse: boolean
  sentence: number
  around: Surroundings
  areFew?: boolean
}

/** Outcomes of one operation on the figures of a text: one table, which grows with each figure. */
export interface Calculator {
  add(operand: Operand): void
  /** How often it changed: what was not found before may be found after a change. */
  changes(): number
  /** The first outcome that a figure may mean. */
  find(asked: Asked): Outcome | undefined
}

const unitFits = (
  { unit, value, tolerance }: Reading,
  { unit: outcome, expression }: Outcome,
  around: Surroundings,
): boolean => {
  // A small whole number without a unit would be the quotient of something.
  if (unit === 'bare' && value < 1000 && tolerance >= 0.5 && /[*/]/.test(expression)) return outcome === 'months'
  if (unit === outcome) return true
  if (unit === 'bare') return outcome === 'times' ? tolerance < 0.5 : outcome !== 'fraction' || value < 1
  if (unit === 'percentage points') return outcome === 'fraction'
  if (outcome === 'number') return isMoney(unit) || isPrice(unit) || unit === 'm²'
  return isMoney(unit) && around.isByArea && outcome === `${unit}/m²`
}

/** Whether a sentence speaks of an operand: it names what that is. */
const isNamed = ({ said, unit }: Operand, { meanings }: Surroundings): boolean =>
  meanings.size > 0 && sharesRole(said, meanings, unit)

/** Whether an outcome is of two facts whose units alone do not say that they belong together. */
const isLoose = ({ operands, isSum, isRatio }: Outcome): boolean =>
  operands.length > 1 && !isSum && (isRatio || !operands.some(({ unit }) => unit === 'm²' || isPrice(unit)))

/** Whether the sentence, or one next to it, states or names each operand of a share or a product. */
const isSpokenOf = ({ operands }: Outcome, { sentence, around }: Asked): boolean =>
  operands.every(operand => isNear(operand, sentence) || (operand.unit !== 'count' && isNamed(operand, around)))

/** Whether an operand is stated near a sentence. */
const isNear = ({ sentences }: Operand, sentence: number): boolean =>
  [...sentences].some(at => Math.abs(at - sentence) <= sentencesApart)

const mayUse = ({ operands }: Outcome, sentence: number): boolean =>
  operands.every(({ isWord, sentences }) => !isWord || sentences.has(sentence))

const reachOf = ({ value, tolerance, unit }: Reading, isCoarse: boolean): number => {
  const own = unit === 'fraction' && !isCoarse ? Math.min(tolerance, shareTolerance) : tolerance
  return own + doubleError * value
}

const isMeant = (outcome: Outcome, reading: Reading, asked: Asked): boolean => {
  const { isNegative, isCoarse, sentence, around } = asked
  if (
    !unitFits(reading, outcome, around) ||
    !mayUse(outcome, sentence) ||
    (isLoose(outcome) && asked.areFew !== true && !isSpokenOf(outcome, asked))
  )
    return false
  if (isNegative && outcome.value > 0) return false
  if (!isCoarse || !['fraction', 'times'].includes(reading.unit)) return true
  const reach = outcome.isRatio ? reading.tolerance : shareTolerance
  const apart = Math.abs(Math.abs(outcome.value) - reading.value)
  return apart <= (isSpokenOf(outcome, asked) ? reach : exactTolerance) + doubleError
}

const outcomeSize = ({ value }: Outcome): number => Math.abs(value)

/** Of outcomes in rising order the first one that a reading may mean. */
const meantIn = (row: readonly Outcome[], reading: Reading, asked: Asked): Outcome | undefined => {
  const reach = reachOf(reading, asked.isCoarse)
  for (let at = firstAtLeast(row, reading.value - reach, outcomeSize); at < row.length; at += 1) {
    const outcome = row[at]
    if (!outcome || outcomeSize(outcome) > reading.value + reach) return undefined
    if (isMeant(outcome, reading, asked)) return outcome
  }
  return undefined
}

const firstResult = <In, Out>(items: readonly In[], find: (item: In) => Out | undefined): Out | undefined => {
  for (const item of items) {
    const found = find(item)
    if (found !== undefined) return found
  }
  return undefined
}

const isPlainSum = ({ expression }: Outcome): boolean => !/[*/]/.test(expression) && / [+-] /.test(expression)

/** A sum or difference of a figure of the text and one that the caller stated. */
const withCallers = (
  operand: Operand,
  reading: Reading,
  asked: Asked,
  { callers, operandOf }: Callers,
): Outcome | undefined => {
  const reach = reachOf(reading, false)
  if (asked.isCoarse || operand.sentences.size === 0 || operand.isWord) return undefined
  const wanted = [reading.value - operand.value, operand.value - reading.value, operand.value + reading.value]
  const near = wanted.filter(value => value > 0).flatMap(value => factsWithin(callers, value, reach))
  return near
    .map(operandOf)
    .flatMap(other => [...outcomes(operand, other), ...outcomes(other, operand)])
    .find(
      outcome =>
        isPlainSum(outcome) &&
        Math.abs(outcomeSize(outcome) - reading.value) <= reach &&
        isMeant(outcome, reading, asked),
    )
}

/** Facts of the caller, of which a sum may take one, and how a fact is an operand. */
export interface Callers {
  callers: readonly KnownFact[]
  operandOf(known: KnownFact): Operand
  /** There are so few facts that a text about them speaks of all. */
  areFew: boolean
}

/** A table without operands. */
export const calculatorOver = (callers: Callers): Calculator => {
  const operands: Operand[] = []
  const rows: Outcome[][] = []
  let changes = 0
  return {
    changes: () => changes,
    add: operand => {
      const same = operands.find(({ value, unit }) => value === operand.value && unit === operand.unit)
      for (const sentence of same ? operand.sentences : []) {
        if (!same?.sentences.has(sentence)) changes += 1
        same?.sentences.add(sentence)
      }
      if (same || operand.value === 0 || operands.length >= operandsMax) return
      const made = operands.flatMap(other => [...outcomes(operand, other), ...outcomes(other, operand)])
      rows.push([...made, ...outcomesOfOne(operand)].sort((a, b) => outcomeSize(a) - outcomeSize(b)))
      operands.push(operand)
      changes += 1
    },
    find: figure => {
      const asked = { ...figure, areFew: callers.areFew }
      for (const reading of asked.readings) {
        const found =
          firstResult(rows, row => meantIn(row, reading, asked)) ??
          firstResult(operands, operand => withCallers(operand, reading, asked, callers))
        if (found) return found
      }
      return undefined
    },
  }
}
