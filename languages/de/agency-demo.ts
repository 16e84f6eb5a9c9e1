import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/agency-demo.ts'

/**
 * Texts of the demonstration of an agency’s page.
 *
 * Screen: the demonstration of an agency’s page. Reader: owners. Length: screen.
 */
export const words = {
  title: 'Demo: die Seite einer Agentur',
  agency: 'Immobilien Maison Exemple',
  lead: 'Vier Elemente auf einer Seite: Das Ergebnis des einen füllt das nächste aus. Die Agentur ist erfunden, die Zahlen sind echt.',
  shared: 'Alle teilen sich den Demo-Schlüssel: zehn Anfragen pro Minute.',
  off: 'Der Demo-Schlüssel ist auf diesem Dienst ausgeschaltet.',
  value: '1. Was ist die Wohnung wert?',
  buy: '2. Was kostet der Kauf?',
  borrow: '3. Was kostet das Darlehen?',
  sell: '4. Welche Steuer auf einen Verkauf?',
  contact: 'Die Agentur fragen',
  code: 'Der Code dieser Seite',
  codeLead: 'Das ist alles, was eine Agentur mit eigenem Website-Code in ihre Seite setzt.',
  single: 'Nur die Schätzung',
} as const satisfies Translation<typeof source>
