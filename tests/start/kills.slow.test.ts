import { describe, expect, test } from 'vitest'
import { type Engine, postgres, sqlite } from '../adapters/storage/places.ts'
import { killCycles, unansweredAllowed } from '../support/kill-cycles.ts'
import { sampled } from '../support/long.ts'

const cycles = sampled(50, 4)
/** A cycle is two seconds on a calm machine, most of it starting processes. */
const timeout = cycles * 30_000

/** On PostgreSQL two services run at once and are killed at once. */
const engines: readonly [Engine, number][] = [
  [sqlite, 1],
  [postgres, 2],
]

describe.each(engines)('killed again and again on $name', ({ name, newPlace }, services) => {
  test(`${cycles} times, ${name} loses no count that was answered and no key, and counts at most what ran`, {
    timeout,
  }, async () => {
    const report = await killCycles(await newPlace(), { cycles, services })
    expect(report).toMatchObject({ cycles, lost: 0, keysLost: 0 })
    expect(report.unansweredMax).toBeLessThanOrEqual(unansweredAllowed(services))
    expect(report.answered).toBeGreaterThan(cycles)
    expect(report.keysRevoked).toBeGreaterThan(cycles)
  })
})
