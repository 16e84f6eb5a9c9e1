import type { Provision } from '../../core/provision.ts'
import type { FeesInput } from '../country.ts'

/** A purchase in Spain. */
export type Input = FeesInput<'ES'>

/** What the answers make of a condition. */
export interface ConditionResult {
  /** Undefined while an answer is missing. */
  met: boolean | undefined
  /** The answers that are missing. */
  fields: readonly string[]
  /** A condition that no field asks; no answer can meet it. */
  isOutOfReach?: boolean
  /** The limits that the condition reads. */
  by?: readonly Provision[]
  /** The same in figures, by the names that a text uses. */
  figures?: Readonly<Record<string, number>>
}
