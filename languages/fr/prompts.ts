import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/prompts.ts'

/** The notice of texts that a model writes, and the frequent words by which the language is known; `_` stands for a space. */
export const words = {
  notice:
    'Texte rédigé par un modèle à partir des chiffres fournis ; ni évaluation certifiée, ni conseil fiscal ou juridique.',
  frequentWords: 'le la les des une est pour dans avec sur quel quels combien',
} as const satisfies Translation<typeof source>
