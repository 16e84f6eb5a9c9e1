import type { Translation } from '../../catalogue.ts'
import type { words as source } from '../../en/law/nl.ts'

/**
 * The Netherlands: its name.
 *
 * Screen: forms of the law of a country. Reader: everyone. Length: screen.
 */
export const words = {
  name: 'Países Baixos',
} as const satisfies Translation<typeof source>
