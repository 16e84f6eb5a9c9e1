import { expect, test } from 'vitest'
import { createDemotions } from '#server/adapters/storage/postgres-connection'

test('a server that refuses to write again and again is one demotion a second, so that connections are not reopened at each statement', () => {
  let now = 5000
  const demotions = createDemotions(() => now)
  const countAt = (ms: number): number => {
    now = ms
    demotions.note()
    return demotions.count()
  }
  expect([5000, 5001, 5999, 6000, 6500, 7000].map(countAt)).toEqual([1, 1, 1, 2, 2, 3])
})
