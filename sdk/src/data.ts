import type { MarketData, Meta } from './derived/types.ts'
import type { CallOptions, IfNoneMatch } from './options.ts'
import type { Conditional, Result } from './result.ts'

/** Macro indicators from official public sources. */
export interface Data {
  /** With `ifNoneMatch`: `notModified` while the answer that you have is the newest. */
  marketData(options: CallOptions & IfNoneMatch): Promise<Conditional<Result<MarketData, Meta>>>
  /**
   * Rates, prices and wages, each with its period, age, status and source; unknown values are null.
   * @example const { data } = await client.data.marketData()
   * @throws what README, *Errors*, lists for every call.
   */
  marketData(options?: CallOptions): Promise<Result<MarketData, Meta>>
}
