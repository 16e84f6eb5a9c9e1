import type { Translation } from '../../catalogue.ts'
import type { words as source } from '../../en/law/fr.ts'

/**
 * France: its name, and the questions of its form.
 *
 * Screen: forms of the law of a country. Reader: everyone. Length: screen.
 */
export const words = {
  name: 'Frankreich',
  questions: {
    region: 'In welchem Departement?',
    newBuildDutyBase: 'Bemessungsgrundlage der Abgabe auf Neubauten',
    reducedVat: 'MwSt. von 5,5 % im Sanierungsgebiet?',
    dwellingsInPermit: 'Hauptwohnungen der Baugenehmigung',
    departmentRate: 'Satz des Departements, falls bekannt',
    security: 'Wie wird das Darlehen gesichert?',
    notaryRebateRate: 'Nachlass des Notars',
  },
  options: {
    newBuildDutyBase: {
      exclVat: 'Ohne MwSt.',
      inclVat: 'Mit MwSt.',
    },
    security: {
      guarantee: 'Bürgschaft',
      lenderLien: 'Gesetzliche Hypothek des Geldgebers',
      mortgage: 'Hypothek',
    },
  },
} as const satisfies Translation<typeof source>
