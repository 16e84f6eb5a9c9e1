import type * as z from 'zod'
import type { AcquisitionCosts, AcquisitionCostsInput } from '#contract/costs'

type Costs = z.infer<typeof AcquisitionCosts>

/** The key of a line of a purchase. */
export type LineKey = Costs['lines'][number]['key']

/** A purchase with the figures that it must have, and where these come from. */
export interface Case {
  id: string
  description: string
  source: string
  body: z.input<typeof AcquisitionCostsInput> & { deedDate: string }
  /** Amounts of lines by key; `missing` names lines that must not stand. */
  lines?: Partial<Record<LineKey, number>>
  missing?: readonly LineKey[]
  totals?: Partial<Costs['totals']>
  buyers?: readonly Partial<Costs['buyers'][number]>[]
  vat?: Partial<Costs['vat']>
  resaleRefunds?: readonly { withinMonths: number; points: number; amount: number }[]
  /** Notices that must stand in the answer. */
  notices?: readonly Partial<Costs['notices'][number]>[]
  /** Keys of the aids that are named only. */
  listedAids?: readonly string[]
  /** Values of parameters that the answer cites. */
  law?: Readonly<Record<string, unknown>>
}
