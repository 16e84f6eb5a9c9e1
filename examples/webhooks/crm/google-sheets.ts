/**
 * Rows of a Google sheet. Settings: `SHEET_ID` (from the address of the sheet), `SHEET_NAME` (the name of its tab, `Contacts` by
 * default), `GOOGLE_EMAIL` and `GOOGLE_KEY` of a service account with which the sheet is shared, and `WEBHOOK_SECRET`.
 *
 * Interface: https://developers.google.com/sheets/api/reference/rest/v4/spreadsheets.values/append and
 * https://developers.google.com/identity/protocols/oauth2/service-account, read on 2026-12-01.
 */
import { createSign } from 'node:crypto'
import type { Lead } from '@valorem/sdk/webhooks'
import { createReceiver, describeLead, readAnswer, requireSetting, type SendLead, type Settings } from './receive.ts'

const tokenUrl = 'https://oauth2.googleapis.com/token'
const scope = 'https://www.googleapis.com/auth/spreadsheets'

/** Cells of a row: the id first, by which a repeat is recognised. */
export const toSheetRow = (lead: Lead): (string | number)[] => {
  const { name = '', email = '', phone = '' } = lead.contact
  const { mid, low, high } = lead.estimate
  return [
    lead.id,
    lead.receivedAt,
    name,
    email,
    phone,
    lead.home.commune,
    lead.home.surface,
    mid,
    low,
    high,
    describeLead(lead),
  ]
}

const encodePart = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Fetches a token of the service account, by an assertion that it signs. */
const fetchToken = async (settings: Settings): Promise<string> => {
  const iat = Math.floor(Date.now() / 1000)
  const claims = { iss: requireSetting(settings, 'GOOGLE_EMAIL'), scope, aud: tokenUrl, iat, exp: iat + 3600 }
  const signed = `${encodePart({ alg: 'RS256', typ: 'JWT' })}.${encodePart(claims)}`
  // A variable of one line holds the line breaks of the key as two characters.
  const key = requireSetting(settings, 'GOOGLE_KEY').replaceAll('\\n', '\n')
  const signature = createSign('RSA-SHA256').update(signed).sign(key, 'base64url')
  const answer = await fetch(tokenUrl, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
      assertion: `${signed}.${signature}`,
    }),
  })
  return ((await readAnswer(answer)) as { access_token: string }).access_token
}

/** Appends a row, unless its id is in the first column. `RAW` keeps what a visitor typed from becoming a formula. */
export const sendToSheet: SendLead = async (lead, settings) => {
  const headers = { Authorization: `Bearer ${await fetchToken(settings)}`, 'Content-Type': 'application/json' }
  const name = settings.SHEET_NAME || 'Contacts'
  const api = `https://sheets.googleapis.com/v4/spreadsheets/${encodeURIComponent(requireSetting(settings, 'SHEET_ID'))}/values`
  const first = await fetch(`${api}/${encodeURIComponent(`${name}!A:A`)}`, { headers })
  const { values = [] } = (await readAnswer(first)) as { values?: string[][] }
  if (values.some(([id]) => id === lead.id)) return
  const query = 'valueInputOption=RAW&insertDataOption=INSERT_ROWS'
  const answer = await fetch(`${api}/${encodeURIComponent(`${name}!A1`)}:append?${query}`, {
    ...{ method: 'POST', headers },
    body: JSON.stringify({ values: [toSheetRow(lead)] }),
  })
  await readAnswer(answer)
}

export const POST = createReceiver(sendToSheet)
