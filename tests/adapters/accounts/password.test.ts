import { availableParallelism } from 'node:os'
import { expect, test } from 'vitest'
import { createScryptPasswords, runningMax } from '#server/adapters/accounts/password'
import { PasswordsBusy } from '#server/ports/accounts'
import { cheapPasswords } from '../../support/passwords.ts'

const { passwordHash, isPasswordOf } = cheapPasswords

test('a service hashes at the costs that OWASP advises, and no hash of other costs is that of a password', async () => {
  const hash = await createScryptPasswords().passwordHash('four words make one')
  expect(hash).toMatch(/^scrypt\$15\$8\$3\$[\w-]{22}\$[\w-]{43}$/)
  expect(await createScryptPasswords().isPasswordOf(hash, 'four words make one')).toBe(true)
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

test('of thirty hashes at once some run, twenty wait and the rest is refused at once', async () => {
  // One core is left for everybody else where there are two.
  expect(runningMax).toBe(Math.min(4, Math.max(1, availableParallelism() - 1)))
  const ends = await Promise.allSettled(Array.from({ length: 30 }, () => passwordHash('four words make one')))
  const refused = ends.filter(end => end.status === 'rejected')
  expect(refused).toHaveLength(30 - 20 - runningMax)
  expect(refused.every(({ reason }) => reason instanceof PasswordsBusy)).toBe(true)
})
