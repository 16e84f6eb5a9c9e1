import type { Parameter } from '../../core/dated.ts'
import { plusDays, plusYears } from '../../core/days.ts'
import { noticeEntry, reliefEntry } from '../../core/entries.ts'
import { toCents } from '../../core/money.ts'
import type { Law } from '../../core/provision.ts'
import { noEffect, orDefault } from '../purchase/entries.ts'
import { yearsFromContractToDeed } from './parameters/conventions.ts'
import type { Entries, Input } from './surcharge.ts'

/** A part of a tax that a contract from before a rise keeps at its own rate. */
export interface ByContract {
  /** Rate or table whose version of the day of the contract applies. */
  parameter: Parameter<unknown>
  /** Amount due by the law of a contract, not rounded. */
  due(ofContract: Law): number
  /** A contract that is varied, assigned or sub-sold after the rise loses the rate of its day. */
  isLostByChange?: true
}

/** Law of the day of the contract; that of the deed where the day of the contract was left out. */
export const lawOfContract = (law: Law, { agreementDate }: Input): Law =>
  agreementDate === undefined ? law : law.on(agreementDate, 'agreementDate')

/** Saving of a contract from before the last rise, while its day is unanswered and such a contract is likely. */
export const earlierContract = (
  law: Law,
  { agreementDate }: Input,
  { parameter, due, isLostByChange }: ByContract,
): Entries => {
  const { from } = law(parameter).version
  const isFirst = from === parameter.versions[0]?.from
  const years = law(yearsFromContractToDeed)
  if (agreementDate !== undefined || isFirst || law.lawDay.day >= plusYears(from, years.value)) return []
  const before = law.on(plusDays(from, -1), 'agreementDate')
  const saving = toCents(due(law) - due(before))
  if (saving <= 0) return []
  const unchanged = isLostByChange ? ', and not varied, assigned or sub-sold from that day on' : ''
  const condition = `The contract would have been made before ${from}${unchanged}.`
  const earlier = before(parameter)
  const { certainty } = earlier.version
  const text = { key: 'earlierContract', label: 'Rate of an earlier contract', saving, condition, certainty } as const
  return [reliefEntry({ ...text, fields: ['agreementDate'] }, earlier, years)]
}

/** Notice of the additional cost when a contract made before a rise is changed after it. */
export const lostByChange = (law: Law, input: Input, { parameter, due, isLostByChange }: ByContract): Entries => {
  const amount = toCents(due(law) - due(lawOfContract(law, input)))
  if (!isLostByChange || amount <= 0) return []
  const { from } = law(parameter).version
  const message = `The rate of the contract is lost when it is varied, assigned or sub-sold from ${from} on.`
  return [noticeEntry({ code: 'surcharge_possible', message, field: 'agreementDate', amount })]
}

/** Assumption, relief and notice of the day of the contract, where it decides a tax that is due. */
export const contractDay = (law: Law, input: Input, decided: ByContract): Entries => {
  const note = 'The day of the contract decides the rate; the day of the deed was taken.'
  const { assumptions } = orDefault('agreementDate', input.agreementDate, law.lawDay.day, note)
  return [...assumptions, ...earlierContract(law, input, decided), ...lostByChange(law, input, decided)]
}

/** Notice of a day of the contract that was sent where it decides nothing. */
export const contractDayWithoutEffect = ({ agreementDate }: Input, isRead: boolean): Entries =>
  agreementDate === undefined || isRead
    ? []
    : [noEffect('agreementDate', 'The day of the contract decides surcharges and the rate of companies; none is due.')]
