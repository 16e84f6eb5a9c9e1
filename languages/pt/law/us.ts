import type { Translation } from '../../catalogue.ts'
import type { words as source } from '../../en/law/us.ts'

/** The United States: its name. */
export const words = {
  name: 'Estados Unidos',
} as const satisfies Translation<typeof source>
