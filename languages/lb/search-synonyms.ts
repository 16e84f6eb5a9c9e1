import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/search-synonyms.ts'

/**
 * Terms of searches that mean those of the English groups; a hyphen alone adds none.
 *
 * Screen: none, the service reads them. Reader: programs. Length: none.
 */
export const words = {
  transferTax: 'Enregistrementstax',
  fees: 'Käschten, Notaire',
  capitalGains: 'Plus-value, Verkafsgewënn',
  mortgage: 'Prêt, Hypothéik',
  yields: 'Rendement',
  estimate: 'Schätzung, Wäert',
  price: 'Präis',
  report: 'Rapport',
  accuracy: 'Genauegkeet',
  municipality: 'Gemeng',
  area: 'Wunnfläch',
  vat: 'TVA',
  country: 'Land',
  law: 'Gesetz',
  key: 'Schlëssel',
  example: 'Beispill',
  errors: 'Feeler',
} as const satisfies Translation<typeof source>
