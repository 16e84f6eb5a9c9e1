import type { Translation } from '../../catalogue.ts'
import type { words as source } from '../../en/law/uk.ts'

/**
 * The United Kingdom: its name, and the questions of its form.
 *
 * Screen: forms of the law of a country. Reader: everyone. Length: screen.
 */
export const words = {
  name: 'Vereenegt Kinnekräich',
  questions: {
    region: 'A wéi engem Landesdeel?',
    replacesMainResidence: 'Ersetzt et Ären Haaptwunnsëtz?',
    taxResident: 'Wunnt Dir am Vereenegte Kinnekräich?',
    companyReliefApplies: 'Gëllt eng Ausnam fir Locatioun oder Handel?',
    leasehold: 'Ass et e Leasehold?',
  },
} as const satisfies Translation<typeof source>
