import type { Habits } from '../../src/derived/languages/figures.ts'
import { createSay, type Say } from '../../src/derived/languages/text.ts'
import type { Language, Source } from '../derived/widget/languages.ts'
import type { WidgetTexts } from './texts.ts'

/** Context in which the parts of the card are rendered. */
export interface Scene {
  language: Language
  habits: Habits
  say: Say<Source['texts']>
  words: WidgetTexts['words']
}

/** Values that a visitor typed and chose, by field. */
export type Typed = Record<string, string>

/** Creates the scene of a language. */
export const createEstimateScene = ({ language, habits, texts, words }: WidgetTexts): Scene => ({
  language,
  habits,
  words,
  say: createSay<Source['texts']>(texts),
})

/** Capitalises the first letter: words of a home are written for use within a sentence. */
export const toSentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
