import type { Translation } from '../../catalogue.ts'
import type { words as source } from '../../en/law/nl.ts'

/**
 * The Netherlands: its name, and the questions of its form.
 *
 * Screen: forms of the law of a country. Reader: everyone. Length: screen.
 */
export const words = {
  name: 'Pays-Bas',
  questions: {
    'buyers[].starterExemptionUsed': 'Cet acquéreur a-t-il déjà utilisé l’exonération ?',
    nhg: 'Avec la garantie hypothécaire nationale ?',
  },
} as const satisfies Translation<typeof source>
