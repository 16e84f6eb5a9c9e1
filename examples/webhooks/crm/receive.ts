/**
 * Takes contacts from the service and hands them to a CRM: the part that all recipes share. Its handler takes and gives the
 * requests of the web, as Node with a small server, Deno, Cloudflare Workers and Next.js have them.
 */
import { type Lead, verifyWebhook, WebhookError } from '@valorem/sdk/webhooks'

/** Settings of a recipe, by the name of their variable. */
export type Settings = Readonly<Record<string, string | undefined>>

/** Sends a contact to a CRM; throws where the CRM did not take it. */
export type SendLead = (lead: Lead, settings: Settings) => Promise<void>

/** A setting that a recipe cannot do without. @throws Error that names it. */
export const requireSetting = (settings: Settings, name: string): string => {
  const value = settings[name]
  if (!value) throw new Error(`${name} is missing.`)
  return value
}

/** Name of a contact; a visitor who gave none is called by the e-mail or the number. */
export const nameLead = ({ contact: { name, email, phone } }: Lead): string => name || email || phone || ''

/** Everything about a contact that has no field of its own in a CRM, as a note. */
export const describeLead = ({ home, estimate, contact, page, utm, consent, reference }: Lead): string => {
  const { commune, quartier, surface } = home
  const euros = (value: number): string => `${value.toLocaleString('fr-LU')} €`
  const lines = [
    `${[quartier, commune].filter(Boolean).join(', ')}, ${surface} m²: ${euros(estimate.mid)} (${euros(estimate.low)} – ${euros(estimate.high)})`,
    contact.message,
    page,
    reference,
    utm?.utm_campaign,
    `${consent.at}: ${consent.text} (${consent.privacyUrl})`,
  ]
  return lines.filter(Boolean).join('\n')
}

/** Reads the answer of a CRM. @throws Error with its status, and without anything of the visitor. */
export const readAnswer = async (answer: Response): Promise<unknown> => {
  if (!answer.ok) throw new Error(`The CRM answered ${answer.status}.`)
  return answer.json()
}

/**
 * Creates the handler of a recipe. It answers 204 for a contact that the CRM took, 400 to a sender that is not the service, and
 * 502 where the CRM did not take it: the service then sends it again, for 72 hours.
 */
export const createReceiver =
  (send: SendLead, settings: Settings = process.env) =>
  async (request: Request): Promise<Response> => {
    try {
      const secret = requireSetting(settings, 'WEBHOOK_SECRET')
      const event = await verifyWebhook(await request.text(), request.headers, secret)
      if (event.type === 'lead.created') await send(event.data, settings)
      return new Response(null, { status: 204 })
    } catch (error) {
      if (error instanceof WebhookError) return new Response(error.reason, { status: 400 })
      console.error(error instanceof Error ? error.message : 'The contact was not handed on.')
      return new Response(null, { status: 502 })
    }
  }
