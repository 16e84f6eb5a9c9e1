import type { Coverage } from '../../country.ts'

/** Covered Spanish law: the scales of the communities from 2024 on. */
export const coverage: Coverage = { coveredFrom: '2024-01-01', checkedOn: '2026-11-21' }

/** Day on which the parameters that cite the acts of the gazettes were compared with their texts. */
export const comparedOn = '2026-11-22'

/** Day on which the scales printed as tables by a gazette were read. */
export const readOn = '2026-11-23'
