import type * as z from 'zod'
import type * as agencies from '#contract/agencies'
import type * as printed from '../../sdk/src/derived/types.ts'
import { leadTies } from './lead-types.ts'
import { tied } from './tied.ts'

/** The types of the report of an agency, tied to the contract. */
export const agencyTies: Record<string, true> = {
  ...leadTies,
  AgencyOpinion: tied<z.input<typeof agencies.AgencyOpinion>, printed.AgencyOpinion>(),
  AgencyReportGain: tied<z.input<typeof agencies.AgencyReportGain>, printed.AgencyReportGain>(),
  AgencyReportInput: tied<z.input<typeof agencies.AgencyReportInput>, printed.AgencyReportInput>(),
  AgencyReportPurchase: tied<z.input<typeof agencies.AgencyReportPurchase>, printed.AgencyReportPurchase>(),
  AgencyReportSale: tied<z.input<typeof agencies.AgencyReportSale>, printed.AgencyReportSale>(),
  Agent: tied<z.input<typeof agencies.Agent>, printed.Agent>(),
}
