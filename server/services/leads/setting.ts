import { Refusal } from '#domain/core/refusal'
import type { Attempts } from '../../access/attempts.ts'
import type { RandomBytes } from '../../access/keys.ts'
import { getRolesWithRight, hasRight } from '../../access/ownership.ts'
import type { Mail } from '../../ports/accounts.ts'
import type { AuditEvent } from '../../ports/audit.ts'
import type { LeadSettingRecords, LeadSettings, NotifiedOwner } from '../../ports/lead-settings.ts'
import { withAccountErrors } from '../account/account-errors.ts'
import { createFieldRefusal } from '../account/refused-field.ts'
import { getContactAddress } from './contact-address.ts'
import type { LeadLinks, LeadSetting, LeadSettingsView } from './lead-services.ts'
import {
  createLeadEvent,
  createLeadsForbiddenRefusal,
  type OrganisationFinder,
  toLeadMember,
} from './own-organisation.ts'
import { confirmHash, createConfirmToken, isRecentToken, parseTokenOrganisation, type StopLinks } from './stop-links.ts'
import { termsVersion } from './terms-version.ts'

export interface SettingDependencies {
  ownOf: OrganisationFinder
  records: LeadSettingRecords
  /** LEADS and accounts are enabled; `isSealed`: with an encryption secret. */
  isOn: boolean
  isSealed: boolean
  attempts: Attempts
  mail: Pick<Mail, 'send'>
  stopLinks: StopLinks
  randomBytes: RandomBytes
  now(): Date
}

const emailPattern = /^[^\s@,;:"<>()]+@[^\s@,;:"<>()]+\.[^\s@,;:"<>()]+$/
const emailLengthMax = 254

const validateLeadEmail = (text: string): string => {
  const email = text.trim()
  if (email.length > emailLengthMax || !emailPattern.test(email))
    throw createFieldRefusal('email', 'email', 'Is no e-mail address.', email.slice(0, emailLengthMax))
  return email
}

/** Reason why no contacts can be received; undefined where they can. */
const getOffReason = ({ termsVersion: accepted }: LeadSettings, { isOn, isSealed }: SettingDependencies) => {
  if (!isOn) return 'leads'
  if (!isSealed) return 'secrets'
  return accepted === undefined ? 'terms' : undefined
}

/** Settings as shown to a person of the organisation. */
const toLeadSettingsView = (
  found: LeadSettings,
  owner: NotifiedOwner,
  mayChange: boolean,
  deps: SettingDependencies,
): LeadSettingsView => {
  const { email, emailConfirmedAt, emailSuspendedAt, keepDays, termsVersion: version, termsAt: at } = found
  return {
    off: getOffReason(found, deps),
    receiver: getContactAddress(found) ?? owner.email,
    email: email ?? null,
    isConfirmed: emailConfirmedAt !== undefined,
    isSuspended: emailSuspendedAt !== undefined,
    keepDays,
    mayChange,
    terms: version !== undefined && at !== undefined ? { version, at } : null,
    termsVersion,
  }
}

/** Recipient of the letters; owners are notified of each change. */
const createAddressSetting = (deps: SettingDependencies): Pick<LeadSetting, 'setAddress' | 'removeAddress'> => {
  const { ownOf, records, attempts, mail, randomBytes, now } = deps
  return {
    setAddress: (actor, text) =>
      withAccountErrors(async () => {
        const own = await ownOf(actor, 'leads')
        const email = validateLeadEmail(text)
        const isOver = await attempts.take(['leadAddress', own.id], ['leadAddressLetter', email.toLowerCase()])
        if (isOver !== undefined)
          throw createFieldRefusal('email', 'letters', 'Too many letters within an hour; try later.')
        const token = createConfirmToken(own.id, now(), randomBytes)
        const notice = { kind: 'addressAsked' as const, detail: { email } }
        const event = createLeadEvent(actor, now(), 'leads.address', own.id, { detail: { change: 'asked' }, notice })
        const address = { email, tokenHash: confirmHash(token), by: toLeadMember(actor) }
        if (!(await records.setAddress(own.id, address, event))) throw createLeadsForbiddenRefusal()
        const link = `${actor.place.origin}/contacts/confirm?token=${token}`
        mail.send({
          kind: 'leadAddress',
          to: email,
          locale: actor.place.locale,
          link,
          values: { organisation: own.name },
        })
      }),
    removeAddress: actor =>
      withAccountErrors(async () => {
        const own = await ownOf(actor, 'leads')
        const notice = { kind: 'addressRemoved' as const, detail: {} }
        const event = createLeadEvent(actor, now(), 'leads.address', own.id, { detail: { change: 'removed' }, notice })
        if (!(await records.removeAddress(own.id, toLeadMember(actor), event))) throw createLeadsForbiddenRefusal()
      }),
  }
}

/** Settings of delivery and retention; owners are notified of each change. */
export const createLeadSetting = (deps: SettingDependencies): LeadSetting => {
  const { ownOf, records, now } = deps
  return {
    ...createAddressSetting(deps),
    settings: actor =>
      withAccountErrors(async () => {
        const own = await ownOf(actor)
        const [found, owner] = await Promise.all([records.of(own.id), records.owner(own.id)])
        if (!found || !owner) throw new Refusal('organisation_not_found')
        return toLeadSettingsView(found, owner, hasRight(own.role, 'leads'), deps)
      }),
    setKeepDays: (actor, days) =>
      withAccountErrors(async () => {
        const own = await ownOf(actor, 'leads')
        const detail = { days: String(days) }
        const notice = { kind: 'leadsKept' as const, detail }
        const event = createLeadEvent(actor, now(), 'leads.kept', own.id, { detail, notice })
        await records.setKeepDays(own.id, days, now().toISOString(), event)
      }),
    acceptTerms: actor =>
      withAccountErrors(async () => {
        const own = await ownOf(actor, 'leads')
        const at = now()
        const event = createLeadEvent(actor, at, 'terms.accepted', own.id, { detail: { version: termsVersion } })
        await records.acceptTerms(own.id, termsVersion, at.toISOString(), event)
      }),
  }
}

/** Links of letters: each names its organisation, and proves that it was in a letter of the service. */
export const createLeadLinks = ({
  records,
  stopLinks,
  now,
}: Pick<SettingDependencies, 'records' | 'stopLinks' | 'now'>): LeadLinks => {
  const waiting = async (token: string) => {
    const organisationId = parseTokenOrganisation(token)
    const found = organisationId === undefined ? undefined : await records.of(organisationId)
    const isOurs = found?.tokenHash === confirmHash(token) && isRecentToken(token, now())
    return isOurs && found.email !== undefined ? { ...found, email: found.email } : undefined
  }
  const stopping = async (token: string) => {
    const organisationId = parseTokenOrganisation(token)
    const found = organisationId === undefined ? undefined : await records.of(organisationId)
    if (found?.email === undefined || found.emailConfirmedAt === undefined) return undefined
    return stopLinks.isFor(token, found.organisationId, found.email) ? { ...found, email: found.email } : undefined
  }
  const event = (
    { organisationId, email }: { organisationId: string; email: string },
    change: 'confirmed' | 'stopped',
  ): AuditEvent => ({
    at: now().toISOString(),
    actor: { kind: 'system' },
    owner: { kind: 'organisation', id: organisationId },
    action: 'leads.address',
    detail: { change },
    notice: { kind: change === 'confirmed' ? 'addressConfirmed' : 'addressStopped', detail: { email } },
  })
  const shown = (found: { organisation: string; email: string } | undefined) =>
    found && { organisation: found.organisation, email: found.email }
  return {
    toConfirm: token => withAccountErrors(async () => shown(await waiting(token))),
    confirm: token =>
      withAccountErrors(async () => {
        const found = await waiting(token)
        if (!found) return false
        const link = { tokenHash: confirmHash(token), at: now().toISOString(), roles: getRolesWithRight('leads') }
        return records.confirmAddress(found.organisationId, link, event(found, 'confirmed'))
      }),
    toStop: token => withAccountErrors(async () => shown(await stopping(token))),
    stop: token =>
      withAccountErrors(async () => {
        const found = await stopping(token)
        if (!found) return false
        return records.stopAddress(found.organisationId, found.email, event(found, 'stopped'))
      }),
  }
}
