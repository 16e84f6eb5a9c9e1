import type { Translation } from '../../catalogue.ts'
import type { words as source } from '../../en/law/fr.ts'

/** France: its name. */
export const words = {
  name: 'França',
} as const satisfies Translation<typeof source>
