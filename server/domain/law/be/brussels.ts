import { bandOf } from '../../core/brackets.ts'
import type { Law } from '../../core/law.ts'
import { toCents } from '../../core/money.ts'
import type { FeeRelief } from '../country.ts'
import { answerOr, nearCliff } from '../purchase-lines.ts'
import { allowance, rate as dutyRate, energyAllowance, energyClassJumpsMin } from './parameters/brussels.ts'
import type { Duty, Input, RegionalDuty } from './transfer-tax.ts'

const standardDuty = (law: Law, { price }: Input): Duty => {
  const rate = law.value(dutyRate)
  return { amount: price * rate, base: price, rate, basis: [dutyRate] }
}

const duty = (law: Law, { price }: Input, deducted: number): Duty => {
  const rate = law.value(dutyRate)
  const base = Math.max(0, price - deducted)
  return { amount: base * rate, base, rate, basis: [dutyRate, allowance] }
}

/** The allowance for energy classes gained; nothing below the least number of them. */
const energy = (law: Law, jumps: number): number =>
  jumps >= law.value(energyClassJumpsMin) ? jumps * law.value(energyAllowance) : 0

const energyRelief = (law: Law, input: Input, own: number): FeeRelief[] => {
  const jumps = law.value(energyClassJumpsMin)
  const more = energy(law, jumps)
  if (input.energyClassJumps !== undefined || more === 0) return []
  return [
    {
      key: 'energyAllowance',
      label: 'More allowance for energy classes gained',
      saving: toCents(duty(law, input, own).amount - duty(law, input, own + more).amount),
      condition: `Works would raise the home by at least ${jumps} energy classes in time.`,
      fields: ['energyClassJumps'],
      basis: [energyAllowance.id, energyClassJumpsMin.id],
      certainty: law.version(energyAllowance).certainty,
    },
  ]
}

const allowanceRelief = (law: Law, input: Input, own: number, missing: readonly string[]): FeeRelief[] => [
  {
    key: 'brusselsAllowance',
    label: 'Allowance for an own home',
    saving: toCents(standardDuty(law, input).amount - duty(law, input, own).amount),
    condition:
      'The buyers would be natural persons, own no other dwelling, be registered there within three years and stay five years.',
    fields: [...missing],
    basis: [allowance.id],
    certainty: law.version(allowance).certainty,
  },
]

/** The Brussels registration duty: one rate, for an own home on the base less an allowance, up to a price. */
export const brussels: RegionalDuty = (deedLaw, input, { isMet, missing }) => {
  const note = 'The agreement decides which allowance holds; the day of the deed was taken.'
  const agreedOn = answerOr(deedLaw, 'agreementDate', input.agreementDate, deedLaw.day, note)
  const law = deedLaw.on(agreedOn, input.agreementDate === undefined ? 'deedDate' : 'agreementDate')
  const [band] = law.value(allowance)
  const own = bandOf(input.price, law.value(allowance))?.amount ?? 0
  if (isMet === false) return { duty: standardDuty(law, input), possibleReliefs: [], notices: [] }
  if (own === 0) {
    const lost = (band?.amount ?? 0) + energy(law, input.energyClassJumps ?? 0)
    const saved = toCents(standardDuty(law, input).amount - duty(law, input, lost).amount)
    const says = `The price is just above ${band?.upTo}, up to which an own home has an allowance.`
    return {
      duty: standardDuty(law, input),
      possibleReliefs: [],
      notices: nearCliff(input.price, band?.upTo ?? 0, saved, says),
    }
  }
  if (isMet === undefined)
    return { duty: standardDuty(law, input), possibleReliefs: allowanceRelief(law, input, own, missing), notices: [] }
  const gained = energy(law, input.energyClassJumps ?? 0)
  const paid = duty(law, input, own + gained)
  return {
    duty: gained > 0 ? { ...paid, basis: [dutyRate, allowance, energyAllowance, energyClassJumpsMin] } : paid,
    possibleReliefs: energyRelief(law, input, own),
    notices: [],
  }
}
