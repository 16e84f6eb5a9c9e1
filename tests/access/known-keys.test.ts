import { expect, test } from 'vitest'
import { createKeyFinder } from '#server/access/credentials'
import { createKeyText, hashKey } from '#server/access/keys'
import { createSandbox } from '#server/access/sandbox'
import type { ApiKey } from '#server/ports/key-store'

test('a key is known once the store has said that it is good, for three seconds', async () => {
  const text = createKeyText('secret', size => Buffer.alloc(size, 7))
  const key: ApiKey = {
    ...{ id: 'k1', name: 'One', tier: 'free', kind: 'secret', origins: [], prefix: 'vk_live_', lastFour: 'last' },
    createdAt: '2026-01-01T00:00:00.000Z',
  }
  let [now, stored] = [0, key]
  const byHash = async (hash: string) => (hash === hashKey(text) ? stored : undefined)
  const finder = createKeyFinder({
    keys: { byHash } as never,
    sandbox: createSandbox('vk_sandbox_public'),
    now: () => now,
  })
  expect(finder.getFreshKey(text)).toBeUndefined()
  await finder.find(text)
  expect(finder.getFreshKey(text)).toEqual(key)
  now = 3000
  expect(finder.getFreshKey(text)).toBeUndefined()
  stored = { ...key, revokedAt: '2026-01-02T00:00:00.000Z' }
  expect(await finder.find(text)).toHaveProperty('revokedAt')
  expect(finder.getFreshKey(text)).toBeUndefined()
  expect(finder.getFreshKey('vk_sandbox_public')).toMatchObject({ kind: 'sandbox' })
  expect(finder.getFreshKey('vk_sandbox_other')).toBeUndefined()
})
