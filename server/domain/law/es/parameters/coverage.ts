import type { Coverage } from '../../country.ts'

/** The Spanish law that is known: the scales of the communities from 2024 on. */
export const coverage: Coverage = { coveredFrom: '2024-01-01', checkedOn: '2026-11-21' }
