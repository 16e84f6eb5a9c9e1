import { expect, onTestFinished, test } from 'vitest'
import { noon, post, read, startApp } from '../support/app.ts'

test('while all sandboxes are in use another one is 503, and the address keeps its place for it', async () => {
  const app = await startApp({ sandboxesAtOnce: 9 })
  onTestFinished(() => app.close())
  for (let count = 0; count < 9; count += 1) expect((await post(app, '/sandbox', {})).status).toBe(201)
  for (let more = 0; more < 3; more += 1) {
    app.clock.now = new Date(app.clock.now.getTime() + 60_000)
    const refused = await post(app, '/sandbox', {})
    const { code } = await read(refused)
    expect([refused.status, code, refused.headers.get('Retry-After')]).toEqual([503, 'unavailable', '300'])
  }
  // Nine of the ten places of the hour are taken: one refused creation that kept its place would be the last.
  await app.db.deleteFrom('private_sandbox').where('created_at', '=', noon.toISOString()).execute()
  expect((await post(app, '/sandbox', {})).status).toBe(201)
  expect((await post(app, '/sandbox', {})).status).toBe(429)
})
