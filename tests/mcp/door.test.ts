import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { post, sandboxKey, startApp, type TestApp } from '../support/app.ts'

let app: TestApp
let key: string
beforeAll(async () => {
  app = await startApp()
  key = (await app.newKey('enterprise')).key
})
afterAll(() => app.close())

describe('the door', () => {
  const send = (body: string, headers: Record<string, string> = {}, method = 'POST') =>
    fetch(`${app.url}/mcp`, {
      method,
      headers: {
        'X-API-Key': key,
        'Content-Type': 'application/json',
        Accept: 'application/json, text/event-stream',
        ...headers,
      },
      ...(method === 'POST' && { body }),
    })

  const ping = '{"jsonrpc":"2.0","id":1,"method":"ping"}'

  test('refuses page keys with the failure of every route', async () => {
    const page = await app.newKey('pro', 'publishable', ['https://agency.example'])
    const answer = await send(ping, { 'X-API-Key': page.key, Origin: 'https://agency.example' })
    expect(answer.status).toBe(403)
    expect(await answer.json()).toMatchObject({ success: false, code: 'forbidden' })
  })

  test('asks for a key before anything is read', async () => {
    const answer = await fetch(`${app.url}/mcp`, { method: 'POST', body: 'x'.repeat(100) })
    expect(answer.status).toBe(401)
    expect(answer.headers.get('WWW-Authenticate')).toContain('Bearer')
  })

  test.each(['GET', 'DELETE', 'PUT'])('%s is 405', async method => {
    const answer = await send('', {}, method)
    expect(answer.status).toBe(405)
    expect(answer.headers.get('Allow')).toBe('POST, OPTIONS')
  })

  test('takes 1 MiB and no byte more', async () => {
    const filled = (bytes: number): string => ping.padEnd(bytes, ' ')
    expect((await send(filled(1024 * 1024))).status).toBe(200)
    const refused = await send(filled(1024 * 1024 + 1))
    expect(refused.status).toBe(413)
    expect(await refused.json()).toMatchObject({ code: 'body_too_large' })
  })

  test.each([
    ['what is no JSON', '{"jsonrpc"'],
    ['no message', '{"a":1}'],
    ['null', 'null'],
    ['an unknown method', '{"jsonrpc":"2.0","id":1,"method":"nothing"}'],
    ['a call without a name', '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{}}'],
    ['a list of arguments', '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"fees","arguments":[]}}'],
  ])('%s is an error of JSON-RPC', async (_case, body) => {
    const answer = await send(body)
    expect(answer.status).toBeLessThan(500)
    expect(await answer.text()).toContain('"error"')
  })

  test('other requests have ninety places a minute for each key', async () => {
    const caller = await app.newKey('pro')
    const statuses: number[] = []
    for (let count = 0; count < 91; count += 1) statuses.push((await send(ping, { 'X-API-Key': caller.key })).status)
    expect(statuses.filter(status => status === 200)).toHaveLength(90)
    const refused = await send(ping, { 'X-API-Key': caller.key })
    expect(await refused.json()).toMatchObject({ code: 'rate_limited' })
  })

  test.each([
    ['a tool that there is not', { name: 'guess' }],
    ['the whole law', { name: 'lawParameters', arguments: { day: '2026-11-21' } }],
    ['a list of arguments', { name: 'fees', arguments: [] }],
    ['a description', { name: 'describeInput', arguments: { operation: 'yields' } }],
  ])('calls that no operation counts have those places too: %s', async (_case, params) => {
    const caller = await app.newKey('pro')
    const call = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params })
    const statuses: number[] = []
    for (let count = 0; count < 91; count += 1) statuses.push((await send(call, { 'X-API-Key': caller.key })).status)
    expect(statuses.indexOf(429)).toBe(90)
    expect(await app.deps.usage.used(caller.id, '2026-11-21')).toBe(0)
  })

  test('a mark that a stranger invents is not believed', async () => {
    await post(app, '/estimation', { commune: 'Mamer', surface: 81 }, { 'X-API-Key': sandboxKey, 'X-Mcp-Call': 'x' })
    expect(app.logged.at(-1)?.fields).not.toHaveProperty('via')
  })
})
