import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { person as personOf } from '../support/person.ts'
import { withSecondStep } from '../support/second-step.ts'
import { nthLetter, password, signedIn, type Visitor, visitor } from './visitor.ts'

const security = '/account/security'
const page = '/account/organisation'

describe('an organisation', { shuffle: false }, () => {
  let app: TestApp
  let owner: Visitor
  let member: Visitor
  beforeAll(async () => {
    app = await startApp({ env: { TRUST_PROXY: '1' } })
    owner = await signedIn(app, 'owner@agency.example', 'Olga')
    await owner.post(page, { name: 'Agence Exemple' })
    member = await signedIn(app, 'member@agency.example', 'Max')
    await owner.post(`${page}/invitations`, { email: 'member@agency.example', role: 'admin', password })
    await member.post(`${await nthLetter(app, 0, '/invitations/')}/accept`, {})
  })
  afterAll(() => app.close())

  test('an owner without a second step cannot ask others for one', async () => {
    const { status, text } = await owner.post(`${page}/second-step`, { required: 'yes' })
    expect([status, text.includes('Turn your own two-step verification on first')]).toEqual([400, true])
    expect((await member.get('/account')).status).toBe(200)
  })

  test('an administrator may not ask for it, and is not shown how', async () => {
    expect((await member.post(`${page}/second-step`, { required: 'yes' })).status).toBe(403)
    expect((await member.get(page)).text).not.toContain(`${page}/second-step`)
  })

  test('asked for by the owner, a member without one can do nothing but set it up', async () => {
    await withSecondStep(app, owner, password)
    expect((await owner.post(`${page}/second-step`, { required: 'yes' })).to).toBe(page)
    expect((await owner.get('/account/keys')).status).toBe(200)
    for (const path of ['/account', '/account/keys', page])
      expect([path, (await member.get(path)).to]).toEqual([path, security])
    expect((await member.post('/account/privacy/export', {})).to).toBe(security)
    const made = await member.post('/account/keys', { name: 'Key', kind: 'secret', tier: 'free', creation: 'c' })
    expect(made.to).toBe(security)
    expect(await app.db.selectFrom('api_key').select('id').where('owner_kind', '=', 'user').execute()).toEqual([])
    const { status, text } = await member.get(security)
    expect([status, text.includes('Two-step verification is required here')]).toEqual([200, true])
    await withSecondStep(app, member, password)
    expect((await member.get('/account/keys')).status).toBe(200)
    expect((await member.get(security)).text).not.toContain('Two-step verification is required here')
    expect((await member.get(page)).text).toContain('Every member must have two-step verification')
  })

  test('a member who turns it off is back where it began, until the owner asks no longer', async () => {
    await member.post(`${security}/two-factor/off`, { password })
    expect((await member.get('/account')).to).toBe(security)
    expect((await owner.post(`${page}/second-step`, { required: 'no' })).to).toBe(page)
    expect((await member.get('/account')).status).toBe(200)
    const events = await app.db
      .selectFrom('audit_event')
      .select('detail')
      .where('action', '=', 'organisation.secondStep')
      .orderBy('at')
      .execute()
    expect(events.map(({ detail }) => JSON.parse(detail).required).sort()).toEqual(['no', 'yes'])
  })
})

describe('SECOND_STEP=required', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp({ env: { SECOND_STEP: 'required', TRUST_PROXY: '1' } })
  })
  afterAll(() => app.close())

  test('asks everybody: pages lead to the set-up, routes refuse cookie and token', async () => {
    const { cookie, token, email } = await personOf(app, { email: 'all@agency.example', password })
    const person = visitor(app, 'en', cookie)
    expect((await person.get('/account')).to).toBe(security)
    const me = (headers: Record<string, string>) => fetch(`${app.url}/api/v1/account`, { headers })
    const bearer = { Authorization: `Bearer ${await token()}` }
    for (const headers of [{ Cookie: cookie }, bearer]) {
      const answer = await me(headers)
      expect(answer.status).toBe(403)
      expect(await answer.json()).toMatchObject({
        code: 'forbidden',
        issues: [{ code: 'second_step_required', message: expect.stringContaining('/account/security') }],
      })
    }
    await withSecondStep(app, person, password)
    const answer = await me({ Cookie: person.cookie() })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ data: { email, twoFactor: true } })
  })

  test('lets whoever has none sign out and choose a language', async () => {
    const person = await signedIn(app, 'out@agency.example')
    expect((await person.post('/language', { locale: 'de', next: security })).to).toBe(security)
    expect((await person.get(security)).text).toContain('Hier ist ein zweiter Schritt Pflicht')
    expect((await person.post('/sign-out', {})).to).toBe('/sign-in')
    expect((await person.get(security)).status).toBe(303)
  })
})
