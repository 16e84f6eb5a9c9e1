import { describe, expect, test } from 'vitest'
import { type Engine, postgres, sqlite } from '../adapters/storage/places.ts'
import { leadKills } from '../support/lead-kills.ts'
import { sampled } from '../support/long.ts'

/** A cycle is a second on a calm machine, most of it starting processes. */
const timeoutOfCycle = 30_000

/** On PostgreSQL two services run at once and are killed at once. */
const engines: readonly [Engine, number, number][] = [
  [sqlite, 1, sampled(24, 8)],
  [postgres, 2, 8],
]

describe.each(engines)('killed between the form and the agency on $name', ({ name, newPlace }, services, cycles) => {
  test(`${cycles} times, ${name} loses no contact, and none arrives again but where its record was cut`, {
    timeout: cycles * timeoutOfCycle,
  }, async () => {
    const report = await leadKills(await newPlace(), { cycles, services })
    expect(report).toMatchObject({ cycles, accepted: report.sent, lost: 0, repeatedWithoutCause: 0, wrong: 0 })
    expect(report.killedAtMoment).toBeGreaterThan(cycles / 2)
    // Each turn of the moments kills where a receiver has the contact and has not answered, and where its answer has just left.
    expect(report.arrivedAgain).toBeGreaterThan(0)
  })
})
