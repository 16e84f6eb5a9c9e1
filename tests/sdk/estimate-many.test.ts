import { type BatchSuccess, createClient, type EstimationInput, type ManyOptions, type ManyResult } from '@valorem/sdk'
import { describe, expect, test } from 'vitest'
import { type Answer, apiKey, failure, json, service } from './service.ts'

/** Homes whose surface is their place in the list plus one. */
const homes = (count: number): EstimationInput[] =>
  Array.from({ length: count }, (_, index) => ({ commune: 'Mamer', surface: index + 1 }))

const itemsOf = (body: string): EstimationInput[] => JSON.parse(body).items

/** Answers each item with its surface as its value; surfaces in `bad` fail. */
const batchOf = (body: string, bad: readonly number[] = []) => {
  const results = itemsOf(body).map(({ surface }, index) =>
    bad.includes(surface)
      ? { index, success: false, error: 'No.', code: 'invalid_request' }
      : { index, success: true, data: { estimationCentrale: surface } },
  )
  return { success: true, count: results.length, succeeded: 0, failed: 0, results }
}

const right: Answer = (response, _number, { body }) => json(response, 200, batchOf(body))

const clientOf = async (answer: Answer) => {
  const at = await service(answer)
  return { ...at, client: createClient({ apiKey, baseUrl: at.url }) }
}

const worth = (result: ManyResult): number => (result as BatchSuccess).data.estimationCentrale

const collect = async <Item>(list: AsyncIterable<Item>): Promise<Item[]> => {
  const items: Item[] = []
  for await (const item of list) items.push(item)
  return items
}

describe('estimateMany', () => {
  test('yields one result a home, in order, with its index in the whole list', async () => {
    const { client, hits } = await clientOf(right)
    const results = await collect(client.estimation.estimateMany(homes(2500)))
    expect(results.map(({ index }) => index)).toEqual(homes(2500).map((_, index) => index))
    expect(results.map(worth)).toEqual(homes(2500).map(({ surface }) => surface))
    expect(hits.map(({ body }) => itemsOf(body).length)).toEqual([1000, 1000, 500])
  })

  test.each([
    ['a generator', () => homes(5).values()],
    ['a set', () => new Set(homes(5))],
    [
      'rows as they are read',
      async function* () {
        for (const home of homes(5)) yield home
      },
    ],
  ])('takes %s', async (_description, list) => {
    const { client } = await clientOf(right)
    const results = await collect(client.estimation.estimateMany(list(), { chunkSize: 2 }))
    expect(results.map(worth)).toEqual([1, 2, 3, 4, 5])
  })

  test('asks nothing for an empty list', async () => {
    const { client, hits } = await clientOf(right)
    expect(await collect(client.estimation.estimateMany([]))).toEqual([])
    expect(hits).toHaveLength(0)
  })

  test('lets a bad home fail alone, in its place', async () => {
    const { client } = await clientOf((response, _number, { body }) => json(response, 200, batchOf(body, [3])))
    const results = await collect(client.estimation.estimateMany(homes(4), { chunkSize: 2 }))
    expect(results.map(({ success }) => success)).toEqual([true, true, false, true])
    expect(results[2]).toMatchObject({ index: 2, code: 'invalid_request' })
  })

  test('repeats the chunk that failed and no other', async () => {
    const { client, hits } = await clientOf((response, number, { body }) => {
      if (number === 2) json(response, 503, failure('unavailable'), { 'retry-after-ms': '0' })
      else json(response, 200, batchOf(body))
    })
    const results = await collect(client.estimation.estimateMany(homes(6), { chunkSize: 2 }))
    expect(results.map(worth)).toEqual([1, 2, 3, 4, 5, 6])
    expect(hits.map(({ body }) => itemsOf(body)[0]?.surface)).toEqual([1, 3, 3, 5])
    expect(hits[1]?.headers['idempotency-key']).toBe(hits[2]?.headers['idempotency-key'])
  })

  test('throws when a chunk fails for good, and resumes by the cursor without asking twice', async () => {
    const { client, hits } = await clientOf((response, number, { body }) => {
      if (number === 2) json(response, 400, failure('invalid_request'))
      else json(response, 200, batchOf(body))
    })
    const taken: number[] = []
    let cursor = 0
    const run = async () => {
      for await (const result of client.estimation.estimateMany(homes(5), { chunkSize: 2, cursor })) {
        taken.push(worth(result))
        cursor = result.index + 1
      }
    }
    await expect(run()).rejects.toMatchObject({ name: 'InvalidRequestError' })
    expect(cursor).toBe(2)
    await run()
    expect(taken).toEqual([1, 2, 3, 4, 5])
    expect(hits.map(({ body }) => itemsOf(body).map(({ surface }) => surface))).toEqual([[1, 2], [3, 4], [3, 4], [5]])
  })

  test('tells the progress after each chunk was taken, never before', async () => {
    const { client } = await clientOf((response, _number, { body }) => json(response, 200, batchOf(body, [2])))
    const log: unknown[] = []
    const options: ManyOptions = { chunkSize: 2, cursor: 1, onProgress: progress => log.push(progress) }
    for await (const { index } of client.estimation.estimateMany(homes(4), options)) log.push(index)
    expect(log).toEqual([1, 2, { done: 3, failed: 1, total: 4 }, 3, { done: 4, failed: 1, total: 4 }])
  })

  test('says no total for a list that does not know it', async () => {
    const { client } = await clientOf(right)
    const totals: unknown[] = []
    const options: ManyOptions = { onProgress: ({ total }) => totals.push(total) }
    await collect(client.estimation.estimateMany(homes(2).values(), options))
    expect(totals).toEqual([undefined])
  })

  test('keeps the order when several requests are under way', async () => {
    const waiting: (() => void)[] = []
    const { client, hits } = await clientOf((response, _number, { body }) => {
      // The three answers leave in the wrong order.
      if (waiting.push(() => json(response, 200, batchOf(body))) === 3) for (const send of waiting.reverse()) send()
    })
    const results = await collect(client.estimation.estimateMany(homes(6), { chunkSize: 2, concurrency: 3 }))
    expect(results.map(worth)).toEqual([1, 2, 3, 4, 5, 6])
    expect(hits).toHaveLength(3)
  })

  test('reports a chunk that fails early when its turn comes', async () => {
    const { client } = await clientOf((response, _number, { body }) => {
      if (itemsOf(body)[0]?.surface === 3) json(response, 400, failure('invalid_request'))
      else json(response, 200, batchOf(body))
    })
    const taken: number[] = []
    const run = async () => {
      const options = { chunkSize: 2, concurrency: 2 }
      for await (const result of client.estimation.estimateMany(homes(6), options)) taken.push(worth(result))
    }
    await expect(run()).rejects.toMatchObject({ code: 'invalid_request' })
    expect(taken).toEqual([1, 2])
  })

  test('refuses an answer with too few results rather than giving one to a foreign home', async () => {
    const { client } = await clientOf((response, _number, { body }) => {
      json(response, 200, { ...batchOf(body), results: batchOf(body).results.slice(1) })
    })
    const run = collect(client.estimation.estimateMany(homes(3)))
    await expect(run).rejects.toMatchObject({ name: 'ResponseFormatError', operation: 'estimateMany' })
  })

  test('reads no further than it must, and closes the list when the loop is left', async () => {
    const { client } = await clientOf(right)
    let read = 0
    let isClosed = false
    const list = function* () {
      try {
        for (const home of homes(100)) {
          read += 1
          yield home
        }
      } finally {
        isClosed = true
      }
    }
    for await (const { index } of client.estimation.estimateMany(list(), { chunkSize: 10 })) if (index === 3) break
    expect(read).toBe(10)
    expect(isClosed).toBe(true)
  })

  test('ends at once on a signal, also while the list gives nothing', async () => {
    const { client } = await clientOf(right)
    const abort = new AbortController()
    const list = async function* () {
      setImmediate(() => abort.abort('enough'))
      await new Promise(() => {})
      yield* homes(1)
    }
    const run = collect(client.estimation.estimateMany(list(), { signal: abort.signal }))
    await expect(run).rejects.toMatchObject({ name: 'AbortedError', cause: 'enough' })
  })

  test('passes on what the list itself throws', async () => {
    const { client } = await clientOf(right)
    const list = function* () {
      yield* homes(1)
      throw new Error('file away')
    }
    await expect(collect(client.estimation.estimateMany(list()))).rejects.toThrow('file away')
  })

  test('keeps a hole at the front of a chunk as an item, and reads on', async () => {
    const { client, hits } = await clientOf((response, _number, { body }) => {
      const results = itemsOf(body).map((_, index) => ({
        index,
        success: false,
        error: 'No.',
        code: 'invalid_request',
      }))
      json(response, 200, { ...batchOf('{"items":[]}'), results })
    })
    const list = JSON.parse('[null, {"commune":"Mamer","surface":2}, 0]') as EstimationInput[]
    const results = await collect(client.estimation.estimateMany(list, { chunkSize: 2 }))
    expect(results.map(({ index }) => index)).toEqual([0, 1, 2])
    expect(hits.map(({ body }) => itemsOf(body).length)).toEqual([2, 1])
  })

  test('waits up to a minute for the next window of the key', async () => {
    const abort = new AbortController()
    const at = await service(response => json(response, 429, failure('rate_limited'), { 'retry-after': '61' }))
    const waits: number[] = []
    const client = createClient({
      apiKey,
      baseUrl: at.url,
      onRetry: ({ waitMs }) => {
        waits.push(waitMs)
        setImmediate(() => abort.abort())
      },
    })
    const run = collect(client.estimation.estimateMany(homes(1), { signal: abort.signal }))
    await expect(run).rejects.toMatchObject({ name: 'AbortedError' })
    expect(waits[0]).toBeGreaterThanOrEqual(61_000)
  })

  test.each([
    [{ chunkSize: 0 }, /chunkSize/],
    [{ chunkSize: 1001 }, /chunkSize/],
    [{ concurrency: 17 }, /concurrency/],
    [{ cursor: -1 }, /cursor/],
    [{ cursor: 0.5 }, /cursor/],
    [{ chunksize: 10 }, /chunksize is no option of estimateMany; did you mean chunkSize\?/],
  ])('refuses %o', async (options: object, message) => {
    const { client } = await clientOf(right)
    await expect(collect(client.estimation.estimateMany(homes(1), options))).rejects.toThrow(message)
  })
})
