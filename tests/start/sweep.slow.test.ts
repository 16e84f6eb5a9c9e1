import { afterEach, expect, test, vi } from 'vitest'
import { createPrometheusMetrics } from '#server/adapters/metrics/prometheus'
import { readConfiguration } from '#server/config/configuration'
import { createService } from '#server/start/service'
import { inFolder, temporaryFolder, temporaryRecords } from '../adapters/storage/places.ts'

const silent = { debug() {}, info() {}, warn() {}, error() {} }

afterEach(() => {
  vi.useRealTimers()
})

test('a service that runs for a day deletes counts older than 90 days, and no others', async () => {
  const DATA_DIR = temporaryFolder()
  const { db } = await temporaryRecords(inFolder(DATA_DIR))
  // The first of the 90 days that end on 22 November is 25 August: 7 + 30 + 31 + 22.
  const days = ['2026-08-23', '2026-08-25', '2026-11-22']
  await db
    .insertInto('usage')
    .values(days.map(day => ({ key_id: 'key_a', day, count: 7 })))
    .execute()
  vi.useFakeTimers({ now: new Date('2026-11-21T00:00:00Z'), toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const running = await createService(readConfiguration({ DATA_DIR, MARKET_DATA_REFRESH: 'off' }), {
    log: silent,
    metrics: createPrometheusMetrics(),
    newId: () => 'id',
    now: () => new Date(),
  })
  running.start()
  const stored = async () => (await db.selectFrom('usage').select('day').orderBy('day').execute()).map(({ day }) => day)
  expect(await stored()).toEqual(days)
  await vi.advanceTimersByTimeAsync(86_400_000)
  expect(await stored()).toEqual(['2026-08-25', '2026-11-22'])
  await running.close()
})
