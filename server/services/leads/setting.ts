import { Refusal } from '#domain/core/refusal'
import type { Attempts } from '../../access/attempts.ts'
import type { RandomBytes } from '../../access/keys.ts'
import { may } from '../../access/ownership.ts'
import type { Mail } from '../../ports/accounts.ts'
import type { LeadSettingRecords, LeadSettings, ToldOwner } from '../../ports/lead-settings.ts'
import { onAccounts } from '../account/account-away.ts'
import { refusedField } from '../account/refused-field.ts'
import type { LeadNotices } from './lead-notices.ts'
import type { LeadLinks, LeadSetting, LeadSettingsView } from './lead-services.ts'
import { type OwnFinder, ofOrganisation } from './own-organisation.ts'
import { confirmHash, isYoung, newConfirmToken, organisationOf, type StopLinks } from './stop-links.ts'
import { termsVersion } from './terms-version.ts'

/** What the settings of contacts are made with. */
export interface SettingDependencies {
  ownOf: OwnFinder
  records: LeadSettingRecords
  /** LEADS and accounts are on; there is a secret to seal with. */
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

const checkedEmail = (text: string): string => {
  const email = text.trim()
  if (email.length > emailLengthMax || !emailPattern.test(email))
    throw refusedField('email', 'email', 'Is no e-mail address.', email.slice(0, emailLengthMax))
  return email
}

/** Why no contact can be received; undefined where one can. */
const offOf = ({ termsVersion: accepted }: LeadSettings, { isOn, isSealed }: SettingDependencies) => {
  if (!isOn) return 'leads'
  if (!isSealed) return 'secrets'
  return accepted === undefined ? 'terms' : undefined
}

/** What is set, as a person of the organisation sees it. */
const viewOf = (
  found: LeadSettings,
  owner: ToldOwner,
  mayChange: boolean,
  deps: SettingDependencies,
): LeadSettingsView => {
  const { email, emailConfirmedAt, keepDays, termsVersion: version, termsAt: at } = found
  const confirmed = emailConfirmedAt === undefined ? undefined : email
  return {
    off: offOf(found, deps),
    receiver: confirmed ?? owner.email,
    email: email ?? null,
    isConfirmed: confirmed !== undefined,
    keepDays,
    mayChange,
    terms: version !== undefined && at !== undefined ? { version, at } : null,
    termsVersion,
  }
}

/** The address of the letters; owners are told of each change. */
const address = (deps: SettingDependencies): Pick<LeadSetting, 'setAddress' | 'removeAddress'> => {
  const { ownOf, records, attempts, mail, notices, randomBytes, now } = deps
  return {
    setAddress: (actor, text) =>
      onAccounts(async () => {
        const own = await ownOf(actor, 'leads')
        const email = checkedEmail(text)
        const isOver = await attempts.take(['leadAddress', own.id], ['leadAddressLetter', email.toLowerCase()])
        if (isOver !== undefined) throw refusedField('email', 'letters', 'Too many letters within an hour; try later.')
        const token = newConfirmToken(own.id, now(), randomBytes)
        const event = ofOrganisation(actor, now(), 'leads.address', own.id, { detail: { change: 'asked' } })
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
      onAccounts(async () => {
        const own = await ownOf(actor, 'leads')
        const event = ofOrganisation(actor, now(), 'leads.address', own.id, { detail: { change: 'removed' } })
        await records.setAddress(own.id, { email: null, tokenHash: null }, event)
        notices.settings(own.id)
      }),
  }
}

/** Where contacts go, and for how long they are kept; owners are told of each change. */
export const setting = (deps: SettingDependencies): LeadSetting => {
  const { ownOf, records, notices, now } = deps
  return {
    ...address(deps),
    settings: actor =>
      onAccounts(async () => {
        const own = await ownOf(actor)
        const [found, owner] = await Promise.all([records.of(own.id), records.owner(own.id)])
        if (!found || !owner) throw new Refusal('organisation_not_found')
        return viewOf(found, owner, may(own.role, 'leads'), deps)
      }),
    setKeepDays: (actor, days) =>
      onAccounts(async () => {
        const own = await ownOf(actor, 'leads')
        const event = ofOrganisation(actor, now(), 'leads.kept', own.id, { detail: { days: String(days) } })
        await records.setKeepDays(own.id, days, now().toISOString(), event)
        notices.settings(own.id)
      }),
    acceptTerms: actor =>
      onAccounts(async () => {
        const own = await ownOf(actor, 'leads')
        const at = now()
        const event = ofOrganisation(actor, at, 'terms.accepted', own.id, { detail: { version: termsVersion } })
        await records.acceptTerms(own.id, termsVersion, at.toISOString(), event)
      }),
  }
}

/** Links of letters: each names its organisation, and proves that it was in a letter of ours. */
export const links = ({
  records,
  notices,
  stopLinks,
  now,
}: Pick<SettingDependencies, 'records' | 'notices' | 'stopLinks' | 'now'>): LeadLinks => {
  const waiting = async (token: string) => {
    const organisationId = organisationOf(token)
    const found = organisationId === undefined ? undefined : await records.of(organisationId)
    const isOurs = found?.tokenHash === confirmHash(token) && isYoung(token, now())
    return isOurs && found.email !== undefined ? { ...found, email: found.email } : undefined
  }
  const stopping = async (token: string) => {
    const organisationId = organisationOf(token)
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
    toConfirm: token => onAccounts(async () => shown(await waiting(token))),
    confirm: token =>
      onAccounts(async () => {
        const found = await waiting(token)
        if (!found) return false
        const { organisationId } = found
        const at = now().toISOString()
        return records.confirmAddress(organisationId, confirmHash(token), at, event(organisationId, 'confirmed'))
      }),
    toStop: token => onAccounts(async () => shown(await stopping(token))),
    stop: token =>
      onAccounts(async () => {
        const found = await stopping(token)
        if (!found) return false
        const { organisationId, email } = found
        if (!(await records.stopAddress(organisationId, email, event(organisationId, 'stopped')))) return false
        notices.settings(organisationId)
        return true
      }),
  }
}
