import type { Translation } from '../../catalogue.ts'
import type { words as source } from '../../en/law/uk.ts'

/**
 * The United Kingdom: its name.
 *
 * Screen: forms of the law of a country. Reader: everyone. Length: screen.
 */
export const words = {
  name: 'Reino Unido',
} as const satisfies Translation<typeof source>
