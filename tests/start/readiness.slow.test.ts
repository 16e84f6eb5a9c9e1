import { describe, expect, test } from 'vitest'
import { createReadiness } from '#server/start/readiness'
import { newFolder, startProcess } from '../support/process.ts'
import { patientWorkers, testWorkers } from '../support/workers.ts'

/** The readiness of a service whose records answer, with the end of its warm-up in the test's hand. */
const service = () => {
  const warmUp = Promise.withResolvers<void>()
  const warnings: string[] = []
  const { ready, start, stop } = createReadiness(
    async () => true,
    { warmUp: () => warmUp.promise },
    { warn: (_fields, message) => void warnings.push(message) },
  )
  return { ready, start, stop, warmUp, warnings }
}

describe('a service is ready once it has a thread for large calculations', () => {
  test('and not before', async () => {
    const { ready, start, warmUp, warnings } = service()
    expect(await ready()).toBe(false)
    start()
    expect(await ready()).toBe(false)
    warmUp.resolve()
    await expect.poll(ready).toBe(true)
    expect(warnings).toEqual([])
  })

  test('or once it knows that none starts, which it says', async () => {
    const { ready, start, warmUp, warnings } = service()
    start()
    warmUp.reject(new Error('no thread'))
    await expect.poll(ready).toBe(true)
    expect(warnings).toEqual(['no thread was ready before the first large calculation'])
  })

  test('never while it stops, and a thread that is ended then is no warning', async () => {
    const { ready, start, stop, warmUp, warnings } = service()
    start()
    stop()
    warmUp.reject(new Error('ended'))
    await warmUp.promise.catch(() => {})
    expect(await ready()).toBe(false)
    expect(warnings).toEqual([])
  })

  test('never while its records do not answer', async () => {
    const { ready, start } = createReadiness(async () => false, { warmUp: async () => {} }, { warn: () => {} })
    start()
    expect(await ready()).toBe(false)
  })
})

describe('the first calls', () => {
  test('are all answered by a thread of the service', async () => {
    const workers = patientWorkers()
    await expect(workers.warmUp()).resolves.toBeUndefined()
    await workers.close()
  })

  test('fail where the thread cannot start, and where it is ended', async () => {
    const unstarted = testWorkers('unstarted-worker.ts')
    await expect(unstarted.warmUp()).rejects.toThrow()
    await unstarted.close()
    const ended = patientWorkers()
    const warming = ended.warmUp()
    const rejected = expect(warming).rejects.toThrow()
    await ended.close()
    await rejected
  })
})

test.each(['on', 'off'])('a service with WARM_THREAD=%s gets ready, and answers a batch', async WARM_THREAD => {
  const { url, end } = await startProcess({ DATA_DIR: await newFolder(), WARM_THREAD })
  await expect.poll(async () => (await fetch(`${url}/health/ready`)).status).toBe(200)
  const batch = await fetch(`${url}/api/v1/estimation/batch`, {
    method: 'POST',
    headers: { 'X-API-Key': 'vk_sandbox_public', 'Content-Type': 'application/json' },
    body: JSON.stringify({ items: [{ commune: 'Mamer', surface: 80 }] }),
  })
  expect(await batch.json()).toMatchObject({ success: true, succeeded: 1 })
  expect(await end('SIGTERM')).toBe(0)
})
