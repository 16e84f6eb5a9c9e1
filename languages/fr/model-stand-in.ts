import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/model-stand-in.ts'

/**
 * Sentences of the stand-in for a language model in trials.
 *
 * Screen: trials without a language model. Reader: developers. Length: none.
 */
export const words = {
  start: 'Texte d’essai, écrit sans modèle de langue.',
  data: 'Les données disent {one} et {other}.',
  calculated: 'Le calcul donne {total}.',
  law: 'Le premier texte de loi dit {value}.',
  rent: 'Le loyer serait de {amount}.',
  future: 'La valeur monterait de {share} en {years} ans.',
  nothing: 'Aucun nom n’est donné, donc aucun chiffre.',
} as const satisfies Translation<typeof source>
