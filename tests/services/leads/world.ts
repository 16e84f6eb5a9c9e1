import { onTestFinished } from 'vitest'
import { agency } from '../../support/agency.ts'
import { startApp } from '../../support/app.ts'
import { type LeadReceivers, leadReceivers } from '../../support/lead-receivers.ts'
import { contactOf, secretsOfContacts, sendContact } from '../../support/lead-world.ts'
import { until } from '../../support/until.ts'

const env = {
  PROVIDER_KEY_SECRETS: secretsOfContacts,
  TIER_LIMITS: '{"free":{"perMinute":100000,"perDay":null}}',
}

/** Real receivers that go with the test. */
const openReceivers = async (): Promise<LeadReceivers> => {
  const receivers = await leadReceivers()
  onTestFinished(() => receivers.close())
  return receivers
}

/** An agency with as many webhooks as said, on an app whose clock the test moves, beside real receivers. */
export const openDelivery = async (webhooks = 1, more: { dataDir?: string; env?: Record<string, string> } = {}) => {
  const receivers = await openReceivers()
  const app = await startApp({ ...more, env: { ...env, MAIL_URL: receivers.mailUrl, ...more.env } })
  let isOpen = true
  const close = async (): Promise<void> => {
    if (isOpen) await app.close()
    isOpen = false
  }
  onTestFinished(close)
  const { owner, organisationId, key } = await agency(app, 'secret')
  const services = app.deps.account?.services.leads
  if (!services) throw new Error('This app has no contacts.')
  const made: string[] = []
  for (let count = 0; count < webhooks; count += 1)
    made.push((await app.leads.services.webhooks.add(owner.actor, { url: receivers.hookUrl })).webhook.id)
  // The letter about these changes comes when a test asks for it.
  await app.db.deleteFrom('organisation_notice').execute()

  const lead = async (id: string) =>
    app.db.selectFrom('lead').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const way = async (leadId: string, webhookId: string) =>
    app.db
      .selectFrom('lead_delivery')
      .selectAll()
      .where('lead_id', '=', leadId)
      .where('webhook_id', '=', webhookId)
      .executeTakeFirstOrThrow()
  return {
    ...{ app, receivers, services, actor: owner.actor, organisationId, key, webhookIds: made, lead, way, close },
    /** Sends a contact; its id. */
    send: async (reference = 'one'): Promise<string> => {
      const contact = contactOf(reference)
      const status = await sendContact(app.url, key, contact)
      if (status !== 201) throw new Error(`A contact was answered ${status}.`)
      return contact.id
    },
    /** Moves the clock to an instant, and looks at the queue for one contact. */
    lookAt: (instant: string, leadId: string): void => {
      app.clock.now = new Date(instant)
      app.delivery.kick({ organisationId, leadId })
    },
    state: (id: string, wanted: string) =>
      until(async () => ((await lead(id)).state === wanted ? true : undefined), `state ${wanted}`),
  }
}

/** The words of a letter, whatever its coding. */
export const wordsOf = (raw: string): string => {
  const parts = raw.split(/\r\n\r\n/)
  const packed = parts.map(part => (/^[A-Za-z0-9+/=\r\n]+$/.test(part) ? Buffer.from(part, 'base64').toString() : part))
  const joined = packed.join('\n').replace(/=\r\n/g, '')
  return Buffer.from(
    joined.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')
}

/** Letters to the owner about deliveries, without the one about the key of the form. */
export const noticesOf = ({ notices }: { notices: readonly string[] }): string[] =>
  notices.filter(notice => !wordsOf(notice).includes('/account/keys'))
