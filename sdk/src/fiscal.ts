import type { CapitalGains, CapitalGainsInput, Meta } from './derived/types.ts'
import type { CallOptions } from './options.ts'
import type { Result } from './result.ts'

/** Tax on the sale of Luxembourg property. */
export interface Fiscal {
  /**
   * Regime, revalued cost, allowances, tax line by line and net proceeds of one sale; `meta.law` names the law applied.
   * @example
   * const { data } = await client.fiscal.capitalGains({
   *   salePrice: 600_000, acquisitionDate: '2010-05-03', acquisitionPrice: 300_000, taxClass: '1', ordinaryTaxableIncome: 50_000,
   * })
   * @throws InvalidRequestError where fields are wrong (`issues` names them), and what README, *Errors*, lists for every call.
   */
  capitalGains(input: CapitalGainsInput, options?: CallOptions): Promise<Result<CapitalGains, Meta>>
}
