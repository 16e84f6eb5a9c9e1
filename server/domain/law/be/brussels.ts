import { bandOf } from '../../core/brackets.ts'
import { atRate, type Charge } from '../../core/charge.ts'
import { noticeEntry, reliefEntry } from '../../core/entries.ts'
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

/** Table of the allowance for an own home, or for land to build one on. */
const brusselsAllowanceTable = (law: Law, { buildingLand }: Input) => law(buildingLand ? landAllowance : allowance)

/** Allowance for energy classes gained; 0 below the minimum number of them. */
const energyAllowanceAmount = (law: Law, classes: number): number =>
  classes >= law(energyClassJumpsMin).value ? classes * law(energyAllowance).value : 0

/** Duty on the price less the allowance for an own home and that for energy classes gained. */
const brusselsOwnHomeDuty = (law: Law, input: Input, own: number, gained = 0): Charge => {
  const forEnergy = gained > 0 ? [law(energyAllowance), law(energyClassJumpsMin)] : []
  return atRate(
    Math.max(0, input.price - own - gained),
    law(dutyRate),
    brusselsAllowanceTable(law, input),
    ...forEnergy,
  )
}

const energyRelief = (law: Law, input: Input, own: number): Entries => {
  const least = law(energyClassJumpsMin)
  const more = energyAllowanceAmount(law, least.value)
  if (input.buildingLand || input.energyClassJumps !== undefined || more === 0) return []
  const granted = law(energyAllowance)
  const [usual, lower] = [brusselsOwnHomeDuty(law, input, own), brusselsOwnHomeDuty(law, input, own, more)]
  const text = {
    key: 'energyAllowance',
    label: 'More allowance for energy classes gained',
    saving: toCents(usual.formula.amount - lower.formula.amount),
    condition: `Works would raise the home by at least ${least.value} energy classes within five years.`,
    fields: ['energyClassJumps'],
    certainty: granted.version.certainty,
  } as const
  return [reliefEntry(text, granted, least)]
}

const allowanceRelief = (law: Law, input: Input, own: number, missing: readonly string[]): Entries => {
  const years = law.row(registrationYears, input.buildingLand ? 'buildingLand' : 'existingHome')
  const [within, by] = years ? [`within ${years.value} years`, [years]] : ['in time', []]
  const text = {
    key: 'brusselsAllowance',
    label: 'Allowance for an own home',
    saving: toCents(standardDuty(law, input).formula.amount - brusselsOwnHomeDuty(law, input, own).formula.amount),
    condition: `The buyers would be natural persons, own no other dwelling, be registered there ${within} and stay five years.`,
    fields: missing,
  } as const
  return [reliefEntry(text, brusselsAllowanceTable(law, input), ...by)]
}

/** Cost of a price just above the limit of the allowance for an own home. */
const brusselsAllowanceCliff = (law: Law, input: Input): Entries => {
  const [band] = brusselsAllowanceTable(law, input).value
  const lost = brusselsOwnHomeDuty(
    law,
    input,
    band?.amount ?? 0,
    energyAllowanceAmount(law, input.energyClassJumps ?? 0),
  )
  const saved = toCents(standardDuty(law, input).formula.amount - lost.formula.amount)
  const message = `The price is just above ${band?.upTo}, up to which there is an allowance for an own home.`
  return nearCliff(law, input.price, band?.upTo ?? 0, saved, message)
}

/** Notice of the duty that is paid back, with the allowance for energy classes, when the buyers sell in time. */
const refundOnSale = (law: Law, input: Input, own: number): Entries => {
  if (own === 0 || soleOwnHome(input).isMet === false) return []
  const reduced = brusselsOwnHomeDuty(law, input, own, energyAllowanceAmount(law, input.energyClassJumps ?? 0))
  const saved = standardDuty(law, input).formula.amount - reduced.formula.amount
  const message =
    'The duty on the allowance is paid back on claim when the other dwelling is sold within two years of the registration of this purchase (Brussels code, art. 212bis).'
  return [noticeEntry({ code: 'refund_possible', message, field: 'undertakesToSell', amount: toCents(saved) })]
}

/** Reliefs and notices that follow from the answers about the buyers. */
const brusselsRemarks = (law: Law, input: Input, { isMet, missing }: OwnHome, own: number): Entries => {
  if (isMet === false) return refundOnSale(law, input, own)
  if (own === 0) return brusselsAllowanceCliff(law, input)
  return isMet ? energyRelief(law, input, own) : allowanceRelief(law, input, own, missing)
}

/** Brussels registration duty: one rate; for an own home up to a price limit, on the base less an allowance. */
export const brussels: RegionalDuty = (law, input, home) => {
  const { agreementDate, price, energyClassJumps = 0 } = input
  const note = 'The agreement decides which allowance holds; the day of the deed was taken.'
  const { value: agreedOn, assumptions } = orDefault('agreementDate', agreementDate, law.lawDay.day, note)
  const ofAgreement = law.on(agreedOn, agreementDate === undefined ? 'deedDate' : 'agreementDate')
  const own = bandOf(price, brusselsAllowanceTable(ofAgreement, input).value)?.amount ?? 0
  const standard = standardDuty(ofAgreement, input)
  const reduced =
    own === 0
      ? standard
      : brusselsOwnHomeDuty(ofAgreement, input, own, energyAllowanceAmount(ofAgreement, energyClassJumps))
  return { standard, reduced, remarks: [...assumptions, ...brusselsRemarks(ofAgreement, input, home, own)] }
}
