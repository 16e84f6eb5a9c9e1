import { type Client, createClient } from '@valorem/sdk'
import { expect, test } from 'vitest'
import { apiKey, json, service } from './service.ts'

const answering = () => service(response => json(response, 200, { success: true, data: {}, meta: {} }))

/** Every method with an id or a name in its path, and how that is called. */
const methods: [string, (client: Client, part: string) => Promise<unknown>][] = [
  ['id', ({ account }, id) => account.key(id)],
  ['id', ({ account }, id) => account.setOrigins(id, { origins: [] })],
  ['id', ({ account }, id) => account.revokeKey(id)],
  ['id', ({ account }, id) => account.keyUsage(id)],
  ['provider', ({ account }, provider) => account.saveProviderKey(provider as 'openai', { key: 'sk-of-a-provider' })],
  ['provider', ({ account }, provider) => account.deleteProviderKey(provider as 'openai')],
  ['commune', ({ market }, name) => market.commune(name)],
]

test.each(['', '.', '..', '%2e', '%2E%2e', '.%2e', '\ud800'])('%j is no part of a path', async part => {
  const { url, hits } = await answering()
  const client = createClient({ apiKey, baseUrl: url })
  for (const [name, call] of methods) {
    const error = await call(client, part).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ name: 'ConfigurationError', attempts: 0 })
    expect(error).toHaveProperty('message', expect.stringMatching(`^${name} must be a text other than .* received "`))
  }
  expect(hits).toEqual([])
})

test.each([undefined, null, 7, {}])('%j is none either', async part => {
  const { url, hits } = await answering()
  const { account } = createClient({ apiKey, baseUrl: url })
  await expect(account.key(part as never)).rejects.toThrow(/^id must be a text/)
  expect(hits).toEqual([])
})

test.each(['...', '.a', '..a', 'a..', 'a/../b', '%2e%2e%2e', 'a?b#c', 'Ëlwen'])('%j stays one part', async part => {
  const { url, hits } = await answering()
  await createClient({ apiKey, baseUrl: url }).account.keyUsage(part)
  expect(hits.map(({ path }) => path)).toEqual([`/api/v1/account/keys/${encodeURIComponent(part)}/usage`])
})

test.each([
  '/../x',
  '/x/..',
  '/x/./y',
  '/x/%2E%2e?y',
  '/x/.%2e#y',
  '/x/..\\y',
  '/.\t./x',
  '/x/.. ',
  '/x/..\0',
  'x',
  '',
])('%j is no path of a request', async path => {
  const { url, hits } = await answering()
  await expect(createClient({ apiKey, baseUrl: url }).request('DELETE', path)).rejects.toThrow(/^path must begin/)
  expect(hits).toEqual([])
})

test.each(['/x/..y', '/x/a..', '/x?y=/../z', '/x?y=a\\b'])('%j is one', async path => {
  const { url, hits } = await answering()
  await createClient({ apiKey, baseUrl: url }).request('GET', path)
  expect(hits.map(hit => hit.path)).toEqual([path])
})
