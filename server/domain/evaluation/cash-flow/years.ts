import type { DiscountedCashFlow } from '#contract/evaluation/discounted-cash-flow'
import { toCents, toFourDecimals } from '../../core/money.ts'
import { calendar } from './calendar.ts'
import type { Debt } from './debt.ts'
import { bucketSums } from './months.ts'
import type { ResultLine } from './operating-result.ts'
import { presentValues } from './timing.ts'
import type { Valuation } from './valuation.ts'

type Row = DiscountedCashFlow['cashFlows'][number]

/** The present value of each year's flows. */
const presentValueByYear = ({ flows, timing, input }: Valuation): number[] => {
  const perYear = 12 / timing.monthsPerBucket
  return bucketSums(Float64Array.from(presentValues(flows, timing, input.discountRate)), perYear)
}

type LoanColumns = Pick<Row, 'interest' | 'principal' | 'debtService' | 'loanBalance' | 'leveredCashFlow' | 'dscr'>

/** The columns of the loan for each year of the horizon. */
const loanColumns = ({ interest, principal, debtService, balances }: Debt, { result }: Valuation): LoanColumns[] => {
  const [interests, principals, services] = [interest, principal, debtService].map(months => bucketSums(months, 12))
  const [noi, net] = [bucketSums(result.noi, 12), bucketSums(result.netCashFlow, 12)]
  return balances.map((balance, year) => {
    const service = services?.[year] ?? 0
    return {
      interest: toCents(interests?.[year] ?? 0),
      principal: toCents(principals?.[year] ?? 0),
      debtService: toCents(service),
      loanBalance: toCents(balance),
      leveredCashFlow: toCents((net[year] ?? 0) - service),
      dscr: service > 0 ? toFourDecimals((noi[year] ?? 0) / service) : null,
    }
  })
}

/** One row for each year of the horizon and the forward year, rounded. */
export const years = (valued: Valuation): Row[] => {
  const { input, result, debt } = valued
  const days = calendar(input.valuationDate)
  const sums = Object.entries(result).map(([line, months]) => [line, bucketSums(months, 12)] as const)
  const worth = presentValueByYear(valued)
  const loan = debt ? loanColumns(debt, valued) : []
  return Array.from({ length: input.horizonYears + 1 }, (_, year) => {
    // The lines of a result are the columns of a row.
    const lines = Object.fromEntries(sums.map(([line, ofYears]) => [line, toCents(ofYears[year] ?? 0)])) as Record<
      ResultLine,
      number
    >
    return {
      year: year + 1,
      from: days.firstDayOfYear(year),
      to: days.lastDayOfYear(year),
      ...(year === input.horizonYears && { forward: true as const }),
      ...lines,
      ...(year < input.horizonYears && { presentValue: toCents(worth[year] ?? 0) }),
      ...loan[year],
    }
  })
}
