import type { Translation } from '../../catalogue.ts'
import type { words as source } from '../../en/law/uk.ts'

/**
 * The United Kingdom: its name, and the questions of its form.
 *
 * Screen: forms of the law of a country. Reader: everyone. Length: screen.
 */
export const words = {
  name: 'Royaume-Uni',
  questions: {
    region: 'Dans quelle nation ?',
    replacesMainResidence: 'Remplace-t-il votre résidence principale ?',
    taxResident: 'Êtes-vous résident du Royaume-Uni ?',
    companyReliefApplies: 'Un allègement pour location ou négoce s’applique-t-il ?',
    leasehold: 'Est-ce un bail emphytéotique ?',
  },
} as const satisfies Translation<typeof source>
