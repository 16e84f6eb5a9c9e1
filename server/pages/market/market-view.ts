import type * as z from 'zod'
import type { CommuneHistory, CommunePrices } from '#contract/market/communes'

/** Prices of one municipality, as the API has them. */
export type CommuneHistoryView = z.infer<typeof CommuneHistory>

/** Prices that the pages show, as the API has them. */
export interface MarketView {
  /** All municipalities with their newest price. */
  communes(): z.infer<typeof CommunePrices>
  /** Prices of one municipality by any of its names; throws a Refusal for an unknown name. */
  commune(name: string): CommuneHistoryView
}
