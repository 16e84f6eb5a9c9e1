import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { founder, invited, joined, memberForm, page, rowWith } from './organisation-visitors.ts'
import { password, type Visitor } from './visitor.ts'

const events = `${page}/events`

/** Makes a key of the organisation; the path of its page. */
const madeKey = async (by: Visitor, name: string): Promise<string> => {
  const before = await keysNamed(by, name)
  await by.post('/account/keys', { name, tier: 'free', kind: 'secret', owner: 'organisation', creation: name })
  const [made] = (await keysNamed(by, name)).filter(path => !before.includes(path))
  if (made === undefined) throw new Error(`The key ${name} was not made.`)
  return made
}

const keysNamed = async (by: Visitor, name: string): Promise<string[]> =>
  [...(await by.get('/account/keys')).text.matchAll(/href="(\/account\/keys\/key_[0-9a-f]+)"><bdi>([^<]*)</g)]
    .filter(([, , shown]) => shown === name)
    .map(([, path = '']) => path)

/** Where a member is removed who has made nothing. */
const removalOfNobody = async (app: TestApp, owner: Visitor): Promise<string> =>
  memberForm(owner, (await joined(app, owner, 'Member', 'member')).email, 'remove')

/** What is known of an organisation's events and of the makers of its keys, through its pages, on the engine of an environment. */
export const organisationEvents = (environment: () => Promise<Record<string, string>>): void => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp({ env: { TRUST_PROXY: '1', ...(await environment()) } })
  })
  afterAll(() => app.close())

  test('the owner reads who did what, to what and from where, page by page', async () => {
    const owner = await founder(app)
    const admin = await joined(app, owner.visitor, 'Administrator', 'admin')
    const path = await madeKey(admin.visitor, 'Shared service')
    await admin.visitor.post(`${path}/revoke`, {})
    await invited(app, admin.visitor, 'guest@agency.example', 'member')
    await owner.visitor.post(await memberForm(owner.visitor, admin.email, 'role'), { role: 'member' })
    const shown = await owner.visitor.get(events)
    const row = (what: string) => rowWith(shown, what).replace(/<[^>]*>/g, ' ')
    for (const [what, ...parts] of [
      ['Organisation created', 'Owner'],
      ['Member joined', 'Administrator', 'administrator'],
      ['Site code or key created', 'Administrator', 'Shared service', '198.51.'],
      ['Site code or key revoked', 'Administrator', 'Shared service'],
      // By whoever took the right away.
      ['Invitation cancelled', 'Owner', 'guest@agency.example'],
      ['Role of a member changed', 'Owner', 'Administrator', 'member'],
    ] as const)
      for (const part of parts) expect(row(what), what).toContain(part)
    expect(shown.text).not.toContain('Older events')
    expect((await admin.visitor.get(events)).status).toBe(403)
    expect((await admin.visitor.post(`${events}/export`, { format: 'json' })).status).toBe(403)
  })

  test('older events follow, each once, and an event of another organisation is none', async () => {
    const owner = await founder(app)
    const { id } = await app.db
      .selectFrom('auth_member')
      .innerJoin('auth_user', 'auth_user.id', 'auth_member.userId')
      .select('organizationId as id')
      .where('email', '=', owner.email)
      .executeTakeFirstOrThrow()
    const row = {
      ...{ actor_kind: 'operator' as const, actor_id: null, owner_kind: 'organisation' as const, owner_id: id },
      ...{ action: 'plan.changed', target_id: null, address: null, request_id: null },
    }
    // Pairs at one instant, so that a page ends between two of them.
    await app.db
      .insertInto('audit_event')
      .values(
        Array.from({ length: 60 }, (_, index) => ({
          ...{ ...row, id: `aud_${owner.email}_${String(index).padStart(2, '0')}` },
          ...{ at: new Date(Date.UTC(2026, 9, 1, 0, Math.floor(index / 2))).toISOString() },
          detail: JSON.stringify({ index }),
        })),
      )
      .execute()
    const first = await owner.visitor.get(events)
    const next = /href="([^"]*\?before=[^"]*)"/.exec(first.text)?.[1]?.replaceAll('&amp;', '&') ?? ''
    const second = await owner.visitor.get(next)
    const changed = (text: string) => text.match(/Plan changed/g)?.length ?? 0
    // The foundation of today with its terms, and 48 of the 60.
    expect([changed(first.text), changed(second.text)]).toEqual([48, 12])
    expect(second.text).toContain('Newest events')
    expect(second.text).not.toContain('Older events')
    expect((await (await founder(app)).visitor.get(next)).status).toBe(400)
  })

  test('all events are taken along as JSON and as a table, by a form, once a minute; that is an event too', async () => {
    const owner = await founder(app)
    await owner.visitor.post('/account', { name: '=SUM(A)', locale: 'en' })
    expect((await owner.visitor.get(`${events}/export`)).status).toBe(405)
    expect((await owner.visitor.post(`${events}/export`, { format: 'pdf' })).status).toBe(400)
    const json = await owner.visitor.post(`${events}/export`, { format: 'json' })
    expect(json.headers.get('Content-Disposition')).toBe('attachment; filename="valorem-events.json"')
    const told: { action: string }[] = JSON.parse(json.text)
    expect(told.toSorted((one, other) => one.action.localeCompare(other.action))).toMatchObject([
      { action: 'organisation.created', target: null, detail: '{}' },
      { action: 'terms.accepted', target: null, detail: expect.stringMatching(/^{"version":"\d{4}-\d\d-\d\d"}$/) },
    ])
    const soon = await owner.visitor.post(`${events}/export`, { format: 'csv' })
    expect([soon.status, soon.headers.get('Retry-After')]).toEqual([429, '60'])
    app.clock.now = new Date(app.clock.now.getTime() + 60_000)
    const csv = await owner.visitor.post(`${events}/export`, { format: 'csv' })
    expect(csv.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
    const [head, ...rows] = csv.text.split('\r\n')
    expect(head).toBe('id,at,action,actorKind,actorId,actorName,targetId,targetName,address,detail')
    // A name that a spreadsheet would calculate is shown as it is.
    expect(rows.find(row => row.includes(',export,'))).toMatch(
      /^aud_[0-9a-f]{24},2026-11-21T12:00:00\.000Z,export,user,usr_[0-9a-f]+,'=SUM\(A\),/,
    )
  })

  test('a key says who made it; who leaves is told what to replace, and the owner is led to it', async () => {
    const owner = await founder(app)
    const admin = await joined(app, owner.visitor, 'Administrator', 'admin')
    const path = await madeKey(admin.visitor, 'Shared service')
    expect((await owner.visitor.get(path)).text).toContain('<dt>Created by</dt><dd><bdi>Administrator</bdi></dd>')
    expect(rowWith(await owner.visitor.get('/account/keys'), 'Shared service')).toContain('<bdi>Administrator</bdi>')
    const leaving = (await admin.visitor.get(page)).text
    expect(leaving).toContain('You created these site codes and keys of the organisation')
    expect(leaving).toContain(`${path}#revoke`)
    expect((await owner.visitor.get(page)).text).not.toContain('Set up by former members')
    const removed = await owner.visitor.post(await memberForm(owner.visitor, admin.email, 'remove'), {})
    expect(removed.to).toBe(`${page}/keys`)
    const list = await owner.visitor.get(removed.to)
    expect(rowWith(list, path)).toContain('<bdi>Administrator</bdi>')
    expect((await owner.visitor.get(page)).text).toContain('Set up by former members')
    const replace = /href="(\/account\/keys\?replace=[^"#]*)#create"/.exec(list.text)?.[1] ?? ''
    const form = (await owner.visitor.get(replace)).text
    expect(form).toMatch(/id="newKey-name" name="name"[^>]* value="Shared service"/)
    expect(form).toMatch(/name="owner" value="organisation" checked/)
    const replaces = /name="replaces" value="([^"]*)"/.exec(form)?.[1] ?? ''
    const made = await owner.visitor.post('/account/keys', {
      ...{ name: 'Shared service', tier: 'free', kind: 'secret', owner: 'organisation', creation: 'new', replaces },
    })
    expect(made.text).toContain(`action="${path}/revoke"`)
    expect((await owner.visitor.post(`${path}/revoke`, {})).status).toBe(303)
    expect((await owner.visitor.get(`${page}/keys`)).text).toContain(
      'Nothing was left by somebody who is no longer in charge.',
    )
    expect((await owner.visitor.post(await removalOfNobody(app, owner.visitor), {})).to).toBe(page)
  })

  test('the key of somebody who deleted the account is to be replaced too, and names nobody', async () => {
    const owner = await founder(app)
    const admin = await joined(app, owner.visitor, 'Administrator', 'admin')
    const path = await madeKey(admin.visitor, 'Shared service')
    await admin.visitor.post('/account/privacy/delete', { password })
    const list = rowWith(await owner.visitor.get(`${page}/keys`), path)
    expect(list).toContain('Deleted account')
    expect(list).not.toContain('Administrator')
    const told = rowWith(await owner.visitor.get(events), 'Member left or removed')
    expect(told).toContain('Deleted account')
  })

  test('a member sees no list of keys to replace, nobody without an organisation either', async () => {
    const owner = await founder(app)
    const member = await joined(app, owner.visitor, 'Member', 'member')
    expect((await member.visitor.get(`${page}/keys`)).status).toBe(403)
    await member.visitor.post(`${page}/leave`, {})
    expect((await member.visitor.get(`${page}/keys`)).status).toBe(404)
    expect((await member.visitor.get(events)).status).toBe(404)
  })

  test('the list of invitations says by whom', async () => {
    const owner = await founder(app)
    const admin = await joined(app, owner.visitor, 'Administrator', 'admin')
    await invited(app, admin.visitor, 'guest@agency.example', 'member')
    expect(rowWith(await owner.visitor.get(page), 'guest@agency.example')).toContain('<bdi>Administrator</bdi>')
  })
}
