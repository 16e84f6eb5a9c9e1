import { expect, test } from 'vitest'
import { applyRetryAfter, nextAttemptAt } from '#server/services/leads/delivery-pauses'

const now = new Date('2026-11-21T12:00:00.000Z')

test.each([
  [1, '2026-11-21T12:00:30.000Z', '2026-11-21T12:00:33.000Z'],
  [2, '2026-11-21T12:05:00.000Z', '2026-11-21T12:05:30.000Z'],
  [3, '2026-11-21T12:30:00.000Z', '2026-11-21T12:33:00.000Z'],
  [4, '2026-11-21T14:00:00.000Z', '2026-11-21T14:12:00.000Z'],
  [5, '2026-11-21T17:00:00.000Z', '2026-11-21T17:30:00.000Z'],
  [6, '2026-11-21T22:00:00.000Z', '2026-11-21T23:00:00.000Z'],
  [7, '2026-11-21T22:00:00.000Z', '2026-11-21T23:00:00.000Z'],
  [40, '2026-11-21T22:00:00.000Z', '2026-11-21T23:00:00.000Z'],
])('attempt %i is followed between %s and %s', (attempts, first, last) => {
  expect([nextAttemptAt(now, attempts, 0), nextAttemptAt(now, attempts, 1)]).toEqual([first, last])
})

test.each([
  [undefined, '2026-11-21T12:05:00.000Z'],
  [0, '2026-11-21T12:05:00.000Z'],
  [60, '2026-11-21T12:05:00.000Z'],
  [600, '2026-11-21T12:10:00.000Z'],
  [36_000, '2026-11-21T22:00:00.000Z'],
  // A day is more than anybody may ask for.
  [86_400, '2026-11-21T22:00:00.000Z'],
])('a receiver that asks for %s seconds is tried again at %s', (seconds, at) => {
  expect(applyRetryAfter(now, nextAttemptAt(now, 2, 0), seconds)).toBe(at)
})
