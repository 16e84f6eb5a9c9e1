import { describe, expect, test } from 'vitest'
import { type Engine, postgres, sqlite } from '../adapters/storage/places.ts'
import { departureKills, type KilledChange } from '../support/departure-kills.ts'
import { sampled } from '../support/long.ts'

/** A kill is a second or two on a calm machine, most of it starting a process. */
const timeoutOfKill = 60_000
const kills = sampled(50, 3)

const engines: readonly Engine[] = [sqlite, postgres]
const changes: readonly KilledChange[] = ['removal', 'handOver']

describe.each(engines)('killed beside the writes of an organisation on $name', ({ newPlace }) => {
  test.each(changes)(
    `${kills} times, a %s is whole or not there, and its letter is sent`,
    {
      timeout: kills * timeoutOfKill,
    },
    async change => {
      const report = await departureKills(await newPlace(), { change, kills })
      expect(report).toMatchObject({ kills, half: [], withoutLetter: 0 })
      expect(report.done + report.undone).toBe(kills)
      expect(report.undone).toBeGreaterThan(0)
    },
  )
})
