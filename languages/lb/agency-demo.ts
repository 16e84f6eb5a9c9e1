import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/agency-demo.ts'

/**
 * Texts of the demonstration of an agency’s page.
 *
 * Screen: the demonstration of an agency’s page. Reader: owners. Length: screen.
 */
export const words = {
  title: 'Demonstratioun: d’Säit vun enger Agence',
  agency: 'Immobilière Maison Exemple',
  lead: 'Véier Elementer op enger Säit: d’Resultat vun engem fëllt dat nächst aus. D’Agence ass erfonnt, d’Zuele sinn echt.',
  shared: 'De Schlëssel vun der Demonstratioun gëtt vun allen gedeelt: zéng Ufroen an der Minutt.',
  off: 'De Schlëssel vun der Demonstratioun ass op dësem Service ausgeschalt.',
  value: '1. Wat ass den Appartement wäert?',
  buy: '2. Wat kascht de Kaf?',
  borrow: '3. Wat kascht de Prêt?',
  sell: '4. Wéi eng Steier op e Verkaf?',
  contact: 'D’Agence froen',
  code: 'De Code vun dëser Säit',
  codeLead: 'Dat ass alles, wat eng Agence mat hirem eegene Code vun der Websäit op hir Säit setzt.',
  single: 'Nëmmen d’Schätzung',
} as const satisfies Translation<typeof source>
