import type * as z from 'zod'
import { batchIssuesMax } from '#contract/estimation'
import { Refusal } from '#domain/core/refusal'
import { type FailureBody, failureBody } from './failure.ts'
import { refusedFields } from './schema-issues.ts'

/** The result of one item of a batch: its data, or its failure. */
export type BatchItemResult<Result> =
  | { index: number; success: true; data: Result }
  | ({ index: number; success: false } & FailureBody)

/**
 * Reads and computes one item of a batch by itself. A refusal becomes the item's own failure, with the error that the
 * item would have had alone; anything else is a defect and fails the request.
 */
export const batchItemResult = <Input, Result>(
  item: unknown,
  index: number,
  schema: z.ZodType<Input>,
  compute: (input: Input) => Result,
): BatchItemResult<Result> => {
  const read = schema.safeParse(item)
  if (!read.success) {
    // Not thrown: a thousand stack traces would cost more than the thousand estimates.
    const issues = refusedFields(read.error.issues, item, schema)
    return { index, success: false, ...failureBody({ code: 'invalid_request', details: { issues } }, batchIssuesMax) }
  }
  try {
    return { index, success: true, data: compute(read.data) }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { index, success: false, ...failureBody(error, batchIssuesMax) }
  }
}
