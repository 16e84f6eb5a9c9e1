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
  /** Market value less a haircut, and no more than an income value or a revaluation cap where these are asked for. */
  mortgageLendingValue(input: LendingValueInput, options?: CallOptions): Promise<Result<LendingValue, Meta>>
  /** Discounted cash flow of a building with up to 200 tenants, with an exit, a loan and a table of values. */
  discountedCashFlow(input: DiscountedCashFlowInput, options?: CallOptions): Promise<Result<DiscountedCashFlow, Meta>>
  /** Capitalised income: direct, term and reversion, or hardcore; gross and net. */
  directCapitalisation(input: CapitalisationInput, options?: CallOptions): Promise<Result<Capitalisation, Meta>>
}
