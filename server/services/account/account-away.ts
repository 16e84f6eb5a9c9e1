import { Refusal, unavailable } from '#domain/core/refusal'
import { PasswordsBusy } from '../../ports/accounts.ts'

/** Seconds after which a request is worth repeating when too many passwords were under way. */
const busySeconds = 2

/** Does work on accounts; what fails inside is 503 `unavailable`, since nothing can be known without them. */
export const onAccounts = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (cause) {
    if (cause instanceof Refusal) throw cause
    throw unavailable('the store of accounts', cause, cause instanceof PasswordsBusy ? busySeconds : undefined)
  }
}
