import { once } from 'node:events'
import { connect } from 'node:net'
import { createClient } from '@valorem/sdk'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { examples } from '#contract/examples/recorded'
import { proxyPage } from '#contract/shared/scenario-answers'
import { waitMsDefault } from '#contract/shared/scenarios'
import { post, sandboxKey, startApp, type TestApp } from '#tests/support/app'
import { hear, home } from '#tests/support/scenarios'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ env: { TRUST_PROXY: '1' } })
})
afterAll(() => app.close())

const good = examples.estimate?.find(({ response }) => response.status === 200)?.response.body as {
  meta: object
}
/** The first good example as it is answered to a request of this name. */
const text = JSON.stringify({ ...good, meta: { ...good.meta, requestId: 'raw-1' } })

const headerOf = (head: string, name: string): string | undefined => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]

const client = (timeoutMs = 30_000) =>
  createClient({
    apiKey: sandboxKey,
    baseUrl: app.url,
    maxRetries: 0,
    timeoutMs,
    headers: { 'X-Forwarded-For': '192.0.2.9' },
  })

const failureUnder = async (scenario: string, timeoutMs?: number) => {
  const outcome = await client(timeoutMs).safe.estimation.estimate(home, {
    headers: { 'X-Sandbox-Scenario': scenario },
  })
  if (outcome.ok) throw new Error(`${scenario} was answered`)
  return outcome.error
}

describe('a condition, seen by a socket and by the SDK', () => {
  test('stalled_body: half of a good answer, then nothing until the connection ends', async () => {
    const { head, body, ms } = await hear(app.url, 'stalled_body; ms=300')
    expect(head).toMatch(/^HTTP\/1\.1 200 OK/)
    expect(headerOf(head, 'X-Sandbox-Scenario')).toBe('stalled_body')
    expect(headerOf(head, 'Content-Length')).toBe(String(Buffer.byteLength(text)))
    expect(body).toBe(text.slice(0, Math.floor(text.length / 2)))
    expect(ms).toBeGreaterThan(290)
    // Where nothing ends the wait, the service's own limit of half a minute does.
    expect(ms).toBeLessThan(20_000)
    // Time enough for the head, which on a busy machine is not there at once.
    expect(await failureUnder('stalled_body; ms=30000', 5000)).toMatchObject({ name: 'TimeoutError', phase: 'body' })
  })

  test('cut_body: half of a good answer, and the end of the connection', async () => {
    const { head, body, ms } = await hear(app.url, 'cut_body')
    expect(headerOf(head, 'Content-Length')).toBe(String(Buffer.byteLength(text)))
    expect(body).toBe(text.slice(0, Math.floor(text.length / 2)))
    expect(ms).toBeLessThan(waitMsDefault)
    expect(await failureUnder('cut_body')).toMatchObject({ name: 'ConnectionError', phase: 'body' })
  })

  test('dropped: no byte at all', async () => {
    expect(await hear(app.url, 'dropped')).toMatchObject({ head: '', body: '' })
    expect(await failureUnder('dropped')).toMatchObject({ name: 'ConnectionError', phase: 'headers' })
  })

  test('wrong_content_type: a page with our headers', async () => {
    const { head, body } = await hear(app.url, 'wrong_content_type')
    expect(head).toMatch(/^HTTP\/1\.1 200 OK/)
    expect(headerOf(head, 'Content-Type')).toBe('text/html; charset=utf-8')
    expect(headerOf(head, 'X-Request-Id')).toBe('raw-1')
    expect(body).toBe(proxyPage)
    expect(Buffer.byteLength(body)).toBeGreaterThanOrEqual(300)
    expect(Buffer.byteLength(body)).toBeLessThanOrEqual(600)
    expect(await failureUnder('wrong_content_type')).toMatchObject({ name: 'ResponseFormatError' })
  })

  test('not_json: a good answer without its end, of the length that is said', async () => {
    const { head, body } = await hear(app.url, 'not_json')
    expect(headerOf(head, 'Content-Type')).toMatch(/^application\/json/)
    expect(body).toBe(text.slice(0, -20))
    expect(headerOf(head, 'Content-Length')).toBe(String(Buffer.byteLength(body)))
    expect(await failureUnder('not_json')).toMatchObject({ name: 'ResponseFormatError' })
  })

  test('bad_gateway: the page of a proxy with no header of ours', async () => {
    const { head, body } = await hear(app.url, 'bad_gateway')
    expect(head).toMatch(/^HTTP\/1\.1 502 /)
    expect(body).toBe(proxyPage)
    const names = head
      .split('\r\n')
      .slice(1)
      .map(line => line.split(':')[0])
    const ofNode = ['Date', 'Connection', 'Content-Type', 'Content-Length']
    expect(names.filter(name => !ofNode.includes(name ?? '')).toSorted()).toEqual([
      'Access-Control-Allow-Origin',
      'Access-Control-Expose-Headers',
      'X-Sandbox-Scenario',
    ])
    expect(await failureUnder('bad_gateway')).toMatchObject({ name: 'ServerError', status: 502 })
  })

  test('future: a good answer with one more field, which the SDK passes on', async () => {
    const { body } = await hear(app.url, 'future')
    expect(JSON.parse(body).data.addedLater).toBe(true)
    const batch = await post(app, '/estimation/batch', {}, { 'X-Sandbox-Scenario': 'future' })
    expect(await batch.json()).toMatchObject({ success: true, addedLater: true })
    const { data } = await client().estimation.estimate(home, { headers: { 'X-Sandbox-Scenario': 'future' } })
    expect(data).toMatchObject({ addedLater: true })
  })

  test('slow: the real answer to the real body, later, counted as a normal request', async () => {
    const before = await post(app, '/estimation', home)
    const { head, body, ms } = await hear(app.url, 'slow; ms=200')
    expect(ms).toBeGreaterThan(190)
    expect(JSON.parse(body).data.estimationCentrale).toBeGreaterThan(0)
    expect(headerOf(head, 'X-Sandbox-Scenario')).toBeUndefined()
    expect(headerOf(head, 'X-RateLimit-Remaining')).toBe(
      String(Number(before.headers.get('X-RateLimit-Remaining')) - 1),
    )
    expect(app.answers.at(-1)).toMatchObject({ operation: 'scenario', status: 200 })
    expect(await failureUnder('slow; ms=30000', 1000)).toMatchObject({ name: 'TimeoutError', phase: 'headers' })
  })

  test('holds for a GET too', async () => {
    const slow = await hear(app.url, 'slow; ms=100', 'GET')
    expect(slow.head).toMatch(/^HTTP\/1\.1 200 OK/)
    expect(slow.ms).toBeGreaterThan(90)
    expect(await hear(app.url, 'dropped', 'GET')).toMatchObject({ head: '' })
    const { head, body } = await hear(app.url, 'cut_body', 'GET')
    expect(Number(headerOf(head, 'Content-Length'))).toBeGreaterThan(body.length)
  })
})

test('a body that stops half-way is really cut, whatever was asked for', async () => {
  const impatient = await startApp({ env: { BODY_TIMEOUT_MS: '50' } })
  const socket = connect(Number(new URL(impatient.url).port), '127.0.0.1')
  socket.write(
    [
      'POST /api/v1/estimation HTTP/1.1',
      ...['Host: 127.0.0.1', `X-API-Key: ${sandboxKey}`, 'X-Sandbox-Scenario: 200', 'Content-Length: 9', '', '{"a'],
    ].join('\r\n'),
  )
  let heard = ''
  socket.setEncoding('utf8').on('data', part => {
    heard += part
  })
  await once(socket, 'close')
  expect(heard).toMatch(/^HTTP\/1\.1 408 /)
  expect(heard).not.toMatch(/X-Sandbox-Scenario: /i)
  await impatient.close()
})

test('rate_limited; times=2: the SDK ends with an answer, at its third attempt', async () => {
  const patient = createClient({ apiKey: sandboxKey, baseUrl: app.url, maxRetries: 3 })
  const headers = { 'X-Sandbox-Scenario': 'rate_limited; times=2; retry-after=1', 'X-Forwarded-For': '192.0.2.10' }
  const { attempts, data } = await patient.with({ headers }).estimation.estimate(home)
  expect(attempts).toBe(3)
  expect(data.estimationCentrale).toBeGreaterThan(0)
})
