import type { Translation } from '../../catalogue.ts'
import type { words as source } from '../../en/law/de.ts'

/**
 * Germany: its name, and the questions of its form.
 *
 * Screen: forms of the law of a country. Reader: everyone. Length: screen.
 */
export const words = {
  name: 'Deutschland',
  questions: {
    region: 'In welchem Bundesland?',
    relatedSale:
      'Kaufen Sie vom Ehegatten, Lebenspartner, von Verwandten in gerader Linie, Stief- oder Schwiegereltern?',
    childrenUnder18: 'Kinder unter 18',
    security: 'Welche Grundschuld?',
  },
  options: {
    security: {
      book: 'Buchgrundschuld',
      certificate: 'Briefgrundschuld',
    },
  },
} as const satisfies Translation<typeof source>
