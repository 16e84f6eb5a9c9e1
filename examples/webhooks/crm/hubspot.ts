/**
 * Contacts in HubSpot. Settings: `HUBSPOT_TOKEN`, the token of a private app with the scope `crm.objects.contacts.write`, and
 * `WEBHOOK_SECRET`.
 *
 * Interface: https://developers.hubspot.com/docs/api-reference/latest/crm/objects/contacts/batch/upsert-contacts, read on
 * 2026-12-01.
 */
import type { Lead } from '@valorem/sdk/webhooks'
import { createReceiver, describeLead, nameLead, readAnswer, requireSetting, type SendLead } from './receive.ts'

const api = 'https://api.hubapi.com/crm/v3/objects/contacts'

/**
 * Properties that every HubSpot account has. The whole name is the last name: a name has no sure place to be parted. One who
 * gave none keeps the name that HubSpot has by the e-mail.
 */
export const toHubspotProperties = (lead: Lead): Record<string, string> => {
  const { name, email, phone } = lead.contact
  return {
    ...((name || !email) && { lastname: nameLead(lead) }),
    ...(email && { email }),
    ...(phone && { phone }),
    city: lead.home.commune,
    message: describeLead(lead),
  }
}

/** Writes a contact by its e-mail, so that a repeat makes no second one; one without an e-mail is a new contact. */
export const sendToHubspot: SendLead = async (lead, settings) => {
  const properties = toHubspotProperties(lead)
  const { email } = properties
  const answer = await fetch(email ? `${api}/batch/upsert` : api, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${requireSetting(settings, 'HUBSPOT_TOKEN')}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(email ? { inputs: [{ id: email, idProperty: 'email', properties }] } : { properties }),
  })
  const read = (await readAnswer(answer)) as { numErrors?: number }
  if (read.numErrors) throw new Error('HubSpot refused the contact.')
}

export const POST = createReceiver(sendToHubspot)
