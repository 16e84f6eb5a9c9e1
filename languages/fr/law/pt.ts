import type { Translation } from '../../catalogue.ts'
import type { words as source } from '../../en/law/pt.ts'

/**
 * Portugal: its name, and the questions of its form.
 *
 * Screen: forms of the law of a country. Reader: everyone. Length: screen.
 */
export const words = {
  name: 'Portugal',
  questions: {
    region: 'Continent ou île ?',
    'buyers[].dependant': 'Cet acquéreur est-il à charge fiscalement cette année ?',
    taxResident: 'Êtes-vous résident fiscal du Portugal ?',
    formerTaxResident: 'L’avez-vous été auparavant ?',
    loanTermMonths: 'Durée du prêt en mois',
    deedRoute: 'Où l’acte est-il passé ?',
  },
  options: {
    deedRoute: {
      oneStopDesk: 'Guichet unique',
      notary: 'Notaire',
    },
  },
} as const satisfies Translation<typeof source>
