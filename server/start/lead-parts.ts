import type { Estimator } from '#domain/estimation/estimate'
import { createAttempts } from '../access/attempts.ts'
import type { RandomBytes } from '../access/keys.ts'
import { createProofs } from '../access/proof-of-work.ts'
import { createPseudonymizer } from '../access/pseudonym.ts'
import { createAuditStore } from '../adapters/storage/audit-store.ts'
import type { Records } from '../adapters/storage/database.ts'
import { createEmbedStore } from '../adapters/storage/embed-store.ts'
import { createFormActStore } from '../adapters/storage/form-act-store.ts'
import { createHeldLeads } from '../adapters/storage/held-leads.ts'
import { createLeadQueue } from '../adapters/storage/lead-queue.ts'
import { createLeadSettingsStore } from '../adapters/storage/lead-settings.ts'
import { createLeadStore } from '../adapters/storage/lead-store.ts'
import { createNoticeStore } from '../adapters/storage/notice-store.ts'
import { createOrganisationStore } from '../adapters/storage/organisation-store.ts'
import { createOwnedKeyStore } from '../adapters/storage/owned-keys.ts'
import { createPersonStore } from '../adapters/storage/person-store.ts'
import { createSealedLeadStore } from '../adapters/storage/sealed-lead-store.ts'
import { createWebhookStore } from '../adapters/storage/webhook-store.ts'
import type { Configuration } from '../config/configuration.ts'
import { readAuthSecrets } from '../config/made-secret.ts'
import type { DeliveringMail } from '../ports/lead-mail.ts'
import type { Log } from '../ports/log.ts'
import type { LeadMetrics } from '../ports/metrics.ts'
import type { Tracing } from '../ports/tracing.ts'
import type { WebhookSender } from '../ports/webhooks.ts'
import { createChangeLetters } from '../services/leads/change-letters.ts'
import { createLeadLetters } from '../services/leads/lead-letter.ts'
import { createLeadNotices } from '../services/leads/lead-notices.ts'
import { createLeadSealing } from '../services/leads/lead-sealing.ts'
import { stopLinks as stopLinksOf } from '../services/leads/stop-links.ts'
import type { Counting } from './counting.ts'
import { readWrappingSecrets } from './provider-keys.ts'
import type { Shared } from './shared.ts'

export interface LeadsDependencies {
  records: Records
  shared: Pick<Shared, 'limiter' | 'attemptsLimiter'>
  counting: Pick<Counting, 'usage'>
  prices: { estimate: Estimator }
  mail: DeliveringMail
  sender: WebhookSender
  process: LeadsProcess
}

/** Dependencies from the process. */
interface LeadsProcess {
  log: Log
  metrics: LeadMetrics
  tracing: Pick<Tracing, 'current' | 'later'>
  randomBytes: RandomBytes
  now(): Date
  today(): string
}

/** Stores of leads on open records. */
export const createLeadStores = ({ db, engine }: Records) => ({
  leads: createLeadStore(db, engine),
  queue: createLeadQueue(db, engine),
  held: createHeldLeads(db, engine),
  settings: createLeadSettingsStore(db, engine),
  webhooks: createWebhookStore(db, engine),
  embeds: createEmbedStore(db, engine),
  formActs: createFormActStore(db),
  keys: createOwnedKeyStore(db, engine),
  organisations: createOrganisationStore(db, engine),
  persons: createPersonStore(db),
  audit: createAuditStore(db),
  notices: createNoticeStore(db),
})

/** Stores that lead services use. */
export type LeadStores = ReturnType<typeof createLeadStores>

/** Components that receiving, delivery and pages of leads share. */
export const createLeadComponents = (
  config: Pick<Configuration, 'leads' | 'providerKeys' | 'dataDir'>,
  { settings, notices }: LeadStores,
  { records, mail, shared, process: { randomBytes, log, now } }: LeadsDependencies,
) => {
  const { origin, authSecret } = config.leads
  const { current, accepted } = readAuthSecrets(authSecret, config.dataDir)
  const stopLinks = stopLinksOf({ origin, secrets: accepted })
  return {
    sealing: createLeadSealing({
      secrets: readWrappingSecrets(config),
      records: createSealedLeadStore(records.db),
      randomBytes,
      log,
    }),
    stopLinks,
    notices: createLeadNotices({ settings, mail, origin, log }),
    letters: createLeadLetters({ origin, stopLinks }),
    changeLetters: createChangeLetters({ notices, settings, mail, origin, log, now }),
    attempts: createAttempts(shared.attemptsLimiter, current),
    pseudonym: createPseudonymizer(current),
    /** Pseudonyms of stored texts: new ones by the first, those of all are found. */
    pseudonyms: accepted.map(createPseudonymizer),
    proofs: createProofs(accepted),
  }
}

/** Components that receiving, delivery and pages of leads share. */
export type LeadComponents = ReturnType<typeof createLeadComponents>
