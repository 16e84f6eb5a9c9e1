import type { Translation } from '../../catalogue.ts'
import type { words as source } from '../../en/law/de.ts'

/** Germany: its name. */
export const words = {
  name: 'Alemanha',
} as const satisfies Translation<typeof source>
