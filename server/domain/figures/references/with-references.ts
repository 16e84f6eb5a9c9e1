import type { FigureSource, TextFigure, UnverifiedSpan } from '#contract/ai/figure'
import type { Language } from '#languages/registry'
import type { Fact } from '../fact.ts'
import { findCopies, measureRepeats } from './copied-literal.ts'
import { evaluateReference } from './evaluate.ts'
import { parseReference, type Reference } from './expression.ts'
import { formatFigure } from './format-figure.ts'
import { isPairedWithOther } from './paired-literal.ts'
import { fitPeriod } from './period-in-words.ts'
import { repairReferences } from './repair-references.ts'
import { type Setting, type Surroundings, settingInWords } from './setting.ts'
import { statesNumber } from './stated-value.ts'

/** Printed in place of an unresolvable reference. */
const refusedMark = '[?]'

/** A text whose figures were inserted by the service. */
export interface ReferencedText {
  text: string
  /** Printed figures, in order. */
  figures: TextFigure[]
  /** Unresolvable references, and figures that the adjacent text makes wrong; in order. */
  refused: UnverifiedSpan[]
  /** The text as the model wrote it, its references in one spelling. */
  source: string
  /** The position in `source` of a position in `text`. */
  sourceAt(position: number): number
}

/** Whether braces hold words, a name or nothing: a model left a gap there. Marks alone are notation, as `700{,}000`. */
const isGap = /^$|^\s+$|[\p{L}\d_…?]|\.\.|^-+$/u
/** A command of TeX, whose braces are its own: `\\text{m}`. */
const command = /\\[a-z]{1,20}$/i

/** A reference with the value claimed by the model, if any. */
interface Asked {
  reference: Reference | undefined
  claimed: string | undefined
}

const parseClaimedReference = (inner: string): Asked => {
  const [expression = '', ...claims] = inner.split('=')
  return { reference: parseReference(expression), claimed: claims.length > 0 ? claims.join('=') : undefined }
}

const sourcesOf = ({ names }: Reference, facts: ReadonlyMap<string, Fact>): FigureSource[] =>
  names.flatMap(name => {
    const fact = facts.get(name)
    return fact ? [{ ...fact.source, ref: name, value: fact.value }] : []
  })

/** A figure as printed in its place. */
interface Placed {
  reference: Reference
  setting: Setting
  written: string
}

const removeCopies = ({ before, since, after }: Surroundings, cutBefore: number, cutAfter: number): Surroundings => ({
  before: before.slice(0, before.length - cutBefore),
  since: since.slice(0, since.length - cutBefore),
  after: after.slice(cutAfter),
})

/** A reference to whose value an operation was applied. */
const withOperation = (reference: Reference, added: string): Reference => {
  if (added === '') return reference
  const { expression, written } = reference
  return { ...reference, written: `${expression.kind === 'name' ? written : `(${written})`}${added}` }
}

const placeReference = (
  inner: string,
  around: Surroundings,
  facts: ReadonlyMap<string, Fact>,
  language: Language,
): Placed | undefined => {
  const { reference, claimed } = parseClaimedReference(inner)
  const result = reference && evaluateReference(reference, facts)
  if (!reference || !result) return undefined
  if (claimed !== undefined && !(typeof result.value === 'number' && statesNumber(claimed, result.value)))
    return undefined
  const { cutBefore, cutAfter: cutCopy, hasRival } = findCopies(result, around)
  const isCopied = cutBefore + cutCopy > 0
  const cutAfter = cutCopy + measureRepeats(around.after.slice(cutCopy), `{${inner}}`)
  const words = removeCopies(around, cutBefore, cutAfter)
  const fitted = fitPeriod(result, words, language)
  const beside = settingInWords(fitted.result, words, language)
  const value = beside && formatFigure(beside.result, language, beside.sign)
  if (!beside || value === undefined) return undefined
  const setting = {
    ...beside,
    // The sign of a figure with another value is not that of this one.
    cutBefore: cutBefore + (hasRival ? 0 : beside.cutBefore),
    cutAfter: beside.cutAfter + cutAfter,
    isBroken:
      beside.isBroken || hasRival || fitted.isBroken || (!isCopied && isPairedWithOther(result, around, language)),
  }
  const bare = setting.hasNoMinus ? value.replace(/^\u2212/, '') : value
  return { reference: withOperation(reference, fitted.added), setting, written: bare + setting.noun }
}

const braces = /\{([^{}\n]{0,200})\}/g
/** Characters around a reference that determine its setting. */
const near = 80

/** A printed place of the text, with its figure; without one where the reference was refused. */
interface Place {
  start: number
  end: number
  printed: Placed | undefined
}

/** Start of a piece of the source, in the source and in the text. */
interface Piece {
  from: number
  at: number
}

const printReferences = (source: string, facts: ReadonlyMap<string, Fact>, language: Language) => {
  const places: Place[] = []
  const pieces: Piece[] = []
  let [text, read] = ['', 0]
  const copied = (to: number): void => {
    pieces.push({ from: read, at: text.length })
    text += source.slice(read, to)
  }
  for (const match of source.matchAll(braces)) {
    const [whole, inner = ''] = match
    // A repetition of the reference before it went with that one.
    if (match.index < read || !isGap.test(inner)) continue
    if (command.test(source.slice(Math.max(0, match.index - 24), match.index))) continue
    copied(match.index)
    const after = match.index + whole.length
    const around = {
      before: text.slice(-near),
      since: text.slice(places.at(-1)?.end ?? 0),
      after: source.slice(after, after + near),
    }
    const figure = placeReference(inner, around, facts, language)
    const { cutBefore, cutAfter, unitAfter } = figure?.setting ?? { cutBefore: 0, cutAfter: 0, unitAfter: 0 }
    text = text.slice(0, text.length - cutBefore)
    const start = text.length
    pieces.push({ from: match.index, at: start })
    text += figure?.written ?? refusedMark
    places.push({ start, end: text.length + unitAfter, printed: figure })
    read = after + cutAfter
  }
  copied(source.length)
  return { text, places, pieces }
}

/** Most characters of a figure with its unit. */
const spanMax = 100

const spanOfPlace = (text: string, { start, end }: Place): UnverifiedSpan => {
  const written = text.slice(start, Math.min(end, start + spanMax)).trimEnd()
  return { start, end: start + written.length, text: written }
}

/** A position of the printed text in its source; inside a figure that of its reference. */
const sourcePosition =
  (pieces: readonly Piece[]) =>
  (position: number): number => {
    let [low, high] = [0, pieces.length - 1]
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((pieces[middle]?.at ?? 0) <= position) low = middle
      else high = middle - 1
    }
    const { from, at } = pieces[low] ?? { from: 0, at: 0 }
    return low % 2 === 0 ? from + position - at : from
  }

/**
 * A text whose references are written as figures in a language: each is evaluated by the units of its facts, and set into
 * its sentence. One that names no fact, mixes units or periods or claims another value is printed `[?]` and refused, as are
 * braces that hold words in place of a name. Linear in the length of the text.
 */
export const withReferences = (written: string, facts: readonly Fact[], language: Language): ReferencedText => {
  const byName = new Map(facts.flatMap(fact => (fact.name === undefined ? [] : [[fact.name, fact] as const])))
  const source = repairReferences(written, name => byName.has(name))
  const { text, places, pieces } = printReferences(source, byName, language)
  const figures: TextFigure[] = []
  const refused: UnverifiedSpan[] = []
  let lastEnd = -1
  for (const place of places) {
    const isTouching = place.start === lastEnd
    lastEnd = place.end
    const span = spanOfPlace(text, place)
    if (!place.printed || place.printed.setting.isBroken || isTouching) refused.push(span)
    else {
      const { reference, setting } = place.printed
      const { value, unit } = setting.result
      figures.push({ ...span, value, unit, expression: reference.written, sources: sourcesOf(reference, byName) })
    }
  }
  return { text, figures, refused, source, sourceAt: sourcePosition(pieces) }
}
