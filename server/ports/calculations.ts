import type * as z from 'zod'
import type { contract } from '#contract'
import type { LawReference } from '#contract/shared/law'

type Contract = typeof contract

/** Routes whose responses a conversation may cite. */
type Routes = Contract['estimation'] &
  Contract['evaluation'] &
  Contract['costs'] &
  Contract['fiscal'] &
  Contract['propcalc'] &
  Contract['market'] &
  Contract['data']

/** Id of an operation that calculates or returns market data. */
type CalculatingOperation = keyof Routes

/** The body of a success of an operation. */
export type CalculatedBody<Operation extends CalculatingOperation> = z.input<Routes[Operation]['responses'][200]>

/** Request of an operation as a caller would send it. */
interface OperationRequest {
  body?: object
  /** Path parameters by name. */
  params?: object
  /** Day whose law applies where the request names none, and up to which values are known. */
  day: string
}

/**
 * Runs an operation of this service as its route does: validated by its schemas, calculated by the same handler.
 * @throws Refusal whatever its route refuses, by the fields of its request.
 */
export type RunOperation = <Operation extends CalculatingOperation>(
  operation: Operation,
  sent: OperationRequest,
) => Promise<CalculatedBody<Operation>>

/** Legal references of a response, if it has any. */
export const getLawReferences = ({ meta }: { meta: { law?: LawReference[] | undefined } }): LawReference[] =>
  meta.law ?? []
