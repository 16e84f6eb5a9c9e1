import { expect, onTestFinished, test } from 'vitest'
import { newDatabase } from '../adapters/storage/places.ts'
import { connected } from '../support/redis.ts'
import { load, messages, newKey, startTwo, withStatus } from '../support/replicas.ts'
import { startSwitchingProxy } from '../support/switched-address.ts'
import { startPostgres, startRedis } from '../support/test-engines.ts'

const back = 'limits are counted in Redis again'

test('a Redis replica that is promoted counts the minutes of both services, and no caller fails meanwhile', async () => {
  const [postgres, a] = await Promise.all([startPostgres(), startRedis()])
  const portA = new URL(a.url).port
  const b = await startRedis('--replicaof', '127.0.0.1', portA)
  const portB = new URL(b.url).port
  const address = await startSwitchingProxy({ a: portA, b: portB })
  const ends = [postgres.end, a.end, b.end, address.end]
  onTestFinished(async () => void (await Promise.all(ends.map(end => end()))))
  const env = {
    DATABASE_URL: (await newDatabase(postgres.url)).url,
    REDIS_URL: `redis://${address.host}:${address.port}`,
    TIER_LIMITS: '{"pro":{"perMinute":1000000,"perDay":1000000}}',
  }
  const services = await startTwo(env)
  onTestFinished(async () => void (await Promise.all(services.map(service => service.end('SIGKILL')))))
  const urls = services.map(({ url }) => url)
  const [before, after, pro] = [await newKey(env, 'free'), await newKey(env, 'free'), await newKey(env, 'pro')]
  expect(withStatus(await load(urls, before.key, 200), 200)).toBe(10)
  // Open connections stay at the first server, which becomes a replica of the second.
  await address.leadTo('b')
  const [first, second] = [await connected(a.url), await connected(b.url)]
  await second.sendCommand(['REPLICAOF', 'NO', 'ONE'])
  await first.sendCommand(['REPLICAOF', '127.0.0.1', portB])
  const startedAt = performance.now()
  const isBack = () => services.every(service => messages(service).includes(back))
  let [asked, answered] = [0, 0]
  while (!isBack() && performance.now() - startedAt < 60_000) {
    answered += withStatus(await load(urls, pro.key, 64), 200)
    asked += 64
  }
  process.stdout.write(`failover: Redis: counted there again after ${Math.round(performance.now() - startedAt)} ms\n`)
  expect(services.map(service => messages(service).filter(message => message === back))).toEqual([[back], [back]])
  expect(answered).toBe(asked)
  expect(withStatus(await load(urls, after.key, 200), 200)).toBe(10)
  first.destroy()
  second.destroy()
})
