import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { recordedKeys } from '#server/adapters/storage/key-store'
import { recordedUsage } from '#server/adapters/storage/usage-store'
import { temporaryDatabase, temporaryFolder } from './places.ts'

const day = '2026-11-21'

/** Records whose file somebody else has locked, as a vacuum does, until `release`. */
const lockedRecords = async () => {
  const folder = temporaryFolder()
  const db = await temporaryDatabase(folder)
  await recordedUsage(db).count('key_a', day)
  const other = new DatabaseSync(join(folder, 'valorem.sqlite'))
  onTestFinished(() => other.close())
  other.exec('begin immediate')
  return { db, release: () => other.exec('rollback') }
}

/** How long the event loop was stopped at most while something went on. */
const stopped = async (work: () => Promise<unknown>): Promise<number> => {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  await work()
  delay.disable()
  return delay.max / 1e6
}

test('a file that somebody locks for a second delays the counts, and nothing else', async () => {
  const { db, release } = await lockedRecords()
  const usage = recordedUsage(db)
  const startedAt = performance.now()
  const counts = Promise.all(Array.from({ length: 20 }, () => usage.count('key_a', day)))
  const longestStopMs = await stopped(async () => {
    await pause(100)
    // Reading never waits: keys are found, and the service lives.
    expect(await recordedKeys(db).list()).toEqual([])
    expect(performance.now() - startedAt).toBeLessThan(500)
    await pause(900)
  })
  // Ten milliseconds of SQLite's own wait, and what a busy machine adds.
  expect(longestStopMs).toBeLessThan(100)
  release()
  expect((await counts).sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 2))
  expect(performance.now() - startedAt).toBeLessThan(2000)
})

test('a file that somebody locks for five seconds refuses after two, with all that waited, and counts again after it', async () => {
  const { db, release } = await lockedRecords()
  const usage = recordedUsage(db)
  const waits: number[] = []
  const call = async () => {
    const startedAt = performance.now()
    const end = await usage.count('key_a', day).then(
      () => 'counted',
      () => 'refused',
    )
    waits.push(performance.now() - startedAt)
    return end
  }
  const calls: Promise<string>[] = []
  for (let at = 0; at < 50; at += 1) {
    calls.push(call())
    await pause(100)
  }
  expect(new Set(await Promise.all(calls))).toEqual(new Set(['refused']))
  expect(Math.max(...waits)).toBeLessThan(2300)
  release()
  expect(await call()).toBe('counted')
  expect(await usage.used('key_a', day)).toBe(2)
})
