import type {
  BatchFailure,
  BatchResponse,
  BatchSuccess,
  EstimationBatchInput,
  EstimationInput,
} from './derived/types.ts'
import { toAbortedError } from './errors.ts'
import type { Limitations, ManyOptions } from './options.ts'
import type { Result } from './result.ts'
import { type Bounds, checkOptions, limitationNames } from './settings.ts'
import { createFormatError } from './transport/answer.ts'
import { findNonFinite } from './transport/finite.ts'
import { type Cancel, runAbortable } from './transport/timeout.ts'

/** Result of one item; `index` counts over the whole list. */
export type ManyResult = BatchSuccess | BatchFailure

/** Any list of homes: an array, a generator, rows of a file as they are read. */
export type Homes = Iterable<EstimationInput> | AsyncIterable<EstimationInput>

/** Sends one chunk, with its retries. */
export type SendChunk = (input: EstimationBatchInput, options: Limitations) => Promise<Result<BatchResponse>>

const operation = 'estimateMany'

/** Known options with their bounds. */
const manyNames: Record<keyof ManyOptions, Bounds> = {
  chunkSize: [1, 1000],
  concurrency: [1, 16],
  cursor: [0, 2 ** 53],
  onProgress: 0,
  ...limitationNames,
}

/** Creates a reader that returns a list in chunks, without its first `cursor` items. */
const createChunkReader = (homes: Homes, chunkSize: number, cursor: number) => {
  const source = (async function* () {
    yield* homes
  })()
  let position = 0
  return {
    next: async (): Promise<EstimationInput[]> => {
      const items: EstimationInput[] = []
      while (items.length < chunkSize) {
        const { done, value } = await source.next()
        if (done) break
        if (position++ >= cursor) items.push(value)
      }
      return items
    },
    // Not awaited: a source that never answers must not block a caller that has stopped.
    close: (): void => {
      source.return().catch(() => {})
    },
  }
}

/** Returns a failure for a home with a number that JSON cannot represent; the service would read null. */
const checkSendable = (home: EstimationInput): BatchFailure | undefined => {
  const issue = findNonFinite(home)
  const error = `${issue?.path}: ${issue?.message}`
  return issue && { index: 0, success: false, error, code: 'invalid_request', issues: [issue] }
}

/**
 * Returns the results of one chunk; a home that cannot be sent fails in its position like one that the service rejects.
 */
const sendChunk = async (
  send: SendChunk,
  items: EstimationInput[],
  limits: Limitations,
): Promise<readonly ManyResult[]> => {
  const refused = items.map(checkSendable)
  const good = items.filter((_, place) => !refused[place])
  if (!good.length) return refused.filter(result => result !== undefined)
  const { data, attempts, requestId, rate } = await send({ items: good }, limits)
  const { results } = data
  // With a result missing, all later ones would be assigned to the wrong home.
  if (results?.length !== good.length) {
    throw createFormatError(JSON.stringify(data), { operation, attempts, requestLine: operation }, { requestId, rate })
  }
  let place = 0
  // Every home without a failure has a result.
  return refused.map(failure => failure ?? (results[place++] as ManyResult))
}

/** Implements `Estimation.estimateMany`, which documents options and errors. */
export async function* estimateMany(
  send: SendChunk,
  homes: Homes,
  options: ManyOptions = {},
  // The rate limit window is a minute, reported in whole seconds: a long run waits for the next one instead of failing.
  maxRetryDelayMs = 65_000,
): AsyncGenerator<ManyResult, void, undefined> {
  checkOptions(options, manyNames, operation)
  const { chunkSize = 1000, concurrency = 1, cursor = 0, onProgress, signal, ...limits } = options
  const { length, size } = homes as { length?: number; size?: number } // arrays have a length, sets a size
  const run = new AbortController()
  const source = createChunkReader(homes, chunkSize, cursor)
  const underway: Promise<readonly ManyResult[]>[] = []
  const next = async () => {
    while (underway.length < concurrency) {
      const items = await source.next()
      if (!items.length) break
      const answer = sendChunk(send, items, { maxRetryDelayMs, ...limits, signal: run.signal })
      // A chunk that fails before it is awaited is reported in order.
      answer.catch(() => {})
      underway.push(answer)
    }
    return underway.shift()
  }
  const cancel: Cancel = { signals: [signal], aborted: toAbortedError({ operation, attempts: 0 }) }
  let done = cursor
  let failed = 0
  try {
    for (;;) {
      const results = await runAbortable(cancel, next)
      if (!results) return
      for (const result of results) {
        yield { ...result, index: done++ }
        if (!result.success) failed += 1
      }
      onProgress?.({ done, failed, total: length ?? size })
    }
  } finally {
    run.abort()
    source.close()
  }
}
