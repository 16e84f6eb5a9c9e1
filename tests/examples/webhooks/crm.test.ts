import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { runInNewContext } from 'node:vm'
import { signedWebhook } from '@valorem/sdk/testing'
import type { LeadCreatedEvent } from '@valorem/sdk/webhooks'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sendToApimo } from '../../../examples/webhooks/crm/apimo.ts'
import { sendToSheet } from '../../../examples/webhooks/crm/google-sheets.ts'
import { sendToHubspot } from '../../../examples/webhooks/crm/hubspot.ts'
import { sendToOnoffice } from '../../../examples/webhooks/crm/onoffice.ts'
import { createReceiver, type SendLead, type Settings } from '../../../examples/webhooks/crm/receive.ts'
import {
  createApimo,
  createGoogle,
  createHubspot,
  createOnoffice,
  type Maker,
  serviceAccount,
  type Taken,
} from './crm-makers.ts'
import { leadEvent, secret } from './receiver-process.ts'

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
})
afterEach(() => {
  // What is logged holds nothing of a visitor.
  expect(JSON.stringify(vi.mocked(console.error).mock.calls)).not.toMatch(/Ada|visitor\.example|691/)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Puts the interface of a maker in the place of the network. */
const connect = (maker: Maker): void => {
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const request = new Request(input, init)
    const body = await request.text()
    return maker({ url: new URL(request.url), method: request.method, headers: request.headers, body })
  })
}

/** Sends an event to a recipe, signed as the service does; the status of its answer. */
const deliver = async (send: SendLead, settings: Settings, event: LeadCreatedEvent): Promise<number> => {
  const signed = await signedWebhook(event, secret)
  const request = signed.toRequest('https://agency.example/valorem')
  return (await createReceiver(send, { WEBHOOK_SECRET: secret, ...settings })(request)).status
}

const full = leadEvent({
  contact: {
    name: 'Ada de la Cruz',
    email: 'ada@visitor.example',
    phone: '+352 691 12 34 56',
    message: '=HYPERLINK("x")',
  },
  utm: { utm_campaign: 'hiver' },
})
const byPhone = leadEvent({ contact: { name: 'Zoë O’Brien', phone: '691 12 34 56' } })

/** Lines of the note, by hand from the event above. */
const note = /^Belair, Luxembourg, 85 m²: 1[. {2}]?234[. {2}]?100 € \(936[. {2}]500 € – 1[. {2}]?531[. {2}]?800 €\)\n/

describe('HubSpot', () => {
  test('gets a contact once by its e-mail, one without an e-mail too', async () => {
    const taken: Taken = []
    connect(createHubspot('pat-1', taken))
    const settings = { HUBSPOT_TOKEN: 'pat-1' }
    expect(await deliver(sendToHubspot, settings, full)).toBe(204)
    expect(await deliver(sendToHubspot, settings, full)).toBe(204)
    expect(await deliver(sendToHubspot, settings, byPhone)).toBe(204)
    expect(taken).toEqual([
      {
        ...{ lastname: 'Ada de la Cruz', email: 'ada@visitor.example', phone: '+352 691 12 34 56', city: 'Luxembourg' },
        message: expect.stringMatching(note),
      },
      { lastname: 'Zoë O’Brien', phone: '691 12 34 56', city: 'Luxembourg', message: expect.any(String) },
    ])
    expect(`${taken[0]?.message}`.split('\n').slice(1)).toEqual([
      ...['=HYPERLINK("x")', 'https://agency.example/estimer', 'hiver'],
      expect.stringContaining('J’accepte que mes coordonnées soient utilisées par Agence Exemple'),
    ])
  })

  test('keeps the name that it has of a visitor who gave none', async () => {
    const taken: Taken = []
    connect(createHubspot('pat-1', taken))
    const { name: _, ...contact } = full.data.contact
    const unnamed = { ...full, data: { ...full.data, contact: { ...contact, name: '' } } }
    expect(await deliver(sendToHubspot, { HUBSPOT_TOKEN: 'pat-1' }, unnamed)).toBe(204)
    expect(taken).toEqual([expect.not.objectContaining({ lastname: expect.anything() })])
  })

  test('that refuses the token makes the service send again', async () => {
    connect(createHubspot('pat-1', []))
    expect(await deliver(sendToHubspot, { HUBSPOT_TOKEN: 'pat-2' }, full)).toBe(502)
    expect(await deliver(sendToHubspot, {}, full)).toBe(502)
  })
})

describe('onOffice', () => {
  const account = { token: 'token-1', secret: 'secret-1', fields: ['Name', 'Vorname', 'Ort', 'Bemerkung', 'ind_note'] }
  const settings = { ONOFFICE_TOKEN: 'token-1', ONOFFICE_SECRET: 'secret-1' }

  test('gets an address, signed and in the order that it asks for', async () => {
    const taken: Taken = []
    connect(createOnoffice(account, taken))
    expect(await deliver(sendToOnoffice, settings, full)).toBe(204)
    expect(await deliver(sendToOnoffice, { ...settings, ONOFFICE_NOTE_FIELD: 'ind_note' }, byPhone)).toBe(204)
    expect(taken).toEqual([
      {
        ...{ Name: 'Ada de la Cruz', email: 'ada@visitor.example', phone: '+352 691 12 34 56' },
        Bemerkung: expect.stringMatching(note),
      },
      { Name: 'Zoë O’Brien', phone: '691 12 34 56', ind_note: expect.any(String) },
    ])
  })

  test.each([
    ['a wrong secret', { ...settings, ONOFFICE_SECRET: 'other' }],
    ['a field that the account does not have', { ...settings, ONOFFICE_NOTE_FIELD: 'unknown' }],
  ])('says %s with status 200; the service sends again', async (_, given) => {
    connect(createOnoffice(account, []))
    expect(await deliver(sendToOnoffice, given, full)).toBe(502)
  })
})

describe('Apimo', () => {
  const account = { provider: '42', token: 'abc', agency: '7' }
  const settings = { APIMO_PROVIDER: '42', APIMO_TOKEN: 'abc', APIMO_AGENCY: '7' }

  test('gets a lead under the id of the contact', async () => {
    const taken: Taken = []
    connect(createApimo(account, taken))
    expect(await deliver(sendToApimo, settings, full)).toBe(204)
    expect(taken).toEqual([
      {
        ...{ reference: full.data.id, date: '2026-11-21T10:00:00.000Z', lastname: 'Ada de la Cruz', language: 'fr' },
        ...{ email: 'ada@visitor.example', phone: '+352 691 12 34 56', message: expect.stringMatching(note) },
      },
    ])
    expect(await deliver(sendToApimo, { ...settings, APIMO_AGENCY: '8' }, full)).toBe(502)
  })
})

describe('a Google sheet', () => {
  const settings = { SHEET_ID: 'sheet-1', GOOGLE_EMAIL: serviceAccount.email, GOOGLE_KEY: serviceAccount.key }

  test('gets a row once, in which nothing that a visitor typed is a formula', async () => {
    const rows: unknown[][] = []
    connect(createGoogle('sheet-1', rows))
    expect(await deliver(sendToSheet, settings, full)).toBe(204)
    expect(await deliver(sendToSheet, settings, full)).toBe(204)
    expect(rows).toEqual([
      [
        ...[full.data.id, '2026-11-21T10:00:00.000Z', 'Ada de la Cruz', 'ada@visitor.example', '+352 691 12 34 56'],
        ...['Luxembourg', 85, 1_234_100, 936_500, 1_531_800, expect.stringMatching(note)],
      ],
    ])
    expect(await deliver(sendToSheet, { ...settings, SHEET_ID: 'other' }, full)).toBe(502)
  })
})

test('a sender that is not the service gets 400, and reaches no CRM', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => asked.push(url))
  const { toRequest } = await signedWebhook(full, `whsec_${Buffer.alloc(32, 1).toString('base64')}`)
  const answer = await createReceiver(sendToHubspot, { WEBHOOK_SECRET: secret })(toRequest('https://agency.example/'))
  expect([answer.status, await answer.text(), asked]).toEqual([400, 'signature', []])
})

describe('n8n', () => {
  const workflow = JSON.parse(readFileSync('examples/webhooks/crm/n8n.json', 'utf8'))
  const { parameters } = workflow.nodes.find(({ type }: { type: string }) => type === 'n8n-nodes-base.code')

  /** Runs the code of the workflow as n8n does: a function body with `$input`, `$env` and the modules that are allowed. */
  const flatten = async (event: LeadCreatedEvent, key = secret): Promise<unknown> => {
    const request = (await signedWebhook(event, key)).toRequest('https://n8n.example/webhook/valorem')
    const body = Buffer.from(await request.text())
    const item = {
      json: { headers: Object.fromEntries(request.headers), body: {} },
      // n8n keeps the raw body in a file or its database, and hands on where: its helper alone reads the bytes.
      binary: { data: { id: 'filesystem-v2:1', mimeType: 'application/json', fileSize: `${body.length} B` } },
    }
    const helpers = {
      getBinaryDataBuffer: async (index: number, name: string) => (index === 0 && name === 'data' ? body : undefined),
    }
    const given = { $input: { all: () => [item] }, $env: { WEBHOOK_SECRET: secret }, Buffer, Date }
    const context = { ...given, require: createRequire(import.meta.url), self: { helpers } }
    const rows = await runInNewContext(`(async function () {${parameters.jsCode}}).call(self)`, context)
    return JSON.parse(JSON.stringify(rows))
  }

  test('checks the signature over the bytes and makes one flat row', async () => {
    expect(await flatten(full)).toEqual([
      {
        json: {
          ...{
            id: full.data.id,
            receivedAt: '2026-11-21T10:00:00.000Z',
            name: 'Ada de la Cruz',
            commune: 'Luxembourg',
          },
          ...{ email: 'ada@visitor.example', phone: '+352 691 12 34 56', message: '=HYPERLINK("x")', surface: 85 },
          ...{ estimate: 1_234_100, low: 936_500, high: 1_531_800, page: 'https://agency.example/estimer' },
          ...{ campaign: 'hiver', consentAt: '2026-11-21T09:59:58.000Z', consent: full.data.consent.text },
        },
      },
    ])
    await expect(flatten(full, `whsec_${Buffer.alloc(32, 1).toString('base64')}`)).rejects.toThrow('not signed')
  })

  test('is a workflow whose nodes are joined in order, with the raw body', () => {
    const [first] = workflow.nodes
    expect(first.parameters).toMatchObject({ httpMethod: 'POST', path: 'valorem', options: { rawBody: true } })
    const names = workflow.nodes.map(({ name }: { name: string }) => name)
    expect(Object.keys(workflow.connections)).toEqual(names.slice(0, -1))
  })
})
