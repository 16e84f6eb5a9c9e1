import type { Translation } from '../../catalogue.ts'
import type { words as source } from '../../en/law/it.ts'

/**
 * Italy: its name, and the questions of its form.
 *
 * Screen: forms of the law of a country. Reader: everyone. Length: screen.
 */
export const words = {
  name: 'Italien',
  questions: {
    cadastralCategory: 'Katasterkategorie',
    cadastralIncome: 'Katasterertrag (rendita catastale)',
    cadastralValueOption: 'De Katasterwäert als Basis froen?',
    previousMainHomeTax: 'Steier op Ärem fréieren Doheem',
  },
} as const satisfies Translation<typeof source>
