import type { Coverage } from '../../country.ts'

/** The French law that is known: from the summer of 2014, when most departments had taken 4.50 %. */
export const coverage: Coverage = { coveredFrom: '2014-06-01', checkedOn: '2026-11-21' }
