import { Refusal, unavailable } from '#domain/core/refusal'
import { PasswordsBusy } from '../../ports/accounts.ts'

/** Retry delay in seconds when too many passwords are being hashed. */
const busySeconds = 2

/** Runs work on accounts; any failure of the records or the library becomes 503 `unavailable`. */
export const withAccountErrors = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (cause) {
    if (cause instanceof Refusal) throw cause
    if (cause instanceof PasswordsBusy && cause.window) throw new Refusal('rate_limited', { window: cause.window })
    throw unavailable('the store of accounts', cause, cause instanceof PasswordsBusy ? busySeconds : undefined)
  }
}
