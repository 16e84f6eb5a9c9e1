import { createClient } from '@valorem/sdk'
import { expect, test } from 'vitest'
import { startApp } from '../support/app.ts'
import { person } from '../support/person.ts'
import { service } from './service.ts'

test('a session token as apiKey opens the account, and is sent as a bearer alone', async () => {
  const app = await startApp()
  const ada = await person(app)
  const client = createClient({ apiKey: await ada.token(), baseUrl: app.url })
  expect((await client.account.me()).data.email).toBe(ada.email)
  const { data } = await client.account.createKey({ name: 'Pages' })
  expect((await client.account.key(data.key.id)).data.key.name).toBe('Pages')
  expect((await client.account.keyUsage(data.key.id)).data.days).toHaveLength(30)
  expect((await client.account.revokeKey(data.key.id)).data.key.revokedAt).not.toBeNull()
  expect(await client.safe.account.key('key/../x?y')).toMatchObject({ ok: false, error: { code: 'key_not_found' } })
  expect(await client.safe.estimation.estimate({ commune: 'Mamer', surface: 80 })).toMatchObject({
    error: { code: 'forbidden' },
  })
  const withKey = createClient({ apiKey: data.secret, baseUrl: app.url })
  expect(await withKey.safe.account.me()).toMatchObject({ error: { code: 'revoked_key' } })
  await app.close()
})

test('hooks never see the token', async () => {
  const token = 'eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiJ1c3JfMSJ9.c2lnbmF0dXJl'
  const { url, hits } = await service(response => response.end('{"data":{},"meta":{}}'))
  const seen: unknown[] = []
  const client = createClient({ apiKey: token, baseUrl: url, onRequest: event => void seen.push(event) })
  await client.account.me()
  expect(hits[0]?.headers.authorization).toBe(`Bearer ${token}`)
  expect(hits[0]?.headers).not.toHaveProperty('x-api-key')
  expect(JSON.stringify(seen)).not.toContain(token)
})

test('an id that is none is refused before anything is sent', async () => {
  const client = createClient({ apiKey: 'vk_sandbox_public', baseUrl: 'http://127.0.0.1:1' })
  await expect(client.account.key('')).rejects.toThrow('id must be a text')
  await expect(client.account.key(undefined as never)).rejects.toThrow('id must be a text')
})
