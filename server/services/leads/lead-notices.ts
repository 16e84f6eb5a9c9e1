import { formatInstant } from '#languages/formats'
import { languages } from '#languages/registry'
import type { Letter, Mail } from '../../ports/accounts.ts'
import type { LeadSettingRecords } from '../../ports/lead-settings.ts'
import type { ClaimedDelivery, LeadState } from '../../ports/leads.ts'
import type { Log } from '../../ports/log.ts'

/** Letters to owners. */
export interface LeadNotices {
  /**
   * All deliveries of a contact failed, or some; it is readable until an instant. The letter holds nothing of the
   * content.
   */
  lost(delivery: ClaimedDelivery, came: { state: Extract<LeadState, 'lost' | 'partly'>; until: string }): void
  webhookOff(organisationId: string, url: string): void
  /** Contacts of an organisation are held back. */
  held(organisationId: string): void
}

export interface NoticesDependencies {
  settings: Pick<LeadSettingRecords, 'of' | 'owner'>
  mail: Pick<Mail, 'send'>
  /** Origin of the service's own pages. */
  origin: string
  log: Log
}

type Kind = Extract<Letter['kind'], 'leadLost' | 'leadPartly' | 'leadLimit' | 'webhookOff'>

/** Letters to the owner of an organisation, in the owner's language. */
export const createLeadNotices = ({ settings, mail, origin, log }: NoticesDependencies): LeadNotices => {
  const told = async (
    organisationId: string,
    kind: Kind,
    path: string,
    values: (language: Letter['locale']) => Record<string, string> = () => ({}),
  ): Promise<void> => {
    const [found, owner] = await Promise.all([settings.of(organisationId), settings.owner(organisationId)])
    if (!found || !owner) return
    const locale = owner.locale ?? found.locale ?? languages[0]
    const own = { organisation: found.organisation, ...values(locale) }
    mail.send({ kind, to: owner.email, locale, link: `${origin}${path}`, values: own })
  }
  const tell = (...args: Parameters<typeof told>): void =>
    void told(...args).catch(cause => log.warn({ cause, kind: args[1] }, 'an owner was not told'))
  return {
    lost: ({ organisationId, lead }, { state, until }) =>
      tell(organisationId, state === 'lost' ? 'leadLost' : 'leadPartly', '/account/leads', locale => ({
        host: lead.host,
        instant: formatInstant(lead.receivedAt, locale),
        until: formatInstant(until, locale),
      })),
    webhookOff: (organisationId, url) =>
      tell(organisationId, 'webhookOff', '/account/webhooks', () => ({ url: new URL(url).origin })),
    held: organisationId => tell(organisationId, 'leadLimit', '/account/leads'),
  }
}
