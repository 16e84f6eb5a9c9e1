import type { Translation } from '../../catalogue.ts'
import type { words as source } from '../../en/law/us.ts'

/**
 * The United States: its name.
 *
 * Screen: forms of the law of a country. Reader: everyone. Length: screen.
 */
export const words = {
  name: 'Estados Unidos',
} as const satisfies Translation<typeof source>
