import type { Attempts } from '../access/attempts.ts'
import type { DeviceCookie } from '../access/device-cookie.ts'
import type { RandomBytes } from '../access/keys.ts'
import { passkeyChecks } from '../adapters/accounts/passkeys.ts'
import type { AccountSettings, Accounts, Mail } from '../ports/accounts.ts'
import type { AccountServices } from '../services/account/account-services.ts'
import { entry } from '../services/account/entry.ts'
import { passkeys as passkeysOf } from '../services/account/passkeys.ts'
import { secondSteps as secondStepsOf } from '../services/account/second-step.ts'
import { security } from '../services/account/security.ts'
import type { SignInReport } from '../services/account/sign-in-report.ts'
import type { Stores } from './account-stores.ts'

/** What the way in and the second step are done with. */
export interface SecurityParts {
  accounts: Accounts
  stores: Stores
  mail: Mail
  limits: Attempts
  devices: DeviceCookie
  report: SignInReport
  settings: AccountSettings
}

/** The way in, password, second step and sessions. */
export const securityServices = (
  { accounts, stores, mail, limits: attempts, devices, report, settings }: SecurityParts,
  { now, randomBytes }: { now(): Date; randomBytes: RandomBytes },
): Pick<AccountServices, 'entry' | 'security' | 'secondSteps' | 'passkeys'> => {
  const { audit, persons, sessions, secondSteps, passkeys, signUps, resets } = stores
  const checks = passkeyChecks()
  return {
    entry: entry({
      accounts,
      attempts,
      devices,
      report,
      audit,
      persons,
      secondSteps,
      passkeys,
      passkeyChecks: checks,
      signUps,
      resets,
      mail,
      settings,
      randomBytes,
      now,
    }),
    security: security({ accounts, attempts, audit, sessions, resets, mail, now }),
    secondSteps: secondStepsOf({ accounts, attempts, audit, secondSteps, passkeys, mail, randomBytes, now }),
    passkeys: passkeysOf({
      accounts,
      attempts,
      audit,
      secondSteps,
      passkeys,
      passkeyChecks: checks,
      mail,
      randomBytes,
      now,
    }),
  }
}
