import type { CapitalGains, CapitalGainsInput, Meta } from './derived/types.ts'
import type { CallOptions } from './options.ts'
import type { Result } from './result.ts'

/** Tax on the sale of Luxembourg property. */
export interface Fiscal {
  /** Regime, revalued cost, allowances, tax line by line and net proceeds of one sale; `meta.law` says by which law. */
  capitalGains(input: CapitalGainsInput, options?: CallOptions): Promise<Result<CapitalGains, Meta>>
}
