import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, bearer, readData } from '../support/account.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { person } from '../support/person.ts'
import { email, providerKeySecrets, usedFully } from './leaver.ts'
import { signedIn, type Visitor } from './visitor.ts'

const path = '/account/privacy/export'
const ours = { 'Sec-Fetch-Site': 'same-origin' }

let app: TestApp
beforeAll(async () => {
  app = await startApp({ env: { TRUST_PROXY: '1', PROVIDER_KEY_SECRETS: providerKeySecrets } })
})
afterAll(() => app.close())

type Row = Record<string, unknown>

/**
 * Which rows of each table are held of a person, and their columns that stay out of its export. Secrets and what stands for
 * them: hashes, encrypted keys, codes, tokens. Marks of the machine: ids that nothing names, who else sent a form, and the end
 * of a session, which is told as it counts. A table
 * without `isOf` has nothing of persons, or is another's.
 */
const tables: Readonly<
  Record<string, { isOf?: (row: Row, own: { id: string; email: string }) => boolean; leftOut?: readonly string[] }>
> = {
  auth_user: { isOf: (row, { id }) => row.id === id, leftOut: ['updatedAt'] },
  auth_session: { isOf: (row, { id }) => row.userId === id, leftOut: ['token', 'expiresAt'] },
  auth_account: { isOf: (row, { id }) => row.userId === id, leftOut: ['id', 'providerId', 'password'] },
  auth_member: { isOf: (row, { id }) => row.userId === id },
  auth_invitation: {
    isOf: (row, own) => row.inviterId === own.id || row.email === own.email,
    leftOut: ['organizationId'],
  },
  email_change: { isOf: (row, { id }) => row.user_id === id, leftOut: ['old_hash', 'new_hash'] },
  account_profile: { isOf: (row, { id }) => row.user_id === id },
  waiting_sign_up: {
    isOf: (row, own) => row.email === own.email,
    leftOut: ['link_hash', 'password_hash', 'address', 'browser_hash'],
  },
  passkey: {
    isOf: (row, { id }) => row.user_id === id,
    leftOut: ['credential_id', 'public_key', 'transports'],
  },
  provider_key: {
    isOf: (row, { id }) => row.owner_id === id,
    leftOut: ['id', 'kek_id', 'wrapped_dek', 'dek_iv', 'dek_tag', 'iv', 'tag', 'ciphertext', 'fingerprint'],
  },
  api_key: { isOf: (row, { id }) => row.owner_id === id, leftOut: ['hash', 'creation_id', 'origins'] },
  usage: { isOf: (row, { id }) => String(row.key_id).includes(id) },
  audit_event: { isOf: (row, { id }) => row.owner_id === id || row.actor_id === id, leftOut: ['id', 'request_id'] },
  // Their instants and numbers are told: whether there is a device, its last code, how many codes are left.
  ...{ auth_two_factor: {}, second_step_use: {}, used_step: {}, backup_code: {} },
  // Follows from the role in an organisation.
  second_step_duty: {},
  // Links for an hour, challenges for minutes, keys of the service.
  ...{ auth_verification: {}, passkey_challenge: {}, auth_jwks: {} },
  ...{ auth_organization: {}, organisation_profile: {}, organisation_notice: {} },
  // Accounts of an hour, without a person.
  private_sandbox: {},
  // What the steps of the tables say of themselves.
  step_declaration: {},
  // Marks of what was erased, and of this installation.
  ...{ erasure: {}, installation_secret: {} },
  // Contacts, their ways and the forms belong to an organisation; it takes its contacts along by a table of their own.
  ...{ lead: {}, lead_delivery: {}, webhook: {}, embed_day: {}, form_act: {} },
}

const rowsOf = async (name: string): Promise<Row[]> =>
  (await sql<Row>`select * from ${sql.table(name)}`.execute(app.db)).rows

/** Adds what no form of the story leaves: counts of sessions, and a passkey. */
const withRest = async (userId: string): Promise<void> => {
  await app.db
    .insertInto('usage')
    .values([
      { key_id: `user:${userId}`, day: '2026-11-20', count: 3 },
      { key_id: `user:${userId}:pdf`, day: '2026-11-19', count: 2 },
    ])
    .execute()
  const keys = { credential_id: 'credential', public_key: 'public key', transports: '[]', counter: 0 }
  const times = { created_at: '2026-11-18T08:00:00.000Z', last_used_at: '2026-11-19T09:00:00.000Z' }
  await app.db
    .insertInto('passkey')
    .values({ id: 'psk_000000000000000000000001', user_id: userId, name: 'Laptop', ...keys, ...times })
    .execute()
}

/** The texts of a row that an export lacks. An export does not tell of itself: its event is written after it. */
const missingIn = (whole: string, row: Row, leftOut: readonly string[] = []): [column: string, text: unknown][] =>
  Object.entries(row).filter(
    ([column, value]) =>
      typeof value === 'string' &&
      !leftOut.includes(column) &&
      row.action !== 'export' &&
      !whole.includes(JSON.stringify(value).slice(1, -1)),
  )

describe('the export of a person', () => {
  test('holds every column that is stored of it, but for secrets and marks of the machine', async () => {
    const leaver = await usedFully(app)
    const { id } = await app.db
      .selectFrom('auth_user')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    await withRest(id)
    const names = await sql<{ name: string }>`
      select name from sqlite_master where type = 'table' and name not like 'kysely%' and name not like 'sqlite%'
    `.execute(app.db)
    expect(names.rows.map(({ name }) => name).sort()).toEqual(Object.keys(tables).sort())
    const answer = await leaver.post(path, {})
    expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="valorem-export.json"')
    const whole = JSON.stringify(JSON.parse(answer.text))
    for (const [name, table] of Object.entries(tables)) {
      const rows = (await rowsOf(name)).filter(row => table.isOf?.(row, { id, email }))
      expect([name, rows.length > 0]).toEqual([name, table.isOf !== undefined])
      expect([name, rows.flatMap(row => missingIn(whole, row, table.leftOut))]).toEqual([name, []])
    }
    const { events, usage, invitations, signUps, entry, emailChange, providerKeys } = JSON.parse(answer.text)
    expect(events).toContainEqual(
      expect.objectContaining({ action: 'signIn.ok', actorKind: 'user', actorId: id, address: '203.0.113.0' }),
    )
    expect(events).toContainEqual(
      expect.objectContaining({ action: 'member.invited', organisationId: expect.stringMatching(/^org_/) }),
    )
    expect(usage).toContainEqual({ keyId: `user:${id}:pdf`, day: '2026-11-19', count: 2 })
    expect(invitations.map(({ status }: { status: string }) => status).sort()).toEqual([
      'accepted',
      'accepted',
      'pending',
    ])
    expect(signUps).toMatchObject([{ name: 'Stranger', locale: 'en' }])
    expect(emailChange).toMatchObject({ email: 'leaver.next@agency.example', confirmed: [] })
    expect(entry).toMatchObject({ hasDevice: false, passkeys: [{ name: 'Laptop' }] })
    expect(providerKeys).toMatchObject([{ display: '…Lvr9' }])
  })
})

describe('the page gives the export to a form of its own alone', () => {
  let ada: Visitor
  beforeAll(async () => {
    ada = await signedIn(app, 'ada@agency.example')
  })

  test.each([
    ['a form of a foreign page', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://elsewhere.example' }],
    ['a form of a neighbour', { 'Sec-Fetch-Site': 'same-site' }],
    ['a form that says nothing of its page', {}],
  ])('%s has none, and uses up no minute', async (_what, headers: Record<string, string>) => {
    expect((await ada.post(path, {}, headers)).status).toBe(403)
  })

  test('a link, or a picture, has none', async () => {
    const answer = await ada.get(path, { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'image' })
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'POST, OPTIONS'])
  })

  test('its own form has it, once a minute', async () => {
    const { text } = await ada.get('/account/privacy')
    expect(text).toContain(`<form method="post" action="${path}"`)
    expect((await ada.post(path, {})).status).toBe(200)
    const again = await ada.post(path, {})
    expect([again.status, Number(again.headers.get('Retry-After')) > 0]).toEqual([429, true])
  })
})

describe('the route gives the export to a cookie only from our own pages', () => {
  test.each([
    ['no proof', {}, 403],
    ['a cross-site fetch', { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['an address that was typed', { 'Sec-Fetch-Site': 'none' }, 403],
    ['a fetch of our own page', ours, 200],
  ])('%s: %o', async (_what, headers: Record<string, string>, status) => {
    const somebody = await person(app)
    const answer = await ask(app, 'GET', '/export', { Cookie: somebody.cookie, ...headers })
    expect(answer.status).toBe(status)
    if (status === 403) expect((await readData(answer)).code).toBe('cross_site_request')
    const events = await app.db
      .selectFrom('audit_event')
      .select('id')
      .where('owner_id', '=', somebody.userId)
      .where('action', '=', 'export')
      .execute()
    expect(events).toHaveLength(status === 200 ? 1 : 0)
  })

  test('a session token needs no proof', async () => {
    expect((await ask(app, 'GET', '/export', await bearer(await person(app)))).status).toBe(200)
  })
})
