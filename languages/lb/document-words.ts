import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/document-words.ts'

/**
 * The words by which documents state a member of a closed list; what each key means is said in `en/`.
 *
 * Screen: none, the service reads them. Reader: programs. Length: none.
 */
export const words = {
  EUR: 'Euro',
  LUF: 'Frang',
  preliminaryContract: 'Kompromëss Virkontrakt',
  taxReturn: 'Steiererklärung',
  purchase: 'Kaf kaaft',
  construction: 'gebaut',
  inheritance: 'Ierfschaft geierft',
  gift: 'Donatioun',
  taxClass: 'Steierklass Klass',
  price: 'Präis Kafpräis Verkafspräis',
  deposit: 'Acompte Uzuelung',
  fees: 'Käschten Fraisen Kommissioun',
} as const satisfies Translation<typeof source>
