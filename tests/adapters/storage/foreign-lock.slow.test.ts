import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { createKeyStore } from '#server/adapters/storage/key-store'
import { createUsageStore } from '#server/adapters/storage/usage-store'
import { inFolder, temporaryFolder, temporaryRecords } from './places.ts'

const day = '2026-11-21'

/** Records whose file somebody else has locked, as a vacuum does, until `release`. */
const lockedRecords = async () => {
  const folder = temporaryFolder()
  const records = await temporaryRecords(inFolder(folder))
  const usage = createUsageStore(records.counts, records.runCount)
  await usage.count('key_a', day)
  const other = new DatabaseSync(join(folder, 'valorem.sqlite'))
  onTestFinished(() => other.close())
  other.exec('begin immediate')
  return { db: records.db, usage, release: () => other.exec('rollback') }
}

/** How long the event loop was stopped at most while something went on. */
const stopped = async (work: () => Promise<unknown>): Promise<number> => {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  await work()
  delay.disable()
  return delay.max / 1e6
}

test('a file that somebody locks for half a second delays the counts, and nothing else', async () => {
  const { db, usage, release } = await lockedRecords()
  let counted = 0
  const counts = Promise.all(Array.from({ length: 20 }, () => usage.count('key_a', day).finally(() => (counted += 1))))
  const longestStopMs = await stopped(async () => {
    await pause(100)
    // Reading never waits: keys are found while every count does.
    expect(await createKeyStore(db).list()).toEqual([])
    expect(counted).toBe(0)
    await pause(400)
  })
  // SQLite waits for ten milliseconds at a time. If it waited for the lock itself, this thread could not release it, and
  // would stand still for as long as the counts are given: two seconds.
  expect(longestStopMs).toBeLessThan(1500)
  release()
  expect((await counts).sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 2))
})

test('a file that somebody keeps locked refuses after two seconds, with all that waited, and counts again after it', async () => {
  const { usage, release } = await lockedRecords()
  const call = () =>
    usage.count('key_a', day).then(
      () => 'counted',
      () => 'refused',
    )
  for (const _time of ['first', 'again']) {
    const ends: (string | undefined)[] = []
    const calls: Promise<unknown>[] = []
    while (ends[0] === undefined) {
      const at = calls.length
      calls.push(call().then(end => (ends[at] = end)))
      await pause(100)
    }
    // The last one begins a wait of its own where it came after the first was refused. The others have their answer with
    // it: if they waited by themselves, each would get it two seconds after it came.
    const together = Array.from({ length: calls.length - 1 }, (_, at) => ends[at])
    expect(together).toEqual(together.map(() => 'refused'))
    await Promise.all(calls)
    expect(ends.at(-1)).toBe('refused')
  }
  release()
  expect(await call()).toBe('counted')
  expect(await usage.used('key_a', day)).toBe(2)
})
