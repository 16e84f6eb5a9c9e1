import type { Attempts } from '../access/attempts.ts'
import type { DeviceCookie } from '../access/device-cookie.ts'
import type { RandomBytes } from '../access/keys.ts'
import { createSignUpCookie } from '../access/sign-up-cookie.ts'
import { createPasskeyChecks } from '../adapters/accounts/passkeys.ts'
import type { AccountSettings, Accounts, Mail } from '../ports/accounts.ts'
import type { Log } from '../ports/log.ts'
import type { AccountServices } from '../services/account/account-services.ts'
import type { Confirmation } from '../services/account/confirmation.ts'
import { createEmailChanges } from '../services/account/email-changes.ts'
import { createEntry } from '../services/account/entry.ts'
import { createPasskeys as passkeysOf } from '../services/account/passkeys.ts'
import { createSecondSteps as secondStepsOf } from '../services/account/second-step.ts'
import { createSecurity } from '../services/account/security.ts'
import type { SignInReport } from '../services/account/sign-in-report.ts'
import type { AccountStores } from './account-stores.ts'

/** Dependencies of sign-in and second factors. */
export interface SecurityParts {
  accounts: Accounts
  stores: AccountStores
  mail: Mail
  limits: Attempts
  devices: DeviceCookie
  report: SignInReport
  confirmation: Confirmation
  settings: AccountSettings
}

/** Services for sign-in, passwords, second factors and sessions. */
export const createSecurityServices = (
  { accounts, stores, mail, limits: attempts, devices, report, settings, confirmation }: SecurityParts,
  { now, randomBytes, log }: { now(): Date; randomBytes: RandomBytes; log: Log },
): Pick<AccountServices, 'entry' | 'security' | 'secondSteps' | 'passkeys' | 'emailChanges'> => {
  const { audit, persons, sessions, secondSteps, passkeys, signUps, resets, emailChanges } = stores
  const checks = createPasskeyChecks()
  return {
    entry: createEntry({
      accounts,
      attempts,
      devices,
      signUpCookies: createSignUpCookie(randomBytes, settings),
      report,
      audit,
      persons,
      secondSteps,
      passkeys,
      passkeyChecks: checks,
      signUps,
      resets,
      mail,
      log,
      settings,
      randomBytes,
      now,
    }),
    emailChanges: createEmailChanges({ accounts, attempts, emailChanges, confirmation, mail, randomBytes, now }),
    security: createSecurity({ accounts, attempts, audit, sessions, resets, mail, now }),
    secondSteps: secondStepsOf({ accounts, attempts, audit, secondSteps, passkeys, mail, log, randomBytes, now }),
    passkeys: passkeysOf({
      accounts,
      attempts,
      audit,
      secondSteps,
      passkeys,
      passkeyChecks: checks,
      mail,
      log,
      randomBytes,
      now,
    }),
  }
}
