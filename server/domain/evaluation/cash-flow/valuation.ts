import type { RateOfReturn } from '#contract/shared/rate-of-return'
import { toCents } from '../../core/money.ts'
import { type Flow, payments } from '../../finance/flow.ts'
import { rateOfReturn } from '../../finance/rate-of-return.ts'
import { type Debt, debt } from './debt.ts'
import type { CompletedInput } from './defaults.ts'
import { bucketSums } from './months.ts'
import type { OperatingResult } from './operating-result.ts'
import { type Terminal, terminal, terminalPresentValue } from './terminal-value.ts'
import { flowsByTiming, presentValues, type Timing, timings, unitsPerYear } from './timing.ts'

/** A building's result over the horizon with its value, unrounded. */
export interface Valuation {
  input: CompletedInput
  result: OperatingResult
  timing: Timing
  /** The net cash flow at its times, without the exit. */
  flows: Flow[]
  /** The year whose income is capitalised, counted from 0. */
  capitalisedYear: number
  exit: Terminal
  exitPresentValue: number
  grossPresentValue: number
  /** Price and costs of buying; undefined without a price. */
  outlay: number | undefined
  debt: Debt | undefined
}

const outlayOf = ({ purchasePrice, acquisitionCostsRate }: CompletedInput): number | undefined =>
  purchasePrice === undefined ? undefined : purchasePrice * (1 + acquisitionCostsRate)

const sumFlows = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)

/** Value of a building by its result. */
export const valuation = (input: CompletedInput, result: OperatingResult): Valuation => {
  const { horizonYears, discountRate, exitYield } = input
  const timing = timings[input.timing]
  const flows = flowsByTiming(result.netCashFlow.subarray(0, 12 * horizonYears), timing)
  const capitalisedYear = input.terminalMethod === 'forwardNoi' ? horizonYears : horizonYears - 1
  const exit = terminal(bucketSums(result.noi, 12)[capitalisedYear] ?? 0, exitYield, input)
  const exitPresentValue = terminalPresentValue(exit.net, discountRate, horizonYears)
  const outlay = outlayOf(input)
  return {
    input,
    result,
    timing,
    flows,
    capitalisedYear,
    exit,
    exitPresentValue,
    grossPresentValue: sumFlows(presentValues(flows, timing, discountRate)) + exitPresentValue,
    outlay,
    debt: debt(input, outlay),
  }
}

const noOutlay: RateOfReturn = { status: 'notApplicable', value: null, reason: 'no_outlay' }

const returnOn = (paid: number, flows: readonly Flow[], exit: number, { input, timing }: Valuation): RateOfReturn => {
  const perYear = unitsPerYear(timing)
  const all = [{ at: 0, amount: -paid }, ...flows, { at: input.horizonYears * perYear, amount: exit }]
  return rateOfReturn(payments(all), perYear)
}

/** Returns of an investor, unrounded; multiples are null without an outlay. */
export interface Returns {
  rate: RateOfReturn
  multiple: number | null
}

/** Returns on the outlay without a loan. */
export const returnsOnOutlay = (valued: Valuation): Returns => {
  const { outlay, flows, exit } = valued
  if (outlay === undefined) return { rate: noOutlay, multiple: null }
  const received = sumFlows(flows.map(({ amount }) => amount)) + exit.net
  return { rate: returnOn(outlay, flows, exit.net, valued), multiple: received / outlay }
}

/** Returns on the equity with a loan; debt is paid at the end of each bucket, or in its middle with `midYear`. */
export const returnsOnEquity = (valued: Valuation, { equity, debtService, balanceAtExit }: Debt): Returns => {
  const { flows, exit, timing } = valued
  if (toCents(equity) <= 0) return { rate: noOutlay, multiple: null }
  const served = flowsByTiming(debtService, timing, 1).map(({ at, amount }) => ({ at, amount: -amount }))
  const all = [...flows, ...served]
  const left = exit.net - balanceAtExit
  const received = sumFlows(all.map(({ amount }) => amount)) + left
  return { rate: returnOn(equity, all, left, valued), multiple: received / equity }
}
