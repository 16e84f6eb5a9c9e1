import type {
  AcquisitionFees,
  Cashflow,
  CashflowInput,
  Countries,
  CountryFees,
  FeesInput,
  InvestedCapital,
  InvestedCapitalInput,
  LuxembourgFees,
  LuxembourgFeesInput,
  Meta,
  Mortgage,
  MortgageInput,
  Yields,
  YieldsInput,
} from './derived/types.ts'
import type { CallOptions } from './options.ts'
import type { Result } from './result.ts'

/** Costs, capital, loan, cash flow and yields of a purchase. */
export interface Propcalc {
  /** Own capital of a purchase, part by part. */
  investedCapital(input: InvestedCapitalInput, options?: CallOptions): Promise<Result<InvestedCapital, Meta>>
  /** Cash flow of a let property, year by year. */
  cashflow(input: CashflowInput, options?: CallOptions): Promise<Result<Cashflow, Meta>>
  /** Schedule of a loan in whole cents, and its annual percentage rate of charge. */
  mortgage(input: MortgageInput, options?: CallOptions): Promise<Result<Mortgage, Meta>>
  /** Gross and net yields, each with its one definition. */
  yields(input: YieldsInput, options?: CallOptions): Promise<Result<Yields, Meta>>
  /** Every cost of a purchase in Luxembourg, with the credits of each buyer and the housing VAT. */
  fees(input: LuxembourgFeesInput, options?: CallOptions): Promise<Result<LuxembourgFees, Meta>>
  /** Every cost of a purchase, line by line; `country` tells which fields the request has. */
  fees(input: Exclude<FeesInput, LuxembourgFeesInput>, options?: CallOptions): Promise<Result<CountryFees, Meta>>
  /** Every cost of a purchase in a country that is known at run time only. */
  fees(input: FeesInput, options?: CallOptions): Promise<Result<AcquisitionFees, Meta>>
  /** Regions, usual loans, growth, rules on rents, questions and covered days of each country. */
  countries(options?: CallOptions): Promise<Result<Countries, Meta>>
}
