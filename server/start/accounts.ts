import { type Attempts, attempts } from '../access/attempts.ts'
import { deviceCookie } from '../access/device-cookie.ts'
import type { RandomBytes } from '../access/keys.ts'
import { pseudonyms } from '../access/pseudonym.ts'
import { sessionTokens } from '../access/session-tokens.ts'
import { betterAuthAccounts } from '../adapters/accounts/better-auth.ts'
import { tokenNames } from '../adapters/accounts/options.ts'
import { type Passwords, scryptPasswords } from '../adapters/accounts/password.ts'
import type { Records } from '../adapters/storage/database.ts'
import type { AccountsConfiguration } from '../config/accounts.ts'
import type { Configuration } from '../config/configuration.ts'
import { madeSecret } from '../config/made-secret.ts'
import type { SessionGate } from '../http/credentials/session-caller.ts'
import type { AccountSettings, Accounts, Mail } from '../ports/accounts.ts'
import type { Log } from '../ports/log.ts'
import type { Metrics } from '../ports/metrics.ts'
import type { ProviderKeys } from '../ports/provider-keys.ts'
import { accountKeys } from '../services/account/account-keys.ts'
import { accountProviderKeys } from '../services/account/account-provider-keys.ts'
import type { AccountServices } from '../services/account/account-services.ts'
import { brandings } from '../services/account/brandings.ts'
import { earlierKeys } from '../services/account/earlier-keys.ts'
import { organisations as organisationsOf } from '../services/account/organisations.ts'
import { privacy } from '../services/account/privacy.ts'
import { profiles } from '../services/account/profiles.ts'
import { signInReport } from '../services/account/sign-in-report.ts'
import type { LeadServices } from '../services/leads/lead-services.ts'
import { securityServices } from './account-security.ts'
import { type Stores, storesOf } from './account-stores.ts'
import type { Counting } from './counting.ts'
import { outboxFolder } from './mail.ts'
import { reportDrawing } from './report-drawing.ts'
import type { Shared } from './shared.ts'

/** What accounts need of the rest of the service. */
export interface AccountsNeeds {
  records: Records
  /** Windows of attempts only. */
  shared: Pick<Shared, 'attemptsLimiter'>
  counting: Pick<Counting, 'tiers'>
  providerKeys: ProviderKeys
  mail: Mail
  leads: { services: LeadServices }
  process: AccountsProcess
  /** How passwords are hashed; as OWASP advises when left out. */
  passwords: Passwords | undefined
}

/** What the process gives. */
interface AccountsProcess {
  log: Log
  metrics: Pick<Metrics, 'signIn'>
  now(): Date
  /** Chance of ids and keys. */
  randomBytes: RandomBytes
}

/** Persons and what they may do, once they are open. */
export interface OpenAccounts {
  account: {
    accounts: Accounts
    services: AccountServices
    /** Loads the library in the background: a visitor of the pages may soon need it. */
    prepare(): void
  }
  sessions: SessionGate
}

/** Our own page with the terms under which contacts are processed. */
const termsPath = '/terms/contacts'

const settingsOf = (config: AccountsConfiguration, folder: string, termsUrl = termsPath): AccountSettings => {
  const { publicUrl, isLoopback, signUps, sessionDays, legalNoticeUrl, privacyUrl, contactUrl, mailUrl } = config
  return {
    publicUrl,
    isLoopback,
    signUps,
    sessionDays,
    legalNoticeUrl,
    privacyUrl,
    contactUrl,
    termsUrl,
    outbox: mailUrl === undefined ? folder : undefined,
  }
}

/** What an owner has: keys, a profile, an organisation with its brand, provider keys. */
const ownServices = (
  accounts: Accounts,
  { keys, usage, organisations, organisationEvents: events, audit, persons }: Stores,
  mail: Mail,
  limits: Attempts,
  { counting: { tiers }, providerKeys, process: { now, randomBytes } }: AccountsNeeds,
) => ({
  keys: accountKeys({ keys, usage, organisations, profiles: persons, tiers, mail, randomBytes, now }),
  profiles: profiles({ profiles: persons, organisations, keys, usage, now }),
  organisations: organisationsOf({
    accounts,
    organisations,
    events,
    audit,
    profiles: persons,
    attempts: limits,
    mail,
    now,
  }),
  brandings: brandings({ organisations, letters: reportDrawing, now }),
  providerKeys: accountProviderKeys({ organisations, providerKeys }),
})

/** What guards the way in: limits of tries, browsers that are known, and what the operator is told. */
const guardsOf = (
  secret: string,
  { isLoopback }: Pick<AccountSettings, 'isLoopback'>,
  { shared, process: { log, metrics } }: Pick<AccountsNeeds, 'shared' | 'process'>,
) => ({
  limits: attempts(shared.attemptsLimiter, secret),
  devices: deviceCookie({ secret, isLoopback }),
  report: signInReport({ log, metrics, pseudonym: pseudonyms(secret) }),
})

const servicesOf = (
  { accounts, stores, mail }: { accounts: Accounts; stores: Stores; mail: Mail },
  settings: AccountSettings,
  { limits, devices, report }: ReturnType<typeof guardsOf>,
  needs: AccountsNeeds,
): AccountServices => {
  const { now } = needs.process
  const { audit, sessions, usage, removal } = stores
  const { keys, profiles, organisations, brandings, providerKeys } = ownServices(accounts, stores, mail, limits, needs)
  const parts = { accounts, stores, mail, limits, devices, report, settings }
  const { entry, security, secondSteps, passkeys } = securityServices(parts, needs.process)
  return {
    settings,
    keys,
    earlierKeys: earlierKeys({ keys, organisations: stores.organisations, profiles: stores.persons }),
    profiles,
    organisations,
    brandings,
    providerKeys,
    entry,
    security,
    secondSteps,
    passkeys,
    leads: needs.leads.services,
    privacy: privacy({
      accounts,
      attempts: limits,
      devices,
      audit,
      personData: stores.personData,
      sessions,
      usage,
      removal,
      profiles,
      keys,
      providerKeys,
      organisations,
      leads: needs.leads.services.leads,
      now,
    }),
  }
}

/** Opens the accounts of a configuration; undefined where there are none. The library is not loaded yet. */
export const openAccounts = (
  { accounts: config, leads, dataDir }: Pick<Configuration, 'accounts' | 'leads' | 'dataDir'>,
  needs: AccountsNeeds,
): OpenAccounts | undefined => {
  if (!config) return undefined
  const { records, mail, process } = needs
  const { log, now } = process
  const secret = config.authSecret ?? madeSecret(dataDir, 'auth-secret')
  const settings = settingsOf(config, outboxFolder({ dataDir }), leads.termsUrl)
  const { publicUrl, isLoopback, isSecondStepRequired, sessionDays } = config
  const accounts = betterAuthAccounts({
    db: records.db,
    engine: records.engine,
    secret,
    publicUrl,
    isLoopback,
    isSecondStepRequired,
    sessionDays,
    passwords: needs.passwords ?? scryptPasswords(),
    now,
  })
  const stores = storesOf(records)
  const { persons, organisations } = stores
  const { issuer, audience } = tokenNames(publicUrl)
  return {
    account: {
      accounts,
      services: servicesOf({ accounts, stores, mail }, settings, guardsOf(secret, settings, needs), needs),
      prepare: () => accounts.load(cause => log.error({ cause }, 'the account library was not loaded')),
    },
    sessions: {
      accounts,
      settings,
      tokens: sessionTokens({ accounts, issuer, audience, now }),
      locale: async userId => (await persons.profile(userId)).locale,
      membership: organisations.membership,
      brand: organisations.brand,
    },
  }
}
