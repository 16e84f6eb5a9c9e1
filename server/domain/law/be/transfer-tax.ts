import { line } from '../../core/entries.ts'
import type { Law } from '../../core/provision.ts'
import { noEffect, orDefault } from '../purchase/entries.ts'
import { brussels } from './brussels.ts'
import { flanders } from './flanders.ts'
import { type Entries, type Input, type RegionalDuty, soleOwnHome } from './sole-own-home.ts'
import { wallonia } from './wallonia.ts'

/** What a region has of its own. */
interface Region {
  duty: RegionalDuty
  /** The names of its duty among the wordings of the line. */
  wording?: string
  /** The day of the agreement decides there. */
  readsAgreement?: true
}

const regions: Record<Input['region'], Region> = {
  'BE-VLG': { duty: flanders, wording: 'flanders' },
  'BE-WAL': { duty: wallonia },
  'BE-BRU': { duty: brussels, readsAgreement: true },
}

/** The registration duty of the region on an existing dwelling. */
export const transferTax = (law: Law, input: Input): Entries => {
  const home = soleOwnHome(input)
  const note = 'A purchase of a part, or of bare ownership, has no reduced rate.'
  const { assumptions } = orDefault('wholeFullOwnership', input.wholeFullOwnership, true, note)
  const { duty: dutyOfRegion, wording } = regions[input.region]
  const { duty, beside } = dutyOfRegion(law, input, home)
  return [
    ...(home.isMet === false ? [] : assumptions),
    line('transferTax', duty, { isShownAtZero: true, ...(wording !== undefined && { wording }) }),
    ...beside,
  ]
}

/** Tells that the day of the agreement was sent where the day of the deed decides. */
export const unreadAgreement = ({ region, agreementDate }: Input): Entries =>
  agreementDate !== undefined && !regions[region].readsAgreement
    ? [noEffect('agreementDate', 'Outside Brussels the day of the deed decides.')]
    : []
