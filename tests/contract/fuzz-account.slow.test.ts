import { afterAll, beforeAll, expect, test } from 'vitest'
import { operations } from '#contract/openapi/operations'
import { sampled } from '../support/long.ts'
import { accountWithoutLimits, endWorld, fuzzAccount, isOfAccounts, successes } from './fuzzed-account.ts'

const runs = sampled(2000, 100)

let world: Awaited<ReturnType<typeof accountWithoutLimits>>
beforeAll(async () => {
  world = await accountWithoutLimits()
})
afterAll(() => endWorld(world))

test.each(operations.filter(isOfAccounts).map(operation => [operation.id, operation] as const))(
  `${runs} generated requests to %s with a session get declared answers, as the published schema judges them`,
  async (id, operation) => {
    const seen = await fuzzAccount(operation, world, runs)
    // An export is made once a minute, and a plan has a hundred active keys; of all else many succeed.
    expect(successes(seen)).toBeGreaterThan(['export', 'createKey'].includes(id) ? 0 : runs / 20)
    if (operation.body) expect(seen.get(400) ?? 0).toBeGreaterThan(runs / 20)
  },
)
