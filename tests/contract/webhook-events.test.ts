import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LeadCreatedEvent, WebhookTestEvent } from '#contract/leads'
import { openApiDocument } from '#contract/openapi/build'
import { createSignedMessage } from '#server/adapters/webhooks/signed-message'
import { root } from '../architecture/sources.ts'

const { webhooks = {}, components } = openApiDocument()

test('the file for machines says what webhooks get, by the type of the event', () => {
  expect(Object.keys(webhooks)).toEqual(['lead.created', 'webhook.test'])
  for (const [type, id] of [
    ['lead.created', 'LeadCreatedEvent'],
    ['webhook.test', 'WebhookTestEvent'],
  ] as const) {
    const schema = { $ref: `#/components/schemas/${id}` }
    expect(webhooks[type]).toMatchObject({
      post: { security: [], requestBody: { content: { 'application/json': { schema } } } },
    })
    expect(components?.schemas?.[id]).toMatchObject({ properties: { type: { const: type } } })
  }
  const file = JSON.parse(readFileSync(join(root, 'contract/openapi/openapi.json'), 'utf8'))
  expect(Object.keys(file.webhooks)).toEqual(Object.keys(webhooks))
})

test('the headers that are sent are those that it names, in their form', () => {
  const event = { type: 'webhook.test', timestamp: '2026-11-21T10:00:00.000Z', data: { webhookId: 'whk_1' } } as const
  const two = [7, 9].map(byte => `whsec_${Buffer.alloc(32, byte).toString('base64')}`)
  const { headers, body } = createSignedMessage({ id: 'dlv_1', secrets: two, event }, new Date(event.timestamp))
  const item = webhooks['webhook.test'] as { post: { parameters: { name: string; schema: { pattern: string } }[] } }
  expect(item.post.parameters.map(({ name }) => name)).toEqual(Object.keys(headers))
  for (const { name, schema } of item.post.parameters) expect(headers[name]).toMatch(new RegExp(schema.pattern))
  expect(WebhookTestEvent.parse(JSON.parse(body))).toEqual(event)
})

test('a contact is sent without its trap, and with what was estimated', () => {
  const fields = Object.keys(LeadCreatedEvent.shape.data.shape)
  expect(fields).not.toContain('website')
  expect(fields).toEqual(
    expect.arrayContaining(['id', 'contact', 'consent', 'home', 'receivedAt', 'test', 'keyId', 'host', 'estimate']),
  )
})
