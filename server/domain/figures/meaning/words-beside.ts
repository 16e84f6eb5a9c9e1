import { texts } from '#languages/derived/figure-words'
import { type Language, languages } from '#languages/registry'
import { splitWords } from '#languages/word-lists'
import { nothingSaid, type Period, type Said, toSaid } from './meanings.ts'
import { type Meaning, phraseMax, type RoleWords, roleWordsOf, splitRoleWords } from './role-words.ts'

/** What the words around a figure say of it. */
export interface SaidBeside extends Said {
  /** It is the difference to something that is named behind it. */
  isDifference: boolean
  /** The words behind it name its period. */
  isPeriodBehind: boolean
}

/** Characters before and behind a figure that are read. */
const readMax = 160
/** Words between a figure and the words for its period. */
const periodApart = 4

const signs: ReadonlySet<string> = new Set([':', '=', '|', '('])
/** Signs that say what a figure is as a verb does. */
const identitySigns: ReadonlySet<string> = new Set([':', '=', '|'])

/** A word next to a figure with what it means. */
interface Word {
  word: string
  meanings: ReadonlySet<Meaning>
  /** It is a part of a phrase of the lists. */
  isPhrase: boolean
}

/** Words with the meanings of the longest phrase that each is a part of. */
const withMeanings = (words: readonly string[], { meaningsOf, beginsPhrase }: RoleWords): Word[] => {
  const found = words.map((word): Word => ({ word, meanings: meaningsOf(word), isPhrase: false }))
  const starts = words.flatMap((word, at) => (beginsPhrase(word) ? [at] : []))
  for (let length = 2; length <= phraseMax; length += 1)
    for (const at of starts) {
      const meanings = at + length <= words.length ? meaningsOf(words.slice(at, at + length).join('_')) : undefined
      if (!meanings || meanings.size === 0) continue
      // A phrase is more exact than its words: a tax credit is no tax.
      for (const part of found.slice(at, at + length)) {
        part.meanings = meanings
        part.isPhrase = true
      }
    }
  return found
}

const grammar: ReadonlySet<Meaning> = new Set([
  ...(['is', 'link', 'circumstance', 'differs', 'included', 'perMonth', 'perYear'] as const),
])

const contents = new WeakMap<ReadonlySet<Meaning>, readonly Meaning[]>()

/** Meanings of a word that say what a figure is; worked out once of each set, which all its words share. */
const contentOf = ({ meanings }: Word): readonly Meaning[] => {
  const known = contents.get(meanings) ?? [...meanings].filter(meaning => !grammar.has(meaning))
  contents.set(meanings, known)
  return known
}

/** The clause before a figure: since the last sign that ends one. */
const clauseBefore = (text: string): string =>
  text
    .slice(-readMax)
    .split(/[.;!?](?=\s|$)|[\n,]|\)(?=\s)/)
    .at(-1) ?? ''

const isCircumstance = (words: readonly Word[], at: number): boolean =>
  words.slice(Math.max(0, at - 2), at).some(({ meanings }) => meanings.has('circumstance'))

const isContent = (word: Word | undefined): boolean => word !== undefined && contentOf(word).length > 0
const isLink = (word: Word | undefined): boolean => word?.meanings.has('link') === true && !isContent(word)

/** Index behind up to two words that link a figure to its noun. */
const skipLinks = (words: readonly Word[]): number => (isLink(words[0]) ? (isLink(words[1]) ? 2 : 1) : 0)

/** Words behind the noun of the figure before: of `85 m² Wohnfläche auf` the last one. */
const withoutPreviousNoun = (words: readonly Word[]): Word[] => {
  let at = skipLinks(words)
  while (isContent(words[at])) at += 1
  return words.slice(at)
}

/** The last word before a figure that is no verb, sign or link, and whether it is the subject of a verb. */
const findThing = (words: readonly Word[]): { at: number; isSubject: boolean } => {
  const isBetween = ({ word, meanings, isPhrase }: Word): boolean =>
    signs.has(word) || meanings.has('is') || (!isPhrase && meanings.has('link'))
  const at = words.findLastIndex(word => !isBetween(word))
  const isSubject = words.slice(at + 1).some(({ word, meanings }) => meanings.has('is') || identitySigns.has(word))
  return { at, isSubject }
}

const namesPeriod = ({ meanings }: Word): boolean => meanings.has('monthly') || meanings.has('yearly')

/** The words of a subject before its verb, without those that only tell its circumstances. */
const subjectWords = (words: readonly Word[], nearest: number): Word[] => {
  const verb = words.slice(0, Math.max(0, nearest - 1)).findLastIndex(({ meanings }) => meanings.has('is'))
  return words.slice(verb + 1, nearest + 1).filter((word, at, all) => namesPeriod(word) || !isCircumstance(all, at))
}

/** Meanings of the thing in front of a figure: right before it, or the subject of the verb that is. */
const meaningsBefore = (text: string, hasPrevious: boolean, lexicon: RoleWords): Set<Meaning> => {
  const clause = clauseBefore(text)
  const all = withMeanings(splitRoleWords(clause), lexicon)
  const words = hasPrevious && clause.length === text.length ? withoutPreviousNoun(all) : all
  const { at, isSubject } = findThing(words)
  const start = words.slice(0, at + 1).findLastIndex(word => !isContent(word) && !word.meanings.has('link'))
  // In brackets behind a genitive a figure is that of the whole: `un quart du prix (160 000 €)`.
  if (words.at(-1)?.word === '(' && words[at - 1]?.meanings.has('link') === true && isContent(words[at]))
    return new Set()
  const own = isSubject ? subjectWords(words, at) : words.slice(start + 1, at + 1)
  return new Set(own.flatMap(contentOf))
}

/** The clause behind a figure: up to the next sign, figure or reference. */
const clauseBehind = (text: string): string => /^[^.;!?,()\n\d{}|]*/u.exec(text.slice(0, readMax))?.[0] ?? ''

const timeWords = (key: 'months' | 'years'): ReadonlySet<string> =>
  new Set(languages.flatMap(code => splitWords(texts[code][key]).map(word => word.toLowerCase())))
const [months, years] = [timeWords('months'), timeWords('years')]

/** `/mois`, `/ Jahr` right behind a figure. */
const slashPeriod = (text: string): Period | undefined => {
  const [, word = ''] =
    /^[\s\u00A0\u202F]?(?:€|EUR)?[\s\u00A0]?\/[\s\u00A0]?(\p{L}{2,12})/u.exec(text.slice(0, 24)) ?? []
  const small = word.toLowerCase()
  if (months.has(small)) return 'month'
  return years.has(small) ? 'year' : undefined
}

/** The period that the words behind a figure name: `par an` a few words on, `annuels` right there. */
const periodBehind = (words: readonly Word[]): Period | undefined => {
  for (const [at, word] of words.slice(0, periodApart + 2).entries()) {
    const period = word.meanings.has('perMonth') ? 'month' : word.meanings.has('perYear') ? 'year' : undefined
    const isNear = at === 0 || (at <= 2 && words.slice(0, at).every(before => contentOf(before).length > 0))
    if (period && (word.isPhrase || isNear)) return period
    if (word.meanings.has('is')) return undefined
  }
  return undefined
}

/** Meanings of the thing that a figure is of: `30.750 € Nebenkosten`, `1 800 € de charges`. */
const meaningsBehind = (words: readonly Word[]): Set<Meaning> => {
  const first = skipLinks(words)
  const other = words.findIndex((word, at) => at >= first && !isContent(word))
  const end = other === -1 ? words.length : other
  // Of a part that the figure contains it is not said.
  if (words.slice(end, end + 2).some(({ meanings }) => meanings.has('included'))) return new Set()
  return new Set(words.slice(first, end).flatMap(contentOf))
}

/** The sign of a shown calculation next to a figure. */
const signBehind = /^[\s\u00A0\u202F€)]{0,4}(?:[×÷*+]|[-\u2212/][\s\u00A0]?[\d€(])/u
const signBefore = /[×÷*+\u2212/][\s\u00A0(€]{0,3}$|[\d€] ?- ?$/u

/** What some words mention anywhere, in a language or in any. */
export const readMentions = (text: string, language: Language | 'any'): Set<Meaning> => {
  const words = splitRoleWords(text)
  const { meaningsOf, beginsPhrase } = roleWordsOf(language)
  const mentioned = new Set<Meaning>()
  const mention = (phrase: string): void => {
    for (const meaning of meaningsOf(phrase)) mentioned.add(meaning)
  }
  for (const word of words) mention(word)
  for (const [at, word] of words.entries())
    if (beginsPhrase(word)) for (const length of [2, 3, 4]) mention(words.slice(at, at + length).join('_'))
  return mentioned
}

/** Words on both sides of a figure. */
interface Beside {
  before: string
  after: string
  /** The words before it begin behind another figure. */
  hasPrevious?: boolean
}

/** What the words on both sides of a figure say of it; those behind it decide on its period. */
export const readBeside = ({ before, after, hasPrevious = false }: Beside, language: Language | 'any'): SaidBeside => {
  if (signBehind.test(after.slice(0, 8)) || signBefore.test(before.slice(-8)))
    return { ...nothingSaid, isDifference: true, isPeriodBehind: false }
  const lexicon = roleWordsOf(language)
  const behind = withMeanings(splitRoleWords(clauseBehind(after)), lexicon)
  const meanings = meaningsBefore(before, hasPrevious, lexicon)
  const isDifference = behind.slice(0, 2).some(word => word.meanings.has('differs'))
  const both = toSaid(new Set([...meanings, ...(isDifference ? [] : meaningsBehind(behind))]))
  const periodAfter = slashPeriod(after) ?? periodBehind(behind)
  const around = readMentions(`${before.slice(-readMax)} | ${after.slice(0, readMax)}`, language)
  return {
    ...both,
    isOwn: around.has('own'),
    isReference: around.has('reference'),
    period: periodAfter ?? toSaid(meanings).period,
    isPeriodBehind: periodAfter !== undefined,
    isDifference,
  }
}
