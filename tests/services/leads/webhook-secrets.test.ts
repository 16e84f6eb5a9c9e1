import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { openDelivery } from './world.ts'

test('two new secrets made at once both sign: neither was shown in vain', async () => {
  const { receivers, services, actor, webhookIds } = await openDelivery()
  const [webhookId = ''] = webhookIds
  const made = await Promise.all([1, 2].map(() => services.webhooks.rotate(actor, webhookId)))
  await services.webhooks.test(actor, webhookId)
  const [arrival] = receivers.arrivals
  if (!arrival) throw new Error('The test did not arrive.')
  const { headers, raw } = arrival
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${raw}`
  // As Standard Webhooks has it: HMAC-SHA256 with the bytes that stand after the prefix.
  const signatures = made.map(({ secret }) => {
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
    return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
  })
  expect(String(headers['webhook-signature']).split(' ').sort()).toEqual(signatures.sort())
})
