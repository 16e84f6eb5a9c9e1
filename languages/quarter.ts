import { texts } from './derived/homes.ts'
import type { Language } from './registry.ts'
import { filled } from './text.ts'

/** A quarter of a year, `2025-Q4`, as people write it: `T4 2025` in French, `4. Quartal 2025` in German. */
export const quarterText = (quarter: string, language: Language): string => {
  const [year = '', n = ''] = quarter.split('-Q')
  return filled(texts[language].quarter, { year, n })
}
