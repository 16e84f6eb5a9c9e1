import { bandOf } from '../../core/brackets.ts'
import { atRate, type Charge } from '../../core/charge.ts'
import { notice, relief } from '../../core/entries.ts'
import { toCents } from '../../core/money.ts'
import type { Law } from '../../core/provision.ts'
import { nearCliff, orDefault } from '../purchase/entries.ts'
import {
  allowance,
  rate as dutyRate,
  energyAllowance,
  energyClassJumpsMin,
  landAllowance,
  registrationYears,
} from './parameters/brussels.ts'
import { type Entries, type Input, type OwnHome, type RegionalDuty, soleOwnHome } from './sole-own-home.ts'

const standardDuty = (law: Law, { price }: Input): Charge => atRate(price, law(dutyRate))

/** The allowance of an own home, or of the land to build one on. */
const allowanceOf = (law: Law, { buildingLand }: Input) => law(buildingLand ? landAllowance : allowance)

/** The allowance for energy classes gained; nothing below the least number of them. */
const energy = (law: Law, classes: number): number =>
  classes >= law(energyClassJumpsMin).value ? classes * law(energyAllowance).value : 0

/** The duty on the price less the allowance of an own home and that for energy classes gained. */
const reducedDuty = (law: Law, input: Input, own: number, gained = 0): Charge => {
  const forEnergy = gained > 0 ? [law(energyAllowance), law(energyClassJumpsMin)] : []
  return atRate(Math.max(0, input.price - own - gained), law(dutyRate), allowanceOf(law, input), ...forEnergy)
}

const energyRelief = (law: Law, input: Input, own: number): Entries => {
  const least = law(energyClassJumpsMin)
  const more = energy(law, least.value)
  if (input.buildingLand || input.energyClassJumps !== undefined || more === 0) return []
  const granted = law(energyAllowance)
  const [usual, lower] = [reducedDuty(law, input, own), reducedDuty(law, input, own, more)]
  const text = {
    key: 'energyAllowance',
    label: 'More allowance for energy classes gained',
    saving: toCents(usual.formula.amount - lower.formula.amount),
    condition: `Works would raise the home by at least ${least.value} energy classes within five years.`,
    fields: ['energyClassJumps'],
    certainty: granted.version.certainty,
  } as const
  return [relief(text, granted, least)]
}

const allowanceRelief = (law: Law, input: Input, own: number, missing: readonly string[]): Entries => {
  const years = law.row(registrationYears, input.buildingLand ? 'buildingLand' : 'existingHome')
  const [within, by] = years ? [`within ${years.value} years`, [years]] : ['in time', []]
  const text = {
    key: 'brusselsAllowance',
    label: 'Allowance for an own home',
    saving: toCents(standardDuty(law, input).formula.amount - reducedDuty(law, input, own).formula.amount),
    condition: `The buyers would be natural persons, own no other dwelling, be registered there ${within} and stay five years.`,
    fields: missing,
  } as const
  return [relief(text, allowanceOf(law, input), ...by)]
}

/** What an own home would have saved at a price just above the limit of the allowance. */
const lostAllowance = (law: Law, input: Input): Entries => {
  const [band] = allowanceOf(law, input).value
  const lost = reducedDuty(law, input, band?.amount ?? 0, energy(law, input.energyClassJumps ?? 0))
  const saved = toCents(standardDuty(law, input).formula.amount - lost.formula.amount)
  const message = `The price is just above ${band?.upTo}, up to which there is an allowance for an own home.`
  return nearCliff(law, input.price, band?.upTo ?? 0, saved, message)
}

/** The notice of what comes back of the duty, the allowance for energy classes included, when the buyers sell in time. */
const refundOnSale = (law: Law, input: Input, own: number): Entries => {
  if (own === 0 || soleOwnHome(input).isMet === false) return []
  const reduced = reducedDuty(law, input, own, energy(law, input.energyClassJumps ?? 0))
  const saved = standardDuty(law, input).formula.amount - reduced.formula.amount
  const message =
    'The duty on the allowance is paid back on claim when the other dwelling is sold within two years of the registration of this purchase (Brussels code, art. 212bis).'
  return [notice({ code: 'refund_possible', message, field: 'undertakesToSell', amount: toCents(saved) })]
}

/** What there is to know beside the duty, by what is known of the buyers. */
const beside = (law: Law, input: Input, { isMet, missing }: OwnHome, own: number): Entries => {
  if (isMet === false) return refundOnSale(law, input, own)
  if (own === 0) return lostAllowance(law, input)
  return isMet ? energyRelief(law, input, own) : allowanceRelief(law, input, own, missing)
}

/** The Brussels registration duty: one rate, for an own home on the base less an allowance, up to a price. */
export const brussels: RegionalDuty = (law, input, home) => {
  const { agreementDate, price, energyClassJumps = 0 } = input
  const note = 'The agreement decides which allowance holds; the day of the deed was taken.'
  const { value: agreedOn, assumptions } = orDefault('agreementDate', agreementDate, law.lawDay.day, note)
  const ofAgreement = law.on(agreedOn, agreementDate === undefined ? 'deedDate' : 'agreementDate')
  const own = bandOf(price, allowanceOf(ofAgreement, input).value)?.amount ?? 0
  const standard = standardDuty(ofAgreement, input)
  const reduced = own === 0 ? standard : reducedDuty(ofAgreement, input, own, energy(ofAgreement, energyClassJumps))
  return { standard, reduced, beside: [...assumptions, ...beside(ofAgreement, input, home, own)] }
}
