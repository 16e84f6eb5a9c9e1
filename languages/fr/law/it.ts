import type { Translation } from '../../catalogue.ts'
import type { words as source } from '../../en/law/it.ts'

/**
 * Italy: its name, and the questions of its form.
 *
 * Screen: forms of the law of a country. Reader: everyone. Length: screen.
 */
export const words = {
  name: 'Italie',
  questions: {
    cadastralCategory: 'Catégorie cadastrale',
    cadastralIncome: 'Revenu cadastral (rendita catastale)',
    cadastralValueOption: 'Demander la valeur cadastrale comme base ?',
    previousMainHomeTax: 'Impôt payé sur votre ancienne résidence principale',
  },
} as const satisfies Translation<typeof source>
