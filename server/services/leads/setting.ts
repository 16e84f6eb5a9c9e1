import { Refusal } from '#domain/core/refusal'
import type { Attempts } from '../../access/attempts.ts'
import type { RandomBytes } from '../../access/keys.ts'
import { hasRight } from '../../access/ownership.ts'
import type { Mail } from '../../ports/accounts.ts'
import type { LeadSettingRecords, LeadSettings, NotifiedOwner } from '../../ports/lead-settings.ts'
import { withAccountErrors } from '../account/account-errors.ts'
import { createFieldRefusal } from '../account/refused-field.ts'
import type { LeadNotices } from './lead-notices.ts'
import type { LeadLinks, LeadSetting, LeadSettingsView } from './lead-services.ts'
import { createLeadEvent, type OrganisationFinder } from './own-organisation.ts'
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
  notices: Pick<LeadNotices, 'settings'>
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
  const { email, emailConfirmedAt, keepDays, termsVersion: version, termsAt: at } = found
  const confirmed = emailConfirmedAt === undefined ? undefined : email
  return {
    off: getOffReason(found, deps),
    receiver: confirmed ?? owner.email,
    email: email ?? null,
    isConfirmed: confirmed !== undefined,
    keepDays,
    mayChange,
    terms: version !== undefined && at !== undefined ? { version, at } : null,
    termsVersion,
  }
}

/** Recipient of the letters; owners are notified of each change. */
const createAddressSetting = (deps: SettingDependencies): Pick<LeadSetting, 'setAddress' | 'removeAddress'> => {
  const { ownOf, records, attempts, mail, notices, randomBytes, now } = deps
  return {
    setAddress: (actor, text) =>
      withAccountErrors(async () => {
        const own = await ownOf(actor, 'leads')
        const email = validateLeadEmail(text)
        const isOver = await attempts.take(['leadAddress', own.id], ['leadAddressLetter', email.toLowerCase()])
        if (isOver !== undefined)
          throw createFieldRefusal('email', 'letters', 'Too many letters within an hour; try later.')
        const token = createConfirmToken(own.id, now(), randomBytes)
        const event = createLeadEvent(actor, now(), 'leads.address', own.id, { detail: { change: 'asked' } })
        await records.setAddress(own.id, { email, tokenHash: confirmHash(token) }, event)
        const link = `${actor.place.origin}/contacts/confirm?token=${token}`
        mail.send({
          kind: 'leadAddress',
          to: email,
          locale: actor.place.locale,
          link,
          values: { organisation: own.name },
        })
        notices.settings(own.id)
      }),
    removeAddress: actor =>
      withAccountErrors(async () => {
        const own = await ownOf(actor, 'leads')
        const event = createLeadEvent(actor, now(), 'leads.address', own.id, { detail: { change: 'removed' } })
        await records.setAddress(own.id, { email: null, tokenHash: null }, event)
        notices.settings(own.id)
      }),
  }
}

/** Settings of delivery and retention; owners are notified of each change. */
export const createLeadSetting = (deps: SettingDependencies): LeadSetting => {
  const { ownOf, records, notices, now } = deps
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
        const event = createLeadEvent(actor, now(), 'leads.kept', own.id, { detail: { days: String(days) } })
        await records.setKeepDays(own.id, days, now().toISOString(), event)
        notices.settings(own.id)
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
  notices,
  stopLinks,
  now,
}: Pick<SettingDependencies, 'records' | 'notices' | 'stopLinks' | 'now'>): LeadLinks => {
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
  const event = (organisationId: string, change: string) => ({
    at: now().toISOString(),
    actor: { kind: 'system' as const },
    owner: { kind: 'organisation' as const, id: organisationId },
    action: 'leads.address' as const,
    detail: { change },
  })
  const shown = (found: { organisation: string; email: string } | undefined) =>
    found && { organisation: found.organisation, email: found.email }
  return {
    toConfirm: token => withAccountErrors(async () => shown(await waiting(token))),
    confirm: token =>
      withAccountErrors(async () => {
        const found = await waiting(token)
        if (!found) return false
        const { organisationId } = found
        const at = now().toISOString()
        return records.confirmAddress(organisationId, confirmHash(token), at, event(organisationId, 'confirmed'))
      }),
    toStop: token => withAccountErrors(async () => shown(await stopping(token))),
    stop: token =>
      withAccountErrors(async () => {
        const found = await stopping(token)
        if (!found) return false
        const { organisationId, email } = found
        if (!(await records.stopAddress(organisationId, email, event(organisationId, 'stopped')))) return false
        notices.settings(organisationId)
        return true
      }),
  }
}
