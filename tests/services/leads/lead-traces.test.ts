import { expect, test } from 'vitest'
import { contactOf } from '../../support/lead-world.ts'
import { newTrace } from '../../support/trace.ts'
import { until } from '../../support/until.ts'
import { openDelivery } from './world.ts'

const sent = async (url: string, key: string, headers: Record<string, string>) => {
  const contact = contactOf('one')
  const answer = await fetch(`${url}/api/v1/leads`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-API-Key': key, ...headers },
    body: JSON.stringify(contact),
  })
  expect(answer.status).toBe(201)
  return contact.id
}

const hookArrival = ({ receivers }: Awaited<ReturnType<typeof openDelivery>>) =>
  until(() => receivers.arrivals.find(({ way }) => way === 'webhook'), 'the webhook')

test('the webhook of a contact belongs to the trace of the request that sent it', async () => {
  const world = await openDelivery()
  const { traceId, parentId, traceparent } = newTrace()
  await sent(world.app.url, world.key, { traceparent, tracestate: 'rojo=1' })
  const { headers } = await hookArrival(world)
  expect(headers.traceparent).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-01$`))
  expect(headers.traceparent).not.toContain(parentId)
  expect(headers.tracestate).toBe('rojo=1')
})

test.each([' ', '\t'])('a state of 15 000 blanks %j is left out, and the trace goes on without it', async blank => {
  const world = await openDelivery()
  const { traceId, traceparent } = newTrace()
  await sent(world.app.url, world.key, { traceparent, tracestate: `a${blank.repeat(15_000)}a` })
  const { headers } = await hookArrival(world)
  expect(headers.traceparent).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-01$`))
  expect(headers).not.toHaveProperty('tracestate')
})

test('a later attempt, which no request is under way for, belongs to it too', async () => {
  const world = await openDelivery()
  const { traceId, traceparent } = newTrace()
  world.receivers.hookStatus = 503
  const id = await sent(world.app.url, world.key, { traceparent })
  const first = await hookArrival(world)
  world.receivers.hookStatus = 204
  const [webhookId = ''] = world.webhookIds
  const due = await until(async () => {
    const { attempts, next_at, done_at } = await world.way(id, webhookId)
    return attempts === 1 && done_at === null && next_at > world.app.clock.now.toISOString() ? next_at : undefined
  }, 'the next attempt')
  world.lookAt(due, id)
  const second = await until(
    () => world.receivers.arrivals.find(arrival => arrival.way === 'webhook' && arrival !== first),
    'the second attempt',
  )
  expect(second.headers.traceparent).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-01$`))
  // Each attempt is a span of its own.
  expect(second.headers.traceparent).not.toBe(first.headers.traceparent)
  expect(second.headers['webhook-id']).toBe(first.headers['webhook-id'])
})

test('a contact without a trace has webhooks without one', async () => {
  const world = await openDelivery()
  await sent(world.app.url, world.key, {})
  expect((await hookArrival(world)).headers).not.toHaveProperty('traceparent')
})
