import { createScryptPasswords, type Passwords } from '#server/adapters/accounts/password'

/**
 * Passwords at a hundredth of what a service spends on each: the tests hash some three hundred, a third of a second each.
 * `tests/adapters/accounts/password.test.ts` tests the costs of a service, and the tests of its process run with them.
 */
export const createCheapPasswords = (now: () => number): Passwords =>
  createScryptPasswords({ costs: { log2N: 8, r: 8, p: 1 }, now })

/** The same, without a clock of a test. */
export const cheapPasswords = createCheapPasswords(Date.now)
