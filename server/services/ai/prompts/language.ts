import { tables } from '#languages/derived/prompts'
import { type Language, languages } from '#languages/registry'

/** The language of texts that name none. */
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

/** The language of a text by its most frequent words; French where none wins. */
export const languageOf = (text: string): Language => {
  const found = wordsOf(text)
  const hits = sets.map(({ language, words: known }) => ({
    language,
    hits: found.filter(word => known.has(word)).length,
  }))
  const most = Math.max(...hits.map(({ hits: count }) => count))
  const winners = hits.filter(({ hits: count }) => count === most)
  return most > 0 && winners.length === 1 ? (winners[0]?.language ?? usual) : usual
}
