import { plusDays } from '#domain/core/days'
import { utcDay } from '#domain/core/instants'
import { Refusal } from '#domain/core/refusal'
import { getRolesWithRight, hasRight, listVisibleOwners } from '../../access/ownership.ts'
import type { OwnedKey, OwnedKeyRecords } from '../../ports/account-records.ts'
import type { Actor } from '../../ports/accounts.ts'
import { type EmbedRecords, type EmbedSettings, isFormUsed } from '../../ports/embeds.ts'
import type { FormActRecords } from '../../ports/form-acts.ts'
import type { LeadRecords } from '../../ports/leads.ts'
import type { OrganisationRecords } from '../../ports/organisation-records.ts'
import { withAccountErrors } from '../account/account-errors.ts'
import { createAuditEvent } from '../account/audit-note.ts'
import { createFieldRefusal } from '../account/refused-field.ts'
import { readFormResults } from './form-results.ts'
import type { Embeds, FirstSteps } from './lead-services.ts'

/** Attributes of the element that are stored with a key: those that the form's page sets. */
const attributes: ReadonlySet<string> = new Set([
  ...['lang', 'theme', 'accent', 'agency', 'brand', 'lead', 'lead-action', 'lead-email', 'privacy-url', 'order'],
])
const valueLengthMax = 500
const daysOfSteps = 90
/** Keys that are read at most. */
const keysMax = 500

export interface EmbedDependencies {
  keys: Pick<OwnedKeyRecords, 'one' | 'ofOwners'>
  organisations: Pick<OrganisationRecords, 'membership' | 'brand'>
  records: EmbedRecords
  acts: Pick<FormActRecords, 'sum'>
  leads: Pick<LeadRecords, 'hasGenuine'>
  now(): Date
}

const validateEmbedSettings = (settings: EmbedSettings): EmbedSettings => {
  for (const [name, value] of Object.entries(settings))
    if (!attributes.has(name) || value.length > valueLengthMax)
      throw createFieldRefusal(name, 'embed', 'Is no attribute of the form that can be kept.')
  return settings
}

/** Reads what an organisation has done of the first steps. */
const createFirstSteps =
  ({ keys, organisations, records, leads, now }: EmbedDependencies) =>
  (actor: Actor): Promise<FirstSteps | undefined> =>
    withAccountErrors(async () => {
      const membership = await organisations.membership(actor.session.userId)
      if (!membership) return undefined
      const owner = { kind: 'organisation' as const, id: membership.id }
      const found = (await keys.ofOwners([owner], now().toISOString(), keysMax)).filter(
        ({ kind, revokedAt }) => kind === 'publishable' && revokedAt === undefined,
      )
      const ids = found.map(({ id }) => id)
      const seen = await records.since(ids, plusDays(utcDay(now()), 1 - daysOfSteps))
      const [last] = seen.filter(isFormUsed).sort((a, b) => b.lastAt.localeCompare(a.lastAt))
      const brand = await organisations.brand(membership.id)
      return {
        hasBrand: brand !== undefined,
        websiteKeyId: found[0]?.id,
        form: last && { host: last.host, at: last.lastAt },
        hasContact: await leads.hasGenuine(membership.id),
      }
    })

/** Forms of website keys: settings and usage counts. */
export const createEmbeds = (deps: EmbedDependencies) => {
  const { keys, organisations, records, acts, now } = deps
  const keyOf = async ({ session }: Actor, id: string, isChange: boolean): Promise<OwnedKey> => {
    const membership = await organisations.membership(session.userId)
    const key = await keys.one(listVisibleOwners(session.userId, membership), id)
    if (!key) throw new Refusal('key_not_found')
    if (isChange && key.owner.kind === 'organisation' && !(membership && hasRight(membership.role, 'createKeys')))
      throw new Refusal('forbidden')
    return key
  }
  const own: Embeds = {
    settings: (actor, keyId) => withAccountErrors(async () => records.settings((await keyOf(actor, keyId, false)).id)),
    save: (actor, keyId, settings) =>
      withAccountErrors(async () => {
        const key = await keyOf(actor, keyId, true)
        const event = createAuditEvent(actor, now().toISOString(), 'key.embed', { owner: key.owner, targetId: key.id })
        const by = { userId: actor.session.userId, roles: getRolesWithRight('createKeys') }
        if (!(await records.saveSettings(key, { settings: settings && validateEmbedSettings(settings), by }, event)))
          throw new Refusal('forbidden')
      }),
    days: (actor, keyId, days) =>
      withAccountErrors(async () => {
        const key = await keyOf(actor, keyId, false)
        const rows = await records.since([key.id], plusDays(utcDay(now()), 1 - days))
        return rows.map(({ keyId: _own, ...row }) => row)
      }),
    results: (actor, keyId) =>
      withAccountErrors(async () => readFormResults(acts, (await keyOf(actor, keyId, false)).id, utcDay(now()))),
    organisationDays: ({ session }, days) =>
      withAccountErrors(async () => {
        const membership = await organisations.membership(session.userId)
        if (!membership) return []
        const from = plusDays(utcDay(now()), 1 - days)
        const found = await keys.ofOwners([{ kind: 'organisation', id: membership.id }], from, keysMax)
        const ids = found.filter(({ kind }) => kind === 'publishable').map(({ id }) => id)
        const rows = await records.since(ids, from)
        return rows.map(({ keyId: _own, ...row }) => row)
      }),
  }
  return { embeds: own, firstSteps: createFirstSteps(deps) }
}
