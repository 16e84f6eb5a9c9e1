import { discountFactor } from '../../finance/net-present-value.ts'
import type { CompletedInput } from './defaults.ts'

/** The value at the end of the horizon, unrounded. */
export interface Terminal {
  noi: number
  gross: number
  /** After the costs of the next buyer and of the seller. */
  net: number
}

/** Income capitalised at an exit yield. */
export const terminal = (noi: number, exitYield: number, input: CompletedInput): Terminal => {
  const gross = noi / exitYield
  return { noi, gross, net: (gross / (1 + input.exitPurchaserCostsRate)) * (1 - input.exitCostsRate) }
}

/** A terminal value discounted over the whole horizon, whatever the timing of the flows. */
export const terminalPresentValue = (net: number, rate: number, horizonYears: number): number =>
  net * discountFactor(rate, horizonYears)
