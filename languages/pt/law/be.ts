import type { Translation } from '../../catalogue.ts'
import type { words as source } from '../../en/law/be.ts'

/**
 * Belgium: its name.
 *
 * Screen: forms of the law of a country. Reader: everyone. Length: screen.
 */
export const words = {
  name: 'Bélgica',
} as const satisfies Translation<typeof source>
