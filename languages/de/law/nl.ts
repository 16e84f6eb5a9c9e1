import type { Translation } from '../../catalogue.ts'
import type { words as source } from '../../en/law/nl.ts'

/**
 * The Netherlands: its name, and the questions of its form.
 *
 * Screen: forms of the law of a country. Reader: everyone. Length: screen.
 */
export const words = {
  name: 'Niederlande',
  questions: {
    'buyers[].starterExemptionUsed': 'Hat dieser Käufer die Befreiung schon genutzt?',
    nhg: 'Mit der nationalen Hypothekengarantie?',
  },
} as const satisfies Translation<typeof source>
