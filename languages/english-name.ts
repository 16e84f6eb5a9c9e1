import type { Language } from './registry.ts'

const names = new Intl.DisplayNames('en', { type: 'language' })
/** Names that were asked for: the runtime looks for each again. */
const remembered = new Map<Language, string>()

/** The English name of a language, for the contract and the instructions of models: `Luxembourgish`. */
export const getEnglishLanguageName = (language: Language): string => {
  const known = remembered.get(language) ?? names.of(language) ?? language
  remembered.set(language, known)
  return known
}
