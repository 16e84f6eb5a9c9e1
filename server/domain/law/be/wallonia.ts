import { bySlices } from '../../core/brackets.ts'
import { atRate, type Charge } from '../../core/charge.ts'
import { noticeEntry, reliefEntry } from '../../core/entries.ts'
import type { Law } from '../../core/provision.ts'
import { allowance, allowanceWithdrawn, landAllowanceWithdrawn, rates, sellWithinYears } from './parameters/wallonia.ts'
import { openSaving } from './parts.ts'
import { type Entries, type Input, orSellWithin, type RegionalDuty, undertakesSale } from './sole-own-home.ts'

const walloonOwnHomeDuty = (law: Law, { price, buildingLand }: Input): Charge => {
  const rate = law.row(rates, 'soleOwnHome')
  const whole = law(allowance)
  if (whole.value === 0) return atRate(price, rate)
  const withdrawn = law(buildingLand ? landAllowanceWithdrawn : allowanceWithdrawn)
  const left = whole.value - bySlices(price, withdrawn.value)
  return atRate(Math.max(0, price - left), rate, whole, withdrawn)
}

/** Notice of an undertaking to sell from before the law gave it effect, which opens no allowance. */
const undertakingNotice = (law: Law, input: Input): Entries => {
  const years = law(sellWithinYears)
  const first = sellWithinYears.versions.find(({ value }) => value > 0)
  if (years.value > 0 || input.use !== 'mainResidence' || !undertakesSale(input) || !first) return []
  const message = `In Wallonia an undertaking to sell counts for deeds from ${first.from} on; before, owners of another dwelling have no allowance.`
  return [noticeEntry({ code: 'no_effect_here', message, field: 'undertakesToSell' }, years)]
}

/** Walloon registration duty: a rate by use; until 2024, an allowance on the base of an own home. */
export const wallonia: RegionalDuty = (law, input, home) => {
  const rate = law.row(rates, 'soleOwnHome')
  const duties = { standard: atRate(input.price, law.row(rates, 'standard')), reduced: walloonOwnHomeDuty(law, input) }
  const vain = undertakingNotice(law, input)
  if (home.open === 0) return { ...duties, remarks: vain }
  const sold = law(sellWithinYears)
  const text = {
    key: 'soleOwnHome',
    label: 'Relief for the sole own home',
    saving: openSaving(duties, home),
    condition: `The buyers would own no other dwelling${orSellWithin(sold.value)}, be registered there within three years (five on building land) and stay three years.`,
    fields: home.missing,
    certainty: rate.version.certainty,
  } as const
  return { ...duties, remarks: [reliefEntry(text, rate, law(allowance), sold), ...vain] }
}
