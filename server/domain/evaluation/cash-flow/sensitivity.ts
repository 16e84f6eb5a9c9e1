import type { DiscountedCashFlow } from '#contract/evaluation/discounted-cash-flow'
import { toCents, toSixDecimals } from '../../core/money.ts'
import { sensitivitySteps } from './defaults.ts'
import { terminal, terminalPresentValue } from './terminal-value.ts'
import { presentValues } from './timing.ts'
import type { Valuation } from './valuation.ts'

type Cell = DiscountedCashFlow['sensitivity'][number]

/** Decimals that distinguish a rate of 0 from a rounding error. */
const rateDecimals = 12

const applySteps = (rate: number, steps: readonly number[] = sensitivitySteps): number[] =>
  steps.map(step => Number((rate + step).toFixed(rateDecimals)))

/** The value at each pair of rates; null where a rate is not positive. */
export const sensitivity = ({ input, flows, timing, exit, outlay = 0 }: Valuation): Cell[] => {
  const { discountRate, exitYield, horizonYears, sensitivity: grid = {} } = input
  const yields = applySteps(exitYield, grid.exitYieldSteps)
  return applySteps(discountRate, grid.discountRateSteps).flatMap(rate => {
    const worth = rate > 0 ? presentValues(flows, timing, rate).reduce((sum, value) => sum + value, 0) : 0
    return yields.map(exitAt => {
      const { net } = exitAt > 0 ? terminal(exit.noi, exitAt, input) : exit
      const value = worth + terminalPresentValue(net, rate, horizonYears) - outlay
      return {
        discountRate: toSixDecimals(rate),
        exitYield: toSixDecimals(exitAt),
        netPresentValue: rate > 0 && exitAt > 0 ? toCents(value) : null,
      }
    })
  })
}
