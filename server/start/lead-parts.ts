import type { Estimator } from '#domain/estimation/estimate'
import { attempts } from '../access/attempts.ts'
import type { RandomBytes } from '../access/keys.ts'
import { pseudonyms } from '../access/pseudonym.ts'
import { recordedAudit } from '../adapters/storage/audit-store.ts'
import type { Records } from '../adapters/storage/database.ts'
import { recordedEmbeds } from '../adapters/storage/embed-store.ts'
import { recordedLeadQueue } from '../adapters/storage/lead-queue.ts'
import { recordedLeadSettings } from '../adapters/storage/lead-settings.ts'
import { recordedLeads } from '../adapters/storage/lead-store.ts'
import { recordedOrganisations } from '../adapters/storage/organisation-store.ts'
import { ownedKeys } from '../adapters/storage/owned-keys.ts'
import { sealedLeads } from '../adapters/storage/sealed-lead-store.ts'
import { recordedWebhooks } from '../adapters/storage/webhook-store.ts'
import type { Configuration } from '../config/configuration.ts'
import { madeSecret } from '../config/made-secret.ts'
import type { DeliveringMail } from '../ports/lead-mail.ts'
import type { Log } from '../ports/log.ts'
import type { LeadMetrics } from '../ports/metrics.ts'
import type { Tracing } from '../ports/tracing.ts'
import type { WebhookSender } from '../ports/webhooks.ts'
import { leadLetters } from '../services/leads/lead-letter.ts'
import { leadNotices } from '../services/leads/lead-notices.ts'
import { leadSealing } from '../services/leads/lead-sealing.ts'
import { stopLinks as stopLinksOf } from '../services/leads/stop-links.ts'
import type { Counting } from './counting.ts'
import { secretsOf } from './provider-keys.ts'
import type { Shared } from './shared.ts'

/** What contacts need of the rest of the service. */
export interface LeadsNeeds {
  records: Records
  shared: Pick<Shared, 'limiter' | 'attemptsLimiter'>
  counting: Pick<Counting, 'usage'>
  prices: { estimate: Estimator }
  mail: DeliveringMail
  sender: WebhookSender
  process: LeadsProcess
}

/** What the process gives. */
interface LeadsProcess {
  log: Log
  metrics: LeadMetrics
  tracing: Pick<Tracing, 'current' | 'later'>
  randomBytes: RandomBytes
  now(): Date
  today(): string
}

/** The stores of contacts on open records. */
export const storesOf = ({ db, engine }: Records) => ({
  leads: recordedLeads(db, engine),
  queue: recordedLeadQueue(db, engine),
  settings: recordedLeadSettings(db, engine),
  webhooks: recordedWebhooks(db, engine),
  embeds: recordedEmbeds(db),
  keys: ownedKeys(db, engine),
  organisations: recordedOrganisations(db, engine),
  audit: recordedAudit(db),
})

/** The stores of contacts. */
export type LeadStores = ReturnType<typeof storesOf>

/** What the ways of contacts share. */
export const waysOf = (
  config: Pick<Configuration, 'leads' | 'providerKeys' | 'dataDir'>,
  { settings }: LeadStores,
  { records, mail, shared, process: { randomBytes, log } }: LeadsNeeds,
) => {
  const { origin, authSecret } = config.leads
  const secret = authSecret ?? madeSecret(config.dataDir, 'auth-secret')
  const stopLinks = stopLinksOf({ origin, secret })
  return {
    sealing: leadSealing({ secrets: secretsOf(config), records: sealedLeads(records.db), randomBytes, log }),
    stopLinks,
    notices: leadNotices({ settings, mail, origin, log }),
    letters: leadLetters({ origin, stopLinks }),
    attempts: attempts(shared.attemptsLimiter, secret),
    pseudonym: pseudonyms(secret),
  }
}

/** What the ways of contacts share. */
export type LeadWays = ReturnType<typeof waysOf>
