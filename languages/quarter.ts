import { texts } from './derived/homes.ts'
import type { Language } from './registry.ts'
import { fillGaps } from './text.ts'

/** A quarter of a year, `2025-Q4`, in words: `T4 2025` in French, `4. Quartal 2025` in German. */
export const formatQuarterName = (quarter: string, language: Language): string => {
  const [year = '', n = ''] = quarter.split('-Q')
  return fillGaps(texts[language].quarter, { year, n })
}
