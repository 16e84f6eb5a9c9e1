import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Questions, questions, unpackedOf } from '../runtimes/asked.ts'
import { runtimes, unpackNothing } from '../runtimes/runtimes.ts'
import { isLong } from '../support/long.ts'
import { installTools } from '../support/tools.ts'
import { type Packed, packed } from './packed.ts'

/** Of each operation the documented request and one that is generated: enough for others to want a turn in between. */
const perOperation = 2

let made: Packed
let project: string
let all: Questions

beforeAll(async () => {
  await installTools()
  made = await packed()
  ;[project, all] = await Promise.all([
    made.installed('runtimes'),
    questions(perOperation, Number(process.env.FUZZ_SEED ?? 1)),
  ])
})
afterAll(() => made.remove())

/** In a sample the oldest Node and the runtimes that are not Node. */
const tried = Object.entries(runtimes).filter(
  ([name]) => isLong || ['Node 20, require', 'Deno', 'workerd of 2026-11-01'].includes(name),
)

test.each(tried)('the package answers in %s as the running service does', async (name, runtime) => {
  const { asked, expected } = unpackNothing.includes(name) ? unpackedOf(all) : all
  expect(expected.filter(({ status }) => status === 200).length).toBeGreaterThan(expected.length / 3)
  expect(await runtime(project, asked)).toEqual(expected)
})
