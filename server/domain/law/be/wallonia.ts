import { bySlices } from '../../core/brackets.ts'
import { atRate, type Charge } from '../../core/charge.ts'
import { relief } from '../../core/entries.ts'
import type { Law } from '../../core/provision.ts'
import { allowance, allowanceWithdrawn, landAllowanceWithdrawn, rates } from './parameters/wallonia.ts'
import { openSaving } from './parts.ts'
import type { Input, RegionalDuty } from './sole-own-home.ts'

const reducedDuty = (law: Law, { price, buildingLand }: Input): Charge => {
  const rate = law.row(rates, 'soleOwnHome')
  const whole = law(allowance)
  if (whole.value === 0) return atRate(price, rate)
  const withdrawn = law(buildingLand ? landAllowanceWithdrawn : allowanceWithdrawn)
  const left = whole.value - bySlices(price, withdrawn.value)
  return atRate(Math.max(0, price - left), rate, whole, withdrawn)
}

/** The Walloon registration duty: a rate by use, until 2024 with an allowance on the base of an own home. */
export const wallonia: RegionalDuty = (law, input, home) => {
  const rate = law.row(rates, 'soleOwnHome')
  const duties = { standard: atRate(input.price, law.row(rates, 'standard')), reduced: reducedDuty(law, input) }
  if (home.open === 0) return { ...duties, beside: [] }
  const text = {
    key: 'soleOwnHome',
    label: 'Relief for the sole own home',
    saving: openSaving(duties, home),
    condition:
      'The buyers would own no other dwelling (or sell it within three years), be registered there within three years (five on building land) and stay three years.',
    fields: home.missing,
    certainty: rate.version.certainty,
  } as const
  return { ...duties, beside: [relief(text, rate, law(allowance))] }
}
