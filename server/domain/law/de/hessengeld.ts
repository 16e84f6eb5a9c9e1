import { costLine } from '../../core/cost-line.ts'
import type { Law } from '../../core/law.ts'
import type { FeeLine, FeeRelief, FeesInput, Findings } from '../country.ts'
import { buyersMost, perBuyer, perChild } from './parameters/hessengeld.ts'

type Input = FeesInput<'DE'>

/** Lines, reliefs and notices of the subsidy. */
type Subsidy = Pick<Findings, 'lines' | 'possibleReliefs' | 'notices'>

/** The subsidy of the day: by buyers and children, at most the tax that is due. */
const subsidyOf = (law: Law, { buyers = [{}], childrenUnder18 = 0 }: Input, taxDue: number): number => {
  const counted = Math.min(buyers.length, law.value(buyersMost))
  return Math.min(taxDue, counted * law.value(perBuyer) + childrenUnder18 * law.value(perChild))
}

const line = (law: Law, amount: number): FeeLine[] =>
  costLine(law, {
    key: 'subsidy',
    label: 'Subsidy of the Land, paid later in ten yearly parts',
    localLabel: 'Hessengeld',
    category: 'aid',
    nature: 'tax',
    dueTo: 'region',
    counted: false,
    amount: -amount,
    basis: [perBuyer, perChild, buyersMost],
  })

const relief = (law: Law, saving: number): FeeRelief => ({
  key: 'hessengeld',
  label: 'Hessengeld, paid in ten yearly parts',
  saving,
  condition: 'It would be the first own home of the buyers, and they would live there.',
  fields: ['firstTimeBuyer'],
  basis: [perBuyer.id, perChild.id, buyersMost.id],
  certainty: law.version(perBuyer).certainty,
})

const idle = ({ childrenUnder18 = 0, firstTimeBuyer }: Input): Subsidy['notices'] => {
  const sent = [...(firstTimeBuyer ? ['firstTimeBuyer'] : []), ...(childrenUnder18 > 0 ? ['childrenUnder18'] : [])]
  return sent.map(field => ({
    code: 'no_effect_here',
    message: 'It is read for the Hessengeld, which is paid for own homes in Hessen.',
    field,
  }))
}

const closed = (law: Law, { firstTimeBuyer }: Input): Subsidy['notices'] =>
  firstTimeBuyer && law.value(perBuyer) === 0
    ? [
        {
          code: 'relief_window_closed',
          message: 'The Hessengeld is paid for homes bought from 2024-03-01.',
          field: 'firstTimeBuyer',
        },
      ]
    : []

/** The Hessengeld of a first own home in Hessen: told, never counted, because it is paid later. */
export const hessengeld = (law: Law, input: Input, taxDue: number): Subsidy => {
  const { region, use, firstTimeBuyer } = input
  if (region !== 'DE-HE' || use !== 'mainResidence') return { lines: [], possibleReliefs: [], notices: idle(input) }
  const amount = subsidyOf(law, input, taxDue)
  const isOpen = firstTimeBuyer === undefined && amount > 0
  return {
    lines: firstTimeBuyer ? line(law, amount) : [],
    possibleReliefs: isOpen ? [relief(law, amount)] : [],
    notices: closed(law, input),
  }
}
