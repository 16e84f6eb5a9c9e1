import { expect, test } from 'vitest'
import { createAttempts } from '#server/access/attempts'
import { createMemoryLimiter } from '#server/adapters/limits/memory'

const start = Date.parse('2026-11-21T12:00:00Z')

const opened = () => {
  const clock = { now: start }
  const names: string[] = []
  const limiter = createMemoryLimiter(() => clock.now)
  const spied = {
    ...limiter,
    take: (...args: Parameters<typeof limiter.take>) => {
      names.push(args[0])
      return limiter.take(...args)
    },
  }
  return { clock, names, tries: createAttempts(spied, 'a secret') }
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

test('places are taken in order: what is refused by the first window takes nothing of the next', async () => {
  const { tries } = opened()
  const [address, email] = [
    ['resetAddress', '198.51.100.7'],
    ['resetLetter', 'ada@agency.example'],
  ] as const
  for (let count = 0; count < 10; count += 1) await tries.take(address)
  for (let count = 0; count < 10; count += 1) expect(await tries.take(address, email)).toBe(start + 3_600_000)
  for (let count = 0; count < 3; count += 1) expect(await tries.take(email)).toBeUndefined()
  expect(await tries.take(email)).toBe(start + 3_600_000)
})

test('a place that is given back is there again, and a window that is cleared is empty', async () => {
  const { tries } = opened()
  const letters = ['resetLetter', 'ada@agency.example'] as const
  for (let count = 0; count < 20; count += 1) {
    expect(await tries.take(letters)).toBeUndefined()
    await tries.giveBack(letters)
  }
  for (let count = 0; count < 3; count += 1) expect(await tries.take(letters)).toBeUndefined()
  expect(await tries.take(letters)).toBe(start + 3_600_000)
  await tries.clear(letters)
  for (let count = 0; count < 3; count += 1) expect(await tries.take(letters)).toBeUndefined()
})

test('junk e-mails of an address over its limit push no window out of the memory', async () => {
  const { tries } = opened()
  const [address, victim] = [
    ['signInAddress', '203.0.113.7'],
    ['signIn', 'ada@agency.example'],
  ] as const
  for (let count = 0; count < 50; count += 1) await tries.take(victim)
  for (let count = 0; count < 30; count += 1) await tries.take(address)
  // More names than the memory holds.
  for (let count = 0; count < 100_100; count += 1)
    expect(await tries.take(address, ['signIn', `junk${count}@agency.example`])).toBe(start + 900_000)
  expect(await tries.take(victim)).toBe(start + 3_600_000)
})

test('names hold no e-mail in clear', async () => {
  const { names, tries } = opened()
  await tries.take(['resetLetter', 'ada@agency.example'])
  expect(names).toHaveLength(1)
  expect(names[0]).not.toContain('ada')
})

test('sixty tries of sign-ins from a /56 and a hundred and twenty from a /48 have a place, whatever their /64', async () => {
  const { tries } = opened()
  const tryFrom = async (addresses: readonly string[]): Promise<number> => {
    let taken = 0
    for (const address of addresses) if ((await tries.take(['signInAddress', address])) === undefined) taken += 1
    return taken
  }
  const inOne = (site: string) =>
    Array.from({ length: 200 }, (_, index) => `2001:db8:${site}${index.toString(16).padStart(2, '0')}`)
  expect(await tryFrom(inOne('1:1'))).toBe(60)
  // Another /56 of the same /48, then one more of it, then another /48.
  expect(await tryFrom(inOne('1:2'))).toBe(60)
  expect(await tryFrom(inOne('1:3'))).toBe(0)
  expect(await tryFrom(['2001:db8:2:100'])).toBe(1)
  // An address of IPv4 shares its /24 with strangers, and its windows with nobody.
  expect(await tryFrom(Array.from({ length: 200 }, (_, index) => `198.51.100.${index}`))).toBe(200)
})
