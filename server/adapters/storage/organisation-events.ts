import type { OrganisationEvents } from '../../ports/audit.ts'
import { toAuditEvent } from './audit-store.ts'
import type { Database } from './database.ts'

const selectOrganisationEvents = (db: Database, organisationId: string) =>
  db
    .selectFrom('audit_event')
    .where('audit_event.owner_kind', '=', 'organisation')
    .where('audit_event.owner_id', '=', organisationId)

/** Events with current names: names are not stored with an event, so they disappear with the person or object. */
const selectNamedEvents = (db: Database, organisationId: string) =>
  selectOrganisationEvents(db, organisationId)
    .leftJoin('auth_user as actor', 'actor.id', 'audit_event.actor_id')
    .leftJoin('auth_user as person', 'person.id', 'audit_event.target_id')
    .leftJoin('api_key', 'api_key.id', 'audit_event.target_id')
    .leftJoin('auth_invitation as invitation', 'invitation.id', 'audit_event.target_id')
    .selectAll('audit_event')
    .select(['actor.name as actorName', 'person.name as personName'])
    .select(['api_key.name as keyName', 'invitation.email as invitedEmail'])

/** Events of organisations, as records. */
export const createOrganisationEventStore = (db: Database): OrganisationEvents => ({
  page: async (organisationId, { before, limit }) => {
    const edge =
      before === undefined
        ? undefined
        : await selectOrganisationEvents(db, organisationId)
            .select(['id', 'at'])
            .where('id', '=', before)
            .executeTakeFirst()
    if (before !== undefined && !edge) return undefined
    const rows = await selectNamedEvents(db, organisationId)
      .$if(edge !== undefined, query =>
        query.where(({ and, eb, or }) =>
          or([
            eb('audit_event.at', '<', edge?.at ?? ''),
            and([eb('audit_event.at', '=', edge?.at ?? ''), eb('audit_event.id', '>', edge?.id ?? '')]),
          ]),
        ),
      )
      .orderBy('audit_event.at', 'desc')
      .orderBy('audit_event.id')
      .limit(limit)
      .execute()
    return rows.map(({ actorName, personName, keyName, invitedEmail, ...row }) => ({
      ...toAuditEvent(row),
      id: row.id,
      actorName: actorName ?? undefined,
      targetName: personName ?? keyName ?? invitedEmail ?? undefined,
    }))
  },
})
