import type { FigureSource } from '#contract/ai/figure'
import type { Amount } from '../reading/amounts.ts'
import type { WrittenFigure } from '../reading/read-figures.ts'
import { type Calculator, calculatorOver } from './calculator.ts'
import type { FigureContext } from './figure-context.ts'
import { findStatedFact, isPeriodic, type KnownFact, type Surroundings, speaksOfArea } from './known-facts.ts'
import type { Operand, Outcome } from './operations.ts'
import { type Sentence, sentenceIndexAt } from './sentences.ts'

/** A figure that is known, with where it comes from. */
export interface Found {
  value: number
  unit: string
  sources: readonly FigureSource[]
  /** Calculation of it; undefined where it is stated. */
  outcome: Outcome | undefined
}

/** Above this number of facts two of them could give any figure by chance. */
const freeFactsMax = 12

const toFigureSource = ({ fact }: KnownFact): FigureSource => {
  const { name, value, source } = fact
  return { ...source, ref: name ?? String(value).slice(0, 40), value }
}

/** A fact as an operand; a share in hundredths becomes a part of one. */
const operandOfFact = (known: KnownFact): Operand => ({
  ...(known.fact.unit === 'percentage points'
    ? { value: known.size / 100, unit: 'fraction' as const }
    : { value: known.size, unit: known.fact.unit }),
  ...{ isPeriodic: known.isPeriodic, isWord: false, sentences: new Set() },
  ref: known.fact.name ?? String(known.size),
  sources: [toFigureSource(known)],
})

/** The facts that a short context lets a text calculate with; none of a long one, and none of law. */
const freeFacts = (known: readonly KnownFact[]): readonly KnownFact[] => {
  const seen = new Map<string, KnownFact>()
  for (const one of known) {
    const { unit, source } = one.fact
    if (source.kind !== 'law' && unit !== 'calendar year') seen.set(`${one.size} ${unit}`, one)
  }
  return seen.size > freeFactsMax ? [] : [...seen.values()].sort((a, b) => a.order - b.order)
}

/** An amount with its sentence. */
interface PlacedAmount {
  amount: Amount
  index: number
  sentence: Sentence | undefined
  around: Surroundings
}

const placeAmounts = (
  figures: readonly WrittenFigure[],
  { sentences, read, vocabulary }: FigureContext,
): PlacedAmount[] => {
  const surroundings = new Map<number, Surroundings>()
  return figures.flatMap(amount => {
    if (amount.kind !== 'amount') return []
    const index = sentenceIndexAt(sentences, amount.start)
    const sentence = sentences[index]
    const words = sentence ? read.folded.text.slice(sentence.start, sentence.end) : ''
    const around = surroundings.get(index) ?? {
      isByArea: speaksOfArea(words),
      isPeriodic: isPeriodic(words, vocabulary),
    }
    surroundings.set(index, around)
    return [{ amount, index, sentence, around }]
  })
}

const findStated = ({ amount, sentence, around }: PlacedAmount, { known, cited }: FigureContext): Found | undefined => {
  const ids = new Set(sentence?.marks.flatMap(({ number }) => cited[number - 1]?.id ?? []))
  const exact = amount.isCoarse && !amount.isRounded && amount.readings[0]?.unit === 'fraction' && !isInWords(amount)
  const readings = exact
    ? amount.readings.map(reading => ({ ...reading, tolerance: Math.min(reading.tolerance, 0.0005) }))
    : amount.readings
  const found = findStatedFact(known, readings, {
    around,
    isNegative: amount.isNegative,
    allows: ({ source }) => source.kind !== 'law' || (source.id !== undefined && ids.has(source.id)),
  })
  if (!found) return undefined
  const { value, unit } = found.known.fact
  if (typeof value !== 'number') return undefined
  // A number whose source names no unit is in that of the text.
  const isShare = unit === 'number' && found.reading.unit === 'fraction' && Math.abs(value) < 1
  return { value, unit: isShare ? 'fraction' : unit, sources: [toFigureSource(found.known)], outcome: undefined }
}

/** A part in words or as a fraction, which is as coarse as a whole per cent. */
const isInWords = ({ readings }: Amount): boolean =>
  readings.some(({ value }) => value * 100 !== Math.round(value * 100) && value > 0.1)

/** Adds the figures that the service inserted as operands. */
const addPrinted = (calculator: Calculator, { sources, sentences, read, vocabulary }: FigureContext): void => {
  const { starts, text } = read.folded
  for (const { start, value, unit, sources: from } of sources.printed) {
    if (typeof value !== 'number') continue
    const place = starts.findIndex(at => at >= start)
    const index = sentenceIndexAt(sentences, place)
    const words = text.slice(sentences[index]?.start ?? 0, sentences[index]?.end ?? 0)
    calculator.add({
      ...{ value: Math.abs(value), unit: unit as Operand['unit'], sources: from, isWord: false }, // the units of facts
      ref: from[0]?.ref ?? String(value),
      sentences: new Set([index]),
      isPeriodic: isPeriodic(words, vocabulary),
    })
  }
}

const add = (
  calculator: Calculator,
  { amount, index, around }: PlacedAmount,
  { value, unit, sources, outcome }: Found,
): void => {
  const source = sources[0]
  const size =
    unit === 'percentage points'
      ? { value: Math.abs(value) / 100, unit: 'fraction' as const }
      : { value: Math.abs(value), unit: unit as Operand['unit'] } // the units of facts and outcomes
  calculator.add({
    ...{ ...size, sources, isWord: amount.isFree },
    ref: outcome ? `(${outcome.expression})` : (source?.ref ?? String(value)),
    sentences: new Set([index]),
    isPeriodic: around.isPeriodic || /rent|loy|mensu|month|annual|year/i.test(source?.path ?? source?.words ?? ''),
  })
}

/** The known figures of a text: stated ones and outcomes of one operation on them, in the order of the text. */
export const foundIn = (evidence: FigureContext): Map<WrittenFigure, Found> => {
  const found = new Map<WrittenFigure, Found>()
  const amounts = placeAmounts(evidence.read.figures, evidence)
  const callers = evidence.known.filter(({ fact }) => fact.source.kind !== 'law')
  const calculator = calculatorOver({ callers, operandOf: operandOfFact })
  addPrinted(calculator, evidence)
  for (const place of amounts) {
    const support = place.amount.isFree ? undefined : findStated(place, evidence)
    if (!support) continue
    found.set(place.amount, support)
    add(calculator, place, support)
  }
  for (const known of freeFacts(evidence.known)) calculator.add(operandOfFact(known))
  for (const place of amounts) {
    const { amount, index, around } = place
    const value = amount.readings[0]?.value ?? 0
    if (amount.isFree) add(calculator, place, { value, unit: 'count', sources: [], outcome: undefined })
    if (amount.isFree || found.has(amount)) continue
    const { readings, isNegative, isCoarse } = amount
    const outcome = calculator.find({ readings, isNegative, isCoarse, sentence: index, around })
    if (!outcome) continue
    const sources = outcome.operands.flatMap(operand => operand.sources)
    const support = { value: Math.abs(outcome.value), unit: outcome.unit, sources, outcome }
    found.set(amount, support)
    add(calculator, place, support)
  }
  return found
}
