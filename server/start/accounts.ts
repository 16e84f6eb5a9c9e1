import { type Attempts, createAttempts } from '../access/attempts.ts'
import type { AuthSecrets } from '../access/auth-secrets.ts'
import { createDeviceCookie } from '../access/device-cookie.ts'
import type { RandomBytes } from '../access/keys.ts'
import { getRolesWithRight } from '../access/ownership.ts'
import { createPseudonymizer } from '../access/pseudonym.ts'
import { createSessionTokens } from '../access/session-tokens.ts'
import { createBetterAuthAccounts } from '../adapters/accounts/better-auth.ts'
import { getTokenNames } from '../adapters/accounts/options.ts'
import { createPasskeyChecks } from '../adapters/accounts/passkeys.ts'
import { createScryptPasswords, type Passwords } from '../adapters/accounts/password.ts'
import { resealLibraryTexts } from '../adapters/accounts/resealing.ts'
import { createAdministratorDutyStore } from '../adapters/storage/administrator-duty-store.ts'
import type { Records } from '../adapters/storage/database.ts'
import type { AccountsConfiguration } from '../config/accounts.ts'
import type { Configuration } from '../config/configuration.ts'
import { readAuthSecrets } from '../config/made-secret.ts'
import type { SessionAuthDependencies } from '../http/credentials/session-caller.ts'
import type { AccountSettings, Accounts, Mail } from '../ports/accounts.ts'
import type { Log } from '../ports/log.ts'
import type { Metrics } from '../ports/metrics.ts'
import type { ProviderKeys } from '../ports/provider-keys.ts'
import { createAccessReview } from '../services/account/access-review.ts'
import type { AccountServices } from '../services/account/account-services.ts'
import { type AdministratorDuty, createAdministratorDuty } from '../services/account/administrator-duty.ts'
import { createConfirmation } from '../services/account/confirmation.ts'
import { createProvenLeads } from '../services/account/proven-leads.ts'
import { createSignInReport } from '../services/account/sign-in-report.ts'
import { createSecurityServices } from './account-security.ts'
import { type AccountStores, createAccountStores } from './account-stores.ts'
import type { Counting } from './counting.ts'
import type { OpenLeads } from './leads.ts'
import { getOutboxFolder } from './mail.ts'
import { createOwnerServices, openMadeItems, openPrivacy } from './owner-services.ts'
import { openSandboxes } from './sandboxes.ts'
import type { Shared } from './shared.ts'

export interface AccountsDependencies {
  records: Records
  /** Attempt limiter only. */
  shared: Pick<Shared, 'attemptsLimiter'>
  counting: Pick<Counting, 'tiers'>
  providerKeys: ProviderKeys
  mail: Mail
  leads: Pick<OpenLeads, 'services' | 'letters' | 'signing'>
  process: AccountsProcess
  /** Password hashing; OWASP's recommendation by default. */
  passwords: Passwords | undefined
}

/** Dependencies from the process. */
interface AccountsProcess {
  log: Log
  metrics: Pick<Metrics, 'signIn'>
  now(): Date
  /** Random source of ids and keys. */
  randomBytes: RandomBytes
  /** Most private sandboxes at once; 500 by default. */
  sandboxesAtOnce?: number | undefined
}

/** Accounts and their services, once open. */
export interface OpenAccounts {
  account: {
    accounts: Accounts
    services: AccountServices
    /** Loads the library in the background: a visitor of the pages may soon need it. */
    prepare(): void
  }
  /** Encrypts with the current `AUTH_SECRET` what a former one encrypts, and logs what no value decrypts. */
  resealAndReport(): Promise<void>
  /** Second factors that owners and administrators must have. */
  duty: AdministratorDuty
  sessions: SessionAuthDependencies
}

/** Our own page with the processing terms of leads. */
const termsPath = '/terms/contacts'

const createAccountSettings = (
  config: AccountsConfiguration,
  folder: string,
  termsUrl = termsPath,
): AccountSettings => {
  const { publicUrl, isLoopback, signUps, sessionDays, legalNoticeUrl, privacyUrl, contactUrl, mailUrl } = config
  return {
    publicUrl,
    isLoopback,
    signUps,
    sessionDays,
    legalNoticeUrl,
    privacyUrl,
    contactUrl,
    planPrices: config.planPrices,
    termsUrl,
    outbox: mailUrl === undefined ? folder : undefined,
  }
}

/** Sign-in protection: attempt limits, known browsers, and reports to the operator. */
const createSignInGuards = (
  { current, accepted }: AuthSecrets,
  { isLoopback }: Pick<AccountSettings, 'isLoopback'>,
  { shared, process: { log, metrics } }: Pick<AccountsDependencies, 'shared' | 'process'>,
) => ({
  limits: createAttempts(shared.attemptsLimiter, current),
  devices: createDeviceCookie({ secrets: accepted, isLoopback }),
  report: createSignInReport({ log, metrics, pseudonym: createPseudonymizer(current) }),
})

const createOwnAccessReview = (
  { accounts, stores, mail }: { accounts: Accounts; stores: AccountStores; mail: Mail },
  attempts: Attempts,
  { keys, organisations }: Pick<AccountServices, 'keys' | 'organisations'>,
  { leads, process: { now, randomBytes, log } }: AccountsDependencies,
) => {
  const { audit, sessions, secondSteps, passkeys } = stores
  return createAccessReview({
    accounts,
    attempts,
    audit,
    sessions,
    secondSteps,
    passkeys,
    keys,
    organisations,
    webhooks: leads.services.webhooks,
    mail,
    log,
    randomBytes,
    now,
  })
}

const createAccountServices = (
  { accounts, stores, mail }: { accounts: Accounts; stores: AccountStores; mail: Mail },
  settings: AccountSettings,
  { limits, devices, report }: ReturnType<typeof createSignInGuards>,
  needs: AccountsDependencies,
): AccountServices => {
  const [{ now, randomBytes }, { audit, passkeys: records }] = [needs.process, stores]
  const confirmation = createConfirmation({
    accounts,
    attempts: limits,
    audit,
    passkeys: records,
    passkeyChecks: createPasskeyChecks(),
    randomBytes,
    now,
  })
  const own = createOwnerServices(accounts, stores, mail, { attempts: limits, confirmation }, needs)
  const { keys, profiles, organisations, brandings, providerKeys } = own
  const parts = { accounts, stores, mail, limits, devices, report, settings, confirmation }
  const { entry, security, secondSteps, passkeys, emailChanges } = createSecurityServices(parts, needs.process)
  return {
    settings,
    keys,
    accessReview: createOwnAccessReview({ accounts, stores, mail }, limits, { keys, organisations }, needs),
    profiles,
    organisations,
    brandings,
    providerKeys,
    entry,
    security,
    secondSteps,
    passkeys,
    emailChanges,
    leads: createProvenLeads(needs.leads.services, confirmation),
    confirmation,
    madeItems: openMadeItems(own, confirmation, stores, needs),
    privacy: openPrivacy(own, { accounts, limits, devices }, stores, needs),
    sandboxes: openSandboxes({ organisations, keys, settings }, { accounts, stores, limits }, needs),
  }
}

const createResealing = (db: Records['db'], secrets: AuthSecrets, log: Log) => async (): Promise<void> => {
  const failed = (cause: unknown) => log.error({ cause }, 'what AUTH_SECRET encrypts was not checked')
  const result = await resealLibraryTexts(db, secrets).catch(failed)
  if (!result) return
  const [current] = secrets.named
  if (result.resealed > 0)
    log.info({ count: result.resealed, id: current?.id }, 'what a former AUTH_SECRET encrypted is encrypted again')
  if (result.lost > 0)
    log.error({ count: result.lost }, 'AUTH_SECRET lacks the value that encrypts second steps; their codes are refused')
}

const openDuty = (
  origin: string,
  { records, mail, process: { log, now } }: AccountsDependencies,
): AdministratorDuty => {
  const duties = createAdministratorDutyStore(records.db, getRolesWithRight('leads'))
  return createAdministratorDuty({ duties, mail, origin, log, now })
}

/** Opens accounts by the configuration; undefined when they are off. The library is not loaded yet. */
export const openAccounts = (
  { accounts: config, leads, dataDir }: Pick<Configuration, 'accounts' | 'leads' | 'dataDir'>,
  needs: AccountsDependencies,
): OpenAccounts | undefined => {
  if (!config) return undefined
  const { records, mail, process } = needs
  const { log, now } = process
  const secrets = readAuthSecrets(config.authSecret, dataDir)
  const settings = createAccountSettings(config, getOutboxFolder({ dataDir }), leads.termsUrl)
  const { publicUrl, isLoopback, isSecondStepRequired, sessionDays } = config
  const accounts = createBetterAuthAccounts({
    db: records.db,
    engine: records.engine,
    secrets,
    publicUrl,
    isLoopback,
    isSecondStepRequired,
    sessionDays,
    passwords: needs.passwords ?? createScryptPasswords({ now: () => now().getTime() }),
    now,
  })
  const stores = createAccountStores(records)
  const { persons, organisations } = stores
  const { issuer, audience } = getTokenNames(publicUrl)
  return {
    account: {
      accounts,
      services: createAccountServices(
        { accounts, stores, mail },
        settings,
        createSignInGuards(secrets, settings, needs),
        needs,
      ),
      prepare: () => accounts.load(cause => log.error({ cause }, 'the account library was not loaded')),
    },
    resealAndReport: createResealing(records.db, secrets, log),
    duty: openDuty(leads.origin, needs),
    sessions: {
      accounts,
      settings,
      tokens: createSessionTokens({ accounts, issuer, audience, now }),
      locale: async userId => (await persons.profile(userId)).locale,
      membership: organisations.membership,
      brand: organisations.brand,
    },
  }
}
