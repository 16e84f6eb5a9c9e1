import { onAccounts } from './account-away.ts'
import type { Entry } from './account-services.ts'
import type { EntryDependencies } from './entry-parts.ts'
import { passkeySignIns } from './passkey-sign-ins.ts'
import { passwordResets } from './password-resets.ts'
import { signIns } from './sign-ins.ts'
import { signUps } from './sign-ups.ts'

/** The way in: everything that needs no session. */
export const entry = (dependencies: EntryDependencies): Entry => {
  const { accounts } = dependencies
  return {
    ...signUps(dependencies),
    ...signIns(dependencies),
    ...passkeySignIns(dependencies),
    ...passwordResets(dependencies),
    signOut: cookie => onAccounts(() => accounts.signOut(cookie)),
    session: cookie => onAccounts(() => accounts.session(cookie)),
  }
}
