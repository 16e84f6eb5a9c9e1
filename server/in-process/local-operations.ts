import { agencies } from '#contract/agencies'
import { ai } from '#contract/ai'
import { costs } from '#contract/costs'
import { data } from '#contract/data'
import { estimation } from '#contract/estimation'
import { evaluation } from '#contract/evaluation'
import { fiscal } from '#contract/fiscal'
import { law } from '#contract/law'
import { leads } from '#contract/leads'
import { market } from '#contract/market'
import { propcalc } from '#contract/propcalc'
import { sandbox } from '#contract/sandbox'
import { listOperations } from '../operations/operation.ts'
import type { createCalculationHandlers } from '../routes/calculations.ts'

/**
 * Pure calculations. Their tags are listed one by one, not derived from the whole contract, so that a bundle leaves out
 * the schemas of the others. The forecasts of official means, which are a file and no calculation, are not in the bundle.
 */
export const localOperations = listOperations({
  ...{ estimation, evaluation, costs, fiscal, propcalc, market, law },
} satisfies Record<keyof ReturnType<typeof createCalculationHandlers>, object>).filter(({ id }) => id !== 'forecasts')

/**
 * Operations of language models, reports, contacts, sandboxes and data of others: their requests are checked here, so that a wrong one
 * is refused as by the service, and a good one needs more than this process.
 */
export const checkedOperations = listOperations({
  ...{ ai, agencies, leads, sandbox, data },
  market: { forecasts: market.forecasts },
}).filter(({ access }) => access.credentials.includes('sandbox'))
