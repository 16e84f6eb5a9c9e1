import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { RecordsPlace } from '#server/adapters/storage/records'
import { createUsageStore } from '#server/adapters/storage/usage-store'
import { type Engine, temporaryRecords } from './places.ts'

const day = '2026-11-21'
const oneTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)
const ascending = (counts: readonly number[]) => [...counts].sort((a, b) => a - b)

/** What the store of daily counts promises on an engine. */
export const usageStoreSuite = ({ newPlace }: Engine): void => {
  const storeIn = async (place: RecordsPlace) => {
    const records = await temporaryRecords(place)
    return createUsageStore(records.counts, records.runCount)
  }
  const newStore = async () => storeIn(await newPlace())

  test('the first request of a day is 1, and the 201st has another place than the 200th', async () => {
    const usage = await newStore()
    const counts: number[] = []
    for (let request = 1; request <= 201; request += 1) counts.push(await usage.count('key_a', day))
    expect(counts).toEqual(oneTo(201))
    expect(counts.filter(count => count <= 200)).toHaveLength(200)
  })

  test('500 requests at once over several keys get every place of each key exactly once', async () => {
    const usage = await newStore()
    const keys = ['key_a', 'key_b', 'key_c', 'key_d', 'key_e']
    const calls = Array.from({ length: 500 }, (_, index) => keys[index % keys.length] ?? '')
    const counts = await Promise.all(calls.map(key => usage.count(key, day)))
    for (const key of keys) {
      expect(ascending(counts.filter((_, index) => calls[index] === key))).toEqual(oneTo(100))
      expect(await usage.used(key, day)).toBe(100)
    }
  })

  test('more requests than one group holds are all counted', async () => {
    const usage = await newStore()
    const counts = await Promise.all(Array.from({ length: 2500 }, () => usage.count('key_a', day)))
    expect(ascending(counts)).toEqual(oneTo(2500))
  })

  test('each UTC day begins at 0, and days do not touch each other', async () => {
    const usage = await newStore()
    const counts = await Promise.all([
      usage.count('key_a', '2026-11-21'),
      usage.count('key_a', '2026-11-22'),
      usage.count('key_a', '2026-11-21'),
    ])
    expect(counts).toEqual([1, 1, 2])
    expect(await usage.used('key_a', '2026-11-23')).toBe(0)
  })

  test('a place given back is given again, and nothing falls below 0', async () => {
    const usage = await newStore()
    await Promise.all(oneTo(5).map(() => usage.count('key_a', day)))
    await Promise.all(oneTo(3).map(() => usage.giveBack('key_a', day)))
    expect(await usage.used('key_a', day)).toBe(2)
    expect(await usage.count('key_a', day)).toBe(3)
    await Promise.all(oneTo(9).map(() => usage.giveBack('key_a', day)))
    expect(await usage.used('key_a', day)).toBe(0)
    await usage.giveBack('key_never_counted', day)
    expect(await usage.used('key_never_counted', day)).toBe(0)
  })

  test('what is left of a day is what was counted less what was given back, in whatever order they come', async () => {
    const { counts } = await temporaryRecords(await newPlace())
    let run = 0
    const moves = fc.array(fc.record({ key: fc.constantFrom('a', 'b', 'c'), isGivenBack: fc.boolean() }), {
      maxLength: 60,
    })
    await fc.assert(
      fc.asyncProperty(moves, async list => {
        const usage = createUsageStore(counts)
        run += 1
        const name = (key: string) => `key_${run}_${key}`
        await Promise.all(list.map(({ key }) => usage.count(name(key), day)))
        await Promise.all(list.filter(move => move.isGivenBack).map(({ key }) => usage.giveBack(name(key), day)))
        for (const key of ['a', 'b', 'c']) {
          const left = list.filter(move => move.key === key && !move.isGivenBack).length
          expect(await usage.used(name(key), day)).toBe(left)
        }
      }),
      { numRuns: 50 },
    )
  })

  test('two stores on the same records respect each other: together they give each place once', async () => {
    const place = await newPlace()
    const stores = [await storeIn(place), await storeIn(place)]
    const counts = await Promise.all(oneTo(50).flatMap(() => stores.map(usage => usage.count('key_a', day))))
    expect(ascending(counts)).toEqual(oneTo(100))
  })

  test('when the records cannot be written, every waiting request is refused and none hangs', async () => {
    const { db, counts, runCount } = await temporaryRecords(await newPlace())
    const usage = createUsageStore(counts, runCount)
    await db.schema.dropTable('usage').execute()
    const ends = await Promise.allSettled([
      ...oneTo(20).map(() => usage.count('key_a', day)),
      ...oneTo(20).map(() => usage.giveBack('key_a', day)),
      usage.used('key_a', day),
    ])
    expect(ends.map(end => end.status)).toEqual(Array(41).fill('rejected'))
  })

  test('after a failure the next group is counted as usual', async () => {
    const { db, counts, runCount } = await temporaryRecords(await newPlace())
    const usage = createUsageStore(counts, runCount)
    await db.schema.alterTable('usage').renameTo('elsewhere').execute()
    await expect(usage.count('key_a', day)).rejects.toThrow()
    await db.schema.alterTable('elsewhere').renameTo('usage').execute()
    expect(await usage.count('key_a', day)).toBe(1)
  })
}
