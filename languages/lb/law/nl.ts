import type { Translation } from '../../catalogue.ts'
import type { words as source } from '../../en/law/nl.ts'

/**
 * The Netherlands: its name, and the questions of its form.
 *
 * Screen: forms of the law of a country. Reader: everyone. Length: screen.
 */
export const words = {
  name: 'Holland',
  questions: {
    'buyers[].starterExemptionUsed': 'Huet dëse Keefer d’Befreiung scho benotzt?',
    nhg: 'Mat der nationaler Garantie?',
  },
} as const satisfies Translation<typeof source>
