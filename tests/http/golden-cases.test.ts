import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { goldenFiles } from '../golden/corpus.ts'
import { post, startApp, type TestApp } from '../support/app.ts'

let app: TestApp
beforeEach(async () => {
  app = await startApp()
})
afterEach(() => app.close())

const today = '2026-11-21'

describe('a golden case', () => {
  const [golden] = goldenFiles.yields.cases
  const path = goldenFiles.yields.path.replace('/api/v1', '')
  const usedBySandbox = () => app.deps.usage.used('sandbox', today)

  test('takes a place of the minute of the sandbox key, and none of the day that all share', async () => {
    const answer = await post(app, path, golden?.request)
    expect(answer.status).toBe(200)
    expect(await usedBySandbox()).toBe(0)
    expect(Number(answer.headers.get('X-RateLimit-Remaining'))).toBe(9)
  })

  test('with another figure is a request like any other', async () => {
    await post(app, path, { ...golden?.request, price: 123_456 })
    expect(await usedBySandbox()).toBe(1)
  })

  test('of another operation is one too', async () => {
    await post(app, '/estimation', golden?.request)
    expect(await usedBySandbox()).toBe(1)
  })

  test('with an Idempotency-Key is counted once, as its repeats are free anyway', async () => {
    for (let time = 0; time < 2; time += 1) await post(app, path, golden?.request, { 'Idempotency-Key': 'golden' })
    expect(await usedBySandbox()).toBe(1)
  })
})
