import * as z from 'zod'
import { Code, Issues, Suggestions } from '../shared/errors.ts'

/** Most items that one batch may hold. */
export const batchItemsMax = 1000

/** Most fields that the failure of one item names; a thousand items would otherwise answer four times what was sent. */
export const batchIssuesMax = 10

const count = z.int().min(0).max(batchItemsMax)

const index = count.meta({ description: 'Position in `items`, from 0.', 'x-unit': 'count' })

/** One item of a batch that failed, with its own error. */
export const BatchFailure = z
  .strictObject({
    index,
    success: z.literal(false).describe('False: the item failed; the others are not affected.'),
    error: z.string().describe('One sentence for people.'),
    code: Code,
    issues: Issues.max(batchIssuesMax)
      .optional()
      .describe(
        `One entry for each field that is wrong, by its path in the item; at most ${batchIssuesMax}, while \`error\` says how many more there are.`,
      ),
    suggestions: Suggestions.optional(),
  })
  .meta({ id: 'BatchFailure', description: 'An item that failed, with the error that it would have had alone.' })

/** Ids and words of a batch. */
interface BatchWords {
  /** Ids of the body, of an item that succeeded, and of the answer. */
  ids: { input: string; success: string; response: string }
  /** Noun of the items: `dwellings`. */
  items: string
  /** Participle for a processed item: `estimated`. */
  done: string
}

/**
 * The schemas of a batch whose items are validated and computed by themselves, so that a bad one fails alone: the body as
 * documented, the body as the server reads it first (an object with a list, of any items and any length), one item that
 * succeeded, and the answer, which may have more fields.
 */
export const batchOf = <Item extends z.ZodType, Result extends z.ZodType, More extends z.ZodRawShape>(
  { ids, items, done }: BatchWords,
  { item, result, more }: { item: Item; result: Result; more: More },
) => {
  const input = z
    .strictObject({
      items: z
        .array(item)
        .max(batchItemsMax)
        .meta({ 'x-lenient-items': true })
        .describe(
          `The ${items}; each is validated and computed by itself: one that does not fit the schema fails alone, in its place, and the batch is answered with 200.`,
        ),
    })
    .meta({ id: ids.input, description: `Up to ${batchItemsMax} ${items}; more are refused with 413.` })
  // The server accepts any items and validates each separately.
  const loose = z.strictObject({ items: z.array(z.unknown() as z.ZodType<unknown, z.input<Item>>) })
  const success = z
    .strictObject({
      index,
      success: z.literal(true).describe(`True: the item was ${done}.`),
      data: result,
    })
    .meta({ id: ids.success, description: `An item that was ${done}.` })
  const response = z
    .strictObject({
      success: z.literal(true).describe('True when the batch was worked through, whatever became of its items.'),
      count: count.meta({ description: 'Items in the batch.', 'x-unit': 'count' }),
      succeeded: count.meta({ description: `Items ${done}.`, 'x-unit': 'count' }),
      failed: count.meta({ description: 'Items that failed.', 'x-unit': 'count' }),
      results: z
        .array(z.union([success, BatchFailure]))
        .max(batchItemsMax)
        .describe('One result for each item, in the order sent.'),
      ...more,
    })
    .meta({ id: ids.response, description: `Every item in its place, ${done} or failed.` })
  return { input, loose, success, response }
}
