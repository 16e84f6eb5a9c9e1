import type { UnverifiedSpan } from '#contract/ai/figure'
import type { Fact, Unit } from '../fact.ts'
import { getFactMeaning } from '../meaning/fact-meaning.ts'
import { type Comparison, compareSaid, type Said } from '../meaning/meanings.ts'
import { readBeside, type SaidBeside } from '../meaning/words-beside.ts'
import { taken } from '../reading/folded-text.ts'
import type { WrittenFigure } from '../reading/read-figures.ts'
import type { FigureContext } from './figure-context.ts'
import type { KnownFact } from './known-facts.ts'
import { sentenceIndexAt } from './sentences.ts'

/** Characters of the text on each side that may say what a figure is. */
const readMax = 160

/** Whether a figure between a thing and its value is passed over: a year, a day, a count in words. */
const isTransparent = (figure: WrittenFigure): boolean =>
  figure.kind !== 'amount' || figure.isFree || figure.readings[0]?.unit === 'calendar year'

/** The end of the last figure before each of some places of the folded text, in rising order of the places. */
const previousEnd = ({ read }: FigureContext, at: number): number =>
  read.figures.findLast(figure => figure.end <= at && !isTransparent(figure))?.end ?? 0

/** What the text says of the figure at a place of the folded text. */
export const readSaid = (context: FigureContext, start: number, end: number): SaidBeside => {
  const { read, sources, sentences } = context
  const { text } = read.folded
  const previous = previousEnd(context, start)
  const sentence = sentences[sentenceIndexAt(sentences, start)]
  const since = Math.max(previous, start - readMax, sentence?.start ?? 0)
  const stretch = text.slice(since, start)
  const before = stretch.split(taken).at(-1) ?? ''
  const [after = ''] = text.slice(end, Math.min(end + readMax, sentence?.end ?? end + readMax)).split(taken)
  const hasPrevious = (previous > 0 && since === previous) || before.length < stretch.length
  return readBeside({ before, after, hasPrevious }, sources.language)
}

/** Whether a fact is something else than a text says; `isExact` is false where its figure only rounds to the fact. */
type IsMisplaced = (fact: Fact, isExact?: boolean) => boolean

/** Compares meanings of facts with what a text says, each meaning of a unit once: facts in equal words share one. */
const createComparer = (said: Said): ((meaning: Said, unit: Unit) => Comparison) => {
  const compared = new Map<Unit, Map<Said, Comparison>>()
  return (meaning, unit) => {
    const ofUnit = compared.get(unit) ?? new Map<Said, Comparison>()
    compared.set(unit, ofUnit)
    const comparison = ofUnit.get(meaning) ?? compareSaid(said, meaning, unit)
    ofUnit.set(meaning, comparison)
    return comparison
  }
}

/**
 * Makes the test for facts that are something else than the text says: paid in another period, or of another kind, of
 * which there is a fact. A figure that only rounds to the fact needs no other one.
 */
export const createMisplacedTest = (said: SaidBeside, known: readonly KnownFact[]): IsMisplaced => {
  const compare = createComparer(said)
  const fitting = new Map<Unit, boolean>()
  const hasFitting = (unit: Unit): boolean => {
    const has =
      fitting.get(unit) ??
      known.some(({ fact }) => {
        if (fact.unit !== unit) return false
        const { isFitting, isOther } = compare(getFactMeaning(fact), unit)
        return isFitting && !isOther
      })
    fitting.set(unit, has)
    return has
  }
  return (fact, isExact = true) => {
    const own = getFactMeaning(fact)
    if (said.period !== undefined && own.period !== undefined && said.period !== own.period) return true
    if (said.isDifference || !compare(own, fact.unit).isOther) return false
    return !isExact || hasFitting(fact.unit)
  }
}

/** The places in the folded text of positions of the text as it is, which rise. */
const createFoldedPlaces = (starts: readonly number[]): ((position: number) => number) => {
  let at = 0
  return position => {
    while (at < starts.length && (starts[at] ?? 0) < position) at += 1
    return at
  }
}

/** Inserted figures of one fact that the text speaks of as of another one, in order. */
export const findMisplacedReferences = (text: string, context: FigureContext): UnverifiedSpan[] => {
  const { read, sources, known } = context
  const byName = new Map(sources.facts.map(fact => [fact.name, fact]))
  const place = createFoldedPlaces(read.folded.starts)
  return sources.printed.flatMap(({ start, end, value, sources: [source, ...more] }) => {
    const [at, last] = [place(start), place(end)]
    const fact = source && more.length === 0 ? byName.get(source.ref) : undefined
    if (!fact || typeof value !== 'number') return []
    // Its period was looked at when it was inserted.
    const said = { ...readSaid(context, at, last), period: undefined }
    const same = sources.facts.filter(other => other.value === fact.value && other.unit === fact.unit)
    const isMisplaced = createMisplacedTest(said, known)
    return same.every(one => isMisplaced(one)) ? [{ start, end, text: text.slice(start, end) }] : []
  })
}
