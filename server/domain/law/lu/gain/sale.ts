import type * as z from 'zod'
import type { CapitalGainsInput as InputSchema, CapitalGains as Schema } from '#contract/fiscal'
import type { AnswerEntry } from '../../../core/entries.ts'
import { type Provisions, parameterIds } from '../../../core/provision.ts'

/** Request as validated by the contract. */
export type CapitalGainsInput = z.infer<typeof InputSchema>

/** Answer as declared by the contract. */
export type CapitalGains = z.infer<typeof Schema>

/** A request with its day resolved. */
export type Sale = CapitalGainsInput & { saleDate: string }

/** A key of a line of a sale. */
export type GainLineKey = CapitalGains['lines'][number]['key']

/** A line, relief, notice or assumption of a sale. */
export type GainEntry = AnswerEntry<GainLineKey, CapitalGains['possibleReliefs'][number]['key']>

/** A part of the head of the answer, such as an allowance, with its provisions. */
export interface Cited<Part extends { basis: string[] }> {
  part: Part
  by: Provisions
}

/** Part of the head of the answer, with the ids of its provisions. */
export const partWithBasis = <Part extends object>(part: Part, by: Provisions): Cited<Part & { basis: string[] }> => ({
  part: { ...part, basis: parameterIds(by) },
  by,
})
