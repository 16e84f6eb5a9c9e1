import type { Translation } from '../../catalogue.ts'
import type { words as source } from '../../en/law/pt.ts'

/**
 * Portugal: its name.
 *
 * Screen: forms of the law of a country. Reader: everyone. Length: screen.
 */
export const words = {
  name: 'Portugal',
} as const satisfies Translation<typeof source>
