import { parseAcceptLanguage } from '#languages/accept-language'
import { tables } from '#languages/derived/prompts'
import { type Language, languages } from '#languages/registry'

const defaultAnswerLanguage = languages[0]

/** Frequent words of each language, alone and in pairs; `_` is a space. */
const sets = languages.flatMap(language => {
  const list = tables[language]?.frequentWords
  if (list === undefined) return []
  const words = list.split(' ').map(word => word.replaceAll('_', ' '))
  const firsts = words.filter(word => word.includes(' ')).map(word => word.split(' ', 1)[0])
  return [{ language, words: new Set(words), firsts: new Set(firsts) }]
})

/** Count of each language's frequent words in a text, in descending order. */
const countFrequentWords = (text: string): { language: Language; count: number }[] => {
  const found =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  return sets
    .map(({ language, words, firsts }) => {
      let count = 0
      for (const [at, word] of found.entries()) {
        if (words.has(word)) count += 1
        if (firsts.has(word) && words.has(`${word} ${found[at + 1]}`)) count += 1
      }
      return { language, count }
    })
    .sort((one, other) => other.count - one.count)
}

/** Language of a text by its frequent words; undefined without any, or at equal counts. */
export const detectLanguage = (text: string): Language | undefined => {
  const [first, second] = countFrequentWords(text)
  return first !== undefined && first.count > (second?.count ?? 0) ? first.language : undefined
}

/** Hints for the language of an answer. */
export interface LanguageHints {
  /** Field of the request. */
  field: Language | undefined
  /** `Accept-Language` header. */
  accepted: string | undefined
  /** Texts of the request, the question before the commented data. */
  texts: readonly string[]
}

/** Language of an answer: by the field, the header, the first text with a detectable one, else French. */
export const selectAnswerLanguage = ({ field, accepted = '', texts }: LanguageHints): Language => {
  const wanted = field ?? parseAcceptLanguage(accepted)
  if (wanted) return wanted
  for (const text of texts) {
    const found = detectLanguage(text)
    if (found) return found
  }
  return defaultAnswerLanguage
}

/** Minimum of frequent words for a text to count as in another language; fewer may be names and quotations. */
const foreignWordsMin = 8
/** Minimum ratio of these to the words of the requested language. */
const foreignShareMin = 2

/**
 * Whether an answer is not in the requested language. Names of acts and fields are French or English in every language:
 * it takes many words of another language, and few of the right one.
 */
export const isForeign = (text: string, language: Language): boolean => {
  const counts = countFrequentWords(text)
  const [most] = counts
  const own = counts.find(entry => entry.language === language)
  if (most === undefined || own === undefined || most.language === language) return false
  return most.count >= foreignWordsMin && most.count > own.count * foreignShareMin
}
