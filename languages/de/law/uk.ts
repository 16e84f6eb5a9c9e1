import type { Translation } from '../../catalogue.ts'
import type { words as source } from '../../en/law/uk.ts'

/**
 * The United Kingdom: its name, and the questions of its form.
 *
 * Screen: forms of the law of a country. Reader: everyone. Length: screen.
 */
export const words = {
  name: 'Vereinigtes Königreich',
  questions: {
    region: 'In welchem Landesteil?',
    replacesMainResidence: 'Ersetzt es Ihren Hauptwohnsitz?',
    taxResident: 'Sind Sie im Vereinigten Königreich ansässig?',
    companyReliefApplies: 'Gilt eine Befreiung für Vermietung oder Handel?',
    leasehold: 'Ist es ein Erbbaurecht?',
  },
} as const satisfies Translation<typeof source>
