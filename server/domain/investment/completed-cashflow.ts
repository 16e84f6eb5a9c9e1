import type * as z from 'zod'
import type { CashflowInput as CashflowInputSchema } from '#contract/propcalc/cashflow'
import type { CalculationAssumption } from '#contract/shared/methodology'
import { withDefaults } from '../core/assumption.ts'
import type { CountryDefault } from '../law/loan-defaults.ts'
import { countryDefaults } from '../law/loans.ts'
import { completeLoan } from '../lending/completed-loan.ts'
import { completePurchase } from './purchase.ts'

/** A purchase to let; its fees are a sum. */
export type CashflowInput = Omit<z.infer<typeof CashflowInputSchema>, 'autoFees' | 'feesInput'>

const ofCountry = ({ value, rule, asOf }: CountryDefault) => ({ value, asOf, note: `Choice of this service: ${rule}.` })

/** A request with all defaults filled in, and one assumption for each of them. */
export const completeCashflow = (sent: CashflowInput) => {
  const { inflation, rentGrowth, propertyGrowth } = countryDefaults[sent.country].macro
  const purchase = completePurchase(sent)
  const growths = withDefaults(purchase.input, {
    rentGrowth: ofCountry(rentGrowth.default),
    costGrowth: ofCountry(inflation.default),
    propertyGrowth: ofCountry(propertyGrowth.default),
    horizonYears: { value: 10 },
    sellAtEnd: { value: false },
  })
  const selling = growths.input.sellAtEnd
    ? withDefaults(growths.input, { sellingCostsRate: { value: 0 } }).assumptions
    : []
  const tax = sent.tax && completeTax(sent.tax, sent.purchasePrice)
  const loan = sent.loan && completeLoan(sent.loan, sent.country, 'loan.')
  const assumptions: CalculationAssumption[] = [
    ...growths.assumptions,
    ...purchase.assumptions,
    ...selling,
    ...(tax?.assumptions ?? []),
    ...(loan?.assumptions ?? []),
  ]
  return { input: { ...growths.input, tax: tax?.input, loan: loan?.loan }, assumptions }
}

const completeTax = (tax: NonNullable<CashflowInput['tax']>, price: number) =>
  withDefaults(
    tax,
    {
      interestDeductible: { value: true },
      depreciationRate: { value: 0 },
      depreciationBase: { value: price, note: 'The price, land included.' },
    },
    'tax.',
  )

/** A cash flow with every field. */
export type CompletedCashflow = ReturnType<typeof completeCashflow>['input']
