import type { Translation } from '../../catalogue.ts'
import type { words as source } from '../../en/law/us.ts'

/**
 * The United States: its name, and the questions of its form.
 *
 * Screen: forms of the law of a country. Reader: everyone. Length: screen.
 */
export const words = {
  name: 'États-Unis',
  questions: {
    region: 'Dans quel État ?',
    county: 'Dans quel comté ?',
    city: 'Dans l’une de ces villes ?',
    dwellingUnits: 'Logements dans l’immeuble',
    negotiatedToBuyer: 'Payez-vous les taxes du vendeur ?',
    recordingPages: 'Pages à enregistrer',
  },
  options: {
    city: {
      'New York City': 'New York',
      'Los Angeles': 'Los Angeles',
      'San Francisco': 'San Francisco',
      Chicago: 'Chicago',
      Philadelphia: 'Philadelphie',
      Pittsburgh: 'Pittsburgh',
    },
  },
} as const satisfies Translation<typeof source>
