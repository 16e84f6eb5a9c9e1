import { evidence as be } from './be.ts'
import { evidence as de } from './de.ts'
import { evidence as es } from './es.ts'
import type { Evidence } from './evidence.ts'
import { evidence as fr } from './fr.ts'
import { evidence as it } from './it.ts'
import { evidence as lu } from './lu.ts'
import { evidence as nl } from './nl.ts'
import { evidence as pt } from './pt.ts'
import { evidence as uk } from './uk.ts'
import { evidence as us } from './us.ts'

/** Rows of evidence by the folder of the country. */
export const evidenceOf: Readonly<Record<string, readonly Evidence[]>> = { be, de, es, fr, it, lu, nl, pt, uk, us }

/** Every row of evidence. */
export const everyEvidence: readonly Evidence[] = Object.values(evidenceOf).flat()
