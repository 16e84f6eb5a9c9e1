import { afterAll, beforeAll, expect, test } from 'vitest'
import { appWithoutLimits } from '../contract/fuzzed.ts'
import { calculating, twins } from './local-twins.ts'

const runs = 40

let arranged: Awaited<ReturnType<typeof appWithoutLimits>>
beforeAll(async () => {
  arranged = await appWithoutLimits()
})
afterAll(async () => {
  arranged.agent.destroy()
  await arranged.app.close()
})

test.each(calculating.map(operation => [operation.id, operation] as const))(
  `${runs} generated requests to %s are answered alike by the running service and in this process`,
  async (_id, operation) => {
    const seen = await twins(operation, arranged, runs)
    expect([...seen.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(runs / 2)
    expect(seen.get(200) ?? 0).toBeGreaterThan(0)
  },
)
