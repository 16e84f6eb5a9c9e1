import type { Translation } from '../../catalogue.ts'
import type { words as source } from '../../en/law/es.ts'

/**
 * Spain: its name.
 *
 * Screen: forms of the law of a country. Reader: everyone. Length: screen.
 */
export const words = {
  name: 'Espanha',
} as const satisfies Translation<typeof source>
