import { charge } from '../../core/charge.ts'
import { lineEntry, noticeEntry, reliefEntry } from '../../core/entries.ts'
import type { Law } from '../../core/provision.ts'
import type { FeesInput, PurchaseEntry } from '../country.ts'
import { noEffect } from '../purchase/entries.ts'
import { buyersMost, perBuyer, perChild } from './parameters/hessengeld.ts'

type Input = FeesInput<'DE'>
type Entries = PurchaseEntry<'DE'>[]

/** Amount of the subsidy on the day: by buyers and children, at most the tax due. */
const hessengeldAmount = (law: Law, { buyers = [{}], childrenUnder18 = 0 }: Input, taxDue: number): number => {
  const counted = Math.min(buyers.length, law(buyersMost).value)
  return Math.min(taxDue, counted * law(perBuyer).value + childrenUnder18 * law(perChild).value)
}

/** Notices of answers that are read for the subsidy only. */
const hessengeldOnlyNotices = ({ childrenUnder18 = 0, firstTimeBuyer }: Input): Entries => {
  const sent = [...(firstTimeBuyer ? ['firstTimeBuyer'] : []), ...(childrenUnder18 > 0 ? ['childrenUnder18'] : [])]
  return sent.map(field => noEffect(field, 'It is read for the Hessengeld, which is paid for own homes in Hessen.'))
}

const hessengeldWindowNotice = ({ firstTimeBuyer }: Input): Entries => {
  const paidFrom = perBuyer.versions.find(({ value }) => value > 0)?.from
  if (!firstTimeBuyer || paidFrom === undefined) return []
  const message = `The Hessengeld is paid for homes bought from ${paidFrom}.`
  return [noticeEntry({ code: 'relief_window_closed', message, field: 'firstTimeBuyer' })]
}

/** Hessengeld for a first own home: shown but never counted, because it is paid later. */
const hessengeld = (law: Law, input: Input, taxDue: number): Entries => {
  const { use, firstTimeBuyer } = input
  if (use !== 'mainResidence') return hessengeldOnlyNotices(input)
  if (law(perBuyer).value === 0) return hessengeldWindowNotice(input)
  const amount = hessengeldAmount(law, input, taxDue)
  const by = [law(perBuyer), law(perChild), law(buyersMost)] as const
  const text = {
    key: 'hessengeld',
    label: 'Hessengeld, paid in ten yearly parts',
    saving: amount,
    condition: 'It would be the first own home of the buyers, and they would live there.',
    fields: ['firstTimeBuyer'],
    certainty: by[0].version.certainty,
  } as const
  return [
    ...(firstTimeBuyer ? [lineEntry('subsidy', charge({ amount: -amount }, by))] : []),
    ...(firstTimeBuyer === undefined && amount > 0 ? [reliefEntry(text, ...by)] : []),
  ]
}

/** Länder that pay a subsidy on the tax. */
const subsidies: { readonly [Land in Input['region']]?: typeof hessengeld } = { 'DE-HE': hessengeld }

/** Subsidy of a Land on the tax due, or notices of answers that are read only for it. */
export const subsidy = (law: Law, input: Input, taxDue: number): Entries =>
  subsidies[input.region]?.(law, input, taxDue) ?? hessengeldOnlyNotices(input)
