import type {
  Capitalisation,
  CapitalisationInput,
  DiscountedCashFlow,
  DiscountedCashFlowInput,
  LendingValue,
  LendingValueInput,
  Meta,
} from './derived/types.ts'
import type { CallOptions } from './options.ts'
import type { Result } from './result.ts'

/** Valuation by calculation, from the caller's own inputs. */
export interface Evaluation {
  /**
   * Market value less a haircut, capped at an income value or a revaluation cap where these are requested.
   * @example const { data } = await client.evaluation.mortgageLendingValue({ marketValue: 800_000, assetType: 'residential' })
   * @throws InvalidRequestError where fields are wrong (`issues` names them), and what README, *Errors*, lists for every call.
   */
  mortgageLendingValue(input: LendingValueInput, options?: CallOptions): Promise<Result<LendingValue, Meta>>
  /**
   * Discounted cash flow of a building with up to 200 tenants, with an exit, a loan and a table of values.
   * @example
   * const { data } = await client.evaluation.discountedCashFlow({
   *   valuationDate: '2026-07-01',
   *   assetType: 'residential',
   *   tenants: [{ name: 'Flat', passingRent: 24_000, marketRent: 24_000, leaseEnd: '2029-06-30' }],
   *   discountRate: 0.055,
   *   exitYield: 0.035,
   * })
   * @throws InvalidRequestError where fields are wrong (`issues` names them), and what README, *Errors*, lists for every call.
   */
  discountedCashFlow(input: DiscountedCashFlowInput, options?: CallOptions): Promise<Result<DiscountedCashFlow, Meta>>
  /**
   * Capitalised income: direct, term and reversion, or hardcore; gross and net.
   * @example const { data } = await client.evaluation.directCapitalisation({ assetType: 'office', noi: 500_000, capRate: 0.0525 })
   * @throws InvalidRequestError where fields are wrong (`issues` names them), and what README, *Errors*, lists for every call.
   */
  directCapitalisation(input: CapitalisationInput, options?: CallOptions): Promise<Result<Capitalisation, Meta>>
}
