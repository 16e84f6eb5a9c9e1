import { type Charge, citing } from '../../core/charge.ts'
import type { Parameter } from '../../core/dated.ts'
import { line, relief } from '../../core/entries.ts'
import { toCents } from '../../core/money.ts'
import type { Law } from '../../core/provision.ts'
import type { Purchase } from '../country.ts'
import { noEffect, orDefault } from '../purchase/entries.ts'
import { brussels } from './brussels.ts'
import { flanders } from './flanders.ts'
import { judgedByBuyer as inFlanders } from './parameters/flanders.ts'
import { judgedByBuyer as inWallonia } from './parameters/wallonia.ts'
import { byParts } from './parts.ts'
import {
  type Entries,
  type Input,
  type OwnHome,
  type RegionalDuties,
  type RegionalDuty,
  soleOwnHome,
} from './sole-own-home.ts'
import { wallonia } from './wallonia.ts'

/** What a region has of its own. */
interface Region {
  duty: RegionalDuty
  /** The names of its duty among the wordings of the line. */
  wording?: string
  /** Says whether each buyer is assessed alone; without it, or while it is empty, all buyers are assessed together. */
  judgedByBuyer?: Parameter<readonly string[]>
  /** One who undertakes to sell the other dwelling pays in full first. */
  paysBeforeSale?: true
  /** Building land has no relief of a sole own home. */
  excludesLand?: true
  /** Why the day of the agreement is not read there. */
  unreadAgreement?: string
}

const regions: Record<Input['region'], Region> = {
  'BE-VLG': {
    duty: flanders,
    wording: 'flanders',
    judgedByBuyer: inFlanders,
    excludesLand: true,
    unreadAgreement: 'In Flanders the day of the deed decides.',
  },
  'BE-WAL': {
    duty: wallonia,
    judgedByBuyer: inWallonia,
    unreadAgreement:
      'In Wallonia the day of the deed decides; an agreement that got a certain date before it bears the duty of that date.',
  },
  'BE-BRU': { duty: brussels, paysBeforeSale: true },
}

const isByBuyer = (law: Law, { region }: Input): boolean => {
  const { judgedByBuyer } = regions[region]
  return judgedByBuyer !== undefined && law(judgedByBuyer).value.length > 0
}

/** The duty of all buyers; what lets each pay by their own answers is cited where they pay differently. */
const dutyOf = (law: Law, { region }: Input, duties: RegionalDuties, { met }: OwnHome): Charge => {
  const { judgedByBuyer } = regions[region]
  const parts = byParts(duties, met)
  return met > 0 && met < 1 && judgedByBuyer ? citing(parts, law(judgedByBuyer)) : parts
}

const homeIn = (law: Law, input: Input): OwnHome => {
  const { paysBeforeSale, excludesLand } = regions[input.region]
  const isExcluded = excludesLand === true && input.buildingLand === true
  return soleOwnHome(input, { maySell: !paysBeforeSale, isByBuyer: isByBuyer(law, input), isExcluded })
}

/** What each buyer pays, where the buyers were named and are assessed alone. */
const eachBuyer = (input: Input, duties: RegionalDuties, { each }: OwnHome): NonNullable<Purchase<'BE'>['more']> => {
  const buyers = each.map(({ share, isMet }, index) => ({
    index,
    share,
    use: input.use,
    regime: isMet ? ('mainResidence' as const) : ('standard' as const),
    tax: toCents((isMet ? duties.reduced : duties.standard).formula.amount * share),
  }))
  return { buyers }
}

/** The notice that an owner's answer was taken for all buyers, where those who own no other dwelling pay less. */
const reliefOfOthers = (law: Law, input: Input, { reduced }: RegionalDuties): Entries => {
  const isOfAll = input.ownsOtherDwelling === true && input.buyers === undefined
  if (!isOfAll || !isByBuyer(law, input) || homeIn(law, input).isMet !== false) return []
  if (homeIn(law, { ...input, ownsOtherDwelling: false }).isMet === false) return []
  const text = {
    key: 'soleOwnHome',
    label: 'Relief for the sole own home, of some buyers',
    saving: null,
    condition: 'Of several buyers, those who own no other dwelling would pay the reduced duty on their parts.',
    fields: ['buyers'],
  } as const
  return [relief(text, ...reduced.by)]
}

/** The registration duty of the region on an existing dwelling or on building land. */
export const transferTax = (law: Law, input: Input): Purchase<'BE'> => {
  const { duty: dutyOfRegion, wording } = regions[input.region]
  const home = homeIn(law, input)
  const duties = dutyOfRegion(law, input, home)
  const note = 'A purchase of a part, or of bare ownership, has no reduced rate.'
  const { assumptions } = orDefault('wholeFullOwnership', input.wholeFullOwnership, true, note)
  const entries = [
    ...(home.met + home.open > 0 ? assumptions : []),
    line('transferTax', dutyOf(law, input, duties, home), {
      isShownAtZero: true,
      ...(wording !== undefined && { wording }),
    }),
    ...duties.beside,
    ...reliefOfOthers(law, input, duties),
  ]
  const more = input.buyers && isByBuyer(law, input) ? eachBuyer(input, duties, home) : undefined
  return { entries, ...(more && { more }) }
}

/** The notice that the day of the agreement was sent where the day of the deed decides. */
export const unreadAgreement = ({ region, agreementDate, newBuild }: Input): Entries => {
  const reason = newBuild ? 'VAT is due by the day of the deed.' : regions[region].unreadAgreement
  return agreementDate === undefined || reason === undefined ? [] : [noEffect('agreementDate', reason)]
}
