import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { type Person, person } from '../support/person.ts'

const key = 'sk-proj-A1b2C3d4E5f6G7h8Qx2f'

let app: TestApp
let ada: Person
beforeAll(async () => {
  app = await startApp()
  ada = await person(app)
})
afterAll(() => app.close())

/** Asks a route of provider keys as somebody. */
const ask = async (somebody: Person, method: string, path: string, body?: unknown, of = app) => {
  const answer = await fetch(`${of.url}/api/v1/account/provider-keys${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${await somebody.token()}`,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  // biome-ignore lint/suspicious/noExplicitAny: an answer is looked at by the fields that each test expects
  return { status: answer.status, text, body: JSON.parse(text) as any }
}

test('a key is saved, listed by its last four, replaced and deleted; never answered', async () => {
  const saved = await ask(ada, 'PUT', '/openai', { key: ` ${key} ` })
  expect(saved.status).toBe(200)
  expect(saved.body.data.providerKey).toEqual({
    ...{ provider: 'openai', display: '…Qx2f', status: 'accepted', createdAt: '2026-11-21T12:00:00.000Z' },
    ...{ owner: { kind: 'user', id: ada.userId, name: 'Ada' }, lastUsedAt: null },
  })
  await ask(ada, 'PUT', '/openai', { key: `${key}-new1` })
  const list = await ask(ada, 'GET', '')
  expect(list.body.data.providerKeys).toMatchObject([{ display: '…new1' }])
  expect(saved.text + list.text).not.toContain('A1b2C3d4')
  expect((await ask(ada, 'DELETE', '/openai')).body.data).toEqual({ deleted: true })
  expect((await ask(ada, 'DELETE', '/openai')).body.data).toEqual({ deleted: false })
  expect((await ask(ada, 'GET', '')).body.data.providerKeys).toEqual([])
})

test.each([
  [{ key: 'sk-proj-refused-A1b2C3d4' }, 'key', 'provider_key_rejected'],
  [{ key: 'A1b2C3d' }, 'key', undefined],
  [{ key: `A1b2C3d4${'a'.repeat(493)}` }, 'key', undefined],
  [{ key: 'A1b2C3d4 with spaces' }, 'key', undefined],
  [{ key: 'A1b2C3d4\u0007\u202e' }, 'key', undefined],
  [{ key: { nested: 'A1b2C3d4' } }, 'key', undefined],
  [{ kye: 'sk-proj-A1b2C3d4' }, 'key', undefined],
  [{ key, owner: 'A1b2C3d4' }, 'owner', undefined],
  [{}, 'key', undefined],
])('%j is refused by its field, and nothing of it comes back', async (body, path, code) => {
  const answer = await ask(ada, 'PUT', '/anthropic', body)
  expect(answer.status).toBe(400)
  expect(answer.body.issues[0].path).toBe(path)
  expect(answer.body.issues[0].code).toBe(code)
  expect(answer.text).not.toContain('A1b2C3d')
  expect((await ask(ada, 'GET', '')).body.data.providerKeys).toEqual([])
})

test('members see the key of their organisation, administrators change it, others do not know of it', async () => {
  const [owner, member, stranger] = [
    await person(app, { name: 'Olga' }),
    await person(app, { name: 'Mia' }),
    await person(app, { name: 'Eve' }),
  ]
  const { organisations } = app.deps.account?.services ?? {}
  await organisations?.found(owner.actor, 'Agence')
  const membership = await organisations?.membership(owner.userId)
  await app.db
    .insertInto('auth_member')
    .values({
      ...{
        id: `mbr_${randomBytes(12).toString('hex')}`,
        organizationId: membership?.id ?? '',
        role: 'member' as const,
      },
      ...{ userId: member.userId, createdAt: '2026-11-21T11:00:00.000Z' },
    })
    .execute()
  const ofOrganisation = { key, owner: 'organisation' }
  expect((await ask(owner, 'PUT', '/openai', ofOrganisation)).status).toBe(200)
  const seen = (await ask(member, 'GET', '')).body.data.providerKeys
  expect(seen).toMatchObject([{ provider: 'openai', owner: { kind: 'organisation', name: 'Agence' } }])
  expect((await ask(member, 'PUT', '/openai', ofOrganisation)).status).toBe(403)
  expect((await ask(member, 'DELETE', '/openai?owner=organisation')).status).toBe(403)
  expect((await ask(stranger, 'PUT', '/openai', ofOrganisation)).body.code).toBe('organisation_not_found')
  expect((await ask(stranger, 'GET', '')).body.data.providerKeys).toEqual([])
  // Without `owner` the own one is meant, of which there is none.
  expect((await ask(owner, 'DELETE', '/openai')).body.data).toEqual({ deleted: false })
  expect((await ask(owner, 'DELETE', '/openai?owner=organisation')).body.data).toEqual({ deleted: true })
})

test.each([
  ['DELETE', '/openai?owner=everybody', 'owner'],
  ['DELETE', '/openai?colour=red', 'colour'],
  ['DELETE', '/groq', 'provider'],
  ['PUT', '/groq', 'provider'],
])('%s %s is refused by its field', async (method, path, field) => {
  const answer = await ask(ada, method, path, method === 'PUT' ? { key } : undefined)
  expect([answer.status, answer.body.issues?.[0]?.path]).toEqual([400, field])
})

test('what was done is in the export, with the keys by their last four; no table and no line of the log holds a key', async () => {
  const somebody = await person(app, { name: 'Nora' })
  await ask(somebody, 'PUT', '/openai', { key })
  await ask(somebody, 'PUT', '/anthropic', { key: 'sk-proj-refused-A1b2C3d4' })
  const exported = await fetch(`${app.url}/api/v1/account/export`, {
    headers: { Authorization: `Bearer ${await somebody.token()}` },
  })
  const text = await exported.text()
  const { data } = JSON.parse(text)
  expect(data.providerKeys).toMatchObject([{ provider: 'openai', display: '…Qx2f' }])
  const saved = data.events.filter(({ action }: { action: string }) => action === 'providerKey.saved')
  expect(saved).toMatchObject([{ detail: '{"provider":"openai","status":"accepted"}' }])
  const { rows: tables } = await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(
    app.db,
  )
  const rows = await Promise.all(tables.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(app.db)))
  const everything = [text, JSON.stringify(rows), JSON.stringify(app.logged), JSON.stringify(app.answers)].join('\n')
  expect(everything).not.toContain('A1b2C3d4')
  expect(everything).not.toContain(Buffer.from('A1b2C3d4E').toString('base64'))
})

test('without a secret saving is 503 and the list is empty', async () => {
  const off = await startApp({ env: { PUBLIC_URL: 'https://valorem.example', MAIL_URL: 'smtp://127.0.0.1:1' } })
  onTestFinished(() => off.close())
  const somebody = await person(off)
  expect((await ask(somebody, 'PUT', '/openai', { key }, off)).body.code).toBe('unavailable')
  expect((await ask(somebody, 'GET', '', undefined, off)).body.data.providerKeys).toEqual([])
})
