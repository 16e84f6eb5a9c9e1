import type * as z from 'zod'
import { batchIssuesMax, batchItemsMax } from '#contract/estimation/batch'
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
const itemResult = <Input, Result>(
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

/** @throws Refusal `batch_too_large` where a list of a request has more entries than it may, naming the list. */
export const refuseAboveMost = (path: string, count: number, most: number): void => {
  if (count <= most) return
  throw new Refusal('batch_too_large', {
    issues: [
      { path, message: `Must be at most ${most} entries.`, received: count, allowed: [`at most ${most} entries`] },
    ],
  })
}

/** The answer to a batch: every item in its place, and how many succeeded and failed. */
export interface BatchAnswer<Result> {
  success: true
  count: number
  succeeded: number
  failed: number
  results: BatchItemResult<Result>[]
}

/** Computes the items of a batch, each by itself. @throws Refusal `batch_too_large` for more than a batch may hold. */
export const batchAnswer = <Input, Result>(
  items: readonly unknown[],
  schema: z.ZodType<Input>,
  compute: (input: Input) => Result,
): BatchAnswer<Result> => {
  refuseAboveMost('items', items.length, batchItemsMax)
  const results = items.map((item, index) => itemResult(item, index, schema, compute))
  const succeeded = results.filter(({ success }) => success).length
  return { success: true, count: items.length, succeeded, failed: items.length - succeeded, results }
}
