import { bandOf } from '../../core/brackets.ts'
import { atRate, type Charge } from '../../core/charge.ts'
import { relief } from '../../core/entries.ts'
import { toCents } from '../../core/money.ts'
import type { Law } from '../../core/provision.ts'
import { nearCliff, orDefault } from '../purchase/entries.ts'
import { allowance, rate as dutyRate, energyAllowance, energyClassJumpsMin } from './parameters/brussels.ts'
import type { Entries, Input, RegionalDuty, SoleOwnHome } from './sole-own-home.ts'

const standardDuty = (law: Law, { price }: Input): Charge => atRate(price, law(dutyRate))

/** The allowance for energy classes gained; nothing below the least number of them. */
const energy = (law: Law, classes: number): number =>
  classes >= law(energyClassJumpsMin).value ? classes * law(energyAllowance).value : 0

/** The duty on the price less the allowance of an own home and that for energy classes gained. */
const reducedDuty = (law: Law, { price }: Input, own: number, gained = 0): Charge => {
  const forEnergy = gained > 0 ? [law(energyAllowance), law(energyClassJumpsMin)] : []
  return atRate(Math.max(0, price - own - gained), law(dutyRate), law(allowance), ...forEnergy)
}

const energyRelief = (law: Law, input: Input, own: number): Entries => {
  const least = law(energyClassJumpsMin)
  const more = energy(law, least.value)
  if (input.energyClassJumps !== undefined || more === 0) return []
  const granted = law(energyAllowance)
  const [usual, lower] = [reducedDuty(law, input, own), reducedDuty(law, input, own, more)]
  const text = {
    key: 'energyAllowance',
    label: 'More allowance for energy classes gained',
    saving: toCents(usual.formula.amount - lower.formula.amount),
    condition: `Works would raise the home by at least ${least.value} energy classes in time.`,
    fields: ['energyClassJumps'],
    certainty: granted.version.certainty,
  } as const
  return [relief(text, granted, least)]
}

const allowanceRelief = (law: Law, input: Input, own: number, missing: readonly string[]): Entries => {
  const text = {
    key: 'brusselsAllowance',
    label: 'Allowance for an own home',
    saving: toCents(standardDuty(law, input).formula.amount - reducedDuty(law, input, own).formula.amount),
    condition:
      'The buyers would be natural persons, own no other dwelling, be registered there within three years and stay five years.',
    fields: missing,
  } as const
  return [relief(text, law(allowance))]
}

/** What an own home would have saved at a price just above the limit of the allowance. */
const lostAllowance = (law: Law, input: Input): Entries => {
  const [band] = law(allowance).value
  const lost = reducedDuty(law, input, band?.amount ?? 0, energy(law, input.energyClassJumps ?? 0))
  const saved = toCents(standardDuty(law, input).formula.amount - lost.formula.amount)
  const message = `The price is just above ${band?.upTo}, up to which an own home has an allowance.`
  return nearCliff(input.price, band?.upTo ?? 0, saved, message)
}

const dutyOn = (law: Law, input: Input, { isMet, missing }: SoleOwnHome): { duty: Charge; beside: Entries } => {
  const own = bandOf(input.price, law(allowance).value)?.amount ?? 0
  const duty = standardDuty(law, input)
  if (isMet === false) return { duty, beside: [] }
  if (own === 0) return { duty, beside: lostAllowance(law, input) }
  if (isMet === undefined) return { duty, beside: allowanceRelief(law, input, own, missing) }
  return {
    duty: reducedDuty(law, input, own, energy(law, input.energyClassJumps ?? 0)),
    beside: energyRelief(law, input, own),
  }
}

/** The Brussels registration duty: one rate, for an own home on the base less an allowance, up to a price. */
export const brussels: RegionalDuty = (law, input, home) => {
  const { agreementDate } = input
  const note = 'The agreement decides which allowance holds; the day of the deed was taken.'
  const { value: agreedOn, assumptions } = orDefault('agreementDate', agreementDate, law.lawDay.day, note)
  const ofAgreement = law.on(agreedOn, agreementDate === undefined ? 'deedDate' : 'agreementDate')
  const { duty, beside } = dutyOn(ofAgreement, input, home)
  return { duty, beside: [...assumptions, ...beside] }
}
