import { costs } from '#contract/costs'
import { estimation } from '#contract/estimation'
import { evaluation } from '#contract/evaluation'
import { fiscal } from '#contract/fiscal'
import { law } from '#contract/law'
import { market } from '#contract/market'
import { propcalc } from '#contract/propcalc'
import { operationsOf } from '../operations/operation.ts'
import type { calculations } from '../routes/calculations.ts'

/**
 * The operations that only calculate. Their tags are named one by one, not taken out of the whole contract, so that a
 * bundle leaves out the schemas of the others.
 */
export const localOperations = operationsOf({
  ...{ estimation, evaluation, costs, fiscal, propcalc, market, law },
} satisfies Record<keyof ReturnType<typeof calculations>, object>)
