import { availableParallelism } from 'node:os'
import { expect, test } from 'vitest'
import { createAddressClient } from '#server/access/queued-client'
import { createScryptPasswords, hashLimits, runningMax } from '#server/adapters/accounts/password'
import { PasswordsBusy } from '#server/ports/accounts'
import type { QueuedClient } from '#server/ports/workers'
import { cheapPasswords, createCheapPasswords } from '../../support/passwords.ts'

const client = createAddressClient('198.51.100.7', 'stranger')
const passwordHash = (password: string, of = client) => cheapPasswords.passwordHash(password, of)
const isPasswordOf = (hash: string, password: string) => cheapPasswords.isPasswordOf(hash, password, client)

test('a service hashes at the costs that OWASP advises, and no hash of other costs is that of a password', async () => {
  const hash = await createScryptPasswords({ now: Date.now }).passwordHash('four words make one', client)
  expect(hash).toMatch(/^scrypt\$15\$8\$3\$[\w-]{22}\$[\w-]{43}$/)
  expect(await createScryptPasswords({ now: Date.now }).isPasswordOf(hash, 'four words make one', client)).toBe(true)
  expect(await isPasswordOf(hash, 'four words make one')).toBe(false)
})

test('a hash says its costs, has a salt of its own and knows its password alone', async () => {
  const [one, other] = [await passwordHash('four words make one'), await passwordHash('four words make one')]
  expect(one).toMatch(/^scrypt\$8\$8\$1\$[\w-]{22}\$[\w-]{43}$/)
  expect(one).not.toBe(other)
  expect(await isPasswordOf(one, 'four words make one')).toBe(true)
  expect(await isPasswordOf(one, 'four words make two')).toBe(false)
  expect(await isPasswordOf('plain', 'plain')).toBe(false)
})

test('letters that look the same are the same, however they were typed', async () => {
  // é as one character and as e with an accent behind it (Unicode NFKC makes them one).
  expect(await isPasswordOf(await passwordHash('café au lait du matin'), 'cafe\u0301 au lait du matin')).toBe(true)
})

const now = Date.parse('2026-11-21T12:00:00Z')
const clockedPasswords = createCheapPasswords(() => now)

test('of thirty hashes of one client at once ten have a place, the rest is refused at once with its window', async () => {
  // One core is left for everybody else where there are two.
  expect(runningMax).toBe(Math.min(4, Math.max(1, availableParallelism() - 1)))
  const ends = await Promise.allSettled(
    Array.from({ length: 30 }, () => clockedPasswords.passwordHash('four words make one', client)),
  )
  const refused = ends.filter(end => end.status === 'rejected').map(({ reason }) => reason)
  expect(refused).toHaveLength(30 - hashLimits.callsPerClient)
  for (const reason of refused) {
    expect(reason).toBeInstanceOf(PasswordsBusy)
    expect((reason as PasswordsBusy).window).toEqual({
      ...{ limit: hashLimits.callsPerClient, remaining: 0 },
      // Three seconds later, by the clock that was given.
      resetAt: now + 3000,
    })
  }
})

/** Order in which hashes end that are asked for at once, by the names of their clients. */
const hashInOrder = async (clients: readonly (readonly [name: string, client: QueuedClient])[]): Promise<string[]> => {
  const order: string[] = []
  const hashes = clients.map(([name, of]) =>
    passwordHash('four words make one', of).then(
      () => order.push(name),
      () => order.push(`${name} refused`),
    ),
  )
  await Promise.all(hashes)
  return order.filter(name => !name.endsWith('refused'))
}

test('beside fifty of one IPv6 site a known browser and a stranger wait for two hashes at most, not for all', async () => {
  const flood = Array.from({ length: 50 }, (_, index) => {
    const address = `2001:db8:1:${index.toString(16)}`
    return ['flooder', createAddressClient(address, 'stranger')] as const
  })
  const order = await hashInOrder([
    ...flood,
    ['known', createAddressClient('203.0.113.9', 'known')],
    ['stranger', createAddressClient('2001:db9:7:1', 'stranger')],
  ])
  // Those that run already, and one of each other group that has its turn before.
  expect(order.indexOf('known')).toBeLessThanOrEqual(runningMax + 2)
  expect(order.indexOf('stranger')).toBeLessThanOrEqual(runningMax + 2)
  expect(order.filter(name => name === 'flooder')).toHaveLength(hashLimits.callsPerClient)
})
