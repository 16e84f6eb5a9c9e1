import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { missesOf } from '../../examples/golden/run.mjs'
import { noon, post, read, startApp, type TestApp } from '../support/app.ts'
import { type GoldenCase, goldenFiles } from './corpus.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ env: { TIER_LIMITS: '{"sandbox":{"perMinute":100000,"perDay":100000}}' } })
})
afterAll(() => app.close())

const certainties = ['statutory', 'published', 'unverified', 'estimate']

/** Keys of the lines that a case names. */
const namedIn = ({ expected: { lines = [] }, sums = [] }: GoldenCase): readonly string[] => [
  ...lines.map(({ key }) => key),
  ...sums.flatMap(({ keys }) => keys),
]

const cases = Object.values(goldenFiles).flatMap(({ path, cases: all }) =>
  all.map(golden => ({ id: golden.id, says: golden.says, path: path.replace('/api/v1', ''), golden })),
)

// Two days between which the law, the age of its last check and the year change: no case may hang on today.
describe.each([noon.toISOString(), '2027-06-30T22:30:00.000Z'])('on %s', day => {
  beforeAll(() => {
    app.clock.now = new Date(day)
  })

  test.each(cases)('$id: $says', async ({ path, golden }) => {
    const answer = await post(app, path, golden.request)
    expect(missesOf(golden, answer.status, await read(answer))).toEqual([])
  })
})

test.each(cases.filter(({ golden }) => golden.status === 200 && namedIn(golden).length > 0))(
  '$id claims no more certainty than the lines that it names',
  async ({ path, golden }) => {
    const { data } = await read(await post(app, path, golden.request))
    const { lines } = data as { lines: readonly { key: string; certainty?: string }[] }
    const named = lines.filter(({ key }) => namedIn(golden).includes(key))
    const ranks = named.flatMap(({ certainty }) => (certainty ? certainties.indexOf(certainty) : []))
    expect(certainties.indexOf(golden.certainty)).toBeGreaterThanOrEqual(Math.max(-1, ...ranks))
  },
)
