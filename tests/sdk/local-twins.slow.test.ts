import { afterAll, beforeAll, expect, test } from 'vitest'
import { appWithoutLimits } from '../contract/fuzzed.ts'
import { sampled } from '../support/long.ts'
import { calculating, twins } from './local-twins.ts'

/** In full so many that ten thousand are left of them without those that were about a credential alone. */
const runs = Math.ceil(sampled(12_000, 900) / calculating.length)

/** Of each outcome more than these: a twentieth, or in a sample, where a twentieth is one or two by chance, none. */
const least = sampled(runs / 20, 0)

let arranged: Awaited<ReturnType<typeof appWithoutLimits>>
beforeAll(async () => {
  arranged = await appWithoutLimits()
})
afterAll(async () => {
  arranged.agent.destroy()
  await arranged.app.close()
})

let compared = 0

test.each(calculating.map(operation => [operation.id, operation] as const))(
  'generated requests to %s are answered alike by the running service and in this process',
  async (_id, operation) => {
    const seen = await twins(operation, arranged, runs)
    compared += [...seen.values()].reduce((sum, count) => sum + count, 0)
    expect(seen.get(200) ?? 0).toBeGreaterThan(least)
    if (operation.body) expect(seen.get(400) ?? 0).toBeGreaterThan(least)
  },
)

test('most of the requests were about more than a credential', () => {
  expect(compared).toBeGreaterThan(sampled(10_000, 700))
})
