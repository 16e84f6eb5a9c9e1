import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/prompts.ts'

/**
 * The notice of texts that a model writes, whose first line says so (Regulation (EU) 2024/1689, article 50), and the frequent
 * words by which the language is known; `_` stands for a space. The example shows a model how it writes names for figures.
 *
 * Screen: none, a language model reads them. Reader: programs. Length: none.
 */
export const words = {
  notice:
    'Ce texte a été rédigé par un modèle de langage (IA).\nIl s’appuie sur les chiffres fournis ; ce n’est ni une évaluation certifiée, ni un conseil fiscal ou juridique.',
  figuresExample:
    '{D4} dépasse de {(D4 - D5) / D5 %} le prix de {D5} ; le droit est de {L2} [L2], exonéré après {D7} ans.',
  frequentWords:
    'le la les des du une est sont pour dans avec sur par aux ce cet cette ces qui que quel quelle quels quelles combien comment pourquoi quand il elle je vous nous ne pas plus son sa ses votre mon ou mais au moins dont explique expliquez commente commentez résume résumez faut_il est_ce un fais faites',
} as const satisfies Translation<typeof source>
