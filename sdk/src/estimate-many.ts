import type {
  BatchFailure,
  BatchResponse,
  BatchSuccess,
  EstimationBatchInput,
  EstimationInput,
} from './derived/types.ts'
import { abortedCall } from './errors.ts'
import { checkNumber, type Limitations } from './options.ts'
import type { Result } from './result.ts'
import { unreadable } from './transport/answer.ts'
import { type Cancel, within } from './transport/timeout.ts'

/** How far a run has come, told after the results of each chunk were taken. */
export interface Progress {
  /** Items done, those before the cursor included: the `cursor` that would resume here. */
  readonly done: number
  /** Items that failed in this run. */
  readonly failed: number
  /** Items in all, where the list says it (arrays, sets); else undefined. */
  readonly total: number | undefined
}

/** How a long list is estimated; the limits hold for each request, not for the whole run. */
export interface ManyOptions extends Limitations {
  /** Items in a request, 1 to 1000; 1000. */
  chunkSize?: number | undefined
  /** Requests under way at a time, 1 to 16; 1. That many chunks are read ahead. */
  concurrency?: number | undefined
  /** Items at the front of the list that are already done, as `index + 1` of the last result that was kept; 0. */
  cursor?: number | undefined
  onProgress?: ((progress: Progress) => void) | undefined
}

/** The result of one item; `index` counts over the whole list. */
export type ManyResult = BatchSuccess | BatchFailure

/** Any list of homes: an array, a generator, rows of a file as they are read. */
export type Homes = Iterable<EstimationInput> | AsyncIterable<EstimationInput>

/** Sends one chunk, with its repeats. */
export type SendChunk = (input: EstimationBatchInput, options: Limitations) => Promise<Result<BatchResponse>>

const operation = 'estimateMany'

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

const sent = async (send: SendChunk, items: EstimationInput[], limits: Limitations): Promise<readonly ManyResult[]> => {
  const { data, attempts, ...rest } = await send({ items }, limits)
  // With one result too few, all that follow would stand at a foreign home.
  if (data.results?.length !== items.length) throw unreadable(JSON.stringify(data), { operation, attempts }, rest)
  return data.results
}

/** See `Estimation.estimateMany`. */
export async function* estimateMany(
  send: SendChunk,
  homes: Homes,
  options: ManyOptions = {},
): AsyncGenerator<ManyResult, void, undefined> {
  const { chunkSize = 1000, concurrency = 1, cursor = 0, onProgress, signal, ...limits } = options
  checkNumber('chunkSize', chunkSize, 1, 1000)
  checkNumber('concurrency', concurrency, 1, 16)
  checkNumber('cursor', cursor, 0, 2 ** 53)
  const { length, size } = homes as { length?: number; size?: number } // arrays have the one, sets the other
  const run = new AbortController()
  const source = reader(homes, chunkSize, cursor)
  const underway: Promise<readonly ManyResult[]>[] = []
  const next = async () => {
    while (underway.length < concurrency) {
      const items = await source.next()
      if (!items.length) break
      const answer = sent(send, items, { ...limits, signal: run.signal })
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
