import type { Coverage } from '../../country.ts'

/** Covered taxes of the states; most tables were read without their first day in force. */
export const coverage: Coverage = { coveredFrom: '2023-01-01', checkedOn: '2026-11-21' }

/** Day on which the parameters that name it were compared with their sources. */
export const comparedOn = '2026-11-22'

/** Day on which the article on the transfer tax of New York was read. */
export const articlesReadOn = '2026-11-29'

/** Day on which the acts that charge a tax to the seller, and those behind rules of departments, were read. */
export const actsReadOn = '2026-11-30'
