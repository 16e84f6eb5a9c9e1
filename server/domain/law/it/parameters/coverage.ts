import type { Coverage } from '../../country.ts'

/** Covered Italian law: from the reform of the register tax on. */
export const coverage: Coverage = { coveredFrom: '2014-01-01', checkedOn: '2026-11-21' }

/** Day on which the parameters that name it were compared with their sources. */
export const comparedOn = '2026-11-22'

/** Day on which the acts of the parameters that name it were read. */
export const readOn = '2026-11-23'
