import { type IncomingMessage, request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sandboxKey, startApp, type TestApp } from '../support/app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const ask = (method: string, path: string, headers: Record<string, string>, body = ''): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    request(app.url + path, { method, headers: { ...headers, 'X-Request-Id': 'mine', 'Content-Length': body.length } })
      .once('response', answer => resolve(answer.resume()))
      .once('error', reject)
      .end(body)
  })

const namesOf = ({ rawHeaders }: IncomingMessage): string[] => rawHeaders.filter((_, at) => at % 2 === 0)

const json = { 'X-API-Key': sandboxKey, 'Content-Type': 'application/json' }
const home = '{"commune":"Mamer","surface":80}'

test.for([
  ['an estimate', 'POST', '/api/v1/estimation', json, home],
  ['a refusal', 'POST', '/api/v1/estimation', json, '{'],
  ['a batch from a thread', 'POST', '/api/v1/estimation/batch', json, `{"items":[${home}]}`],
  ['a GET', 'GET', '/api/v1/market-data', json, ''],
  ['a HEAD', 'HEAD', '/api/v1/market-data', json, ''],
  ['a file', 'GET', '/docs/valorem.http', {}, ''],
  ['a preflight', 'OPTIONS', '/api/v1/estimation', {}, ''],
  ['an unknown path', 'GET', '/nowhere', {}, ''],
  ['a page', 'GET', '/sign-in', {}, ''],
] as const)(
  '%s has each header once, its name first and the strict ones with it',
  async ([, method, path, headers, body]) => {
    const answer = await ask(method, path, headers, body)
    const names = namesOf(answer)
    expect(names[0]).toBe('X-Request-Id')
    expect(answer.headers['x-request-id']).toBe('mine')
    expect(names).toContain('Content-Security-Policy')
    expect(names).toContain('X-Content-Type-Options')
    expect(names.map(name => name.toLowerCase())).toEqual([...new Set(names.map(name => name.toLowerCase()))])
  },
)

test('the origin of a publishable key stands in the place of the star', async () => {
  const { key } = await app.newKey('free', 'publishable', ['https://agency.lu'])
  const answer = await ask(
    'POST',
    '/api/v1/estimation',
    { ...json, 'X-API-Key': key, Origin: 'https://agency.lu' },
    home,
  )
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['access-control-allow-origin']).toBe('https://agency.lu')
  expect(answer.headers.vary).toBe('Origin')
})

test('the length of an answer counts its bytes, not its letters', async () => {
  const answer = await fetch(`${app.url}/api/v1/estimation`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ commune: 'Käerjeng', surface: 80 }),
  })
  const bytes = await answer.bytes()
  expect(new TextDecoder().decode(bytes)).toContain('Käerjeng')
  expect(answer.headers.get('Content-Length')).toBe(String(bytes.length))
})
