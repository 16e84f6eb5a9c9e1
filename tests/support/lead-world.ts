import { randomUUID } from 'node:crypto'
import type { Database } from '#server/adapters/storage/database'
import type { RecordsPlace } from '#server/adapters/storage/records'
import { agency } from './agency.ts'
import { startApp } from './app.ts'
import type { LeadReceivers } from './lead-receivers.ts'

/** An agency in the records of real processes, with a key of a server and a webhook. */
export interface LeadWorld {
  organisationId: string
  /** A secret key of the organisation. */
  key: string
  /** The secret of the webhook. */
  secret: string
  /** What the processes are started with. */
  env: Record<string, string>
}

/** What contents are sealed with. */
export const secretsOfContacts = `one:${Buffer.alloc(32, 5).toString('base64')}`

/** Puts an agency into the records of a place, before processes are started on them. */
export const leadWorld = async (
  place: RecordsPlace,
  { mailUrl, hookUrl }: Pick<LeadReceivers, 'mailUrl' | 'hookUrl'>,
  more: Record<string, string> = {},
): Promise<LeadWorld> => {
  const env = {
    DATA_DIR: place.dataDir,
    ...(place.databaseUrl !== undefined && { DATABASE_URL: place.databaseUrl }),
    ...{ MAIL_URL: mailUrl, PROVIDER_KEY_SECRETS: secretsOfContacts },
    TIER_LIMITS: '{"free":{"perMinute":100000,"perDay":null}}',
    ...more,
  }
  const app = await startApp({ dataDir: place.dataDir, env })
  try {
    const { owner, organisationId, key } = await agency(app, 'secret')
    const { secret } = await app.leads.services.webhooks.add(owner.actor, { url: hookUrl })
    // The day of the plan has room for every contact of a test.
    await app.db
      .updateTable('organisation_profile')
      .set({ plan: 'enterprise' })
      .where('organisation_id', '=', organisationId)
      .execute()
    return { organisationId, key, secret, env }
  } finally {
    await app.close()
  }
}

/** A contact, with a reference by which it is known again. */
export const contactOf = (reference: string, changes: object = {}) => ({
  id: randomUUID(),
  contact: { name: 'Ada Exemple', email: 'ada@visitor.example', message: 'Bonjour' },
  consent: { text: 'Ja', privacyUrl: 'https://agency.example/privacy', at: '2026-11-21T11:59:30.000Z' },
  home: { commune: 'Mamer', surface: 80 },
  page: 'https://agency.example/estimer',
  language: 'fr',
  reference,
  ...changes,
})

/** Sends a contact to a service; the status, or undefined where it went away. */
export const sendContact = async (url: string, key: string, contact: object): Promise<number | undefined> => {
  try {
    const answer = await fetch(`${url}/api/v1/leads`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-API-Key': key, Connection: 'close' },
      body: JSON.stringify(contact),
    })
    await answer.arrayBuffer()
    return answer.status
  } catch {
    return undefined
  }
}

/** The deliveries of an organisation that still wait. */
export const waitingDeliveries = (db: Database) =>
  db.selectFrom('lead_delivery').selectAll().where('done_at', 'is', null).execute()

/** Lets time pass for everything that waits: all its instants lie so much further back. */
export const timePasses = async (db: Database, ms: number): Promise<void> => {
  const earlier = (at: string): string => new Date(Date.parse(at) - ms).toISOString()
  for (const { id, next_at } of await waitingDeliveries(db))
    await db
      .updateTable('lead_delivery')
      .set({ next_at: earlier(next_at) })
      .where('id', '=', id)
      .execute()
  const leads = await db.selectFrom('lead').select(['id', 'received_at']).where('state', '=', 'queued').execute()
  for (const { id, received_at } of leads)
    await db
      .updateTable('lead')
      .set({ received_at: earlier(received_at) })
      .where('id', '=', id)
      .execute()
}

/** Lets the pause of everything that waits be over. */
export const pausesPass = async (db: Database): Promise<void> => {
  const now = new Date().toISOString()
  await db.updateTable('lead_delivery').set({ next_at: now }).where('done_at', 'is', null).execute()
}

/**
 * Lets the pause be over of what had so many attempts: without one it was given back, as there were enough under way to its
 * webhook; with some it may have ended after time had passed for the others.
 */
export const pausePasses = async (
  db: Database,
  attempts: number,
  { now = new Date(), id }: { now?: Date; id?: string } = {},
): Promise<void> => {
  await db
    .updateTable('lead_delivery')
    .set({ next_at: now.toISOString() })
    .where('done_at', 'is', null)
    .where('attempts', '=', attempts)
    .$if(id !== undefined, query => query.where('id', '=', id ?? ''))
    .execute()
}
