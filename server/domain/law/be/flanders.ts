import { bandOf } from '../../core/brackets.ts'
import { atRate, type Charge, charge, citing } from '../../core/charge.ts'
import { lastDay, type Parameter } from '../../core/dated.ts'
import { yearOf } from '../../core/days.ts'
import { noticeEntry, reliefEntry } from '../../core/entries.ts'
import { toCents } from '../../core/money.ts'
import type { Law, Provision } from '../../core/provision.ts'
import { nearCliff, orDefault } from '../purchase/entries.ts'
import {
  type FlemishPlace,
  formerHomeCredit,
  modestHome,
  modestRenovatedHome,
  monumentRates,
  rates,
  sellWithinYears,
  stayYears,
} from './parameters/flanders.ts'
import { openSaving } from './parts.ts'
import {
  type Entries,
  type Input,
  type OwnHome,
  orSellWithin,
  type RegionalDuties,
  type RegionalDuty,
} from './sole-own-home.ts'

const flemishPlace = ({ coreCityOrRand }: Input): FlemishPlace => (coreCityOrRand ? 'coreCityOrRand' : 'elsewhere')

type Claim = 'deepEnergyRenovation' | 'protectedMonument'

/** A rate below that of an own home, claimed by the field of the same name. */
interface RequestedRate {
  field: Claim
  table: Parameter<Readonly<{ [Row in Claim]?: number }>>
  name: string
}

const requestedRates: readonly RequestedRate[] = [
  { field: 'deepEnergyRenovation', table: rates, name: 'The rate for deep energy renovation' },
  { field: 'protectedMonument', table: monumentRates, name: 'The rate for a protected monument' },
]

/** Rate of a claim on the day of the deed; once it has ended, on the day of an earlier agreement. */
const rateOnClaim = (law: Law, { agreementDate }: Input, { field, table }: RequestedRate) =>
  law.row(table, field) ??
  (agreementDate === undefined ? undefined : law.on(agreementDate, 'agreementDate').row(table, field))

/** Whether the day of the agreement decides: for a claimed rate that has ended by the day of the deed. */
export const readsAgreement = (law: Law, input: Input): boolean =>
  requestedRates.some(({ field, table }) => input[field] && law.row(table, field) === undefined)

/** Tables of the reduction for a modest home, by the row of the rate; the rate for a monument has none. */
const reductions: Readonly<Record<string, typeof modestHome>> = {
  soleOwnHome: modestHome,
  deepEnergyRenovation: modestRenovatedHome,
}

/** Reduction for a modest home in a place, on top of a rate. */
const reductionIn = (law: Law, { price }: Input, { row = '' }: Provision, place: FlemishPlace): number => {
  const table = reductions[row]
  return table ? (bandOf(price, law.row(table, place).value)?.amount ?? 0) : 0
}

const dutyAt = (law: Law, input: Input, rate: Provision<number>): Charge => {
  const { price } = input
  const place = flemishPlace(input)
  const table = reductions[rate.row ?? '']
  const reduction = reductionIn(law, input, rate, place)
  if (!table || reduction === 0) return atRate(price, rate)
  const places = [place, place === 'elsewhere' ? 'coreCityOrRand' : 'elsewhere'] as const
  const reduced = charge({ amount: Math.max(0, price * rate.value - reduction), base: price }, [rate])
  return citing(reduced, ...places.map(name => law.row(table, name)))
}

/** Duty on a sole own home: the lowest of the rates that the buyers claim. */
const flemishOwnHomeDuty = (law: Law, input: Input): Charge => {
  const claimed = requestedRates.filter(({ field }) => input[field])
  return claimed
    .flatMap(rate => rateOnClaim(law, input, rate) ?? [])
    .map(rate => dutyAt(law, input, rate))
    .reduce(
      (lowest, each) => (each.formula.amount <= lowest.formula.amount ? each : lowest),
      dutyAt(law, input, law.row(rates, 'soleOwnHome')),
    )
}

/** Reduction for a modest home where only the unanswered place decides. */
const modestRelief = (law: Law, input: Input, rate: Provision, part: number): Entries => {
  const [here, there] = [reductionIn(law, input, rate, 'elsewhere'), reductionIn(law, input, rate, 'coreCityOrRand')]
  const table = reductions[rate.row ?? '']
  if (!table || input.coreCityOrRand !== undefined || here === there || !there) return []
  const note = 'The limit of the modest home is lower elsewhere.'
  const { assumptions } = orDefault('coreCityOrRand', undefined, false, note)
  const text = {
    key: 'modestHome',
    label: 'Reduction for a modest home',
    saving: toCents(there * part),
    condition: 'The home would stand in a core city or in the Flemish Rand.',
    fields: ['coreCityOrRand'],
  } as const
  return [...assumptions, reliefEntry(text, law.row(table, 'coreCityOrRand'))]
}

const flemishHomeRelief = (law: Law, duties: Pick<RegionalDuties, 'standard' | 'reduced'>, home: OwnHome): Entries => {
  const since = stayYears.versions.find(({ value }) => value > 0)?.from ?? ''
  const sold = law(sellWithinYears)
  const text = {
    key: 'soleOwnHome',
    label: 'Reduced rate for the sole own home',
    saving: openSaving(duties, home),
    condition: `The buyers would own no other dwelling or building land${orSellWithin(sold.value)}, be registered there within three years and, from ${yearOf(since)}, stay a year.`,
    fields: home.missing,
  } as const
  return [reliefEntry(text, duties.reduced.by[0], law(stayYears), sold)]
}

/** Notices of a rate claimed on a day without it. */
const claimWindowNotices = (law: Law, input: Input): Entries =>
  requestedRates.flatMap(rate => {
    const { field, table, name } = rate
    const known = table.versions.filter(({ value }) => value[field] !== undefined)
    const [first, last] = [known[0], known.at(-1)]
    if (!input[field] || rateOnClaim(law, input, rate) || !first || !last) return []
    const until = yearOf(lastDay(table, last) ?? last.from)
    const message = `${name} is for agreements (agreementDate) of ${yearOf(first.from)} to ${until}.`
    return [noticeEntry({ code: 'relief_window_closed', message, field })]
  })

const modestHomeCliff = (law: Law, input: Input, { row = '' }: Provision, part: number): Entries => {
  const table = reductions[row]
  const [band] = table ? law.row(table, flemishPlace(input)).value : []
  if (!band || band.upTo === null) return []
  const message = `The price is just above ${band.upTo}, up to which a modest home has a reduction.`
  return nearCliff(law, input.price, band.upTo, toCents((band.amount ?? 0) * part), message)
}

/** Duties paid on a former own home, which buyers who move could set off, on building land too (art. 2.9.5.0.2). */
const formerHomeRelief = (law: Law, { use }: Input): Entries => {
  const most = law(formerHomeCredit)
  if (most.value === 0 || use !== 'mainResidence') return []
  const { description = formerHomeCredit.description, source } = most.version
  const text = {
    key: 'formerHomeCredit',
    label: 'Credit for the duties paid on a former own home',
    saving: null,
    condition: `The buyers would have paid sales duty on a former own home in Flanders and sold it in time. ${description.replace(/\.$/, '')}: ${most.value} (${source.article}).`,
    fields: [],
  } as const
  return [reliefEntry(text, most)]
}

/**
 * An agreement from before the reform of 2018 keeps the earlier law (decree of 18 May 2018, art. 17).
 * @throws Refusal `law_not_covered` on such an agreement, whose law is not covered.
 */
const requireReformed = (law: Law, { agreementDate }: Input): void => {
  if (agreementDate !== undefined) law.on(agreementDate, 'agreementDate')(rates)
}

/** Flemish sales duty: a rate by use, less the reduction for a modest home. */
export const flanders: RegionalDuty = (law, input, home) => {
  requireReformed(law, input)
  const reduced = flemishOwnHomeDuty(law, input)
  const duties = { standard: atRate(input.price, law.row(rates, 'standard')), reduced }
  const [rate] = reduced.by
  return {
    ...duties,
    remarks: [
      ...(home.met > 0 ? modestRelief(law, input, rate, home.met) : []),
      ...(home.open > 0 ? flemishHomeRelief(law, duties, home) : []),
      ...claimWindowNotices(law, input),
      ...(home.met > 0 ? modestHomeCliff(law, input, rate, home.met) : []),
      ...formerHomeRelief(law, input),
    ],
  }
}
