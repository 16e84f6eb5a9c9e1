import type { Translation } from '../../catalogue.ts'
import type { words as source } from '../../en/law/de.ts'

/**
 * Germany: its name, and the questions of its form.
 *
 * Screen: forms of the law of a country. Reader: everyone. Length: screen.
 */
export const words = {
  name: 'Allemagne',
  questions: {
    region: 'Dans quel Land ?',
    relatedSale:
      'Achetez-vous à votre conjoint, partenaire enregistré, parent en ligne directe, beau-parent ou parent du conjoint ?',
    childrenUnder18: 'Enfants de moins de 18 ans',
    security: 'Quelle dette foncière ?',
  },
  options: {
    security: {
      book: 'Sans titre',
      certificate: 'Avec titre',
    },
  },
} as const satisfies Translation<typeof source>
