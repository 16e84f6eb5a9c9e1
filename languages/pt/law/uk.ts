import type { PartialTranslation } from '../../catalogue.ts'
import type { words as source } from '../../en/law/uk.ts'

/** The United Kingdom: its name. */
export const words = {
  name: 'Reino Unido',
} as const satisfies PartialTranslation<typeof source>
