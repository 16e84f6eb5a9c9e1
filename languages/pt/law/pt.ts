import type { Translation } from '../../catalogue.ts'
import type { words as source } from '../../en/law/pt.ts'

/** Portugal: its name. */
export const words = {
  name: 'Portugal',
} as const satisfies Translation<typeof source>
