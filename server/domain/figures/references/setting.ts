import { texts } from '#languages/derived/figure-words'
import type { Language } from '#languages/registry'
import type { Unit } from '../fact.ts'
import { blank, currencyBefore, currencyBySign, type Neighbour, patternsOf } from './adjacent-words.ts'
import { type Result, shareOfNumber } from './evaluate.ts'
import type { UnitSign } from './format-figure.ts'
import { currencyOf, isShare, isTime, priceCurrencyOf } from './units.ts'

/** The text around a reference. */
export interface Surroundings {
  /** Text before it, as printed. */
  before: string
  /** The part of it after the previous figure. */
  since: string
  after: string
}

/** Setting of a figure in its sentence. */
export interface Setting {
  /** Converted where the word after it is that of another span of time. */
  result: Result
  sign: UnitSign
  /** Characters before and after it that are removed, since the printed unit repeats them. */
  cutBefore: number
  cutAfter: number
  /** Characters after it that are kept and belong to it: its unit in words. */
  unitAfter: number
  /** The noun of a span of time that the text lacks, with its blank. */
  noun: string
  hasNoMinus: boolean
  /** The unit of something else or a digit is adjacent: the printed text would not mean the value. */
  isBroken: boolean
}

interface Behind {
  neighbour: Neighbour
  length: number
  written: string
}

/** Characters around a reference that are read. */
const near = 60

const behindOf = (after: string, language: Language): Behind | undefined => {
  const text = after.slice(0, near)
  for (const [neighbour, pattern] of patternsOf(language).behind) {
    const found = pattern.exec(text)
    if (found) return { neighbour, length: found[0].length, written: found[0] }
  }
  return undefined
}

/** The end of the sentence so far. */
const clauseBefore = (before: string): string =>
  before
    .slice(-near)
    .split(/[.;!?\n](?=\s|$)/)
    .at(-1) ?? ''

const settingOf = (result: Result): Setting => ({
  ...{ result, sign: 'all', cutBefore: 0, cutAfter: 0, unitAfter: 0, noun: '', hasNoMinus: false, isBroken: false },
})

type Kind = 'money' | 'price' | 'area' | 'share' | 'time' | 'number' | 'name'

const unitKind = (unit: Unit): Kind => {
  if (currencyOf(unit)) return 'money'
  if (priceCurrencyOf(unit)) return 'price'
  if (unit === 'm²') return 'area'
  if (isShare(unit)) return 'share'
  if (isTime(unit)) return 'time'
  return unit === 'number' ? 'number' : 'name'
}

/** Neighbours allowed after each kind: a sign to remove, or a word to keep; others belong to another unit. */
const fitting: Readonly<Record<Kind, Partial<Record<Neighbour, 'goes' | 'stays'>>>> = {
  money: { 'currency sign': 'goes', 'currency word': 'stays' },
  price: {
    'price sign': 'goes',
    'slash area': 'goes',
    'currency sign': 'goes',
    'currency word': 'stays',
    'per area': 'stays',
  },
  area: { 'area sign': 'goes', 'area word': 'stays' },
  share: { 'percent sign': 'goes', 'percent word': 'stays', 'per area': 'stays' },
  time: { years: 'stays', months: 'stays', days: 'stays', hours: 'stays' },
  number: {},
  name: { 'per area': 'stays' },
}

/** A number without a unit adopts the written one: a share where per cent follows it. */
const adoptUnit = (setting: Setting, { neighbour, length }: Behind): Setting => {
  const { value } = setting.result
  if (typeof value !== 'number' || !neighbour.startsWith('percent')) return { ...setting, unitAfter: length }
  // A ratio that was calculated is a part of one, however large; only a fact may be written in per cent.
  const share = setting.result.by === 'fact' ? shareOfNumber(value) : value
  const result = { ...setting.result, value: share, unit: 'fraction' as const }
  return neighbour === 'percent sign'
    ? { ...setting, result, cutAfter: length }
    : { ...setting, result, sign: 'none', unitAfter: length }
}

const monthsOf = { years: 12, months: 1 } as const

/** A span of years in months, or of months in years, where the word behind it asks for that; undefined where it cannot be. */
const inUnit = (result: Result, wanted: Unit): Result | undefined => {
  if (result.unit === wanted) return result
  const { value, unit } = result
  if (typeof value !== 'number' || !(unit === 'years' || unit === 'months')) return undefined
  if (wanted !== 'years' && wanted !== 'months') return undefined
  return { value: (value * monthsOf[unit]) / monthsOf[wanted], unit: wanted, by: 'product' }
}

/** Words that may part a span from its noun, in the languages of texts. */
const whole = /^(?:full|whole|complete|voll|ganz|complet|plein|enti|inteir)/

/** A span of time: its word follows or is near, else its noun is added. */
const setTimeUnit = (setting: Setting, { since, after }: Surroundings, language: Language): Setting => {
  const { timeWords, instalments } = patternsOf(language)
  const { result } = setting
  const words = (text: string) => text.toLowerCase().match(/[\p{L}]+/gu) ?? []
  const clause = after.slice(0, near).split(/[.,;:!?()\n]/)[0] ?? ''
  const next = words(clause)
  // The word right behind says the unit, or the one after "full": "{D7} instalments a year" is no span of years.
  const wanted = timeWords.get((whole.test(next[0] ?? '') ? next[1] : next[0]) ?? '')
  if (wanted) {
    const converted = inUnit(result, wanted)
    return converted ? { ...setting, result: converted } : { ...setting, isBroken: true }
  }
  // Payments are counted in months: "{D13} instalments" has no noun of time.
  if (instalments.has(next[0] ?? '')) return { ...setting, isBroken: result.unit !== 'months' }
  const isCompound = /^[-\u2010\u2011]\p{L}/u.test(after)
  if (
    isCompound ||
    words(clauseBefore(since))
      .slice(-3)
      .some(word => timeWords.has(word))
  )
    return setting
  const forms = texts[language][result.unit as 'years' | 'months' | 'days' | 'hours'].split(' ') // asked for spans of time only
  const isOne = language === 'fr' ? Math.abs(Number(result.value)) < 2 : result.value === 1
  return { ...setting, noun: `\u00a0${forms[isOne ? 0 : 1]}` }
}

/** Which part of a price by square metre is printed: the words may say the rest. */
const priceSign = (behind: Behind | undefined, { before, after }: Surroundings, language: Language): UnitSign => {
  const { perArea } = patternsOf(language)
  if (behind?.neighbour === 'currency word') return 'none'
  if (behind?.neighbour === 'price sign' || behind?.neighbour === 'slash area') return 'all'
  const follows = after.slice(0, near).split(/[.,;:!?()\n]/)[0] ?? ''
  return perArea.test(follows) || perArea.test(clauseBefore(before)) ? 'currency' : 'all'
}

/** Whether another currency is written behind a figure than it has. */
const isOtherCurrency = ({ neighbour, written }: Behind, unit: Unit): boolean =>
  neighbour.startsWith('currency') && (currencyBySign(written) ?? 'EUR') !== (currencyOf(unit) ?? priceCurrencyOf(unit))

/** Handles the neighbour after a figure: removed, kept, or of another unit. */
const withBehind = (setting: Setting, around: Surroundings, language: Language): Setting => {
  const { unit } = setting.result
  const kind = unitKind(unit)
  const behind = behindOf(around.after, language)
  if (behind && kind === 'number') return adoptUnit(setting, behind)
  const fits = behind && fitting[kind][behind.neighbour]
  if (behind && (!fits || isOtherCurrency(behind, unit)))
    return { ...setting, unitAfter: behind.length, isBroken: true }
  const isInWords = fits === 'stays' && behind?.neighbour !== 'per area'
  const length = behind?.length ?? 0
  const set = { ...setting, cutAfter: fits === 'goes' ? length : 0, unitAfter: isInWords ? length : 0 }
  if (kind === 'time') return setTimeUnit(set, around, language)
  if (kind === 'price') return { ...set, sign: priceSign(behind, around, language) }
  return isInWords ? { ...set, sign: 'none' } : set
}

/** Removes a currency before a figure where it is the one that is printed. */
const withBefore = (setting: Setting, since: string): Setting => {
  const [found] = currencyBefore.exec(since.slice(-near)) ?? []
  if (found === undefined) return setting
  const { unit } = setting.result
  const own = currencyOf(unit) ?? priceCurrencyOf(unit)
  if (own === undefined) return unit === 'number' ? setting : { ...setting, isBroken: true }
  return own === currencyBySign(found) ? { ...setting, cutBefore: found.length } : { ...setting, isBroken: true }
}

const touchedBefore = /\d[.,'’]?$/
/** A digit, more groups of digits, or letters right behind a figure. */
const touchedBehind = /^(?:[.,'’]?\d|\p{L})/u
const groupBehind = /^[ \u00A0\u202F]000(?!\d)/

/**
 * Setting of a figure between its words: signs that repeat its unit are removed, words are kept, years become months
 * before the word for months, and a minus is dropped after words of a fall, a gap or a credit. Undefined for the
 * negative difference of two ends of a range. The surrounding words determine the form, never the value.
 */
export const settingInWords = (result: Result, around: Surroundings, language: Language): Setting | undefined => {
  const { falls, ranges } = patternsOf(language)
  const isNegative = typeof result.value === 'number' && result.value < 0
  const isFall = isNegative && falls.test(clauseBefore(around.since))
  if (isNegative && !isFall && result.by === 'sum' && ranges.test(clauseBefore(around.before))) return undefined
  const set = withBefore(withBehind(settingOf(result), around, language), around.since)
  const rest = around.after.slice(set.cutAfter + set.unitAfter)
  const isTouched =
    touchedBefore.test(around.before.slice(-2)) ||
    touchedBehind.test(rest.slice(0, 2)) ||
    groupBehind.test(around.after.slice(0, 5))
  const hasMinus = new RegExp(`[-\\u2013\\u2212]${blank}?$`).test(around.before)
  return { ...set, hasNoMinus: isFall || (isNegative && hasMinus), isBroken: set.isBroken || isTouched }
}
