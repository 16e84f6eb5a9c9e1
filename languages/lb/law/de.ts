import type { Translation } from '../../catalogue.ts'
import type { words as source } from '../../en/law/de.ts'

/**
 * Germany: its name, and the questions of its form.
 *
 * Screen: forms of the law of a country. Reader: everyone. Length: screen.
 */
export const words = {
  name: 'Däitschland',
  questions: {
    region: 'A wéi engem Bundesland?',
    relatedSale:
      'Kaaft Dir vun Ärem Mann, Ärer Fra, Partner, engem Verwandten an direkter Linn, Stéif- oder Schwéierelteren?',
    childrenUnder18: 'Kanner ënner 18',
    security: 'Wéi eng Grondschold?',
  },
  options: {
    security: {
      book: 'Ouni Zertifikat',
      certificate: 'Mat Zertifikat',
    },
  },
} as const satisfies Translation<typeof source>
