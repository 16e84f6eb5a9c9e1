import type { Coverage } from '../../country.ts'

/** The German law that is known: from the day on which the rate of every Land is. */
export const coverage: Coverage = { coveredFrom: '2017-01-01', checkedOn: '2026-11-21' }

/** First day of the tariff of notaries and registers; federal law and market prices reach back to it. */
export const firstDay = '2013-08-01'

/**
 * Day when the texts of single parameters were read in the law; the others are as old as the last check. Federal acts
 * were read as gesetze-im-internet.de printed them in March 2022, in the public copy bundestag/gesetze.
 */
export const textsReadOn = '2026-11-22'
