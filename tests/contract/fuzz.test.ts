import { afterAll, beforeAll, expect, test } from 'vitest'
import { operations } from '#contract/openapi/operations'
import { appWithoutLimits, fuzz, isOfKeys } from './fuzzed.ts'

const runs = 200

let arranged: Awaited<ReturnType<typeof appWithoutLimits>>
beforeAll(async () => {
  arranged = await appWithoutLimits()
})
afterAll(async () => {
  arranged.agent.destroy()
  await arranged.app.close()
})

test.each(operations.filter(isOfKeys).map(operation => [operation.id, operation] as const))(
  `${runs} generated requests to %s get declared answers, as the published schema judges them`,
  async (_id, operation) => {
    const seen = await fuzz(operation, arranged, runs)
    // The model was asked as well, not only the checks before it.
    const done = { extract: 402, create: 201 }[operation.id] ?? 200
    expect(seen.get(done) ?? 0).toBeGreaterThan(runs / 20)
    if (operation.body) expect(seen.get(400) ?? 0).toBeGreaterThan(runs / 20)
  },
)
