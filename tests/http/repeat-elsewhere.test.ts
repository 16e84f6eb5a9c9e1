import { expect, onTestFinished, test } from 'vitest'
import { post, read, startApp } from '../support/app.ts'

test('a repeat whose first still runs in another process, after the longest wait, is 503 and worth repeating in a second', async () => {
  const app = await startApp({ deps: () => ({ idempotency: { begin: async () => ({ kind: 'running' }) } }) })
  onTestFinished(() => app.close())
  const { id, key } = await app.newKey('free')
  const answer = await post(
    app,
    '/estimation',
    { commune: 'Mamer', surface: 80 },
    { 'X-API-Key': key, 'Idempotency-Key': 'order-1' },
  )
  expect(answer.status).toBe(503)
  expect(await read(answer)).toMatchObject({ success: false, code: 'unavailable' })
  expect(answer.headers.get('Retry-After')).toBe('1')
  // It was not answered, so it is in no day.
  expect(await app.deps.usage.used(id, '2026-11-21')).toBe(0)
})
