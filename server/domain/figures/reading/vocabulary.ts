import type { Translation } from '#languages/catalogue'
import { type Source, type Table, tables } from '#languages/derived/written-figures'
import { type Language, languages, sourceLanguage } from '#languages/registry'
import { splitWords } from '#languages/word-lists'
import type { Currency } from '../fact.ts'
import { compoundsOf } from './compounds.ts'
import type { Phrases } from './phrases.ts'

/** Measure of a number: money, an area, a span of time, a part or a multiple. */
export type Measure = Currency | 'm²' | 'years' | 'months' | 'days' | 'hours' | 'percent' | 'points' | 'times'

/** A unit after a number, and the factor that converts the number to it. */
interface UnitWord {
  measure: Measure
  factor: number
}

/** The words of one language by meaning: phrases in lower case with single spaces. */
export interface Vocabulary {
  /** The values of a numeral that is one word: of `siebenhundert` seven and a hundred. */
  numeralOf(word: string): readonly number[] | undefined
  articles: Phrases<number>
  doubtful: ReadonlySet<string>
  halves: Phrases<number>
  fractions: Phrases<number>
  parts: Phrases<number>
  /** Scales and groups: a hundred, a million, a dozen. */
  scales: Phrases<number>
  factors: Phrases<number>
  units: Phrases<UnitWord>
  /** Beginnings of words joined to a numeral, each with its unit. */
  endings: readonly (readonly [beginning: string, measure: Measure])[]
  joiners: ReadonlySet<string>
  of: ReadonlySet<string>
  by: ReadonlySet<string>
  about: ReadonlySet<string>
  rounded: ReadonlySet<string>
  outOf: ReadonlySet<string>
  ranges: ReadonlySet<string>
  noFigures: Phrases<true>
  /** Of all languages: a text names an article of a foreign law by its own word. */
  anyRanges: ReadonlySet<string>
  perArea: ReadonlySet<string>
  months: Phrases<number>
  references: Phrases<string>
  steps: ReadonlySet<string>
  /** Beginnings of words. */
  acts: readonly string[]
  periodic: readonly string[]
  surfaces: readonly string[]
}

type Key = keyof Table

/** The forms of a list with their values; a form without one is its own. */
const parseWordList = (list: string): [form: string, value: string][] =>
  list
    .toLowerCase()
    .split(' ')
    .filter(item => item !== '')
    .map(item => {
      const [form = '', value = form] = item.split('=')
      return [form.replaceAll(/[_-]/g, ' ').replaceAll('’', "'"), value]
    })

const wordForms = (list: string): string[] => parseWordList(list).map(([form]) => form)
const setOf = (list: string): ReadonlySet<string> => new Set(wordForms(list))
const numbersByForm = (list: string): Map<string, number> =>
  new Map(parseWordList(list).map(([form, value]) => [form, Number(value)]))

/** Signs and codes that are the same in all languages. */
const signs: readonly (readonly [sign: string, unit: UnitWord])[] = [
  ...(['EUR', 'USD', 'GBP', 'CHF', 'LUF'] as const).map(
    code => [code.toLowerCase(), { measure: code, factor: 1 }] as const,
  ),
  ['€', { measure: 'EUR', factor: 1 }],
  ['£', { measure: 'GBP', factor: 1 }],
  ['$', { measure: 'USD', factor: 1 }],
  ['m²', { measure: 'm²', factor: 1 }],
  ['m2', { measure: 'm²', factor: 1 }],
  ['m^2', { measure: 'm²', factor: 1 }],
  ['%', { measure: 'percent', factor: 0.01 }],
  ['‰', { measure: 'percent', factor: 0.001 }],
]

const spans = ['years', 'months', 'days', 'hours'] as const

/** The units of one language by their words. */
const unitsOf = (table: Table): (readonly [form: string, unit: UnitWord])[] => [
  ...parseWordList(table.money).map(
    ([form, code]) => [form, { measure: code.toUpperCase() as Currency, factor: 1 }] as const,
  ), // the tables name currencies of the service
  ...wordForms(table.areas).map(form => [form, { measure: 'm²', factor: 1 }] as const),
  ...spans.flatMap(key =>
    parseWordList(table[key]).map(([form, value]) => [form, { measure: key, factor: Number(value) }] as const),
  ),
  ...parseWordList(table.percent).map(
    ([form, value]) => [form, { measure: 'percent', factor: 1 / Number(value) }] as const,
  ),
  ...parseWordList(table.points).map(
    ([form, value]) => [form, { measure: 'points', factor: 1 / Number(value) }] as const,
  ),
  ...wordForms(table.times).map(form => [form, { measure: 'times', factor: 1 }] as const),
]

/** Words of another language that are so short may be words of this one: `an` is a year in French, "and" in Luxembourgish. */
const shortMax = 3

const createVocabulary = (own: Table, others: readonly Table[]): Vocabulary => {
  const foreign = others.flatMap(unitsOf).filter(([form]) => form.length > shortMax)
  const values = new Map([...numbersByForm(own.numerals), ...numbersByForm(own.scales)])
  const compounds = compoundsOf(values, wordForms(own.joiners))
  const merged = (key: Key): string => [own, ...others].map(table => table[key]).join(' ')
  const references = others.flatMap(({ references: list }) => parseWordList(list).filter(([form]) => form.length > 2))
  return {
    numeralOf: word => {
      const value = values.get(word)
      return value === undefined ? compounds(word) : [value]
    },
    articles: numbersByForm(own.articles),
    doubtful: setOf(own.doubtful),
    halves: numbersByForm(own.halves),
    fractions: numbersByForm(own.fractions),
    parts: numbersByForm(own.parts),
    scales: new Map([...numbersByForm(own.scales), ...numbersByForm(own.groups)]),
    factors: numbersByForm(own.factors),
    units: new Map([...foreign, ...unitsOf(own), ...signs]),
    endings: parseWordList(own.endings).map(([form, measure]) => [
      form,
      (measure === 'eur' ? 'EUR' : measure) as Measure,
    ]), // the tables name measures
    joiners: setOf(own.joiners),
    of: setOf(own.of),
    by: setOf(own.by),
    about: setOf(own.about),
    rounded: setOf(own.rounded),
    outOf: setOf(own.outOf),
    ranges: setOf(own.ranges),
    noFigures: new Map(wordForms(own.noFigures).map(form => [form, true])),
    anyRanges: setOf(merged('ranges')),
    perArea: setOf(merged('perArea')),
    months: new Map([...others, own].flatMap(table => [...numbersByForm(table.monthNames)])),
    references: new Map([...references, ...parseWordList(own.references), ['§', 'paragraph'], ['§§', 'paragraph']]),
    steps: setOf(merged('steps')),
    acts: wordForms(merged('acts')),
    periodic: wordForms(merged('periodic')),
    surfaces: wordForms(merged('surfaces')),
  }
}

/** Gives a language every list; one that it lacks is empty, as words of another language would be read wrongly. */
const fillLists = (own: Translation<Source>): Table => {
  const keys = Object.keys(tables[sourceLanguage]) as Key[] // the keys of the source
  return Object.fromEntries(keys.map(key => [key, splitWords(own[key]).join(' ')])) as Table // every key has its list
}

/** The lists of each language that has some. */
const written: ReadonlyMap<Language, Table> = new Map(
  languages.flatMap(code => (tables[code] ? [[code, fillLists(tables[code])] as const] : [])),
)

const remembered = new Map<Language, Vocabulary>()

/**
 * The vocabulary of a language, made once; of one without words that of the first language. Units of other languages count
 * too, where the word is too long to be another.
 */
export const vocabularyOf = (language: Language): Vocabulary => {
  const known = remembered.get(language)
  if (known) return known
  const [first = fillLists({})] = written.values()
  const own = written.get(language) ?? first
  const vocabulary = createVocabulary(
    own,
    [...written.values()].filter(table => table !== own),
  )
  remembered.set(language, vocabulary)
  return vocabulary
}
