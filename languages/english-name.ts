import type { Language } from './registry.ts'

const names = new Intl.DisplayNames('en', { type: 'language' })

/** The English name of a language, for the contract and the instructions of models: `Luxembourgish`. */
export const getEnglishLanguageName = (language: Language): string => names.of(language) ?? language
