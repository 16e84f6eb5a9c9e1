import { assumptionEntry } from '../../../core/entries.ts'
import { roundDownTo, toSixDecimals } from '../../../core/money.ts'
import type { Law, Provision } from '../../../core/provision.ts'
import { rateFraction, specialRateRounding } from '../parameters/capital-gain.ts'
import { minimumTax } from '../parameters/income-tax.ts'
import type { TaxedIncome } from './employment-fund.ts'
import { taxToCollect } from './income-tax.ts'
import type { GainEntry } from './sale.ts'

/**
 * Half of the average rate, LIR art. 131(1)c, or a quarter, letter d, to the nearest hundredth of a per cent: half a
 * step is added, then rounded down. The act names two decimals and no direction.
 */
export const specialRate = (law: Law, { adjusted, tax }: TaxedIncome): number => {
  const rate = (tax / adjusted) * law(rateFraction).value
  const { value: step } = law(specialRateRounding)
  return toSixDecimals(roundDownTo(step, rate + step / 2))
}

/** Reason why the special rate may differ slightly from that of the assessment. */
export const roundingOfRate = (law: Law): GainEntry => {
  const rounding = law(specialRateRounding)
  const percent = toSixDecimals(rounding.value * 100)
  return assumptionEntry(
    {
      parameter: rounding.parameter.id,
      value: `nearest ${rounding.value}`,
      source: 'parameter',
      certainty: rounding.version.certainty,
      note: `The direction of the rounding is not settled; the tax may differ by at most ${percent} % of the taxable gain plus 1 EUR.`,
    },
    rounding,
  )
}

/** Tax on a long-term gain in whole EUR, at its special rate or by a limit. */
export interface SpecialTax {
  amount: number
  /** Special rate of the year. */
  rate: number
  /** Whether the rate gives the amount, so that a line shows it. */
  isByRate: boolean
  /** Article of the line. */
  article: Provision
  /** Provisions that decided besides scale and fraction. */
  by: Provision[]
  /** Conventions and open readings. */
  remarks: GainEntry[]
}

/** Income of a year of a resident, of which the tax on the ordinary part is known. */
interface ResidentYear {
  whole: TaxedIncome
  ordinary: TaxedIncome
  gain: number
}

/** Tax of a resident at the special rate; a small tax of the whole year is not collected, LIR art. 124. */
export const specialOfResident = (law: Law, { whole, ordinary, gain }: ResidentYear): SpecialTax => {
  const rate = specialRate(law, whole)
  const due = roundDownTo(1, rate * gain)
  const amount = taxToCollect(law, ordinary.tax + due) === 0 ? 0 : due
  return {
    amount,
    rate,
    isByRate: true,
    article: law(rateFraction),
    by: amount < due ? [law(minimumTax)] : [],
    remarks: [roundingOfRate(law)],
  }
}
