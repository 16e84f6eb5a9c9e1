import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/prompts.ts'

/**
 * The notice of texts that a model writes, whose first line says so (Regulation (EU) 2024/1689, article 50), and the frequent
 * words by which the language is known; `_` stands for a space.
 */
export const words = {
  notice:
    'Dieser Text wurde von einem Sprachmodell (KI) verfasst.\nEr beruht auf den gelieferten Zahlen und ist weder eine zertifizierte Bewertung noch eine Steuer- oder Rechtsberatung.',
  frequentWords: 'der die das und ist für mit auf ein eine welche nicht wie_viel',
} as const satisfies Translation<typeof source>
