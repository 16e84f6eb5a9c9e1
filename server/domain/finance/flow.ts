import { exp } from '../core/exponentials.ts'
import { withoutDust } from '../core/money.ts'

/** An amount at a time, counted in equal units (years, months, days) from any origin. */
export interface Flow {
  at: number
  /** Received when positive, paid when negative. */
  amount: number
}

/** Flows in the order of time, those of one moment added, without zeros. */
export const sortFlows = (flows: readonly Flow[]): Flow[] => {
  const amounts = new Map<number, number>()
  for (const { at, amount } of flows) amounts.set(at, (amounts.get(at) ?? 0) + amount)
  return [...amounts]
    .filter(([, amount]) => amount !== 0)
    .map(([at, amount]) => ({ at, amount }))
    .sort((a, b) => a.at - b.at)
}

/** Cash flows in the order of time, those of one moment added, without sums that round to 0 cents. */
export const payments = (flows: readonly Flow[]): Flow[] =>
  sortFlows(flows).filter(({ amount }) => withoutDust(amount) !== 0)

/** Number of sign changes of amounts, zeros ignored. */
export const signChanges = (amounts: readonly number[]): number => {
  const signs = amounts.map(Math.sign).filter(sign => sign !== 0)
  return signs.filter((sign, index) => index > 0 && sign !== signs[index - 1]).length
}

/** The running totals of flows. */
export const cumulative = (flows: readonly Flow[]): number[] => {
  let total = 0
  return flows.map(({ amount }) => {
    total += amount
    return total
  })
}

/**
 * The value of ordered flows as a function of the logarithmic rate per unit: discounted to the first of them, or, where
 * the rate is negative, compounded to the last, which has the same zeros and never overflows. Amounts are taken in
 * proportion to the largest.
 */
export const valueCurve = (flows: readonly Flow[]): ((logRate: number) => number) => {
  const first = flows[0]?.at ?? 0
  const last = flows.at(-1)?.at ?? 0
  const scale = Math.max(...flows.map(({ amount }) => Math.abs(amount)))
  const forward = flows.map(({ at, amount }) => ({ at: at - first, amount: amount / scale }))
  const backward = flows.map(({ at, amount }) => ({ at: last - at, amount: amount / scale })).reverse()
  return logRate => (logRate < 0 ? presentValueOfFlows(backward, -logRate) : presentValueOfFlows(forward, logRate))
}

/** Discounted flows; equal steps share one power, which makes regular flows a hundred times faster. */
const presentValueOfFlows = (flows: readonly Flow[], logRate: number): number => {
  let factor = 1
  let step = 0
  let stepFactor = 1
  let at = 0
  let total = 0
  for (const flow of flows) {
    if (flow.at - at !== step) {
      step = flow.at - at
      stepFactor = exp(-logRate * step)
    }
    factor *= stepFactor
    total += flow.amount * factor
    at = flow.at
  }
  return total
}
