import type { Habits } from '../../src/derived/languages/figures.ts'
import { type Say, sayFrom } from '../../src/derived/languages/text.ts'
import type { Language, Source } from '../derived/widget/languages.ts'
import type { WidgetTexts } from './texts.ts'

/** What every part of the card is drawn with. */
export interface Scene {
  language: Language
  habits: Habits
  say: Say<Source['texts']>
  words: WidgetTexts['words']
}

/** What a visitor typed and chose, by field. */
export type Typed = Record<string, string>

/** The parts' scene in a language. */
export const sceneOf = ({ language, habits, texts, words }: WidgetTexts): Scene => ({
  language,
  habits,
  words,
  say: sayFrom<Source['texts']>(texts),
})

/** The first letter as a capital: words of a home are written as within a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
