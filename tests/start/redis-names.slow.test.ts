import { expect, onTestFinished, test } from 'vitest'
import { newDatabase } from '../adapters/storage/places.ts'
import { get, post, startApp, type TestApp } from '../support/app.ts'
import { connected, newPrefix, redisUrl } from '../support/redis.ts'

const [v4, v6] = ['203.0.113.77', '2001:db8:77:1::5']
const home = { commune: 'Mamer', surface: 80 }

/** Two replicas on one PostgreSQL and one Redis, and the keys that they have written there. */
const startReplicas = async (env: Record<string, string>) => {
  const [database, prefix] = [await newDatabase(), newPrefix()]
  const shared = { DATABASE_URL: database.url, REDIS_URL: redisUrl, REDIS_PREFIX: prefix, TRUST_PROXY: '1' }
  const replicas = [await startApp({ env: { ...shared, ...env } }), await startApp({ env: { ...shared, ...env } })]
  onTestFinished(async () => {
    await Promise.all(replicas.map(replica => replica.close()))
    await database.drop()
  })
  const client = await connected()
  onTestFinished(() => client.destroy())
  const [one, other] = replicas as [TestApp, TestApp]
  return { one, other, readKeys: () => client.keys(`${prefix}:*`) }
}

test.each([
  ['with AUTH_SECRET', {}, true],
  ['without accounts and AUTH_SECRET', { ACCOUNTS: 'off', AUTH_SECRET: '' }, false],
] as const)(
  'no key of Redis names the address of a caller, and two replicas count it together: %s',
  async (_how, env, hasPages) => {
    const { one, other, readKeys } = await startReplicas({ ...env, UNKNOWN_CALLERS_PER_MINUTE: '4' })
    const publishable = await one.newKey('pro', 'publishable', ['https://agency.example'])
    for (const address of [v4, v6]) {
      const from = { 'X-Forwarded-For': address }
      const unknown = { ...from, 'X-API-Key': 'vk_live_nobody' }
      for (const replica of [one, other, one, other])
        expect((await get(replica, '/estimation/places', unknown)).status).toBe(401)
      // The fifth of both together.
      expect((await get(one, '/estimation/places', unknown)).status).toBe(429)
      expect((await get(other, '/estimation/places', unknown)).status).toBe(429)
      const page = { ...from, 'X-API-Key': publishable.key, Origin: 'https://agency.example' }
      expect((await post(one, '/estimation', home, page)).status).toBe(200)
      expect((await post(one, '/estimation', home, { ...from, 'X-Sandbox-Scenario': '503' })).status).toBe(503)
      if (hasPages) expect((await fetch(`${one.url}/sign-in`, { headers: from })).status).toBe(200)
    }
    const keys = await readKeys()
    const kinds = hasPages ? ['unknown', 'scenario', 'stranger'] : ['unknown', 'scenario']
    for (const kind of kinds) expect(keys.filter(key => key.includes(`:w:${kind}:`))).toHaveLength(2)
    expect(keys.filter(key => key.includes(`:w:${publishable.id}:`))).toHaveLength(2)
    expect(keys.filter(key => /203\.0\.113|2001:0?db8/.test(key))).toEqual([])
  },
  60_000,
)
