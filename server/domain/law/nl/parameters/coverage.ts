import type { Coverage } from '../../country.ts'

/** Covered Dutch law: from the day when the rate for dwellings became permanent. */
export const coverage: Coverage = { coveredFrom: '2012-07-01', checkedOn: '2026-11-21' }

/** Day when the texts of single parameters were read in the law; the others date from the last check. */
export const textsReadOn = '2026-11-23'
