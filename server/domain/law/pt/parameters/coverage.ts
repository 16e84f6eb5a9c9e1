import type { Coverage } from '../../country.ts'

/** Covered Portuguese law: the tables of 2024 and later. */
export const coverage: Coverage = { coveredFrom: '2024-01-01', checkedOn: '2026-11-21' }

/** Day on which the parameters that name it were compared with their sources. */
export const comparedOn = '2026-11-22'

/** Day on which the acts of the parameters that name it were read. */
export const readOn = '2026-11-23'
