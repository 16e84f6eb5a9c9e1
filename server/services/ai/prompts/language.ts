import { acceptedLanguage } from '#languages/accept-language'
import { tables } from '#languages/derived/prompts'
import { type Language, languages } from '#languages/registry'

/** The language where nothing tells another one. */
const usual = languages[0]

/** The frequent words of each language that has some of its own; `_` stands for a space. */
const sets = languages.flatMap(language => {
  const list = tables[language]?.frequentWords
  return list === undefined
    ? []
    : [{ language, words: new Set(list.split(' ').map(word => word.replaceAll('_', ' '))) }]
})

/** The words of a text in small letters, and each pair of them. */
const wordsOf = (text: string): string[] => {
  const single =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  return [...single, ...single.slice(1).map((word, at) => `${single[at]} ${word}`)]
}

/** How often a text has a frequent word of each language, the most first. */
const countsIn = (text: string): { language: Language; count: number }[] => {
  const found = wordsOf(text)
  return sets
    .map(({ language, words }) => ({ language, count: found.filter(word => words.has(word)).length }))
    .sort((one, other) => other.count - one.count)
}

/** The language of a text by its frequent words; undefined where it has none, or as many of two languages. */
export const languageOf = (text: string): Language | undefined => {
  const [first, second] = countsIn(text)
  return first !== undefined && first.count > (second?.count ?? 0) ? first.language : undefined
}

/** What may tell the language of an answer. */
export interface LanguageSigns {
  /** The field of the request. */
  field: Language | undefined
  /** The header `Accept-Language`. */
  accepted: string | undefined
  /** What was written with the request, what is asked before what is commented on. */
  texts: readonly string[]
}

/** The language of an answer: that of the field, of the header, of the first text that shows one, else French. */
export const answerLanguage = ({ field, accepted = '', texts }: LanguageSigns): Language => {
  const wanted = field ?? acceptedLanguage(accepted)
  if (wanted) return wanted
  for (const text of texts) {
    const found = languageOf(text)
    if (found) return found
  }
  return usual
}

/** Frequent words of another language from which a text counts as written in it; fewer may be names and quotations. */
const foreignWordsMin = 8
/** How many times as many they must be as those of the language that was asked for. */
const foreignShareMin = 2

/**
 * Whether an answer is in another language than asked for. Names of acts and fields are French or English in every
 * language: it takes many words of the other language, and few of the right one.
 */
export const isForeign = (text: string, language: Language): boolean => {
  const counts = countsIn(text)
  const [most] = counts
  const own = counts.find(entry => entry.language === language)
  if (most === undefined || own === undefined || most.language === language) return false
  return most.count >= foreignWordsMin && most.count > own.count * foreignShareMin
}
