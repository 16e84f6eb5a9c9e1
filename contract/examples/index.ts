import { costs } from './costs.ts'
import { data } from './data.ts'
import { estimation } from './estimation.ts'
import { evaluation } from './evaluation.ts'
import type { Examples } from './example.ts'
import { fiscal } from './fiscal.ts'
import { propcalc } from './propcalc.ts'

/** Named examples of every operation; each is sent to the real server by a test and compared. */
export const examples: Examples = { ...estimation, ...evaluation, ...costs, ...fiscal, ...propcalc, ...data }
