import { withAccountErrors } from './account-errors.ts'
import type { AuthService } from './auth-service.ts'
import type { EntryDependencies } from './entry-parts.ts'
import { createPasskeySignIns } from './passkey-sign-ins.ts'
import { createPasswordResets } from './password-resets.ts'
import { createSignIns } from './sign-ins.ts'
import { createSignUpConfirmations } from './sign-up-confirmations.ts'
import { createSignUpRequests } from './sign-ups.ts'

/** All actions without a session: sign-up, sign-in and password reset. */
export const createEntry = (dependencies: EntryDependencies): AuthService => {
  const { accounts } = dependencies
  return {
    ...createSignUpRequests(dependencies),
    ...createSignUpConfirmations(dependencies),
    ...createSignIns(dependencies),
    ...createPasskeySignIns(dependencies),
    ...createPasswordResets(dependencies),
    signOut: cookie => withAccountErrors(() => accounts.signOut(cookie)),
    session: cookie => withAccountErrors(() => accounts.session(cookie)),
  }
}
