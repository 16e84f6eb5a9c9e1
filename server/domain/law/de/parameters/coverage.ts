import type { Coverage } from '../../country.ts'

/** Covered German law: from the day on which the rate of every Land is covered. */
export const coverage: Coverage = { coveredFrom: '2017-01-01', checkedOn: '2026-11-21' }

/** First day of the tariff of notaries and registers; federal law and market prices reach back to it. */
export const firstDay = '2013-08-01'

/** Day when the texts of single parameters were compared with the law; the others date from the last check. */
export const textsReadOn = '2026-11-23'

/** Day of the state of the federal acts that were read. */
export const federalTextOf = '2026-08-19'
