import { Refusal } from '#domain/core/refusal'
import type { Attempts } from '../../access/attempts.ts'
import type { Actor, Mail } from '../../ports/accounts.ts'
import type { LeadContent, LeadDesk, LeadRecords, StoredLead } from '../../ports/leads.ts'
import type { OrganisationRecords } from '../../ports/organisation-records.ts'
import { withAccountErrors } from '../account/account-errors.ts'
import { createFieldRefusal } from '../account/refused-field.ts'
import type { LeadSealing } from './lead-sealing.ts'
import type { Leads } from './lead-services.ts'
import type { LeadOrganisation, OrganisationFinder } from './own-organisation.ts'

/** Characters of a note. */
const noteMax = 2000

export interface DeskDependencies {
  ownOf: OrganisationFinder
  records: Pick<LeadRecords, 'one' | 'reseal'>
  organisations: Pick<OrganisationRecords, 'members'>
  sealing: Pick<LeadSealing, 'openContent' | 'sealContent'>
  attempts: Pick<Attempts, 'take'>
  mail: Pick<Mail, 'send'>
  /** Whether a person may read a content now. */
  isReadable(lead: StoredLead, own: LeadOrganisation): boolean
}

/** Reads a content, and saves what its organisation adds to it. */
const createDeskEditor = ({ records, sealing, isReadable }: DeskDependencies) => ({
  /** @throws Refusal `route_not_found` where the person may not read it, or it is deleted. */
  read: async (own: LeadOrganisation, id: string): Promise<[StoredLead, LeadContent]> => {
    const lead = await records.one(own.id, id)
    const content = lead && isReadable(lead, own) ? sealing.openContent(lead) : undefined
    if (!lead || !content) throw new Refusal('route_not_found')
    return [lead, content]
  },
  /** False where the content was sealed anew or deleted since it was read. */
  save: async (lead: StoredLead, content: LeadContent, change: LeadDesk): Promise<boolean> => {
    const { organisationId, id, sealed } = lead
    const changed = { ...content, desk: { ...content.desk, ...change } }
    return sealed !== null && records.reseal(lead, sealed, sealing.sealContent(organisationId, id, changed))
  },
})

/** Tells a colleague that a contact was handed over. */
const sendHandedLetter = (
  actor: Actor,
  { email, organisation, id }: { email: string; organisation: string; id: string },
  { mail }: DeskDependencies,
): void => {
  const { origin, locale } = actor.place
  const values = { name: actor.session.user.name, organisation }
  mail.send({ kind: 'leadHanded', to: email, locale, link: `${origin}/account/leads/${id}`, values })
}

/** Hands contacts to members. */
const createLeadHandOver = (deps: DeskDependencies): Leads['handTo'] => {
  const { ownOf, organisations, attempts } = deps
  const editor = createDeskEditor(deps)
  /** Member of an organisation; undefined for nobody. */
  const findMember = async (own: LeadOrganisation, userId: string) => {
    if (userId === '') return undefined
    const member = (await organisations.members(own.id)).find(one => one.userId === userId)
    if (!member) throw createFieldRefusal('colleague', 'colleague', 'Is no member.', userId)
    return member
  }
  const takeLetter = async (own: LeadOrganisation): Promise<void> => {
    if ((await attempts.take(['leadHanded', own.id])) !== undefined)
      throw createFieldRefusal('colleague', 'letters', 'Too many letters within an hour; try later.')
  }
  return (actor, id, userId) =>
    withAccountErrors(async () => {
      const own = await ownOf(actor)
      const [lead, content] = await editor.read(own, id)
      const member = await findMember(own, userId)
      if (member?.userId === content.desk?.colleagueId) return
      const told = member?.userId === actor.session.userId ? undefined : member
      if (told) await takeLetter(own)
      if (!(await editor.save(lead, content, { colleagueId: member?.userId }))) throw new Refusal('route_not_found')
      if (told) sendHandedLetter(actor, { email: told.email, organisation: own.name, id }, deps)
    })
}

/** What an organisation adds to its contacts: a note, and the colleague who takes care of it. */
export const createLeadDesk = (deps: DeskDependencies): Pick<Leads, 'colleagues' | 'setNote' | 'handTo'> => {
  const { ownOf, organisations } = deps
  const editor = createDeskEditor(deps)
  return {
    colleagues: actor =>
      withAccountErrors(async () => {
        const members = await organisations.members((await ownOf(actor)).id)
        return members
          .map(({ userId, name }) => ({ userId, name }))
          .sort((one, other) => one.name.localeCompare(other.name))
      }),
    setNote: (actor, id, { text, before }) =>
      withAccountErrors(async () => {
        if (text.length > noteMax)
          throw createFieldRefusal('note', 'note', `Has ${text.length} characters; at most ${noteMax}.`)
        const [lead, content] = await editor.read(await ownOf(actor), id)
        const isSame = (content.desk?.note ?? '') === before
        if (!isSame || !(await editor.save(lead, content, { note: text === '' ? undefined : text })))
          throw createFieldRefusal('note', 'note_changed', 'Somebody changed the note meanwhile.')
      }),
    handTo: createLeadHandOver(deps),
  }
}
