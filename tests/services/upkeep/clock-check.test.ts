import { expect, test } from 'vitest'
import { compareClocks } from '#server/services/upkeep/clock-check'

const at = new Date('2026-11-21T12:00:00Z')
const shifted = (seconds: number) => new Date(at.getTime() + seconds * 1000)

const compared = async (read: () => Promise<Date | undefined>, now = () => at) => {
  const lines: { fields: object; message: string }[] = []
  const log = {
    debug() {},
    info() {},
    error() {},
    warn: (fields: object, message: string) => void lines.push({ fields, message }),
  }
  await compareClocks([{ of: 'Redis', read }], now, log)
  return lines
}

test.each([-2, -1, 0, 1, 2])('a clock that is %i s away is near enough', async seconds => {
  expect(await compared(async () => shifted(seconds))).toEqual([])
})

test.each([
  [10, -10],
  [-2.1, 2.1],
])('a clock that shows %d s more is logged, with how far this one is ahead', async (seconds, aheadSeconds) => {
  expect(await compared(async () => shifted(seconds))).toEqual([
    { fields: { other: 'Redis', aheadSeconds }, message: 'clock differs' },
  ])
})

test('the time that the answer takes is no difference', async () => {
  const instants = [shifted(0), shifted(6)]
  expect(
    await compared(
      async () => shifted(3),
      () => instants.shift() ?? at,
    ),
  ).toEqual([])
})

test('where there is no other clock, or it does not answer, nothing is logged', async () => {
  expect(await compared(async () => undefined)).toEqual([])
  expect(await compared(() => Promise.reject(new Error('gone')))).toEqual([])
})
