import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/document-words.ts'

/**
 * The words by which documents state a member of a closed list; what each key means is said in `en/`.
 *
 * Screen: none, the service reads them. Reader: programs. Length: none.
 */
export const words = {
  EUR: 'Euro',
  LUF: 'Franken',
  preliminaryContract: 'Vorvertrag Kaufvorvertrag Verkaufskompromiss',
  taxReturn: 'Steuererklärung Einkommensteuererklärung',
  purchase: 'Kauf gekauft',
  construction: 'gebaut erbaut',
  inheritance: 'Erbschaft geerbt Erbfolge',
  gift: 'Schenkung geschenkt',
  taxClass: 'Steuerklasse StKl Klasse Kl',
  price: 'Preis Kaufpreis Verkaufspreis Preises Kaufpreises',
  deposit: 'Anzahlung Anzahlungen',
  fees: 'Kosten Gebühren Provision',
} as const satisfies Translation<typeof source>
