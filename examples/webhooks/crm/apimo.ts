/**
 * Leads in Apimo. Settings: `APIMO_PROVIDER` and `APIMO_TOKEN`, which Apimo gives to a provider, `APIMO_AGENCY`, the number of the
 * agency, and `WEBHOOK_SECRET`.
 *
 * Interface: https://apimo.net/fr/api/webservice/?child=agencies/leads, read on 2026-12-01.
 */
import type { Lead } from '@valorem/sdk/webhooks'
import { createReceiver, describeLead, nameLead, readAnswer, requireSetting, type SendLead } from './receive.ts'

/** Fields of a lead. `reference` is our id, by which Apimo and you recognise a repeat. */
export const toApimoLead = (lead: Lead): Record<string, string> => {
  const { email, phone } = lead.contact
  return {
    reference: lead.id,
    date: lead.receivedAt,
    lastname: nameLead(lead),
    ...(email && { email }),
    ...(phone && { phone }),
    language: lead.language,
    message: describeLead(lead),
  }
}

/** Creates a lead of the agency. */
export const sendToApimo: SendLead = async (lead, settings) => {
  const [provider, token] = [requireSetting(settings, 'APIMO_PROVIDER'), requireSetting(settings, 'APIMO_TOKEN')]
  const agency = encodeURIComponent(requireSetting(settings, 'APIMO_AGENCY'))
  const answer = await fetch(`https://api.apimo.pro/agencies/${agency}/leads`, {
    method: 'POST',
    headers: {
      Authorization: `Basic ${Buffer.from(`${provider}:${token}`).toString('base64')}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(toApimoLead(lead)),
  })
  await readAnswer(answer)
}

export const POST = createReceiver(sendToApimo)
