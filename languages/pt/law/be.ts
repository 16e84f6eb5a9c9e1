import type { PartialTranslation } from '../../catalogue.ts'
import type { words as source } from '../../en/law/be.ts'

/** Belgium: its name. */
export const words = {
  name: 'Bélgica',
} as const satisfies PartialTranslation<typeof source>
