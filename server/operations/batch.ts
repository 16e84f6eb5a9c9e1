import type * as z from 'zod'
import { batchIssuesMax, batchItemsMax } from '#contract/estimation/batch'
import { Refusal } from '#domain/core/refusal'
import { type FailureBody, toFailureBody } from './failure.ts'
import { listRefusedFields } from './schema-issues.ts'

/** The result of one item of a batch: its data, or its failure. */
type BatchItemResult<Result> =
  | { index: number; success: true; data: Result }
  | ({ index: number; success: false } & FailureBody)

/**
 * Validates and computes one item of a batch. A refusal becomes the item's own failure, the same as for a single
 * request; any other error is a defect and fails the request.
 */
const runBatchItem = <Input, Result>(
  item: unknown,
  index: number,
  schema: z.ZodType<Input>,
  compute: (input: Input) => Result,
): BatchItemResult<Result> => {
  const read = schema.safeParse(item)
  if (!read.success) {
    // Not thrown: a thousand stack traces would cost more than the thousand estimates.
    const issues = listRefusedFields(read.error.issues, item, schema)
    return { index, success: false, ...toFailureBody({ code: 'invalid_request', details: { issues } }, batchIssuesMax) }
  }
  try {
    return { index, success: true, data: compute(read.data) }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { index, success: false, ...toFailureBody(error, batchIssuesMax) }
  }
}

/** @throws Refusal `batch_too_large` where a list of a request has too many entries, naming the list. */
export const refuseAboveMost = (path: string, count: number, most: number): void => {
  if (count <= most) return
  throw new Refusal('batch_too_large', {
    issues: [
      { path, message: `Must be at most ${most} entries.`, received: count, allowed: [`at most ${most} entries`] },
    ],
  })
}

/** Response to a batch: every item in order, and the counts of successes and failures. */
export interface BatchAnswer<Result> {
  success: true
  count: number
  succeeded: number
  failed: number
  results: BatchItemResult<Result>[]
}

/** Computes each item of a batch separately. @throws Refusal `batch_too_large` above the maximum of items. */
export const runBatch = <Input, Result>(
  items: readonly unknown[],
  schema: z.ZodType<Input>,
  compute: (input: Input) => Result,
): BatchAnswer<Result> => {
  refuseAboveMost('items', items.length, batchItemsMax)
  const results = items.map((item, index) => runBatchItem(item, index, schema, compute))
  const succeeded = results.filter(({ success }) => success).length
  return { success: true, count: items.length, succeeded, failed: items.length - succeeded, results }
}
