import type { CompleteTranslation } from '#languages/catalogue'
import { words } from '#languages/en/model-card'
import { dayText, numberText, percentText } from '#languages/formats'
import type { Language } from '#languages/registry'
import { sayFrom } from '#languages/text'
import type { CardVoice } from './model-card.ts'

/** The voice of a model card in a language, from its texts in that language. */
export const cardVoice = (language: Language, texts: CompleteTranslation<typeof words>): CardVoice => ({
  text: sayFrom<typeof words>(texts),
  number: (value, decimals = 0) => numberText(value, language, decimals),
  percent: (share, decimals = 0) => percentText(100 * share, language, decimals),
  day: day => dayText(day, language),
})

/** The voice of the card as the interface answers it. */
export const englishCardVoice: CardVoice = cardVoice('en', words)
