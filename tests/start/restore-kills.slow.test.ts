import { describe, expect, test } from 'vitest'
import { openRecords, type RecordsPlace } from '#server/adapters/storage/records'
import { ended, startProgram } from '../adapters/storage/child.ts'
import { backUp, erase, expectErased, fill } from '../adapters/storage/erasure-world.ts'
import { type Engine, postgres, sqlite } from '../adapters/storage/places.ts'
import { disconnected } from '../support/kill-cycles.ts'
import { isLong } from '../support/long.ts'

/** Moments that a sample leaves out between two kills. */
const stride = isLong ? 1 : 11

/** Opens records in a process that is killed at a moment; the signal, or null where it came to its end. */
const openKilled = async (place: RecordsPlace, moment: number): Promise<NodeJS.Signals | null> => {
  const program = startProgram('tests/support/open-records.ts', [JSON.stringify(place)], { KILL_AT: String(moment) })
  const { code, signal, fault } = await ended(program)
  expect([fault, signal === null ? code : signal]).toEqual(['', signal === null ? 0 : 'SIGKILL'])
  return signal
}

const engines: readonly Engine[] = [sqlite, postgres]

describe.each(engines)('killed beside a write of the start on restored records on $name', ({ name, newPlace }) => {
  test('what was erased after the backup does not come back, and the rest does', { timeout: 900_000 }, async () => {
    const place = await newPlace()
    const records = await openRecords(place)
    const people = await fill(records)
    const restore = await backUp(place)
    await erase(records, people)
    await records.close()
    let kills = 0
    for (let moment = 1; ; moment += stride) {
      const restored = await restore()
      const signal = await openKilled(restored, moment)
      const again = await openRecords(restored)
      try {
        if (name === 'PostgreSQL') await disconnected(again.db, 4)
        await expectErased(again, people)
      } finally {
        await again.close()
      }
      if (signal === null) break
      kills += 1
    }
    console.info(`a start on restored records on ${name}: ${kills} kills`)
    expect(kills * stride).toBeGreaterThan(10)
  })
})
