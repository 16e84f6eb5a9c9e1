import type { Coverage } from '../../country.ts'

/** Covered law of the United Kingdom: all three taxes from the day on which Scotland raised its supplement to 4 per cent. */
export const coverage: Coverage = { coveredFrom: '2019-01-25', checkedOn: '2026-11-21' }

/** First day of what all nations share. */
export const knownSince = coverage.coveredFrom

/** Day on which the parameters that name it were compared with their sources. */
export const comparedOn = '2026-11-22'

/** Day on which the acts of the parameters that name it were read. */
export const readOn = '2026-11-23'
