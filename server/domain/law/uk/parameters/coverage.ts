import type { Coverage } from '../../country.ts'

/** Covered law of the United Kingdom: all three taxes from the bands of England of September 2022 on. */
export const coverage: Coverage = { coveredFrom: '2022-09-23', checkedOn: '2026-11-21' }

/** First day of the nation whose bands are covered longest. */
export const knownSince = '2021-04-01'

/** Day on which the parameters that name it were compared with their sources. */
export const comparedOn = '2026-11-22'

/** Day on which the acts of the parameters that name it were read. */
export const readOn = '2026-11-23'
