import type { Language } from './registry.ts'

const names = new Intl.DisplayNames('en', { type: 'language' })

/** The English name of a language, as the contract and the instructions of models have it: `Luxembourgish`. */
export const englishName = (language: Language): string => names.of(language) ?? language
