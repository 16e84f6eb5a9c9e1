import type { Translation } from '../../catalogue.ts'
import type { words as source } from '../../en/law/us.ts'

/**
 * The United States: its name, and the questions of its form.
 *
 * Screen: forms of the law of a country. Reader: everyone. Length: screen.
 */
export const words = {
  name: 'Vereenegt Staaten',
  questions: {
    region: 'A wéi engem Bundesstaat?',
    county: 'A wéi engem County?',
    city: 'An enger vun dëse Stied?',
    dwellingUnits: 'Wunnengen am Gebai',
    negotiatedToBuyer: 'Bezuelt Dir d’Steiere vum Verkeefer?',
    recordingPages: 'Säiten fir anzedroen',
  },
  options: {
    city: {
      'New York City': 'New York City',
      'Los Angeles': 'Los Angeles',
      'San Francisco': 'San Francisco',
      Chicago: 'Chicago',
      Philadelphia: 'Philadelphia',
      Pittsburgh: 'Pittsburgh',
    },
  },
} as const satisfies Translation<typeof source>
