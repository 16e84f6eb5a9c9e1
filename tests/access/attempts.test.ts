import { expect, test } from 'vitest'
import { attempts } from '#server/access/attempts'
import { memoryLimiter } from '#server/adapters/limits/memory'

const start = Date.parse('2026-11-21T12:00:00Z')

const opened = () => {
  const clock = { now: start }
  const names: string[] = []
  const limiter = memoryLimiter(() => clock.now)
  const spied = {
    ...limiter,
    take: (...args: Parameters<typeof limiter.take>) => {
      names.push(args[0])
      return limiter.take(...args)
    },
  }
  return { clock, names, tries: attempts(spied, 'a secret') }
}

test('five tries have a place in fifteen minutes, the sixth says when the next is', async () => {
  const { clock, tries } = opened()
  const here = ['signInHere', 'ada@agency.example', '198.51.100.7'] as const
  for (let count = 0; count < 5; count += 1) expect(await tries.take(here)).toBeUndefined()
  expect(await tries.take(here)).toBe(start + 900_000)
  expect(await tries.take(['signInHere', 'ada@agency.example', '198.51.100.8'])).toBeUndefined()
  clock.now = start + 900_000
  expect(await tries.take(here)).toBeUndefined()
})

test('thirty parallel tries pass five times', async () => {
  const { tries } = opened()
  const ends = await Promise.all(Array.from({ length: 30 }, () => tries.take(['password', 'ses_1'])))
  expect(ends.filter(end => end === undefined)).toHaveLength(5)
})

test('a success empties its window, and no other', async () => {
  const { tries } = opened()
  for (let count = 0; count < 5; count += 1) await tries.take(['code', 'usr_1'], ['password', 'ses_1'])
  await tries.clear(['code', 'usr_1'])
  expect(await tries.take(['code', 'usr_1'])).toBeUndefined()
  expect(await tries.take(['password', 'ses_1'])).toBe(start + 900_000)
})

test('names hold no e-mail in clear', async () => {
  const { names, tries } = opened()
  await tries.take(['letter', 'ada@agency.example'])
  expect(names).toHaveLength(1)
  expect(names[0]).not.toContain('ada')
})
