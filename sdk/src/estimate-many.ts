import type {
  BatchFailure,
  BatchResponse,
  BatchSuccess,
  EstimationBatchInput,
  EstimationInput,
} from './derived/types.ts'
import { abortedCall } from './errors.ts'
import type { Limitations, ManyOptions } from './options.ts'
import type { Result } from './result.ts'
import { type Bounds, checkOptions, limitationNames } from './settings.ts'
import { unreadable } from './transport/answer.ts'
import { nonFinite } from './transport/finite.ts'
import { type Cancel, within } from './transport/timeout.ts'

/** The result of one item; `index` counts over the whole list. */
export type ManyResult = BatchSuccess | BatchFailure

/** Any list of homes: an array, a generator, rows of a file as they are read. */
export type Homes = Iterable<EstimationInput> | AsyncIterable<EstimationInput>

/** Sends one chunk, with its repeats. */
export type SendChunk = (input: EstimationBatchInput, options: Limitations) => Promise<Result<BatchResponse>>

const operation = 'estimateMany'

/** The options that there are, with their bounds. */
const manyNames: Record<keyof ManyOptions, Bounds> = {
  chunkSize: [1, 1000],
  concurrency: [1, 16],
  cursor: [0, 2 ** 53],
  onProgress: 0,
  ...limitationNames,
}

/** Reads a list in chunks, without its first items. */
const reader = (homes: Homes, chunkSize: number, cursor: number) => {
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
    // Not waited for: a list that never answers must not hold back a caller who has left.
    close: (): void => {
      source.return().catch(() => {})
    },
  }
}

/** The failure of a home with a number that JSON cannot say; the service would read null. */
const unsendable = (home: EstimationInput): BatchFailure | undefined => {
  const issue = nonFinite(home)
  const error = `${issue?.path}: ${issue?.message}`
  return issue && { index: 0, success: false, error, code: 'invalid_request', issues: [issue] }
}

/** The results of one chunk; a home that cannot be sent fails in its place like one that the service refuses. */
const sent = async (send: SendChunk, items: EstimationInput[], limits: Limitations): Promise<readonly ManyResult[]> => {
  const refused = items.map(unsendable)
  const good = items.filter((_, place) => !refused[place])
  if (!good.length) return refused.filter(result => result !== undefined)
  const { data, attempts, requestId, rate } = await send({ items: good }, limits)
  const { results } = data
  // With one result too few, all that follow would stand at a foreign home.
  if (results?.length !== good.length) {
    throw unreadable(JSON.stringify(data), { operation, attempts, requestLine: operation }, { requestId, rate })
  }
  let place = 0
  // Both lists have one entry a home: what was not refused is among the results.
  return refused.map(failure => failure ?? (results[place++] as ManyResult))
}

/** Implements `Estimation.estimateMany`, where its options and errors are described. */
export async function* estimateMany(
  send: SendChunk,
  homes: Homes,
  options: ManyOptions = {},
  // The window of the requests is a minute, reported in whole seconds: a long run waits for the next one instead of failing.
  maxRetryDelayMs = 65_000,
): AsyncGenerator<ManyResult, void, undefined> {
  checkOptions(options, manyNames, operation)
  const { chunkSize = 1000, concurrency = 1, cursor = 0, onProgress, signal, ...limits } = options
  const { length, size } = homes as { length?: number; size?: number } // arrays have the one, sets the other
  const run = new AbortController()
  const source = reader(homes, chunkSize, cursor)
  const underway: Promise<readonly ManyResult[]>[] = []
  const next = async () => {
    while (underway.length < concurrency) {
      const items = await source.next()
      if (!items.length) break
      const answer = sent(send, items, { maxRetryDelayMs, ...limits, signal: run.signal })
      // A chunk that fails before its turn is reported when its turn comes.
      answer.catch(() => {})
      underway.push(answer)
    }
    return underway.shift()
  }
  const cancel: Cancel = { signals: [signal], aborted: abortedCall({ operation, attempts: 0 }) }
  let done = cursor
  let failed = 0
  try {
    for (;;) {
      const results = await within(cancel, next)
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
