import type { MarketData, Meta } from './derived/types.ts'
import type { CallOptions } from './options.ts'
import type { Result } from './result.ts'

/** Macro indicators from official public sources. */
export interface Data {
  /**
   * Rates, prices and wages, each with its period, age, status and source; unknown values are null.
   * @example const { data } = await client.data.marketData()
   * @throws what README, *Errors*, lists for every call.
   */
  marketData(options?: CallOptions): Promise<Result<MarketData, Meta>>
}
