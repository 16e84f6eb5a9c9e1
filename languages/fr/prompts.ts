import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/prompts.ts'

/**
 * The notice of texts that a model writes, whose first line says so (Regulation (EU) 2024/1689, article 50), and the frequent
 * words by which the language is known; `_` stands for a space.
 */
export const words = {
  notice:
    'Ce texte a été rédigé par un modèle de langage (IA).\nIl s’appuie sur les chiffres fournis ; ce n’est ni une évaluation certifiée, ni un conseil fiscal ou juridique.',
  frequentWords: 'le la les des une est pour dans avec sur quel quels combien',
} as const satisfies Translation<typeof source>
