import type { Attempts } from '../access/attempts.ts'
import type { Accounts } from '../ports/accounts.ts'
import type { AccountServices } from '../services/account/account-services.ts'
import type { Sandboxes } from '../services/account/sandbox-services.ts'
import { createSandboxes, type SandboxesDependencies } from '../services/account/sandboxes.ts'
import type { AccountStores } from './account-stores.ts'
import type { OpenLeads } from './leads.ts'

interface SandboxesProcess extends Pick<SandboxesDependencies, 'log' | 'now' | 'randomBytes'> {
  /** Most private sandboxes at once; 500 by default. */
  sandboxesAtOnce?: number | undefined
}

/** Private sandboxes, over the services of accounts. */
export const openSandboxes = (
  { organisations, keys, settings }: Pick<AccountServices, 'organisations' | 'keys' | 'settings'>,
  { accounts, stores, limits }: { accounts: Accounts; stores: AccountStores; limits: Attempts },
  {
    leads,
    process: { now, randomBytes, log, sandboxesAtOnce },
  }: { leads: Pick<OpenLeads, 'services'>; process: SandboxesProcess },
): Sandboxes =>
  createSandboxes({
    isOpen: settings.signUps === 'open',
    accounts,
    records: stores.sandboxes,
    organisations,
    keys,
    webhooks: leads.services.webhooks,
    attempts: limits,
    randomBytes,
    log,
    most: sandboxesAtOnce,
    now,
  })
