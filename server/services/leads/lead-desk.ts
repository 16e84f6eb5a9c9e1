import { Refusal } from '#domain/core/refusal'
import type { Attempts } from '../../access/attempts.ts'
import type { ProfileRecords } from '../../ports/account-records.ts'
import type { Actor, Mail } from '../../ports/accounts.ts'
import type { LeadContent, LeadDesk, LeadRecords, StoredLead } from '../../ports/leads.ts'
import type { OrganisationRecords, StoredMember } from '../../ports/organisation-records.ts'
import { withAccountErrors } from '../account/account-errors.ts'
import { createFieldRefusal } from '../account/refused-field.ts'
import type { LeadSealing } from './lead-sealing.ts'
import type { Leads } from './lead-services.ts'
import type { LeadOrganisation, OrganisationFinder } from './own-organisation.ts'

/** Characters of a note. */
const noteMax = 2000

/** Times that a change is tried where others change the same contact. */
const triesMax = 5

export interface DeskDependencies {
  ownOf: OrganisationFinder
  records: Pick<LeadRecords, 'one' | 'reseal'>
  organisations: Pick<OrganisationRecords, 'members'>
  profiles: Pick<ProfileRecords, 'profile'>
  sealing: Pick<LeadSealing, 'openContent' | 'sealContent'>
  attempts: Pick<Attempts, 'take'>
  mail: Pick<Mail, 'send'>
  /** Whether a person may read a content now. */
  isReadable(lead: StoredLead, own: LeadOrganisation): boolean
}

/** Reads a content, and saves what its organisation adds to it. */
const createDeskEditor = ({ records, sealing, isReadable }: DeskDependencies) => {
  const find = async (own: LeadOrganisation, id: string): Promise<StoredLead> => {
    const lead = await records.one(own.id, id)
    if (!lead || !isReadable(lead, own)) throw new Refusal('route_not_found')
    return lead
  }
  const read = async (own: LeadOrganisation, id: string): Promise<[StoredLead, LeadContent]> => {
    const lead = await find(own, id)
    const content = sealing.openContent(lead)
    if (!content) throw new Refusal('route_not_found')
    return [lead, content]
  }
  /** False where the content was sealed anew or deleted since it was read. */
  const save = async (lead: StoredLead, content: LeadContent, change: LeadDesk): Promise<boolean> => {
    const { organisationId, id, sealed } = lead
    const changed = { ...content, desk: { ...content.desk, ...change } }
    return sealed !== null && records.reseal(lead, sealed, sealing.sealContent(organisationId, id, changed))
  }
  return {
    /** A contact with its content sealed. @throws Refusal `route_not_found` where the person may not read it. */
    find,
    /** @throws Refusal `route_not_found` where the person may not read it, or it is deleted. */
    read,
    /**
     * Changes a contact, anew where it was changed meanwhile.
     * @param build the change of a content; it may throw a refusal.
     * @param known the contact where it was just read; it is read otherwise.
     * @throws Refusal `route_not_found` like `read`, `unavailable` where others changed it again and again.
     */
    change: async (
      own: LeadOrganisation,
      id: string,
      build: (content: LeadContent) => LeadDesk,
      known?: [StoredLead, LeadContent],
    ): Promise<void> => {
      for (let tries = 0; tries < triesMax; tries += 1) {
        const [lead, content] = tries === 0 && known ? known : await read(own, id)
        if (await save(lead, content, build(content))) return
      }
      throw new Refusal('unavailable', {
        retryAfterSeconds: 1,
        cause: new Error('the contact changes again and again'),
      })
    },
  }
}

/** Tells a colleague, in the colleague's language, that a contact was handed over. */
const sendHandedLetter = async (
  actor: Actor,
  { member, organisation, id }: { member: StoredMember; organisation: string; id: string },
  { mail, profiles }: DeskDependencies,
): Promise<void> => {
  const { origin, locale: own } = actor.place
  const { locale = own } = await profiles.profile(member.userId)
  const values = { name: actor.session.user.name, organisation }
  mail.send({ kind: 'leadHanded', to: member.email, locale, link: `${origin}/account/leads/${id}`, values })
}

/** Members of an organisation who may read a contact. */
const findReaders = async (
  lead: StoredLead,
  own: LeadOrganisation,
  { organisations, isReadable }: DeskDependencies,
): Promise<StoredMember[]> =>
  (await organisations.members(own.id)).filter(({ role }) => isReadable(lead, { ...own, role }))

/** Hands contacts to members. */
const createLeadHandOver = (deps: DeskDependencies): Leads['handTo'] => {
  const { ownOf, attempts } = deps
  const editor = createDeskEditor(deps)
  /** Member of an organisation who may read a contact; undefined for nobody. */
  const findMember = async (lead: StoredLead, own: LeadOrganisation, userId: string) => {
    if (userId === '') return undefined
    const member = (await findReaders(lead, own, deps)).find(one => one.userId === userId)
    if (!member) throw createFieldRefusal('colleague', 'colleague', 'Is no member who may read it.', userId)
    return member
  }
  const takeLetter = async (own: LeadOrganisation): Promise<void> => {
    if ((await attempts.take(['leadHanded', own.id])) !== undefined)
      throw createFieldRefusal('colleague', 'letters', 'Too many letters within an hour; try later.')
  }
  return (actor, id, userId) =>
    withAccountErrors(async () => {
      const own = await ownOf(actor)
      const known = await editor.read(own, id)
      const [lead, content] = known
      const member = await findMember(lead, own, userId)
      if (member?.userId === content.desk?.colleagueId) return
      const told = member?.userId === actor.session.userId ? undefined : member
      if (told) await takeLetter(own)
      await editor.change(own, id, () => ({ colleagueId: member?.userId }), known)
      if (told) await sendHandedLetter(actor, { member: told, organisation: own.name, id }, deps)
    })
}

/** What an organisation adds to its contacts: a note, and the colleague who takes care of it. */
export const createLeadDesk = (deps: DeskDependencies): Pick<Leads, 'colleagues' | 'setNote' | 'handTo'> => {
  const { ownOf, organisations } = deps
  const editor = createDeskEditor(deps)
  return {
    colleagues: (actor, id) =>
      withAccountErrors(async () => {
        const own = await ownOf(actor)
        const members =
          id === undefined
            ? await organisations.members(own.id)
            : await findReaders(await editor.find(own, id), own, deps)
        return members
          .map(({ userId, name }) => ({ userId, name }))
          .sort((one, other) => one.name.localeCompare(other.name))
      }),
    setNote: (actor, id, { text, before }) =>
      withAccountErrors(async () => {
        if (text.length > noteMax)
          throw createFieldRefusal('note', 'note', `Has ${text.length} characters; at most ${noteMax}.`)
        await editor.change(await ownOf(actor), id, ({ desk }) => {
          if ((desk?.note ?? '') !== before)
            throw createFieldRefusal('note', 'note_changed', 'Somebody changed the note meanwhile.')
          return { note: text === '' ? undefined : text }
        })
      }),
    handTo: createLeadHandOver(deps),
  }
}
