import type * as z from 'zod'
import type { contract } from '#contract'
import type { LawReference } from '#contract/shared/law'

type Contract = typeof contract

/** The routes whose answers a conversation may rest on. */
type Routes = Contract['estimation'] &
  Contract['evaluation'] &
  Contract['costs'] &
  Contract['fiscal'] &
  Contract['propcalc'] &
  Contract['market'] &
  Contract['data']

/** An operation that calculates or gives data of the market, by its id. */
export type CalculatingOperation = keyof Routes

/** The body of a success of an operation. */
export type CalculatedBody<Operation extends CalculatingOperation> = z.input<Routes[Operation]['responses'][200]>

/** What is sent to an operation, as a caller would send it. */
export interface SentToOperation {
  body?: object
  /** Parts of the path by their names. */
  params?: object
  /** The day whose law counts where the request names none, and until which values are known. */
  day: string
}

/**
 * Runs an operation of this service as its route does: read by its schemas, calculated by the same handler.
 * @throws Refusal whatever its route refuses, by the fields of its request.
 */
export type RunOperation = <Operation extends CalculatingOperation>(
  operation: Operation,
  sent: SentToOperation,
) => Promise<CalculatedBody<Operation>>

/** The law that an answer rests on, where it prints one. */
export const lawOf = ({ meta }: { meta: { law?: LawReference[] | undefined } }): LawReference[] => meta.law ?? []
