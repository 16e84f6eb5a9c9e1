import { costLine } from '../../core/cost-line.ts'
import type { Parameter } from '../../core/dated.ts'
import type { Law } from '../../core/law.ts'
import { toCents } from '../../core/money.ts'
import type { FeesInput, Findings } from '../country.ts'
import { answerOr } from '../purchase-lines.ts'
import { brussels } from './brussels.ts'
import { flanders } from './flanders.ts'
import { type SoleOwnHome, soleOwnHome } from './sole-own-home.ts'
import { wallonia } from './wallonia.ts'

/** A purchase in Belgium. */
export type Input = FeesInput<'BE'>

/** A duty as a region computes it. */
export interface Duty {
  amount: number
  /** What the rate is applied to. */
  base: number
  /** Left out where a reduction follows the rate. */
  rate?: number
  basis: readonly [Parameter<unknown>, ...Parameter<unknown>[]]
}

/** The duty of a region on an existing dwelling, with what the region says beside. */
export type RegionalDuty = (
  law: Law,
  input: Input,
  home: SoleOwnHome,
) => { duty: Duty } & Pick<Findings, 'possibleReliefs' | 'notices'>

const regions: Record<Input['region'], RegionalDuty> = { 'BE-VLG': flanders, 'BE-WAL': wallonia, 'BE-BRU': brussels }

/** The registration duty of the region on an existing dwelling. */
export const transferTax = (law: Law, input: Input): Pick<Findings, 'lines' | 'possibleReliefs' | 'notices'> => {
  const home = soleOwnHome(input)
  if (home.isMet !== false) {
    const note = 'A purchase of a part, or of bare ownership, has no reduced rate.'
    answerOr(law, 'wholeFullOwnership', input.wholeFullOwnership, true, note)
  }
  const { duty, ...found } = regions[input.region](law, input, home)
  const lines = costLine(law, {
    key: 'transferTax',
    label: input.region === 'BE-VLG' ? 'Sales duty' : 'Registration duty',
    localLabel: input.region === 'BE-VLG' ? 'verkooprecht' : "droit d'enregistrement",
    category: 'transferTax',
    nature: 'tax',
    dueTo: 'region',
    ...duty,
    amount: toCents(duty.amount),
    standsAtZero: true,
  })
  return { lines, ...found }
}
