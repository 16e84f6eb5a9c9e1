import type { Translation } from '../../catalogue.ts'
import type { words as source } from '../../en/law/it.ts'

/** Italy: its name. */
export const words = {
  name: 'Itália',
} as const satisfies Translation<typeof source>
