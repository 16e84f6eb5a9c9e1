/**
 * Addresses in onOffice enterprise. Settings: `ONOFFICE_TOKEN` and `ONOFFICE_SECRET` of an API user, `ONOFFICE_NOTE_FIELD`, the
 * name of the field for the note (Administration, input fields; `Bemerkung` by default), and `WEBHOOK_SECRET`.
 *
 * Interface: https://apidoc.onoffice.de/actions/datensatz-anlegen/adressen and
 * https://apidoc.onoffice.de/onoffice-api-request/request-elemente/action, read on 2026-12-01.
 */
import { createHmac } from 'node:crypto'
import type { Lead } from '@valorem/sdk/webhooks'
import { createReceiver, describeLead, nameLead, readAnswer, requireSetting, type SendLead } from './receive.ts'

const api = 'https://api.onoffice.de/api/stable/api.php'
const [actionid, resourcetype] = ['urn:onoffice-de-ns:smart:2.5:smartml:action:create', 'address']

/** Fields of an address, in the order of their names, which the interface asks for. */
export const toOnofficeParameters = (lead: Lead, noteField: string): Record<string, string> => {
  const { email, phone } = lead.contact
  const fields = {
    Name: nameLead(lead),
    ...(email && { email }),
    ...(phone && { phone }),
    [noteField]: describeLead(lead),
  }
  return Object.fromEntries(Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** Signs an action by version 2: HMAC-SHA-256 over time, token, type and action. */
const signAction = (timestamp: number, token: string, secret: string): string =>
  createHmac('sha256', secret).update(`${timestamp}${token}${resourcetype}${actionid}`).digest('base64')

/** Answer of onOffice: its faults are in it, with status 200. */
interface OnofficeAnswer {
  status?: { errorcode?: number }
  response?: { results?: readonly { status?: { errorcode?: number } }[] }
}

/** Creates an address. A repeat, after an answer that was lost, is a second address, which onOffice finds as a duplicate. */
export const sendToOnoffice: SendLead = async (lead, settings) => {
  const token = requireSetting(settings, 'ONOFFICE_TOKEN')
  const timestamp = Math.floor(Date.now() / 1000)
  const action = {
    ...{ actionid, resourceid: '', resourcetype, identifier: lead.id, timestamp, hmac_version: '2' },
    hmac: signAction(timestamp, token, requireSetting(settings, 'ONOFFICE_SECRET')),
    parameters: toOnofficeParameters(lead, settings.ONOFFICE_NOTE_FIELD || 'Bemerkung'),
  }
  const answer = await fetch(api, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token, request: { actions: [action] } }),
  })
  const { status, response } = (await readAnswer(answer)) as OnofficeAnswer
  const codes = [status, ...(response?.results ?? []).map(result => result.status)].map(one => one?.errorcode ?? 0)
  const fault = codes.find(code => code !== 0)
  if (fault !== undefined) throw new Error(`onOffice answered with the error ${fault}.`)
}

export const POST = createReceiver(sendToOnoffice)
