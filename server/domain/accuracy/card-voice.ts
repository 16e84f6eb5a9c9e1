import type { CompleteTranslation } from '#languages/catalogue'
import { words } from '#languages/en/model-card'
import { formatDay, formatNumber, formatPercent } from '#languages/formats'
import type { Language } from '#languages/registry'
import { createSay } from '#languages/text'
import type { CardVoice } from './card-statements.ts'

/** The voice of a model card in a language, from its texts in that language. */
export const cardVoice = (language: Language, texts: CompleteTranslation<typeof words>): CardVoice => ({
  text: createSay<typeof words>(texts),
  number: (value, decimals = 0) => formatNumber(value, language, decimals),
  percent: (share, decimals = 0) => formatPercent(100 * share, language, decimals),
  day: day => formatDay(day, language),
})

/** The voice of the card as the interface answers it. */
export const englishCardVoice: CardVoice = cardVoice('en', words)
