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
  RentCap,
  RentCapInput,
  Yields,
  YieldsInput,
} from './derived/types.ts'
import type { CallOptions } from './options.ts'
import type { Result } from './result.ts'

/** Costs, capital, loan, cash flow and yields of a purchase. */
export interface Propcalc {
  /**
   * Own capital of a purchase, part by part.
   * @example
   * const { data } = await client.propcalc.investedCapital({
   *   purchasePrice: 600_000, downPayment: 120_000, acquisitionFees: 43_800,
   * })
   * @throws InvalidRequestError where fields are wrong (`issues` names them), and what README, *Errors*, lists for every call.
   */
  investedCapital(input: InvestedCapitalInput, options?: CallOptions): Promise<Result<InvestedCapital, Meta>>
  /**
   * Cash flow of a let property, year by year.
   * @example
   * const { data } = await client.propcalc.cashflow({
   *   country: 'LU', purchasePrice: 600_000, acquisitionFees: 43_800, monthlyRent: 2000,
   * })
   * @throws InvalidRequestError where fields are wrong (`issues` names them), and what README, *Errors*, lists for every call.
   */
  cashflow(input: CashflowInput, options?: CallOptions): Promise<Result<Cashflow, Meta>>
  /**
   * Schedule of a loan in whole cents, and its annual percentage rate of charge.
   * @example const { data } = await client.propcalc.mortgage({ principal: 420_000, annualRate: 0.035, termYears: 25 })
   * @throws InvalidRequestError where fields are wrong (`issues` names them), and what README, *Errors*, lists for every call.
   */
  mortgage(input: MortgageInput, options?: CallOptions): Promise<Result<Mortgage, Meta>>
  /**
   * Gross and net yields, each with its definition.
   * @example const { data } = await client.propcalc.yields({ country: 'LU', purchasePrice: 600_000, monthlyRent: 2000 })
   * @throws InvalidRequestError where fields are wrong (`issues` names them), and what README, *Errors*, lists for every call.
   */
  yields(input: YieldsInput, options?: CallOptions): Promise<Result<Yields, Meta>>
  /**
   * Highest rent of a dwelling in Luxembourg by the capital that its landlord invested, with furniture and rise.
   * @example
   * const { data } = await client.propcalc.rentCap({
   *   constructionYear: 1970, purchase: { year: 2000, price: 380_000, costs: 28_000 }, referenceDate: '2020-09-01',
   * })
   * @throws InvalidRequestError where fields are wrong (`issues` names them), and what README, *Errors*, lists for every call.
   */
  rentCap(input: RentCapInput, options?: CallOptions): Promise<Result<RentCap, Meta>>
  /**
   * Every cost of a purchase in Luxembourg, with the credits of each buyer and the housing VAT.
   * @example const { data } = await client.propcalc.fees({ country: 'LU', price: 700_000, use: 'mainResidence' })
   * @throws InvalidRequestError where fields are wrong (`issues` names them), and what README, *Errors*, lists for every call.
   */
  fees(input: LuxembourgFeesInput, options?: CallOptions): Promise<Result<LuxembourgFees, Meta>>
  /**
   * Every cost of a purchase, line by line; `country` determines the fields of the request.
   * @example
   * const { data } = await client.propcalc.fees({
   *   country: 'FR', region: 'FR-92', price: 400_000, use: 'rental', deedDate: '2026-06-01',
   * })
   * @throws InvalidRequestError where fields are wrong (`issues` names them), and what README, *Errors*, lists for every call.
   */
  fees(input: Exclude<FeesInput, LuxembourgFeesInput>, options?: CallOptions): Promise<Result<CountryFees, Meta>>
  /**
   * Every cost of a purchase in a country that is known only at run time.
   * @throws InvalidRequestError where fields are wrong (`issues` names them), and what README, *Errors*, lists for every call.
   */
  fees(input: FeesInput, options?: CallOptions): Promise<Result<AcquisitionFees, Meta>>
  /**
   * Regions, usual loans, growth, rules on rents, questions and covered days of each country.
   * @example const { data } = await client.propcalc.countries()
   * @throws what README, *Errors*, lists for every call.
   */
  countries(options?: CallOptions): Promise<Result<Countries, Meta>>
}
