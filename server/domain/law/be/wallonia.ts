import { bySlices } from '../../core/brackets.ts'
import { atRate, type Charge } from '../../core/charge.ts'
import { notice, relief } from '../../core/entries.ts'
import type { Law } from '../../core/provision.ts'
import { allowance, allowanceWithdrawn, landAllowanceWithdrawn, rates, sellWithinYears } from './parameters/wallonia.ts'
import { openSaving } from './parts.ts'
import { type Entries, type Input, orSellWithin, type RegionalDuty, undertakesSale } from './sole-own-home.ts'

const reducedDuty = (law: Law, { price, buildingLand }: Input): Charge => {
  const rate = law.row(rates, 'soleOwnHome')
  const whole = law(allowance)
  if (whole.value === 0) return atRate(price, rate)
  const withdrawn = law(buildingLand ? landAllowanceWithdrawn : allowanceWithdrawn)
  const left = whole.value - bySlices(price, withdrawn.value)
  return atRate(Math.max(0, price - left), rate, whole, withdrawn)
}

/** The notice that an undertaking to sell opens no allowance, as the law was before it opened the low rate. */
const vainUndertaking = (law: Law, input: Input): Entries => {
  const years = law(sellWithinYears)
  const first = sellWithinYears.versions.find(({ value }) => value > 0)
  if (years.value > 0 || input.use !== 'mainResidence' || !undertakesSale(input) || !first) return []
  const message = `In Wallonia an undertaking to sell counts for deeds from ${first.from} on; before, owners of another dwelling have no allowance.`
  return [notice({ code: 'no_effect_here', message, field: 'undertakesToSell' }, years)]
}

/** The Walloon registration duty: a rate by use, until 2024 with an allowance on the base of an own home. */
export const wallonia: RegionalDuty = (law, input, home) => {
  const rate = law.row(rates, 'soleOwnHome')
  const duties = { standard: atRate(input.price, law.row(rates, 'standard')), reduced: reducedDuty(law, input) }
  const vain = vainUndertaking(law, input)
  if (home.open === 0) return { ...duties, beside: vain }
  const sold = law(sellWithinYears)
  const text = {
    key: 'soleOwnHome',
    label: 'Relief for the sole own home',
    saving: openSaving(duties, home),
    condition: `The buyers would own no other dwelling${orSellWithin(sold.value)}, be registered there within three years (five on building land) and stay three years.`,
    fields: home.missing,
    certainty: rate.version.certainty,
  } as const
  return { ...duties, beside: [relief(text, rate, law(allowance), sold), ...vain] }
}
