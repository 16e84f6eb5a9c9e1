/** A flat to let, from its price to its lending value: each step uses the result of the previous one. */
import { createClient } from '@valorem/sdk'
import { apiKey, baseUrl } from './service.ts'

const valorem = createClient({ apiKey, baseUrl })

const price = 600_000
const loanAmount = 420_000
const monthlyRent = 2000
const formatEuros = (amount: number) => `${amount.toFixed(2)} EUR`

const costs = await valorem.costs.acquisitionCosts({ price, use: 'rental', deedDate: '2026-06-15', loanAmount })
console.log(
  `costs of the purchase ${formatEuros(costs.data.totals.buyer)}, of these taxes ${formatEuros(costs.data.totals.taxes)}`,
)

const capital = await valorem.propcalc.investedCapital({
  purchasePrice: price,
  loanAmount,
  acquisitionFees: costs.data.totals.buyer,
})
console.log(`own capital ${formatEuros(capital.data.totalCapital)}, loan on the price ${capital.data.loanToValue}`)

const loan = { principal: loanAmount, annualRate: 0.035, termYears: 25 }
const { data: mortgage } = await valorem.propcalc.mortgage({ ...loan, output: 'annual' })
console.log(
  `loan ${formatEuros(mortgage.monthlyPayment)} a month, ${mortgage.numberOfPayments} times, in the end ${mortgage.finalBalance}`,
)

const cashflow = await valorem.propcalc.cashflow({
  country: 'LU',
  purchasePrice: price,
  acquisitionFees: costs.data.totals.buyer,
  monthlyRent,
  vacancyRate: 0.04,
  coOwnershipCharges: 1200,
  loan,
})
console.log(
  `first year ${formatEuros(cashflow.data.years[0]?.cashflow ?? 0)}, break-even rent ${formatEuros(cashflow.data.breakEvenMonthlyRent ?? 0)}`,
)
for (const { field, value, note } of cashflow.data.assumptions.filter(({ asOf }) => asOf !== undefined)) {
  console.log(`  assumed ${field} ${value}: ${note}`)
}

const { data: dcf } = await valorem.evaluation.discountedCashFlow({
  valuationDate: '2026-07-01',
  assetType: 'residential',
  tenants: [{ name: 'Flat', passingRent: 12 * monthlyRent, marketRent: 12 * monthlyRent, leaseEnd: '2029-06-30' }],
  vacancyRate: 0.04,
  operatingCosts: [{ name: 'charges', annualAmount: 1200 }],
  discountRate: 0.055,
  exitYield: 0.035,
  purchasePrice: price,
  acquisitionCostsRate: costs.data.totals.feesRate,
})
console.log(
  `worth ${formatEuros(dcf.valueNetOfPurchaserCosts)} at 5.5 %, rate of return ${dcf.internalRateOfReturn.status}`,
)

const lending = await valorem.evaluation.mortgageLendingValue({
  marketValue: Math.min(price, dcf.valueNetOfPurchaserCosts),
  assetType: 'residential',
  loanAmount,
})
const { mortgageLendingValue, abattement, loanToLendingValue } = lending.data
console.log(`lending value ${formatEuros(mortgageLendingValue)} after ${abattement}, loan on it ${loanToLendingValue}`)
