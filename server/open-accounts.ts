import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { attempts } from './access/attempts.ts'
import type { RandomBytes } from './access/keys.ts'
import { sessionTokens } from './access/session-tokens.ts'
import type { TierLimits } from './access/tiers.ts'
import { betterAuthAccounts } from './adapters/accounts/better-auth.ts'
import { tokenNames } from './adapters/accounts/options.ts'
import { outbox } from './adapters/mail/outbox.ts'
import { smtp } from './adapters/mail/smtp.ts'
import { accountRemoval } from './adapters/storage/account-removal.ts'
import { recordedAudit } from './adapters/storage/audit-store.ts'
import type { Records } from './adapters/storage/database.ts'
import { recordedOrganisations } from './adapters/storage/organisation-store.ts'
import { ownedKeys } from './adapters/storage/owned-keys.ts'
import { recordedPersons, recordedSessions } from './adapters/storage/person-store.ts'
import { usageHistory } from './adapters/storage/usage-store.ts'
import type { AccountsConfiguration } from './config/accounts.ts'
import { madeSecret } from './config/made-secret.ts'
import type { Configuration } from './config.ts'
import type { SessionGate } from './http/session-caller.ts'
import type { AccountSettings, Accounts, Mail } from './ports/accounts.ts'
import type { ProviderKeys } from './ports/provider-keys.ts'
import type { Log, WindowLimiter } from './ports.ts'
import { reportDrawing } from './report-drawing.ts'
import { accountKeys } from './services/account/account-keys.ts'
import { accountProviderKeys } from './services/account/account-provider-keys.ts'
import { brandings } from './services/account/brandings.ts'
import { entry } from './services/account/entry.ts'
import { organisations } from './services/account/organisations.ts'
import { privacy } from './services/account/privacy.ts'
import { profiles } from './services/account/profiles.ts'
import type { AccountServices } from './services/account/seam.ts'
import { security } from './services/account/security.ts'

/** What accounts need of the rest of the service. */
export interface AccountsNeeds {
  records: Records
  limiter: WindowLimiter
  providerKeys: ProviderKeys
  tiers: TierLimits
  log: Log
  now(): Date
  /** Chance of ids and keys; that of `node:crypto` when left out. */
  randomBytes?: RandomBytes
  /** Prints a line for whoever sits before the machine; on standard output when left out. */
  print?(line: string): void
}

/** Persons and what they may do, once they are open. */
export interface OpenAccounts {
  account: {
    accounts: Accounts
    services: AccountServices
    /** Loads the library in the background, since somebody looks at the pages who may soon need it. */
    prepare(): void
  }
  sessions: SessionGate
  close(): Promise<void>
}

const settingsOf = (config: AccountsConfiguration, folder: string): AccountSettings => {
  const { publicUrl, isLoopback, signUps, sessionDays, legalNoticeUrl, privacyUrl, mailUrl } = config
  return {
    ...{ publicUrl, isLoopback, signUps, sessionDays, legalNoticeUrl, privacyUrl },
    outbox: mailUrl === undefined ? folder : undefined,
  }
}

const printed = (line: string): void => void process.stdout.write(`${line}\n`)

const mailOf = (
  { mailUrl, mailFrom }: AccountsConfiguration,
  folder: string,
  { log, now, print = printed }: AccountsNeeds,
): Mail => (mailUrl === undefined ? outbox({ folder, print, log, now }) : smtp({ url: mailUrl, from: mailFrom, log }))

/** The stores of accounts on open records. */
const storesOf = ({ db, engine }: Records) => ({
  audit: recordedAudit(db),
  persons: recordedPersons(db),
  sessions: recordedSessions(db),
  keys: ownedKeys(db, engine),
  usage: usageHistory(db),
  organisations: recordedOrganisations(db),
  removal: accountRemoval(db),
})

const servicesOf = (
  accounts: Accounts,
  mail: Mail,
  { secret, settings }: { secret: string; settings: AccountSettings },
  { records, limiter, tiers, now, providerKeys, randomBytes: chance = randomBytes }: AccountsNeeds,
): AccountServices => {
  const stores = storesOf(records)
  const all = { ...stores, accounts, mail, settings, now, tiers, attempts: attempts(limiter, secret) }
  const own = {
    keys: accountKeys({ ...all, profiles: stores.persons, randomBytes: chance }),
    profiles: profiles({ ...all, profiles: stores.persons }),
    organisations: organisations(all),
    brandings: brandings({ ...all, letters: reportDrawing }),
    providerKeys: accountProviderKeys({ ...all, providerKeys }),
  }
  return { settings, ...own, entry: entry(all), security: security(all), privacy: privacy({ ...all, ...own }) }
}

/** Opens the accounts of a configuration; undefined where there are none. The library is not loaded yet. */
export const openAccounts = (
  { accounts: config, dataDir }: Pick<Configuration, 'accounts' | 'dataDir'>,
  needs: AccountsNeeds,
): OpenAccounts | undefined => {
  if (!config) return undefined
  const { records, log, now } = needs
  const folder = join(dataDir, 'outbox')
  const secret = config.authSecret ?? madeSecret(dataDir, 'auth-secret')
  const mail = mailOf(config, folder, needs)
  const settings = settingsOf(config, folder)
  const { publicUrl, isLoopback, sessionDays } = config
  const accounts = betterAuthAccounts({
    ...{ db: records.db, engine: records.engine, secret, publicUrl, isLoopback, sessionDays, now },
    send: mail.send,
  })
  const persons = recordedPersons(records.db)
  const stored = recordedOrganisations(records.db)
  return {
    account: {
      accounts,
      services: servicesOf(accounts, mail, { secret, settings }, needs),
      prepare: () => accounts.load(cause => log.error({ cause }, 'the account library was not loaded')),
    },
    sessions: {
      accounts,
      settings,
      tokens: sessionTokens({ accounts, ...tokenNames(publicUrl), now }),
      locale: async userId => (await persons.profile(userId)).locale,
      membership: stored.membership,
      brand: stored.brand,
    },
    close: mail.close,
  }
}
