import type { Translation } from '../../catalogue.ts'
import type { words as source } from '../../en/law/es.ts'

/** Spain: its name. */
export const words = {
  name: 'Espanha',
} as const satisfies Translation<typeof source>
