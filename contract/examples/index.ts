import { estimation } from './estimation.ts'
import type { Examples } from './example.ts'
import { fiscal } from './fiscal.ts'

/** Named examples of every operation; each is sent to the real server by a test and compared. */
export const examples: Examples = { ...estimation, ...fiscal }
