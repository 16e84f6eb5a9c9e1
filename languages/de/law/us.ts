import type { Translation } from '../../catalogue.ts'
import type { words as source } from '../../en/law/us.ts'

/**
 * The United States: its name, and the questions of its form.
 *
 * Screen: forms of the law of a country. Reader: everyone. Length: screen.
 */
export const words = {
  name: 'Vereinigte Staaten',
  questions: {
    region: 'In welchem Bundesstaat?',
    county: 'In welchem County?',
    city: 'In einer dieser Städte?',
    dwellingUnits: 'Wohnungen im Gebäude',
    negotiatedToBuyer: 'Zahlen Sie die Steuern des Verkäufers?',
    recordingPages: 'Einzutragende Seiten',
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
