import { expect, onTestFinished, test } from 'vitest'
import { createUsageStore } from '#server/adapters/storage/usage-store'
import { startPooler } from '../../bench/pooler.ts'
import { newDatabase, temporaryFolder, temporaryRecords } from './places.ts'

const day = '2026-11-21'

test('behind a PgBouncer that shares connections by transaction, every count is answered once', async () => {
  const { url, drop } = await newDatabase()
  onTestFinished(drop)
  const pooler = await startPooler(url)
  if (!pooler) throw new Error('PgBouncer is not installed')
  onTestFinished(pooler.end)
  // Four processes, whose prepared statements the connections of the pooler do not all know.
  const place = { dataDir: temporaryFolder(), databaseUrl: pooler.url, databasePoolMax: 4 }
  const all = [await temporaryRecords({ ...place, databaseUrl: url })]
  for (const _ of [1, 2, 3, 4]) all.push(await temporaryRecords(place))
  const stores = all.slice(1).map(({ counts, runCount }) => createUsageStore(counts, runCount))
  const places: (number | undefined)[] = []
  for (let round = 0; round < 15; round += 1)
    places.push(
      ...(await Promise.all(
        Array.from({ length: 40 }, (_, at) => stores[at % 4]?.count(at % 2 === 0 ? 'shared' : `key_${at}`, day)),
      )),
    )
  expect(places).toHaveLength(600)
  const ofShared = places.filter((_, at) => at % 2 === 0).map(Number)
  expect(ofShared.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 300 }, (_, at) => at + 1))
  expect(await stores[0]?.used('shared', day)).toBe(300)
  expect(await stores[1]?.used('key_1', day)).toBe(15)
})
