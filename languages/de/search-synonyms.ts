import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/search-synonyms.ts'

/**
 * Terms of searches that mean those of the English groups; a hyphen alone adds none.
 *
 * Screen: none, the service reads them. Reader: programs. Length: none.
 */
export const words = {
  transferTax: 'Grunderwerbsteuer',
  fees: 'Nebenkosten, Notar',
  capitalGains: 'Spekulationssteuer, Veräußerungsgewinn',
  mortgage: 'Darlehen, Hypothek',
  yields: 'Rendite',
  estimate: 'Bewertung, Schätzung',
  price: 'Preis',
  report: 'Bericht',
  accuracy: 'Genauigkeit',
  municipality: 'Gemeinde',
  area: 'Wohnfläche',
  vat: 'Mehrwertsteuer',
  country: 'Land',
  law: 'Gesetz',
  key: 'Schlüssel',
  example: 'Beispiel',
  errors: 'Fehler',
} as const satisfies Translation<typeof source>
