import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { post, read, sandboxKey, type TestApp } from '../support/app.ts'
import { png } from '../support/pictures.ts'
import { bytesOf, isPdf, reportPath as path, refused, smallReport as report, reportApp } from '../support/report.ts'

let app: TestApp
let secret: Record<string, string>
beforeAll(async () => {
  const arranged = await reportApp()
  app = arranged.app
  secret = arranged.secret
})
afterAll(() => app.close())

describe('a report', () => {
  test('is a file with a name, a language and a length, and nobody stores it', async () => {
    const answer = await post(app, path, { ...report, reference: 'AE 2026/118 é' }, secret)
    const bytes = await bytesOf(answer)
    expect(answer.status).toBe(200)
    expect(isPdf(bytes)).toBe(true)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="estimation-AE-2026-118-.pdf"',
      'content-language': 'fr-LU',
      'content-length': String(bytes.length),
      'cache-control': 'no-store',
      'x-ratelimit-limit': '100000',
    })
    const exposed = answer.headers.get('Access-Control-Expose-Headers')?.split(', ') ?? []
    expect(exposed).toContain('Content-Disposition')
    expect(answer.headers.get('X-Request-Id')).toMatch(/./)
  })

  test.each([
    ['fr', 'fr-LU'],
    ['de', 'de-LU'],
    ['en', 'en-IE'],
    ['lb', 'lb-LU'],
  ])('in %s is marked as %s', async (language, tag) => {
    const answer = await post(app, path, { ...report, language }, secret)
    expect([answer.status, answer.headers.get('Content-Language')]).toEqual([200, tag])
    await answer.arrayBuffer()
  })

  test('has the day and eight digits of its body as its number where none was sent', async () => {
    const body = JSON.stringify(report)
    const digits = createHash('sha256').update(body).digest('hex').slice(0, 8).toUpperCase()
    const answer = await post(app, path, body, secret)
    await answer.arrayBuffer()
    expect(answer.headers.get('Content-Disposition')).toBe(`attachment; filename="estimation-20261121-${digits}.pdf"`)
  })

  test.each([
    ['///', 'estimation-report.pdf'],
    ['..', 'estimation-...pdf'],
    ['A\u00A0B', 'estimation-A-B.pdf'],
  ])('with the reference %j is called %s', async (reference, name) => {
    const answer = await post(app, path, { ...report, reference }, secret)
    await answer.arrayBuffer()
    expect(answer.headers.get('Content-Disposition')).toBe(`attachment; filename="${name}"`)
  })

  test('does not read Accept, and its failures are JSON without the headers of a file', async () => {
    const asked = { ...secret, Accept: 'application/json' }
    const good = await post(app, path, report, asked)
    expect(good.headers.get('Content-Type')).toBe('application/pdf')
    await good.arrayBuffer()
    const bad = await post(app, path, {}, { ...secret, Accept: 'application/pdf' })
    expect([bad.status, bad.headers.get('Content-Type')]).toEqual([400, 'application/json'])
    expect([bad.headers.get('Content-Disposition'), bad.headers.get('Content-Language')]).toEqual([null, null])
    await bad.arrayBuffer()
  })

  test('is the same bytes twice, and others on another day', async () => {
    const once = await bytesOf(await post(app, path, report, secret))
    expect(await bytesOf(await post(app, path, report, secret))).toEqual(once)
    app.clock.now = new Date('2026-11-22T12:00:00Z')
    const later = await bytesOf(await post(app, path, report, secret))
    app.clock.now = new Date('2026-11-21T12:00:00Z')
    expect(later.equals(once)).toBe(false)
  })
})

describe('a repeat', () => {
  test('is drawn again as of the day of the first, and takes no place in the day', async () => {
    const { id, key } = await app.newKey('pro')
    const headers = { 'X-API-Key': key, 'Idempotency-Key': 'report-1' }
    const first = await post(app, path, report, headers)
    const bytes = await bytesOf(first)
    app.clock.now = new Date('2026-11-22T12:00:00Z')
    const again = await post(app, path, report, headers)
    expect(again.headers.get('Idempotent-Replayed')).toBe('true')
    expect(again.headers.get('Content-Disposition')).toBe(first.headers.get('Content-Disposition'))
    expect(await bytesOf(again)).toEqual(bytes)
    expect(await app.deps.usage.used(id, '2026-11-22')).toBe(0)
    app.clock.now = new Date('2026-11-21T12:00:00Z')
    const other = await post(app, path, { ...report, clientName: 'Emma' }, headers)
    expect([other.status, (await read(other)).code]).toEqual([409, 'idempotency_conflict'])
  })

  test('of a refused body may bring a mended one', async () => {
    const headers = { 'X-API-Key': (await app.newKey('pro')).key, 'Idempotency-Key': 'report-2' }
    expect((await refused(app, { ...report, clientName: '🏡' }, headers)).status).toBe(400)
    const mended = await post(app, path, report, headers)
    expect(mended.status).toBe(200)
    await mended.arrayBuffer()
  })
})

const credentials: readonly (readonly [string, () => Promise<Record<string, string>>, number, string])[] = [
  ['nothing', async () => ({ Authorization: '' }), 401, 'missing_credential'],
  ['a key that nobody has', async () => ({ 'X-API-Key': 'vk_live_nobody' }), 401, 'invalid_key'],
  ['a publishable key', async () => publishable(), 403, 'forbidden'],
  [
    'a token that is none',
    async () => ({ Authorization: 'Bearer eyJhbGciOiJub25lIn0.e30.c2ln' }),
    401,
    'expired_session',
  ],
]

const publishable = async () => ({
  'X-API-Key': (await app.newKey('free', 'publishable', ['https://agency.example'])).key,
  Origin: 'https://agency.example',
})

describe('who may ask for it', () => {
  test.each(credentials)('%s: %#', async (_name, headers, status, code) => {
    const answer = await post(app, path, report, await headers())
    expect([answer.status, (await read(answer)).code]).toEqual([status, code])
  })

  test('a revoked key: 401', async () => {
    const { id, key } = await app.newKey('free')
    await app.keys.revoke(id, app.clock.now.toISOString())
    const answer = await post(app, path, report, { 'X-API-Key': key })
    expect([answer.status, (await read(answer)).code]).toEqual([401, 'revoked_key'])
  })

  test('the sandbox key', async () => {
    const answer = await post(app, path, report, { 'X-API-Key': sandboxKey })
    expect(answer.status).toBe(200)
    expect(isPdf(await bytesOf(answer))).toBe(true)
  })
})

test('nothing of names or logos is in the log or in the records', async () => {
  const logo = png({ width: 31, height: 17 }).toString('base64')
  const names = ['Quentin Zéphyrin', 'Zoé Xhonneux', 'rue du Secret']
  const [clientName, agent, propertyAddress] = names
  const headers = { ...secret, 'Idempotency-Key': 'private-1' }
  const body = { ...report, brand: { ...report.brand, logo }, clientName, agent: { name: agent }, propertyAddress }
  for (const sent of [body, { ...body, reference: '🏡' }]) await (await post(app, path, sent, headers)).arrayBuffer()
  const logged = JSON.stringify(app.logged)
  const tables = await app.db.introspection.getTables()
  const rows = await Promise.all(
    tables.map(({ name }) =>
      app.db
        .selectFrom(name as 'usage')
        .selectAll()
        .execute(),
    ),
  )
  const kept = JSON.stringify(rows)
  expect(kept.length).toBeGreaterThan(100)
  for (const secretText of [...names, logo, logo.slice(0, 40)]) {
    expect(logged).not.toContain(secretText)
    expect(kept).not.toContain(secretText)
  }
})
