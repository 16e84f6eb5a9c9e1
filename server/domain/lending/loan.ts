/** Repayment of the principal: level instalments, equal parts of the principal, or all of it at the end. */
type Amortisation = 'annuity' | 'constantPrincipal' | 'bullet'

/** Cover of the borrower, charged each month as a twelfth of a yearly rate. */
interface LoanInsurance {
  /** Per year, on the base. */
  annualRate: number
  /** The principal at the start, or the balance at the beginning of the month. */
  base?: 'initial' | 'outstanding' | undefined
  /** True where the lender requires it; then it counts in the annual percentage rate. */
  mandatory?: boolean | undefined
}

/** A repayment in addition to the instalments, at the end of a month counted from 1. */
export interface ExtraPayment {
  month: number
  amount: number
  mode?: 'reduceTerm' | 'reducePayment' | undefined
}

/** A loan repaid month by month. Amounts in the currency of the loan, rates as fractions per year. */
export interface Loan {
  principal: number
  annualRate: number
  termMonths: number
  amortisation?: Amortisation | undefined
  graceMonths?: number | undefined
  graceType?: 'interestOnly' | 'capitalised' | undefined
  rateConvention?: 'nominal' | 'effective' | undefined
  dayCount?: '30/360' | 'ACT/365' | 'ACT/360' | 'ACT/ACT' | undefined
  /** Drawdown; instalment k falls k months later. */
  startDate?: string | undefined
  /** Paid with the last instalment. */
  balloon?: number | undefined
  insurance?: LoanInsurance | undefined
  extraPayments?: readonly ExtraPayment[] | undefined
}

/** One month of a loan, in whole cents. */
export interface Instalment {
  month: number
  /** Interest and principal, without insurance and extra payments. */
  payment: number
  interest: number
  /** Negative where interest is added to the balance. */
  principal: number
  extraPayment: number
  insurance: number
  /** Balance after the month. */
  balance: number
}
