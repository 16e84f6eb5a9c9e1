import { bySlices } from '../../core/brackets.ts'
import type { Law } from '../../core/law.ts'
import { toCents } from '../../core/money.ts'
import { allowance, allowanceWithdrawn, rates } from './parameters/wallonia.ts'
import type { Duty, Input, RegionalDuty } from './transfer-tax.ts'

const standardDuty = (law: Law, { price }: Input): Duty => {
  const rate = law.row(rates, 'standard') ?? 0
  return { amount: price * rate, base: price, rate, basis: [rates] }
}

const reducedDuty = (law: Law, { price }: Input): Duty => {
  const rate = law.row(rates, 'soleOwnHome') ?? 0
  const whole = law.value(allowance)
  if (whole === 0) return { amount: price * rate, base: price, rate, basis: [rates] }
  const left = whole - bySlices(price, law.value(allowanceWithdrawn))
  const base = Math.max(0, price - left)
  return { amount: base * rate, base, rate, basis: [rates, allowance, allowanceWithdrawn] }
}

/** The Walloon registration duty: a rate by use, until 2024 with an allowance on the base of an own home. */
export const wallonia: RegionalDuty = (law, input, { isMet, missing }) => {
  if (isMet) return { duty: reducedDuty(law, input), possibleReliefs: [], notices: [] }
  const duty = standardDuty(law, input)
  if (isMet === false) return { duty, possibleReliefs: [], notices: [] }
  return {
    duty,
    possibleReliefs: [
      {
        key: 'soleOwnHome',
        label: 'Relief for the sole own home',
        saving: toCents(duty.amount - reducedDuty(law, input).amount),
        condition:
          'The buyers would own no other dwelling (or sell it within three years), be registered there within three years and stay three years.',
        fields: [...missing],
        basis: [rates.id, allowance.id],
        certainty: law.version(rates).certainty,
      },
    ],
    notices: [],
  }
}
