import type { FigureSource } from '#contract/ai/figure'
import type { Fact } from '../fact.ts'
import { getFactMeaning } from '../meaning/fact-meaning.ts'
import { nothingSaid, type Said } from '../meaning/meanings.ts'
import { readMentions } from '../meaning/words-beside.ts'
import type { Amount } from '../reading/amounts.ts'
import type { WrittenFigure } from '../reading/read-figures.ts'
import { type Calculator, calculatorOver } from './calculator.ts'
import { type DaySpan, findDaySpan, listDaySpans } from './day-spans.ts'
import type { FigureContext } from './figure-context.ts'
import { findStatedFact, isPeriodic, type KnownFact, type Surroundings, speaksOfArea } from './known-facts.ts'
import type { Operand, Outcome } from './operations.ts'
import { createMisplacedTest, readSaid } from './relations.ts'
import { type Sentence, sentenceIndexAt } from './sentences.ts'

/** A figure that is known, with where it comes from. */
export interface Found {
  value: number
  unit: string
  sources: readonly FigureSource[]
  /** Calculation of it; undefined where it is stated. */
  outcome: Outcome | undefined
  /** It is a known value, of something else than the text says. */
  isMisplaced?: boolean
  /** What its source says that it is. */
  said?: Said
}

/** Above this number of facts two of them could give any figure by chance. */
const freeFactsMax = 12
/** Up to this number of facts a text that derives a figure speaks of all. */
const fewFacts = 3

const toFigureSource = ({ fact }: KnownFact): FigureSource => {
  const { name, value, source } = fact
  return { ...source, ref: name ?? String(value).slice(0, 40), value }
}

/** A fact as an operand; a share in hundredths becomes a part of one. */
const operandOfFact = (known: KnownFact): Operand => ({
  ...(known.fact.unit === 'percentage points'
    ? { value: known.size / 100, unit: 'fraction' as const }
    : { value: known.size, unit: known.isCount ? ('count' as const) : known.fact.unit }),
  said: getFactMeaning(known.fact),
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
    if (seen.size > freeFactsMax) return []
  }
  return [...seen.values()].sort((a, b) => a.order - b.order)
}

/** Characters of a sentence that are read for what it mentions. */
const sentenceMax = 1000

/** An amount with its sentence. */
interface PlacedAmount {
  amount: Amount
  index: number
  sentence: Sentence | undefined
  around: Surroundings
}

const placeAmounts = (
  figures: readonly WrittenFigure[],
  { sentences, read, vocabulary, sources: { language } }: FigureContext,
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
      meanings: readMentions(words.slice(0, sentenceMax), language),
    }
    surroundings.set(index, around)
    return [{ amount, index, sentence, around }]
  })
}

const findStated = (place: PlacedAmount, context: FigureContext): Found | undefined => {
  const { amount, sentence, around } = place
  const { known, cited } = context
  const ids = new Set(sentence?.marks.flatMap(({ number }) => cited[number - 1]?.id ?? []))
  const exact = amount.isCoarse && !amount.isRounded && amount.readings[0]?.unit === 'fraction' && !isInWords(amount)
  const readings = exact
    ? amount.readings.map(reading => ({ ...reading, tolerance: Math.min(reading.tolerance, 0.0005) }))
    : amount.readings
  const isCited = ({ source }: Fact): boolean =>
    source.kind !== 'law' || (source.id !== undefined && ids.has(source.id))
  const search = { around, isNegative: amount.isNegative }
  const isMisplaced = createMisplacedTest(readSaid(context, amount.start, amount.end), known)
  const isExact = ({ value }: Fact): boolean =>
    readings[0]?.unit !== 'fraction' ||
    readings.some(reading => Math.abs(Math.abs(Number(value)) - reading.value) <= reading.value * 1e-9)
  const fitting = findStatedFact(known, readings, {
    ...search,
    allows: fact => isCited(fact) && !isMisplaced(fact, isExact(fact)),
  })
  const found = fitting ?? findStatedFact(known, readings, { ...search, allows: isCited })
  if (!found) return undefined
  const { value, unit } = found.known.fact
  if (typeof value !== 'number') return undefined
  // A number whose source names no unit is in that of the text.
  const isShare = unit === 'number' && found.reading.unit === 'fraction' && Math.abs(value) < 1
  return {
    ...{ value, unit: isShare ? 'fraction' : unit, sources: [toFigureSource(found.known)], outcome: undefined },
    isMisplaced: !fitting,
    said: getFactMeaning(found.known.fact),
  }
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
      said: nothingSaid,
    })
  }
}

const add = (
  calculator: Calculator,
  { amount, index, around }: PlacedAmount,
  { value, unit, sources, outcome, said }: Found,
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
    said: said ?? nothingSaid,
    isPeriodic:
      said?.period !== 'once' &&
      (around.isPeriodic || /rent|loy|mensu|month|annual|year/i.test(source?.path ?? source?.words ?? '')),
  })
}

/** Characters between the years and the months of one span. */
const spanApart = 12

const previousAmount = (amounts: readonly PlacedAmount[], { start }: Amount): Amount | undefined =>
  amounts.findLast(({ amount }) => amount.end <= start && start - amount.end <= spanApart)?.amount

const toSpanFound = ({ days }: DaySpan, { readings }: Amount): Found => ({
  ...{ value: readings[0]?.value ?? 0, unit: readings[0]?.unit ?? 'years', outcome: undefined },
  sources: days.map(({ name, value, source }) => ({ ...source, ref: name ?? String(value), value })),
})

/** Whether the text gives another period to a figure than what it was derived from has. */
const isOfOtherPeriod = ({ period }: Outcome, { start, end }: Amount, context: FigureContext): boolean => {
  const said = period === undefined ? undefined : readSaid(context, start, end).period
  return said !== undefined && said !== period
}

/** A figure that one operation gives, or the days of the caller. */
const derive = (
  { amount, index, around }: PlacedAmount,
  previous: Amount | undefined,
  { calculator, spans, context }: { calculator: Calculator; spans: readonly DaySpan[]; context: FigureContext },
): Found | undefined => {
  const { readings, isNegative, isCoarse } = amount
  const outcome = calculator.find({ readings, isNegative, isCoarse, sentence: index, around })
  const span = outcome ? undefined : findDaySpan(spans, amount, previous)
  if (span) return toSpanFound(span, amount)
  if (!outcome) return undefined
  const sources = outcome.operands.flatMap(operand => operand.sources)
  const isOther = isOfOtherPeriod(outcome, amount, context)
  return { value: Math.abs(outcome.value), unit: outcome.unit, sources, outcome, isMisplaced: isOther }
}

/** The known figures of a text: stated ones and outcomes of one operation on them, in the order of the text. */
export const foundIn = (context: FigureContext): Map<WrittenFigure, Found> => {
  const found = new Map<WrittenFigure, Found>()
  const amounts = placeAmounts(context.read.figures, context)
  const callers = context.known.filter(({ fact }) => fact.source.kind !== 'law')
  const free = freeFacts(context.known)
  const areFew = free.length <= fewFacts && callers.length <= freeFactsMax
  const calculator = calculatorOver({ callers, operandOf: operandOfFact, areFew })
  const put = (place: PlacedAmount, support: Found | undefined): void => {
    if (!support) return
    found.set(place.amount, support)
    add(calculator, place, support)
  }
  addPrinted(calculator, context)
  for (const place of amounts) if (!place.amount.isFree) put(place, findStated(place, context))
  for (const known of free) calculator.add(operandOfFact(known))
  const spans = listDaySpans(context.sources.facts)
  const tried = new Map<Amount, number>()
  // Twice, since a text may say a share before the figures that it is of.
  for (const place of [...amounts, ...amounts]) {
    const { amount } = place
    const value = amount.readings[0]?.value ?? 0
    if (amount.isFree) add(calculator, place, { value, unit: 'count', sources: [], outcome: undefined })
    if (amount.isFree || found.has(amount) || tried.get(amount) === calculator.changes()) continue
    tried.set(amount, calculator.changes())
    const previous = spans.length > 0 ? previousAmount(amounts, amount) : undefined
    put(place, derive(place, previous, { calculator, spans, context }))
  }
  return found
}
