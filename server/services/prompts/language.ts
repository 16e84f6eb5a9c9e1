import type { TextLanguage } from '#contract/ai/text'

/** Frequent words by which a language is known; `_` stands for a space. */
const words: Readonly<Record<TextLanguage, string>> = {
  fr: 'le la les des une est pour dans avec sur quel quels combien',
  de: 'der die das und ist für mit auf ein eine welche nicht wie_viel',
  en: 'the of and is for with what which how on to would',
  lb: 'den dat ass fir mat op eng net wat wéi vum ech',
}

/** The language of texts that name none. */
const usual: TextLanguage = 'fr'

const sets = Object.entries(words).map(([language, list]) => ({
  // The names of the record are its languages.
  language: language as TextLanguage,
  words: new Set(list.split(' ').map(word => word.replaceAll('_', ' '))),
}))

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
export const languageOf = (text: string): TextLanguage => {
  const found = wordsOf(text)
  const hits = sets.map(({ language, words: known }) => ({
    language,
    hits: found.filter(word => known.has(word)).length,
  }))
  const most = Math.max(...hits.map(({ hits: count }) => count))
  const winners = hits.filter(({ hits: count }) => count === most)
  return most > 0 && winners.length === 1 ? (winners[0]?.language ?? usual) : usual
}
