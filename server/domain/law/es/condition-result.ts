import type { Provision } from '../../core/provision.ts'
import type { FeesInput } from '../country.ts'

/** A purchase in Spain. */
export type Input = FeesInput<'ES'>

/** Result of a condition for the given answers. */
export interface ConditionResult {
  /** Undefined while an answer is missing. */
  met: boolean | undefined
  /** Missing answers. */
  fields: readonly string[]
  /** A condition that no field asks about; no answer can meet it. */
  isOutOfReach?: boolean
  /** Limits that the condition reads. */
  by?: readonly Provision[]
  /** The same limits in figures, by the names that a text uses. */
  figures?: Readonly<Record<string, number>>
}
