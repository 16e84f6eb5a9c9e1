import type { Translation } from '../../catalogue.ts'
import type { words as source } from '../../en/law/be.ts'

/** Belgium: its name. */
export const words = {
  name: 'Bélgica',
} as const satisfies Translation<typeof source>
