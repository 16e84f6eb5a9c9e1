import type {
  Cashflow,
  CashflowInput,
  InvestedCapital,
  InvestedCapitalInput,
  Meta,
  Mortgage,
  MortgageInput,
  Yields,
  YieldsInput,
} from './derived/types.ts'
import type { CallOptions } from './options.ts'
import type { Result } from './result.ts'

/** Capital, loan, cash flow and yields of a purchase. */
export interface Propcalc {
  /** Own capital of a purchase, part by part. */
  investedCapital(input: InvestedCapitalInput, options?: CallOptions): Promise<Result<InvestedCapital, Meta>>
  /** Cash flow of a let property, year by year. */
  cashflow(input: CashflowInput, options?: CallOptions): Promise<Result<Cashflow, Meta>>
  /** Schedule of a loan in whole cents, and its annual percentage rate of charge. */
  mortgage(input: MortgageInput, options?: CallOptions): Promise<Result<Mortgage, Meta>>
  /** Gross and net yields, each with its one definition. */
  yields(input: YieldsInput, options?: CallOptions): Promise<Result<Yields, Meta>>
}
