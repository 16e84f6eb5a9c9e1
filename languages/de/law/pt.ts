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
    'buyers[].dependant': 'Ist dieser Käufer in diesem Jahr steuerlich ein Angehöriger?',
    taxResident: 'Sind Sie in Portugal steuerlich ansässig?',
    formerTaxResident: 'Waren Sie es früher?',
    loanTermMonths: 'Laufzeit des Darlehens in Monaten',
    deedRoute: 'Wo wird beurkundet?',
  },
  options: {
    deedRoute: {
      oneStopDesk: 'Behördenschalter',
      notary: 'Notar',
    },
  },
} as const satisfies Translation<typeof source>
