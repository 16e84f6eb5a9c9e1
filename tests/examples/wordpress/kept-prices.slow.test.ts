import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'
import { type Site, startSite } from './site.ts'

/** An entry of what the plugin keeps. */
interface Kept {
  value: unknown
  fresh: number
  end: number
}

let [app, site, key] = [] as unknown as [TestApp, Site, string]
/** What each request asked for, and how the server answers: as the service, with a failure, or never. */
const asked: string[] = []
let answer: 'service' | 'failure' | 'never' = 'service'
/** Runs while a page waits for the server. */
let whileWaiting: () => Promise<void> = async () => {}

const server = createServer(async (req, res) => {
  asked.push(req.url ?? '')
  await whileWaiting()
  if (answer === 'never') return
  if (answer === 'failure') return void res.writeHead(503).end()
  const headers = { 'X-API-Key': `${req.headers['x-api-key']}`, Origin: `${req.headers.origin}` }
  const from = await fetch(`${app.url}${req.url}`, { headers })
  res.writeHead(from.status, { 'Content-Type': 'application/json' }).end(await from.text())
})

beforeAll(async () => {
  ;[app, site] = await Promise.all([startApp(), startSite()])
  key = (await app.newKey('pro', 'publishable', [site.url])).key
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await site.close()
  await app.close()
})
beforeEach(async () => {
  answer = 'service'
  whileWaiting = async () => {}
  asked.length = 0
  await site.set({ service: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, key })
})

const drawn = async (...places: string[]): Promise<string> => {
  const content = places.map(place => `[valorem-area commune="${place}"]`).join('')
  return (await fetch(`${site.url}/?content=${encodeURIComponent(content)}`)).text()
}
const countPrices = (text: string): number => text.split('ld+json').length - 1

/** What the plugin keeps. */
const keptOf = async (): Promise<Record<string, Kept>> =>
  ((await site.state()).options.valorem_area ?? {}) as Record<string, Kept>

/** Ends what is kept in one respect, as time does. */
const end = async (name: 'fresh' | 'end'): Promise<void> => {
  const entries = Object.entries(await keptOf()).map(([place, kept]) => [place, { ...kept, [name]: 1 }])
  const { options } = await site.state()
  await site.change({ options: { ...options, valorem_area: Object.fromEntries(entries) } })
}

test('a place is asked for once a day, and kept for thirty', async () => {
  const before = Math.floor(Date.now() / 1000)
  for (const _ of [1, 2, 3]) expect(countPrices(await drawn('Mamer'))).toBe(1)
  expect(asked).toEqual(['/api/v1/market/area?commune=Mamer'])
  const [kept] = Object.values(await keptOf()).filter(({ value }) => typeof value === 'object')
  const passed = Math.ceil(Date.now() / 1000) - before
  for (const [until, days] of [
    [kept?.fresh, 1],
    [kept?.end, 30],
  ] as const) {
    expect((until ?? 0) - before).toBeGreaterThanOrEqual(days * 86_400)
    expect((until ?? 0) - before).toBeLessThanOrEqual(days * 86_400 + passed)
  }
  await end('fresh')
  expect(countPrices(await drawn('Mamer'))).toBe(1)
  expect(asked).toHaveLength(2)
})

test('prices of yesterday are shown while the service is down, which is asked once in ten minutes', async () => {
  const text = await drawn('Mamer')
  await end('fresh')
  answer = 'failure'
  expect(await drawn('Mamer')).toBe(text)
  expect(await drawn('Mamer')).toBe(text)
  expect(asked).toHaveLength(2)
  // The mark of a failure is that of the service, not of a place.
  expect(countPrices(await drawn('Kehlen', 'Mamer'))).toBe(1)
  expect(asked).toHaveLength(2)
  const failed = Object.values(await keptOf()).filter(({ value }) => value === 'failed')
  expect(failed).toHaveLength(1)
  expect((failed[0]?.end ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(600)
  expect((failed[0]?.end ?? 0) - Date.now() / 1000).toBeGreaterThan(0)
  // Also after its ten minutes there is nothing once thirty days are over.
  await end('end')
  expect(countPrices(await drawn('Mamer'))).toBe(0)
  expect(asked).toHaveLength(3)
})

test('a service that never answers is waited for once, three seconds, by a page with five places', async () => {
  answer = 'never'
  const start = performance.now()
  const text = await drawn('Mamer', 'Kehlen', 'Bertrange', 'Strassen', 'Leudelange')
  // The stand-in hands the wait on to PHP, which would wait for a minute by itself.
  expect(performance.now() - start).toBeGreaterThan(2900)
  expect(performance.now() - start).toBeLessThan(45_000)
  expect((await site.state()).waits).toEqual([3])
  expect(asked).toHaveLength(1)
  expect(text.split('<valorem-area ')).toHaveLength(6)
  expect(countPrices(text)).toBe(0)
}, 60_000)

test('all places of a page wait three seconds together', async () => {
  expect(countPrices(await drawn('Mamer', 'Kehlen'))).toBeGreaterThan(0)
  const [first, ...later] = (await site.state()).waits
  expect(first).toBe(3)
  for (const wait of later) expect(wait).toBeLessThan(3)
})

test('while one page waits, the others do not ask, and show what is kept', async () => {
  await drawn('Mamer')
  await end('fresh')
  let meanwhile = await site.state()
  whileWaiting = async () => {
    meanwhile = await site.state()
  }
  await drawn('Kehlen')
  expect(asked).toHaveLength(2)
  // What another page finds at that moment.
  await site.change({ options: meanwhile.options })
  expect(countPrices(await drawn('Mamer', 'Kehlen'))).toBe(1)
  expect(asked).toHaveLength(2)
})

test('a name that nobody has keeps no other place from being asked for', async () => {
  expect(countPrices(await drawn('Ettelbrik', 'Mamer'))).toBe(1)
  expect(countPrices(await drawn('Ettelbrik'))).toBe(0)
  expect(asked).toHaveLength(2)
})

test('nothing of it is left once the plugin is deleted', async () => {
  await drawn('Mamer', 'Kehlen')
  expect(await keptOf()).not.toEqual({})
  await fetch(`${site.url}/uninstall`)
  expect(Object.keys((await site.state()).options)).toEqual(['admin_email', 'blogname'])
  expect(Object.keys((await site.state()).transients)).toEqual([])
})
