import { createHash } from 'node:crypto'
import type { OrganisationRecords } from '../../ports/organisation-records.ts'
import { createEventRecorder } from './change-with-event.ts'
import type { Database } from './database.ts'

/** Reads and saves the brands of organisations. */
export const createBrandStore = (db: Database): Pick<OrganisationRecords, 'brand' | 'saveBrand'> => ({
  brand: async organisationId => {
    const row = await db
      .selectFrom('organisation_profile')
      .selectAll()
      .where('organisation_id', '=', organisationId)
      .executeTakeFirst()
    if (!row || row.updated_at === null || row.brand_name === null || row.colour === null) return undefined
    const { brand_name, legal_mention, updated_at, colour, logo, address, phone, email, website } = row
    return {
      ...{ name: brand_name, colour, address, phone, email, website },
      logo: logo && new Uint8Array(logo),
      legalMention: legal_mention,
      updatedAt: updated_at,
    }
  },
  saveBrand: (organisationId, { name, legalMention, updatedAt, logo, ...plain }, event) =>
    createEventRecorder(db)(event, async transaction => {
      const bytes = logo && Buffer.from(logo)
      const hash = bytes && createHash('sha256').update(bytes).digest('hex')
      const values = {
        ...plain,
        logo: bytes,
        logo_sha256: hash,
        brand_name: name,
        legal_mention: legalMention,
        updated_at: updatedAt,
      }
      await transaction
        .insertInto('organisation_profile')
        .values({ organisation_id: organisationId, ...values })
        .onConflict(conflict => conflict.column('organisation_id').doUpdateSet(values))
        .execute()
    }),
})
