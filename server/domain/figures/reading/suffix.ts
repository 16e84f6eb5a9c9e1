import { digitsAt, isDigit } from './digits.ts'
import { halfEnd, wordAt } from './number-words.ts'
import { normalizePhrase, phraseAt } from './phrases.ts'
import { linkPattern, ordinalPattern, percentEndingPattern, weekBeginnings } from './shared-words.ts'
import type { Measure, Vocabulary } from './vocabulary.ts'

/** Suffix of a number: its factor, its measure and its end. */
export interface Suffix {
  scale: number
  measure: Measure | undefined
  /** Factor of a value in the written unit: 7 for weeks, 0.01 for per cent. */
  factor: number
  /** Money by square metre. */
  isPerArea: boolean
  /** Addition in the same unit: of `1 million 250 mille` 250 000, of `deux ans et demi` a half. */
  added: number
  end: number
  /** Letters follow the number directly that are not a suffix: it cannot be read. */
  isBroken: boolean
}

/** Abbreviations of scales that are common to all languages; `T` only before money, a small `m` only next to money. */
const shortScales: Readonly<Record<string, number>> = {
  ...{
    k: 1e3,
    tsd: 1e3,
    m: 1e6,
    mm: 1e6,
    mio: 1e6,
    mill: 1e6,
    mln: 1e6,
    mn: 1e6,
    md: 1e9,
    mds: 1e9,
    mrd: 1e9,
    bn: 1e9,
  },
  t: 1e3,
}
const short =
  / {0,2}(mds|mrd|mio|mill|mln|tsd|bn|md|mn|mm|k|m|t)(?:\.(?! ?[\p{Lu}\n]| ?$)|(?![\p{L}\d²^])|(?=eur|€))/iuy
const moneyNext = /^\.? ?(?:eur|€)/iu

const matchSuffixAt = (pattern: RegExp, text: string, index: number): RegExpExecArray | null => {
  pattern.lastIndex = index
  return pattern.exec(text)
}

/** A scale by its abbreviation. */
const shortScaleAt = (text: string, start: number, isMoney: boolean): { scale: number; end: number } | undefined => {
  const match = matchSuffixAt(short, text, start)
  const form = match?.[1] ?? ''
  if (!match) return undefined
  const end = start + match[0].length
  const isBeforeMoney = moneyNext.test(text.slice(start + match[0].trimEnd().replace(/\.$/, '').length, end + 5))
  const isFree = form !== 't' && form !== 'T' && (form !== 'm' || isMoney)
  return isFree || isBeforeMoney ? { scale: shortScales[form.toLowerCase()] ?? 1, end } : undefined
}

const suffixGapEnd = (text: string, start: number): number => {
  let end = start
  while (end < start + 2 && (text[end] === ' ' || text[end] === '-')) end += 1
  return end
}

/** A scale behind the number, more than one as in `6 hundred thousand`. */
const scaleAt = (
  text: string,
  start: number,
  vocabulary: Vocabulary,
  isMoney: boolean,
): { scale: number; end: number } => {
  const abbreviated = shortScaleAt(text, start, isMoney)
  if (abbreviated) return abbreviated
  let [scale, end] = [1, start]
  for (;;) {
    const next = suffixGapEnd(text, end)
    const found = next > end ? phraseAt(text, next, vocabulary.scales) : undefined
    if (!found) return { scale, end }
    scale *= found.value
    end = found.end
  }
}

/** Signs after a number that begin no word, unit or scale. */
const nothing = /^[\d,;:()|/\n]?$/u

/** Where an ordinal ends: `3e`, `1er`, `2nd`, `5th`, `3ème`. */
const ordinal = new RegExp(`(?:${ordinalPattern})(?![\\p{L}\\d])`, 'iuy')

/** Addition in smaller scales: `1 million 250 mille`. */
const smallerScaleAt = (text: string, start: number, scale: number, vocabulary: Vocabulary) => {
  if (scale < 1000 || text[start] !== ' ' || !isDigit(text[start + 1])) return undefined
  const { sizes, end } = digitsAt(text, start + 1)
  const next = scaleAt(text, end, vocabulary, false)
  const value = (sizes[0]?.value ?? 0) * next.scale
  return next.scale > 1 && value < scale ? { value, end: next.end } : undefined
}

/** A unit after a number, and its end. */
interface FoundUnit {
  measure: Measure
  factor: number
  end: number
}

/** The rest of a word in hyphens: of `10-Jahres-Frist` what is behind the year. */
const hyphenated = /(?:-\p{L}+)*/uy

/** The unit of a number that is glued or joined by a hyphen to a longer word: `10jähriger`, `9-prozentige`, `8-fold`. */
const endingAt = (text: string, start: number, vocabulary: Vocabulary): FoundUnit | undefined => {
  const next = wordAt(text, text[start] === '-' ? start + 1 : start)
  const measure = next && vocabulary.endings.find(([beginning]) => next.word.startsWith(beginning))?.[1]
  if (!next || measure === undefined) return undefined
  const factor = measure === 'percent' ? 0.01 : weekBeginnings.some(week => next.word.startsWith(week)) ? 7 : 1
  return { measure, factor, end: next.end + (matchSuffixAt(hyphenated, text, next.end)?.[0].length ?? 0) }
}

/** `9%ige`. */
const adjective = new RegExp(`(?:${percentEndingPattern})(?!\\p{L})`, 'uy')
/** Before a unit after a scale or a group: `millions d'euros`, `une dizaine d'années`. */
const ofUnit = new RegExp(`(?:${linkPattern})`, 'iuy')

const unitAt = (text: string, start: number, vocabulary: Vocabulary, isBehindScale: boolean): FoundUnit | undefined => {
  const next = suffixGapEnd(text, start)
  const from = next + (isBehindScale ? (matchSuffixAt(ofUnit, text, next)?.[0].length ?? 0) : 0)
  const found = phraseAt(text, from, vocabulary.units)
  if (!found) return endingAt(text, start, vocabulary)
  const tail = found.phrase === '%' ? (matchSuffixAt(adjective, text, found.end)?.[0].length ?? 0) : 0
  return { ...found.value, end: found.end + tail }
}

/** Where `/m²`, `par m²`, `le mètre carré` behind a sum ends. */
const perAreaEnd = (text: string, start: number, vocabulary: Vocabulary): number | undefined => {
  const slash = /^ ?\/ ?/.exec(text.slice(start, start + 3))?.[0].length
  const lead = text[start] === ' ' ? wordAt(text, start + 1) : undefined
  const from =
    slash === undefined
      ? lead && vocabulary.perArea.has(normalizePhrase(lead.word))
        ? lead.end + 1
        : undefined
      : start + slash
  const found = from === undefined ? undefined : phraseAt(text, from, vocabulary.units)
  return found?.value.measure === 'm²' ? found.end : undefined
}

const isSpanMeasure = (measure: Measure | undefined): boolean =>
  measure === 'years' || measure === 'months' || measure === 'days' || measure === 'hours'

/** Context of a number before its suffix is read. */
export interface Before {
  /** A currency stands before it. */
  isMoney?: boolean
  /** It ends with a scale or a group in words: `une dizaine`. */
  isBehindScale?: boolean
}

/** Addition after a scale: a half, `3 millions et demi`, or smaller scales. */
const additionAt = (text: string, start: number, scale: number, vocabulary: Vocabulary) => {
  const half = scale > 1 ? halfEnd(text, start, vocabulary) : undefined
  return half === undefined ? smallerScaleAt(text, start, scale, vocabulary) : { value: scale / 2, end: half }
}

/** Whether a scale or a unit may begin behind a number. */
const mayFollow = (text: string, start: number, isMoney: boolean): boolean => {
  const isApart = text[start] === ' ' || text[start] === '-'
  const first = text[isApart ? start + 1 : start] ?? ''
  return !nothing.test(first) || (isMoney && first === '/')
}

/** Reads the suffix of a number in digits or words. */
export const suffixAt = (
  text: string,
  start: number,
  vocabulary: Vocabulary,
  { isMoney = false, isBehindScale = false }: Before = {},
): Suffix => {
  // `512.345,-`
  const behind = /^[.,]-(?!\d)/.test(text.slice(start, start + 3)) ? start + 2 : start
  const none = { scale: 1, measure: undefined, factor: 1, isPerArea: false, added: 0, end: behind, isBroken: false }
  if (!mayFollow(text, behind, isMoney)) return none
  const { scale, end: scaled } = scaleAt(text, behind, vocabulary, isMoney)
  const more = additionAt(text, scaled, scale, vocabulary)
  const end = more?.end ?? scaled
  const unit = unitAt(text, end, vocabulary, scale > 1 || isBehindScale)
  const { measure, factor } = unit ?? none
  const unitEnd = unit?.end ?? end
  const spanHalf = isSpanMeasure(measure) ? halfEnd(text, unitEnd, vocabulary) : undefined
  const hasMoney = measure === undefined ? isMoney : /^[A-Z]{3}$/.test(measure)
  const area = hasMoney ? perAreaEnd(text, unitEnd, vocabulary) : undefined
  const last = spanHalf ?? area ?? unitEnd
  if (last === behind) return withoutUnit(text, none)
  const added = spanHalf === undefined ? (more?.value ?? 0) : 0.5
  return { ...none, ...{ scale, measure, factor, added, end: last }, isPerArea: area !== undefined }
}

/** An ordinal, or letters that cannot be read, or nothing. */
const withoutUnit = (text: string, none: Suffix): Suffix => {
  const order = matchSuffixAt(ordinal, text, none.end)
  if (order) return { ...none, end: none.end + order[0].length }
  return { ...none, isBroken: /\p{L}/u.test(text[none.end] ?? '') }
}
