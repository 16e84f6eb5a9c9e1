import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/document-words.ts'

/**
 * The words by which documents state a member of a closed list; what each key means is said in `en/`.
 *
 * Screen: none, the service reads them. Reader: programs. Length: none.
 */
export const words = {
  EUR: 'euro euros',
  LUF: 'franc francs',
  preliminaryContract: 'compromis compromis-de-vente promesse-de-vente avant-contrat',
  taxReturn: 'déclaration-d-impôt déclaration-pour-l-impôt déclaration-fiscale',
  purchase: 'achat acheté achetée',
  construction: 'construit construite',
  inheritance: 'héritage hérité héritée succession',
  gift: 'donation',
  taxClass: 'classe cl',
  price: 'prix',
  deposit: 'acompte acomptes arrhes',
  fees: 'frais commission honoraires',
} as const satisfies Translation<typeof source>
