import type { Coverage } from '../../country.ts'

/** Covered French law: from the summer of 2014, when most departments had taken 4.50 %. */
export const coverage: Coverage = { coveredFrom: '2014-06-01', checkedOn: '2026-11-21' }

/** Day when the texts of single parameters were read in the law; the others date from the last check. */
export const textsReadOn = '2026-11-22'

/** Day when the articles themselves were read. */
export const actsReadOn = '2026-11-23'
