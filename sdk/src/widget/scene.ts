import type { Language } from '../derived/words/formats.ts'
import { de, en, fr, lb, type SharedWords } from '../derived/words/shared.ts'
import { type Say, sayIn } from './words.ts'

/** What every part of the card is drawn with. */
export interface Scene {
  language: Language
  say: Say
  words: SharedWords
}

const shared: Readonly<Record<Language, SharedWords>> = { fr, de, en, lb }

/** What a visitor typed and chose, by field. */
export type Typed = Record<string, string>

/** The parts' scene in a language. */
export const sceneIn = (language: Language): Scene => ({ language, say: sayIn(language), words: shared[language] })

/** The language of a tag like `de-LU`; French for those that there are no texts of. */
export const languageOf = (tag: string): Language => {
  const code = tag.slice(0, 2).toLowerCase()
  return Object.hasOwn(shared, code) ? (code as Language) : 'fr'
}
