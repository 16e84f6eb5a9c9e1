import type { Coverage } from '../../country.ts'

/** The taxes of the states that are known; most tables were read without the day on which they began. */
export const coverage: Coverage = { coveredFrom: '2023-01-01', checkedOn: '2026-11-21' }

/** Day on which the parameters that name it were compared with what was read. */
export const comparedOn = '2026-11-22'

/** Day on which the article on the transfer tax of New York was read. */
export const articlesReadOn = '2026-11-29'
