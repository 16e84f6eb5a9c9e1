import { afterAll, beforeAll, expect, test } from 'vitest'
import { operations } from '#contract/openapi/operations'
import { sampled } from '../support/long.ts'
import { appWithoutLimits, fuzz, isOfKeys } from './fuzzed.ts'

const runs = sampled(5000, 200)

/** At most five hundred for what draws a report or asks a language model with each request. */
const runsOf = ({ id, tag }: (typeof operations)[number]): number =>
  tag === 'ai' || id === 'estimationReport' ? Math.min(runs, 500) : runs

let arranged: Awaited<ReturnType<typeof appWithoutLimits>>
beforeAll(async () => {
  arranged = await appWithoutLimits()
})
afterAll(async () => {
  arranged.agent.destroy()
  await arranged.app.close()
})

test.each(operations.filter(isOfKeys).map(operation => [operation.id, operation] as const))(
  'generated requests to %s get declared answers, as the published schema judges them',
  async (_id, operation) => {
    const count = runsOf(operation)
    const seen = await fuzz(operation, arranged, count)
    // An extraction that could go on ends where a provider key would be needed.
    const done = { extract: 402, create: 201, createSandbox: 201 }[operation.id] ?? 200
    expect(seen.get(done) ?? 0).toBeGreaterThan(count / 20)
    if (operation.body) expect(seen.get(400) ?? 0).toBeGreaterThan(count / 20)
  },
)
