import { createAuditStore } from '#server/adapters/storage/audit-store'
import type { Database, Records } from '#server/adapters/storage/database'
import { createEmbedStore } from '#server/adapters/storage/embed-store'
import { createFormActStore } from '#server/adapters/storage/form-act-store'
import { createHeldLeads } from '#server/adapters/storage/held-leads'
import { createKeyStore } from '#server/adapters/storage/key-store'
import { createLeadQueue } from '#server/adapters/storage/lead-queue'
import { createLeadSettingsStore } from '#server/adapters/storage/lead-settings'
import { createLeadStore } from '#server/adapters/storage/lead-store'
import { createOperatorStore } from '#server/adapters/storage/operator-store'
import { createOrganisationEventStore } from '#server/adapters/storage/organisation-events'
import { createOrganisationStore } from '#server/adapters/storage/organisation-store'
import { createOwnedKeyStore } from '#server/adapters/storage/owned-keys'
import { createPasskeyStore } from '#server/adapters/storage/passkey-store'
import { createPersonDataReader } from '#server/adapters/storage/person-data'
import { createPersonStore, createSessionStore } from '#server/adapters/storage/person-store'
import { createProviderKeyStore } from '#server/adapters/storage/provider-key-store'
import { findLateRetention } from '#server/adapters/storage/retention'
import { createSandboxStore } from '#server/adapters/storage/sandbox-store'
import { createUsageHistory } from '#server/adapters/storage/usage-store'
import { createWebhookStore } from '#server/adapters/storage/webhook-store'
import { minute } from './account-rows.ts'

/** A read, and whether an index also gives its order. */
interface Read {
  isSorted?: true
  run(records: Records, db: Database): Promise<unknown>
}

const now = minute(0)

/** Reads of tables that grow with time or with the number of users, as requests, pages, exports, sweeps and metrics send them. */
export const reads: Record<string, Read> = {
  'a page of contacts': {
    isSorted: true,
    run: ({ engine }, db) => createLeadStore(db, engine).page('org_1', { limit: 50 }),
  },
  'a later page of contacts': {
    isSorted: true,
    run: ({ engine }, db) =>
      createLeadStore(db, engine).page('org_1', { before: { receivedAt: now, id: 'lead' }, limit: 50 }),
  },
  'contacts with their content': {
    isSorted: true,
    run: ({ engine }, db) => createLeadStore(db, engine).withContent('org_1'),
  },
  'deliveries of contacts': {
    run: ({ engine }, db) => createLeadStore(db, engine).deliveriesOf('org_1', ['lead_1', 'lead_2']),
  },
  'the queue of deliveries': { run: ({ engine }, db) => createLeadQueue(db, engine).waiting() },
  'contacts that are held back': { run: ({ engine }, db) => createHeldLeads(db, engine).count('org_1') },
  'a key': { run: (_, db) => createKeyStore(db).byHash('hash') },
  'all keys': { isSorted: true, run: (_, db) => createKeyStore(db).list() },
  'keys of an owner': {
    run: ({ engine }, db) => createOwnedKeyStore(db, engine).ofOwners([{ kind: 'user', id: 'usr_1' }], now, 200),
  },
  'events of an owner': {
    run: (_, db) => createAuditStore(db).since({ kind: 'user', id: 'usr_1' }, now, 50),
  },
  'a page of an organisation’s events': {
    run: (_, db) => createOrganisationEventStore(db).page('org_1', { limit: 50 }),
  },
  'counts of keys': { run: (_, db) => createUsageHistory(db).between(['key_1'], '2026-11-01', '2026-11-21') },
  'whether a contact is known': { run: ({ engine }, db) => createLeadStore(db, engine).has('org_1', 'lead_1') },
  'one contact': { run: ({ engine }, db) => createLeadStore(db, engine).one('org_1', 'lead_1') },
  'addresses of sign-ins': { run: (_, db) => createPersonStore(db).hasSignedInFrom('a@b.example', '198.51.100.0') },
  'whether an address is invited': { run: (_, db) => createPersonStore(db).isInvited('a@b.example', now) },
  'the profile of a user': { run: (_, db) => createPersonStore(db).profile('usr_1') },
  'sessions of a user': { run: (_, db) => createSessionStore(db).ofUser('usr_1', now) },
  'invitations that name a user': { run: (_, db) => createPersonDataReader(db).invitations('usr_1') },
  'sign-ups of a user': { run: (_, db) => createPersonDataReader(db).signUps('usr_1') },
  'events of a user, for an export': { run: (_, db) => createPersonDataReader(db).events('usr_1', now, 50) },
  'one key of an owner': {
    run: ({ engine }, db) => createOwnedKeyStore(db, engine).one([{ kind: 'user', id: 'usr_1' }], 'key_1'),
  },
  'numbers of keys of an owner': {
    run: ({ engine }, db) => createOwnedKeyStore(db, engine).counts({ kind: 'user', id: 'usr_1' }, now),
  },
  'days of embedded forms': { run: ({ engine }, db) => createEmbedStore(db, engine).since(['key_1'], '2026-11-01') },
  'acts of a form by week': { run: (_, db) => createFormActStore(db).sum('key_1', '2026-11-01', ['day', 'tried']) },
  'acts of a form by page': { run: (_, db) => createFormActStore(db).sum('key_1', '2026-11-01', ['host', 'page']) },
  'passkeys of a user': { run: (_, db) => createPasskeyStore(db).ofUser('usr_1') },
  'webhooks of an organisation': { run: ({ engine }, db) => createWebhookStore(db, engine).ofOrganisation('org_1') },
  'one webhook': { run: ({ engine }, db) => createWebhookStore(db, engine).one('org_1', 'whk_1') },
  'since when a webhook is silent': {
    run: ({ engine }, db) => createWebhookStore(db, engine).silentSince('org_1', 'whk_1'),
  },
  'open invitations of an organisation': {
    run: ({ engine }, db) => createOrganisationStore(db, engine).openInvitations('org_1', now),
  },
  'the brand of an organisation': { run: ({ engine }, db) => createOrganisationStore(db, engine).brand('org_1') },
  'keys of AI providers': {
    run: ({ engine }, db) => createProviderKeyStore(db, engine).ofOwners([{ kind: 'user', id: 'usr_1' }]),
  },
  'a private sandbox': { run: ({ engine }, db) => createSandboxStore(db, engine).ofOwner('org_1', now) },
  'who receives contacts': { run: ({ engine }, db) => createLeadSettingsStore(db, engine).owner('org_1') },
  'what is older than promised': { run: (_, db) => findLateRetention(db, new Date(now)) },
  'the organisation of an address': { run: (_, db) => createOperatorStore(db).ownerOf('a@b.example') },
}
