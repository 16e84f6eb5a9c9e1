import { bySlices } from '../../core/brackets.ts'
import { atRate, type Charge } from '../../core/charge.ts'
import { relief } from '../../core/entries.ts'
import { toCents } from '../../core/money.ts'
import type { Law } from '../../core/provision.ts'
import { allowance, allowanceWithdrawn, rates } from './parameters/wallonia.ts'
import type { Input, RegionalDuty } from './sole-own-home.ts'

const reducedDuty = (law: Law, { price }: Input): Charge => {
  const rate = law.row(rates, 'soleOwnHome')
  const whole = law(allowance)
  if (whole.value === 0) return atRate(price, rate)
  const withdrawn = law(allowanceWithdrawn)
  const left = whole.value - bySlices(price, withdrawn.value)
  return atRate(Math.max(0, price - left), rate, whole, withdrawn)
}

/** The Walloon registration duty: a rate by use, until 2024 with an allowance on the base of an own home. */
export const wallonia: RegionalDuty = (law, input, { isMet, missing }) => {
  if (isMet) return { duty: reducedDuty(law, input), beside: [] }
  const duty = atRate(input.price, law.row(rates, 'standard'))
  if (isMet === false) return { duty, beside: [] }
  const reduced = law.row(rates, 'soleOwnHome')
  const text = {
    key: 'soleOwnHome',
    label: 'Relief for the sole own home',
    saving: toCents(duty.formula.amount - reducedDuty(law, input).formula.amount),
    condition:
      'The buyers would own no other dwelling (or sell it within three years), be registered there within three years and stay three years.',
    fields: missing,
    certainty: reduced.version.certainty,
  } as const
  return { duty, beside: [relief(text, reduced, law(allowance))] }
}
