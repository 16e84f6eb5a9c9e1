import { expect, test } from 'vitest'
import type * as z from 'zod'
import type { MarketData } from '#contract/data'
import { get, read } from '../../support/app.ts'
import { newFolder, type ServiceProcess, startProcess } from '../../support/process.ts'
import { connected, newPrefix, redisUrl } from '../../support/redis.ts'
import { type MarketWorld, marketWorld } from './market-world.ts'

/** A service as `npm start` runs it, over the sources of a world and the common Redis. */
const started = async ({ urls }: MarketWorld, prefix: string): Promise<ServiceProcess> =>
  startProcess({
    DATA_DIR: await newFolder(),
    MARKET_DATA_REFRESH: 'on',
    TIER_LIMITS: '{"sandbox":{"perMinute":100000,"perDay":null}}',
    REDIS_URL: redisUrl,
    REDIS_PREFIX: prefix,
    ECB_URL: urls.ecb,
    EUROSTAT_URL: urls.eurostat,
    LUSTAT_URL: urls.lustat,
    WEBSTAT_URL: urls.banqueDeFrance,
  })

const answered = async (service: ServiceProcess) =>
  (await read(await get(service, '/market-data'))).data as z.infer<typeof MarketData>

const statuses = async (service: ServiceProcess): Promise<string[]> => [
  ...new Set((await answered(service)).indicators.map(({ status }) => status)),
]

test('two processes on one Redis refresh once, both serve what was read, and a third finds it there', async () => {
  const world = await marketWorld()
  const prefix = newPrefix()
  const services = await Promise.all([started(world, prefix), started(world, prefix)])
  for (const service of services) await expect.poll(() => statuses(service), { interval: 100 }).toEqual(['live'])
  expect(world.seen()).toBe(20)
  const [one, other] = await Promise.all(services.map(answered))
  expect(other?.indicators).toEqual(one?.indicators)
  const third = await started(world, prefix)
  await expect.poll(() => statuses(third), { interval: 100 }).toEqual(['live'])
  expect(world.seen()).toBe(20)
  expect(await Promise.all([...services, third].map(service => service.end('SIGTERM')))).toEqual([0, 0, 0])
  const client = await connected()
  const keys = await client.keys(`${prefix}:*`)
  expect(keys.filter(key => key.includes('lock'))).toEqual([])
  await client.del(keys)
  client.destroy()
})

test('a process stops at once while a source is silent', async () => {
  const world = await marketWorld()
  world.behaviours.ecb = 'slow'
  const service = await started(world, newPrefix())
  await expect.poll(() => world.seen()).toBeGreaterThan(0)
  const at = performance.now()
  expect(await service.end('SIGTERM')).toBe(0)
  // Three tries of eight seconds each is what the source would be given.
  expect(performance.now() - at).toBeLessThan(15_000)
})
