import type { PartialTranslation } from '../catalogue.ts'
import type { words as source } from '../en/prompts.ts'

/** The notice of texts that a model writes, and the frequent words by which the language is known; `_` stands for a space. */
export const words = {
  notice:
    'Texto redigido por um modelo a partir dos valores fornecidos; não é uma avaliação certificada nem um parecer fiscal ou jurídico.',
  frequentWords: 'o os uma para com não é são dos ao pela qual quais quanto',
} as const satisfies PartialTranslation<typeof source>
