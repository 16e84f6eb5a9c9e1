import { createScryptPasswords } from '#server/adapters/accounts/password'

/**
 * Passwords at a hundredth of what a service spends on each: the tests hash some three hundred, a third of a second each.
 * `tests/adapters/accounts/password.test.ts` tests the costs of a service, and the tests of its process run with them.
 */
export const cheapPasswords = createScryptPasswords({ log2N: 8, r: 8, p: 1 })
