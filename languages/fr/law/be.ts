import type { Translation } from '../../catalogue.ts'
import type { words as source } from '../../en/law/be.ts'

/**
 * Belgium: its name, and the questions of its form.
 *
 * Screen: forms of the law of a country. Reader: everyone. Length: screen.
 */
export const words = {
  name: 'Belgique',
  questions: {
    undertakesToSell: 'Vous engagez-vous à le vendre à temps ?',
    region: 'Dans quelle région ?',
    'buyers[].ownsOtherDwelling': 'Cet acquéreur possède-t-il un autre logement ?',
    buildingLand: 'Est-ce un terrain à bâtir ?',
    coreCityOrRand: 'Dans une ville-centre ou la périphérie flamande ?',
    deepEnergyRenovation: 'Avec rénovation énergétique en profondeur ?',
    protectedMonument: 'Le logement est-il un monument protégé ?',
    energyClassJumps: 'Classes énergétiques gagnées par travaux',
    rebuiltHome: 'Reconstruit après démolition ?',
    security: 'Quelle sûreté pour l’emprunt ?',
  },
  options: {
    security: {
      mortgage: 'Hypothèque',
      mandate: 'Mandat hypothécaire',
    },
  },
} as const satisfies Translation<typeof source>
