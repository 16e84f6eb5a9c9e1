import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/prompts.ts'

/** The notice of texts that a model writes, and the frequent words by which the language is known; `_` stands for a space. */
export const words = {
  notice:
    'Vun engem Modell aus den Zuelen geschriwwen; keng zertifizéiert Bewäertung, keng Steier- oder Rechtsberodung.',
  frequentWords: 'den dat ass fir mat op eng net wat wéi vum ech',
} as const satisfies Translation<typeof source>
