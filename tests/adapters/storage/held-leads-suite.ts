import { expect, test } from 'vitest'
import type { Records } from '#server/adapters/storage/database'
import { createHeldLeads } from '#server/adapters/storage/held-leads'
import { createLeadStore } from '#server/adapters/storage/lead-store'
import { createWebhookStore } from '#server/adapters/storage/webhook-store'
import type { HeldCount, PendingHold, StoredLead } from '#server/ports/leads'
import { minute } from './account-rows.ts'
import { type Engine, temporaryRecords } from './places.ts'

const organisationId = 'org_1'

const newLead = (id: string): Omit<StoredLead, 'hold'> => ({
  ...{ organisationId, id, keyId: 'key_1', receivedAt: minute(0), host: 'agency.example', language: 'fr' },
  ...{ state: 'queued', isTest: false, contentUntil: null, work: 'new', trace: undefined, sealed: null },
})

/** A hold of the network `net` that takes three, and keeps the counts that it decided by. */
const threeHeld = (seen: HeldCount[]): PendingHold => ({
  networks: ['net', 'former'],
  decide: count => {
    seen.push(count)
    if (count.ofNetwork >= 3) throw new RangeError('three are held')
    const dueAt = minute(60 * (1 + count.ofNetwork))
    return { reason: 'organisation_hour', dueAt, network: 'net', releasedAt: null }
  },
})

/** What the records of held contacts promise on an engine. */
export const heldLeadsSuite = ({ newPlace }: Engine): void => {
  const opened = async (): Promise<readonly [Records, Records]> => {
    const place = await newPlace()
    const [one, other] = [await temporaryRecords(place), await temporaryRecords(place)]
    const organisation = { id: organisationId, name: 'Agence', slug: organisationId, createdAt: minute(0) }
    await one.db.insertInto('auth_organization').values(organisation).execute()
    return [one, other]
  }

  test('of contacts that come together at two processes each is counted behind the one before', async () => {
    const both = await opened()
    const seen: HeldCount[] = []
    const stores = both.map(({ db, engine }) => createLeadStore(db, engine))
    const results = await Promise.allSettled(
      Array.from({ length: 12 }, (_, index) =>
        stores[index % 2]?.acceptHeld(newLead(`lead-${index}`), threeHeld(seen)),
      ),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    const [{ db, engine }] = both
    const rows = await db.selectFrom('lead').select('held_due').orderBy('held_due').execute()
    expect(rows.map(({ held_due }) => held_due)).toEqual([minute(60), minute(120), minute(180)])
    expect(await createHeldLeads(db, engine).count(organisationId)).toBe(3)
    expect(await createLeadStore(db, engine).deliveriesOf(organisationId, ['lead-0', 'lead-1'])).toEqual([])
    // All of the organisation are counted, those of the network apart.
    expect(seen.every(({ all, ofNetwork }) => all === ofNetwork)).toBe(true)
  })

  test('a webhook is silent since a held contact was let through, not since it was received', async () => {
    const [{ db, engine }] = await opened()
    const { acceptHeld } = createLeadStore(db, engine)
    await acceptHeld(newLead('held'), threeHeld([]))
    const deliveries = () => [{ id: 'dlv_1', webhookId: 'whk_1', nextAt: minute(9000) }]
    const release = { at: minute(9000), until: undefined, limit: 1, deliveries }
    expect(await createHeldLeads(db, engine).release(organisationId, release)).toEqual(['held'])
    await db.updateTable('lead_delivery').set({ attempts: 1 }).execute()
    expect(await createWebhookStore(db, engine).silentSince(organisationId, 'whk_1')).toBe(minute(9000))
  })
}
