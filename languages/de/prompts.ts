import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/prompts.ts'

/** The notice of texts that a model writes, and the frequent words by which the language is known; `_` stands for a space. */
export const words = {
  notice:
    'Von einem Modell aus den gelieferten Zahlen verfasst; keine zertifizierte Bewertung, keine Steuer- oder Rechtsberatung.',
  frequentWords: 'der die das und ist für mit auf ein eine welche nicht wie_viel',
} as const satisfies Translation<typeof source>
