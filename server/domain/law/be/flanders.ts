import { bandOf } from '../../core/brackets.ts'
import { atRate, type Charge, charge, citing } from '../../core/charge.ts'
import { lastDay } from '../../core/dated.ts'
import { yearOf } from '../../core/days.ts'
import { notice, relief } from '../../core/entries.ts'
import { toCents } from '../../core/money.ts'
import type { Law, Provision } from '../../core/provision.ts'
import { nearCliff, orDefault } from '../purchase/entries.ts'
import { type FlemishPlace, modestHome, modestRenovatedHome, rates, yearOfStayFrom } from './parameters/flanders.ts'
import type { Entries, Input, RegionalDuty } from './sole-own-home.ts'

const placeOf = ({ coreCityOrRand }: Input): FlemishPlace => (coreCityOrRand ? 'coreCityOrRand' : 'elsewhere')

/** The rate for deep energy renovation, where it is asked for and the measure runs. */
const renovationRate = (law: Law, { deepEnergyRenovation }: Input): Provision<number> | undefined =>
  deepEnergyRenovation ? law.row(rates, 'deepEnergyRenovation') : undefined

/** The table of the reduction of a modest home in a place. */
const modestTable = (law: Law, input: Input, place: FlemishPlace) =>
  law.row(renovationRate(law, input) ? modestRenovatedHome : modestHome, place)

const reductionIn = (law: Law, input: Input, place: FlemishPlace): number =>
  bandOf(input.price, modestTable(law, input, place).value)?.amount ?? 0

const reducedDuty = (law: Law, input: Input): Charge => {
  const { price } = input
  const rate = renovationRate(law, input) ?? law.row(rates, 'soleOwnHome')
  const place = placeOf(input)
  const reduction = reductionIn(law, input, place)
  if (reduction === 0) return atRate(price, rate)
  const tables = [place, place === 'elsewhere' ? 'coreCityOrRand' : 'elsewhere'] as const
  const reduced = charge({ amount: Math.max(0, price * rate.value - reduction), base: price }, [rate])
  return citing(reduced, ...tables.map(name => modestTable(law, input, name)))
}

const standardDuty = (law: Law, { price }: Input): Charge => atRate(price, law.row(rates, 'standard'))

/** The reduction of a modest home where only the place that was not answered decides. */
const modestRelief = (law: Law, input: Input): Entries => {
  const [here, there] = [reductionIn(law, input, 'elsewhere'), reductionIn(law, input, 'coreCityOrRand')]
  if (input.coreCityOrRand !== undefined || here === there || !there) return []
  const note = 'The limit of the modest home is lower elsewhere.'
  const { assumptions } = orDefault('coreCityOrRand', undefined, false, note)
  const text = {
    key: 'modestHome',
    label: 'Reduction for a modest home',
    saving: there,
    condition: 'The home would stand in a core city or in the Flemish Rand.',
    fields: ['coreCityOrRand'],
  } as const
  return [...assumptions, relief(text, law.row(modestHome, 'coreCityOrRand'))]
}

const ownHomeRelief = (law: Law, input: Input, missing: readonly string[]): Entries => {
  const reduced = reducedDuty(law, input)
  const text = {
    key: 'soleOwnHome',
    label: 'Reduced rate for the sole own home',
    saving: toCents(standardDuty(law, input).formula.amount - reduced.formula.amount),
    condition: `The buyers would own no other dwelling (or sell it in time), be registered there within three years and, from ${yearOfStayFrom}, stay a year.`,
    fields: missing,
  } as const
  return [relief(text, reduced.by[0])]
}

/** Tells that the rate for deep energy renovation was asked for on a day without it. */
const closedWindow = (law: Law, input: Input): Entries => {
  const first = rates.versions.find(({ value }) => value.deepEnergyRenovation !== undefined)
  const last = rates.versions.findLast(({ value }) => value.deepEnergyRenovation !== undefined)
  if (!input.deepEnergyRenovation || renovationRate(law, input) || !first || !last) return []
  const until = yearOf(lastDay(rates, last) ?? last.from)
  const message = `The rate for deep energy renovation is for deeds of ${yearOf(first.from)} to ${until}.`
  return [notice({ code: 'relief_window_closed', message, field: 'deepEnergyRenovation' })]
}

const cliff = (law: Law, input: Input): Entries => {
  const [band] = modestTable(law, input, placeOf(input)).value
  if (!band || band.upTo === null) return []
  const message = `The price is just above ${band.upTo}, up to which a modest home has a reduction.`
  return nearCliff(input.price, band.upTo, band.amount ?? 0, message)
}

/** The Flemish sales duty: a rate by use, less the reduction of a modest home. */
export const flanders: RegionalDuty = (law, input, { isMet, missing }) => {
  const closed = closedWindow(law, input)
  if (isMet)
    return {
      duty: reducedDuty(law, input),
      beside: [...modestRelief(law, input), ...closed, ...cliff(law, input)],
    }
  return {
    duty: standardDuty(law, input),
    beside: [...(isMet === undefined ? ownHomeRelief(law, input, missing) : []), ...closed],
  }
}
