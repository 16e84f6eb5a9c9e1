import { type Charge, citing } from '../../core/charge.ts'
import type { Parameter } from '../../core/dated.ts'
import { lineEntry, reliefEntry } from '../../core/entries.ts'
import type { Law } from '../../core/provision.ts'
import { roundByLaw, roundedByConvention } from '../../core/rounding.ts'
import type { Purchase } from '../country.ts'
import { noEffect, orDefault } from '../purchase/entries.ts'
import { brussels } from './brussels.ts'
import { flanders, readsAgreement } from './flanders.ts'
import * as flemish from './parameters/flanders.ts'
import { dutyRounding } from './parameters/rounding.ts'
import * as walloon from './parameters/wallonia.ts'
import { dutyByParts } from './parts.ts'
import {
  type Entries,
  type Input,
  type OwnHome,
  type RegionalDuties,
  type RegionalDuty,
  soleOwnHome,
  undertakesSale,
} from './sole-own-home.ts'
import { wallonia } from './wallonia.ts'

/** Rules of one region. */
interface Region {
  duty: RegionalDuty
  /** Name of its duty among the wordings of the line. */
  wording?: string
  /** Whether each buyer is assessed alone; without it, or while it is empty, all buyers are assessed together. */
  judgedByBuyer?: Parameter<readonly string[]>
  /** Years in which an owner must sell the other dwelling; without it, or while it is 0, the owner pays in full. */
  sellWithinYears?: Parameter<number>
  /** Building land has no relief for a sole own home. */
  excludesLand?: true
  /** Reason why the day of the agreement is not read there, and whether it is read in this case after all. */
  unreadAgreement?: string
  readsAgreement?: (law: Law, input: Input) => boolean
}

const regions: Record<Input['region'], Region> = {
  'BE-VLG': {
    duty: flanders,
    wording: 'flanders',
    judgedByBuyer: flemish.judgedByBuyer,
    sellWithinYears: flemish.sellWithinYears,
    excludesLand: true,
    unreadAgreement: 'In Flanders the day of the deed decides.',
    readsAgreement,
  },
  'BE-WAL': {
    duty: wallonia,
    judgedByBuyer: walloon.judgedByBuyer,
    sellWithinYears: walloon.sellWithinYears,
    unreadAgreement:
      'In Wallonia the day of the deed decides; an agreement that got a certain date before it bears the duty of that date.',
  },
  'BE-BRU': { duty: brussels },
}

const isByBuyer = (law: Law, { region }: Input): boolean => {
  const { judgedByBuyer } = regions[region]
  return judgedByBuyer !== undefined && law(judgedByBuyer).value.length > 0
}

/** Years in which an owner must sell the other dwelling; 0 where the owner pays in full. */
const yearsToSell = (law: Law, { region }: Input): number => {
  const { sellWithinYears } = regions[region]
  return sellWithinYears ? law(sellWithinYears).value : 0
}

/**
 * Duty of all buyers. Cites the rule of assessment by buyer where they pay differently, and the years to sell another
 * dwelling where a sale opens the reduced duty.
 */
const dutyOf = (law: Law, input: Input, duties: RegionalDuties, { met }: OwnHome): Charge => {
  const { judgedByBuyer, sellWithinYears } = regions[input.region]
  const deciding = [
    ...(met > 0 && met < 1 && judgedByBuyer ? [law(judgedByBuyer)] : []),
    ...(met > 0 && sellWithinYears && undertakesSale(input) ? [law(sellWithinYears)] : []),
  ]
  return roundedByConvention(law, dutyRounding, citing(dutyByParts(duties, met), ...deciding))
}

const homeIn = (law: Law, input: Input): OwnHome => {
  const isExcluded = regions[input.region].excludesLand === true && input.buildingLand === true
  return soleOwnHome(input, { maySell: yearsToSell(law, input) > 0, isByBuyer: isByBuyer(law, input), isExcluded })
}

/** Tax of each buyer, where the buyers are listed and assessed alone. */
const belgianTaxByBuyer = (
  law: Law,
  input: Input,
  duties: RegionalDuties,
  { each }: OwnHome,
): NonNullable<Purchase<'BE'>['more']> => {
  const buyers = each.map(({ share, isMet }, index) => ({
    index,
    share,
    use: input.use,
    regime: isMet ? ('mainResidence' as const) : ('standard' as const),
    tax: roundByLaw(law, dutyRounding, (isMet ? duties.reduced : duties.standard).formula.amount * share),
  }))
  return { buyers }
}

/** Relief where an owner's answer was taken for all buyers and those who own no other dwelling would pay less. */
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
  return [reliefEntry(text, ...reduced.by)]
}

/** Registration duty of the region on an existing dwelling or on building land. */
export const belgianTransferTax = (law: Law, input: Input): Purchase<'BE'> => {
  const { duty: dutyOfRegion, wording } = regions[input.region]
  const home = homeIn(law, input)
  const duties = dutyOfRegion(law, input, home)
  const note = 'A purchase of a part, or of bare ownership, has no reduced rate.'
  const { assumptions } = orDefault('wholeFullOwnership', input.wholeFullOwnership, true, note)
  const entries = [
    ...(home.met + home.open > 0 ? assumptions : []),
    lineEntry('transferTax', dutyOf(law, input, duties, home), {
      isShownAtZero: true,
      ...(wording !== undefined && { wording }),
    }),
    ...duties.remarks,
    ...reliefOfOthers(law, input, duties),
  ]
  const more = input.buyers && isByBuyer(law, input) ? belgianTaxByBuyer(law, input, duties, home) : undefined
  return { entries, ...(more && { more }) }
}

/** Notice of a day of the agreement sent where the day of the deed decides. */
export const agreementDateNotice = (law: Law, input: Input): Entries => {
  const { unreadAgreement: why, readsAgreement: isRead } = regions[input.region]
  const reason = input.newBuild ? 'VAT is due by the day of the deed.' : why
  if (input.agreementDate === undefined || reason === undefined) return []
  return !input.newBuild && isRead?.(law, input) ? [] : [noEffect('agreementDate', reason)]
}
