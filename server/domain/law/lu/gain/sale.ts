import type * as z from 'zod'
import type { CapitalGainsInput as InputSchema, CapitalGains as Schema } from '#contract/fiscal'
import type { Entry } from '../../../core/entries.ts'
import { idsOf, type Provisions } from '../../../core/provision.ts'

/** The request as the contract lets it through. */
export type CapitalGainsInput = z.infer<typeof InputSchema>

/** The answer as the contract promises it. */
export type CapitalGains = z.infer<typeof Schema>

/** A request whose day is known. */
export type Sale = CapitalGainsInput & { saleDate: string }

/** A key of a line of a sale. */
export type GainLineKey = CapitalGains['lines'][number]['key']

/** A line, relief, notice or assumption of a sale. */
export type GainEntry = Entry<GainLineKey, CapitalGains['possibleReliefs'][number]['key']>

/** A part of the head of the answer, such as an allowance, with the provisions that it rests on. */
export interface Cited<Part extends { basis: string[] }> {
  part: Part
  by: Provisions
}

/** A part of the head of the answer that names its provisions. */
export const citedPart = <Part extends object>(part: Part, by: Provisions): Cited<Part & { basis: string[] }> => ({
  part: { ...part, basis: idsOf(by) },
  by,
})
