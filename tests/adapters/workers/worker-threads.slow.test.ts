import { describe, expect, onTestFinished, test } from 'vitest'
import { createKnownClient } from '#server/access/queued-client'
import type { WorkerThreadOptions } from '#server/adapters/workers/worker-threads'
import type { WorkerAnswer, WorkerCall } from '#server/operations/worker-call'
import type { WorkOutcome } from '#server/ports/workers'
import { testWorkers, workerEvents } from '../../support/workers.ts'

const body = new TextEncoder().encode('{"items":[{"commune":"Mamer","surface":80}]}')

/** Threads of a test module, asked by the names of requests. */
const pool = (module: string, options: Partial<WorkerThreadOptions> = {}) => {
  const events = workerEvents()
  const workers = testWorkers(module, { metrics: events, ...options })
  onTestFinished(() => workers.close())
  const ask = (requestId: string, signal = new AbortController().signal): Promise<WorkOutcome<WorkerAnswer>> => {
    const context: WorkerCall['context'] = { requestId, day: '2026-11-21', caller: { name: 'a', tier: 'free' } }
    return workers.run(
      { id: 'estimateBatch', body, context },
      { client: createKnownClient('a'), bytes: body.byteLength, signal },
    )
  }
  return { ask, events, workers }
}

const estimated = { outcome: 'done', result: { answer: { status: 200 }, logged: [] } }

describe('a thread that ends costs its own call alone', () => {
  test.each([
    ['is killed', 'kill', 'mortal', {}],
    ['throws where nobody catches it', 'throw', 'mortal', {}],
    ['runs out of memory', 'memory', 'mortal', { memoryMiB: 80 }],
    // The time counts the start of a thread, so it is one in which each of the others starts and answers.
    ['works longer than it may', 'loop', 'light', { runMs: 12_000 }],
  ])('one that %s', async (_what, name, kind, options) => {
    const { ask, events } = pool(`${kind}-worker.ts`, options)
    // The others wait behind it, or run beside it, and get their answers from another thread.
    const [first, lost, ...others] = await Promise.all([ask('a'), ask(name), ask('b'), ask('c')])
    expect(first).toMatchObject(estimated)
    expect(lost).toEqual({ outcome: 'lost', cause: expect.any(Error) })
    for (const other of others) expect(other).toMatchObject(estimated)
    expect(await ask('d')).toMatchObject(estimated)
    expect(events.lost).toBe(1)
    expect(events.state).toEqual({ waiting: 0, running: 0, bytes: 0 })
  })
})

test('threads that cannot start leave no call behind', async () => {
  const { ask, events } = pool('unstarted-worker.ts')
  const outcomes = await Promise.all([ask('a'), ask('b'), ask('c')])
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(['lost', 'lost', 'lost'])
  expect(await ask('d')).toMatchObject({ outcome: 'lost' })
  expect(events.state).toEqual({ waiting: 0, running: 0, bytes: 0 })
})

test('a thread that rests ends after its time, and the next call starts another', async () => {
  const { ask } = pool('mortal-worker.ts', { idleMs: 1 })
  expect(await ask('a')).toMatchObject(estimated)
  await new Promise(resolve => setTimeout(resolve, 50))
  expect(await ask('b')).toMatchObject(estimated)
})

test('a caller who hangs up while the thread works gets nothing, and the thread works on for others', async () => {
  const { ask, events } = pool('mortal-worker.ts')
  await ask('a')
  const gone = new AbortController()
  const dropped = ask('slow', gone.signal)
  await expect.poll(() => events.state.running).toBe(1)
  gone.abort()
  expect((await dropped).outcome).toBe('done')
  expect(await ask('b')).toMatchObject(estimated)
  expect(events.lost).toBe(0)
})

test('closing ends what runs', async () => {
  const { ask, workers, events } = pool('mortal-worker.ts')
  await ask('a')
  const running = ask('loop')
  await expect.poll(() => events.state.running).toBe(1)
  await workers.close()
  expect((await running).outcome).toBe('lost')
})

test('a pool that no call has reached closes without having started a thread', async () => {
  await expect(testWorkers('unstarted-worker.ts').close()).resolves.toBeUndefined()
})
