import type { Coverage } from '../../country.ts'

/** Covered Belgian law: from the day on which all three regions are covered. */
export const coverage: Coverage = { coveredFrom: '2018-06-01', checkedOn: '2026-11-21' }

/** First day of the region covered longest; federal law and market prices reach back to it. */
export const firstDay = '2017-01-01'

/**
 * Day when the texts of single parameters were read in the law; the others date from the last check. Acts were read as
 * printed by the Justel database, in the public copy legalize-dev/legalize-be.
 */
export const textsReadOn = '2026-11-22'

/** Day when the acts of Flanders and Wallonia were read, in the same copy. */
export const actsReadOn = '2026-11-23'
