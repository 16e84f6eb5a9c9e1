import type { Translation } from '../../catalogue.ts'
import type { words as source } from '../../en/law/uk.ts'

/** The United Kingdom: its name. */
export const words = {
  name: 'Reino Unido',
} as const satisfies Translation<typeof source>
