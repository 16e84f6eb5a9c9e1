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
    region: 'Festland oder Insel?',
    'buyers[].dependant': 'Ass dëse Keefer dëst Joer steierlech zu Laascht?',
    taxResident: 'Sidd Dir a Portugal steierlech ugesiedelt?',
    formerTaxResident: 'Waart Dir et virdrun?',
    loanTermMonths: 'Dauer vum Prêt a Méint',
    deedRoute: 'Wou gëtt den Akt gemaach?',
  },
  options: {
    deedRoute: {
      oneStopDesk: 'Guichet unique',
      notary: 'Notaire',
    },
  },
} as const satisfies Translation<typeof source>
