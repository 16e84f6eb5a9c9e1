import { texts } from '#languages/derived/figure-words'
import type { Language } from '#languages/registry'
import { splitWords } from '#languages/word-lists'
import { readMentions } from '../meaning/words-beside.ts'
import { vocabularyOf } from '../reading/vocabulary.ts'
import { isCopy, type Literal, readLiteralAfter, readLiteralBefore } from './beside-literal.ts'
import type { Result } from './evaluate.ts'
import { findStatedFigures } from './stated-figures.ts'
import { currencyOf, priceCurrencyOf } from './units.ts'

/** Text around a reference: as it is printed, since the figure before, and after it. */
interface Around {
  before: string
  since: string
  after: string
}

/** How much text on each side is read. */
const readMax = 80

/** Words of a language that join two spellings of one figure, those for a rounded one, and those for parts and multiples. */
interface PairWords {
  same: readonly string[]
  about: readonly string[]
  parts: ReadonlySet<string>
}

const made = new Map<Language, PairWords>()

const pairWordsOf = (language: Language): PairWords => {
  const known = made.get(language)
  if (known) return known
  const longFirst = (a: string, b: string): number => b.length - a.length
  const same = [...splitWords(texts[language].thatIs).map(form => form.replaceAll('_', ' ')), '=', '≙', ':=']
  const { about: rounded, halves, fractions, parts, factors } = vocabularyOf(language)
  const about = [...rounded, '≈', '≃', '~', '±']
  const words = {
    ...{ same: same.sort(longFirst), about: about.sort(longFirst) },
    parts: new Set([halves, fractions, parts, factors].flatMap(list => [...list.keys()])),
  }
  made.set(language, words)
  return words
}

const isLetter = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\d]/u.test(sign)

/** Reads the signs between a figure and a reference from the reference on, on one of its sides. */
interface Side {
  /** The text without blanks, emphasis, quotation marks and a comma at the reference. */
  trim(text: string): string
  /** The text without one of some words or signs at the reference; undefined where none of them is there. */
  take(text: string, forms: readonly string[]): string | undefined
}

const marks = /[ \u00A0\u202F\u2009*_`"“”„«»,]/u
const ahead: Side = {
  trim: text => {
    let end = text.length
    while (end > 0 && marks.test(text[end - 1] ?? '')) end -= 1
    return text.slice(0, end)
  },
  take: (text, forms) => {
    const small = text.toLowerCase()
    const form = forms.find(
      one => small.endsWith(one) && !(isLetter(one[0]) && isLetter(small[small.length - one.length - 1])),
    )
    return form === undefined ? undefined : text.slice(0, text.length - form.length)
  },
}
const behind: Side = {
  trim: text => {
    let start = 0
    while (start < text.length && marks.test(text[start] ?? '')) start += 1
    return text.slice(start)
  },
  take: (text, forms) => {
    const small = text.toLowerCase()
    const form = forms.find(one => small.startsWith(one) && !(isLetter(one.at(-1)) && isLetter(small[one.length])))
    return form === undefined ? undefined : text.slice(form.length)
  },
}

/** Signs that open a second spelling. */
const brackets = ['(', '[']

/** What stands between a reference and the text beyond, without it. */
interface Joint {
  rest: string
  isOpen: boolean
  isSame: boolean
  isAbout: boolean
}

const readJoint = (text: string, { trim, take }: Side, words: PairWords): Joint => {
  let rest = trim(text)
  const joint = { isOpen: false, isSame: false, isAbout: false }
  const steps = [
    ['isOpen', brackets],
    ['isAbout', words.about],
    ['isSame', words.same],
    ['isOpen', brackets],
    ['isSame', words.same],
    ['isAbout', words.about],
  ] as const
  for (const [key, forms] of steps) {
    const taken = joint[key] ? undefined : take(rest, forms)
    if (taken === undefined) continue
    joint[key] = true
    rest = trim(taken)
  }
  return { rest, ...joint }
}

/** Cents that are written as a dash: `710.000,- €`. */
const dash = /(?<=\d)[.,][-\u2013\u2014]{1,2}(?=[ \u00A0)\]€])/u

const closes = (text: string): boolean => /^[)\]]/.test(behind.trim(text))

/** Smallest bare number in brackets that is taken for money or an area: smaller ones count or number something. */
const bareMin = 1000

/** Whether a figure is of the kind of a reference; bare ones by their size, or next to `=` and words for it. */
const isOfKind = ({ figure }: Literal, { unit }: Result, isSame: boolean): boolean => {
  if (!figure || typeof figure.value !== 'number') return figure?.unit === unit
  if (figure.unit === unit) return unit !== 'number' || isSame
  const isBare = figure.unit === 'number' && (isSame || Math.abs(figure.value) >= bareMin)
  const isMeasure = (currencyOf(unit) ?? priceCurrencyOf(unit)) !== undefined || unit === 'm²'
  return isBare && (isMeasure || (isSame && unit === 'fraction'))
}

/** Whether a figure rounds a value to its own last digit that is no zero. */
const isRounding = ({ figure }: Literal, { value }: Result): boolean => {
  if (!figure || typeof figure.value !== 'number' || typeof value !== 'number') return false
  const said = Math.abs(figure.value)
  const [mantissa = '', exponent] = said.toExponential(11).split('e')
  const last = [...mantissa.replace('.', '')].findLastIndex(digit => digit !== '0')
  const step = Number(`1e${Number(exponent) - last}`)
  return Math.abs(said - Math.abs(value)) <= step / 2
}

const isScaled = ({ written, figure }: Literal): boolean =>
  typeof figure?.value === 'number' &&
  /(?:[km](?:€|eur)(?![\p{L}²2])|[km](?![\p{L}²2€])|mio|mill|milh|tsd|mil(?!\p{L}))/iu.test(
    written.slice(written.search(/\d/) + 1),
  )

/** Whether a figure is another value than that of the reference next to it. */
const isOther = (literal: Literal, result: Result, { isSame, isAbout }: Joint): boolean => {
  if (!isOfKind(literal, result, isSame) || isCopy(literal, result)) return false
  return !((isAbout || isScaled(literal)) && isRounding(literal, result))
}

const differsOrPeriod = ['differs', 'perMonth', 'perYear', 'monthly', 'yearly'] as const
const saysOtherwise = (words: string): boolean => {
  const said = readMentions(words, 'any')
  return differsOrPeriod.some(meaning => said.has(meaning))
}

const operatorAtEnd = /[+×÷*/−–-][ \u00A0\u202F(]{0,3}$/u
const operatorAtStart = /^[ \u00A0\u202F)]{0,3}[+×÷*/−–x-]/u
const clauseEnd = /[.;:!?\n](?=\s|$)/

/** Whether a figure after some text is only what another one is worked out from: `10 % de 700 000 €, soit`. */
const isBase = (text: string, { unit }: Result, { parts }: PairWords): boolean => {
  if (operatorAtEnd.test(text.slice(-6))) return true
  const clause = text.slice(-readMax).split(clauseEnd).at(-1) ?? ''
  const words = clause.toLowerCase().match(/\p{L}+/gu) ?? []
  return (
    findStatedFigures(clause).some(other =>
      [unit, 'fraction', 'number', 'count', 'years', 'months', 'days'].includes(other.unit),
    ) || words.some(word => parts.has(word))
  )
}

/** Whether a figure in front of a reference is joined to it as its value, and is another one. */
const isPairedAhead = (result: Result, { before, since, after }: Around, words: PairWords): boolean => {
  const joint = readJoint(since.slice(-readMax).replace(dash, ''), ahead, words)
  if (!(joint.isOpen ? closes(after) : joint.isSame)) return false
  const literal = readLiteralBefore(joint.rest) ?? (joint.isOpen ? readBeforeNoun(joint.rest) : undefined)
  if (!literal || !isOther(literal, result, joint)) return false
  if (!joint.isSame) return true
  const gone = since.slice(-readMax).replace(dash, '').length - literal.start
  return !isBase(before.slice(0, before.length - gone), result, words) && !saysOtherwise(after.slice(0, 24))
}

/** A figure with its noun in front of a bracket: `710 000 € TTC (`. */
const readBeforeNoun = (text: string): Literal | undefined => {
  const [noun = ''] = /(?:[ \u00A0][\p{L}’'.]{1,16}){1,2}$/u.exec(text.slice(-36)) ?? []
  const literal = noun === '' ? undefined : readLiteralBefore(text.slice(0, text.length - noun.length))
  return literal?.figure && literal.figure.unit !== 'number' && !saysOtherwise(noun) ? literal : undefined
}

/** Whether a figure behind a reference is joined to it as its value, and is another one. */
const isPairedBehind = (result: Result, { before, after }: Around, words: PairWords): boolean => {
  const joint = readJoint(after.slice(0, readMax).replace(dash, ''), behind, words)
  if (!joint.isOpen && !joint.isSame) return false
  const start = /^(?:(?:€|EUR|£|GBP|\$|USD|CHF|LUF)[ \u00A0]?)?/iu.exec(joint.rest)?.[0].length ?? 0
  const literal = readLiteralAfter(joint.rest, start)
  if (!literal || !isOther(literal, result, joint)) return false
  const rest = joint.rest.slice(literal.end)
  if (joint.isOpen) {
    const noun = /^(?:[ \u00A0][\p{L}’'.]{1,16}){1,2}(?=[)\]])/u.exec(rest.slice(0, 40))?.[0] ?? ''
    return closes(rest.slice(noun.length)) && !saysOtherwise(noun)
  }
  return !operatorAtStart.test(rest) && !isBase(before, result, words) && !saysOtherwise(rest.slice(0, 24))
}

/**
 * Whether a text says a figure of another value to be that of a reference, `710 000 € ({D4})`, `{D4} (i.e. 710 000 €)`,
 * `710 000 = {D4}`: either may be meant. A figure from which the reference is worked out, `10 % de 700 000 €, soit {D9}`, is
 * none, nor is one that rounds it.
 */
export const isPairedWithOther = (result: Result, around: Around, language: Language): boolean => {
  const words = pairWordsOf(language)
  return isPairedAhead(result, around, words) || isPairedBehind(result, around, words)
}
