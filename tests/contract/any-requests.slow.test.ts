import { expect, test } from 'vitest'
import { operations } from '#contract/openapi/operations'
import { isLong, sampled } from '../support/long.ts'
import { askAnything } from './any-requests.ts'

/** In full as many as a release is judged by. */
const count = sampled(20_000, 600)

/** A request takes some milliseconds; this is for machines that are busy with something else. */
const timeout = 120_000 + 100 * count

test(`${count} requests to any operation, whoever asks, get no status, header or body that is not declared`, {
  timeout,
}, async () => {
  // Always the same ones in a sample.
  const found = await askAnything(count, isLong ? undefined : 20_261_128)
  expect(found.operations).toBe(operations.length)
  const { statuses } = found
  for (const status of [200, 400, 401, 403, 404, 415]) expect([status, statuses.has(status)]).toEqual([status, true])
  console.log(`${found.requests} requests to ${found.operations} operations:`, Object.fromEntries(statuses))
})
