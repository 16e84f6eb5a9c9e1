import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { wordsOf } from '../services/leads/world.ts'
import { get, startApp, type TestApp } from '../support/app.ts'
import { type LeadReceivers, leadReceivers } from '../support/lead-receivers.ts'
import { secretsOfContacts } from '../support/lead-world.ts'
import { person } from '../support/person.ts'
import { withSecondStep } from '../support/second-step.ts'
import { until } from '../support/until.ts'
import { as, foundAgency, makings, services, whereContactGoes } from './made-items-world.ts'
import { memberForm } from './organisation-visitors.ts'
import { password, type Visitor } from './visitor.ts'

const dayMs = 86_400_000
const pages = ['/account/leads', '/account/webhooks', '/account/organisation', '/account/keys']
/** Note on each page in the days before. */
const note = /<p class="notice">Set up <a href="\/account\/security">/

/** Second factors of owners and administrators whose organisation holds contacts, on the engine of an environment. */
export const administratorDuty = (environment: () => Promise<Record<string, string>>): void => {
  let world: { one: TestApp; other: TestApp; receivers: LeadReceivers }
  beforeAll(async () => {
    const receivers = await leadReceivers()
    const env: Record<string, string> = {
      ...{ TRUST_PROXY: '1', MAIL_URL: receivers.mailUrl, PROVIDER_KEY_SECRETS: secretsOfContacts },
      ...{ TIER_LIMITS: '{"free":{"perMinute":100000,"perDay":null}}', ...(await environment()) },
    }
    const one = await startApp({ env })
    world = { one, other: 'DATABASE_URL' in env ? await startApp({ env }) : one, receivers }
  })
  afterAll(async () => {
    await world.one.close()
    if (world.other !== world.one) await world.other.close()
    await world.receivers.close()
  })

  const passDays = (days: number): void => {
    const now = new Date(world.one.clock.now.getTime() + days * dayMs)
    for (const app of [world.one, world.other]) app.clock.now = now
  }
  /** Both replicas note duties at once. */
  const noteDuties = () => Promise.all([world.one.accounts?.duty.look(), world.other.accounts?.duty.look()])
  const lettersTo = (email: string): string[] =>
    world.receivers.notices.filter(raw => raw.includes(`To: ${email}`) && wordsOf(raw).includes('/account/security'))
  const statusesOf = async (visitor: Visitor) => {
    const seen = await Promise.all(pages.map(path => visitor.get(path)))
    return seen.map(({ status, to, text }) => (status === 303 ? to : note.test(text) ? 'noted' : status))
  }
  const [noted, free, asked] = [pages.map(() => 'noted'), pages.map(() => 200), pages.map(() => '/account/security')]

  test('who sees contacts has fourteen days for a second step; then the pages ask for it, and contacts go on', async () => {
    const { agency } = await foundAgency(world, 'administrator')
    const { one, other, owner, maker } = agency
    const [first, second] = [as(one, owner), as(other, maker)]
    await noteDuties()
    // Without a form, a webhook, an address or a contact there is nothing to protect.
    expect(await statusesOf(first)).toEqual(free)
    await makings['a webhook']?.(agency)
    expect([await statusesOf(first), await statusesOf(second)]).toEqual([free, free])
    await noteDuties()
    await noteDuties()
    // 21 November and 14 days, in the language of each.
    for (const [{ email }, said] of [
      [owner, 'From 5 December 2026 you need a second step'],
      [maker, 'À partir du 5 décembre 2026, il faut une deuxième étape'],
    ] as const) {
      await until(() => lettersTo(email)[0], `letter to ${email}`)
      expect(lettersTo(email)).toHaveLength(1)
      expect(wordsOf(lettersTo(email)[0] ?? '')).toContain(said)
    }
    expect([await statusesOf(first), await statusesOf(second)]).toEqual([noted, noted])
    expect((await first.get('/account')).text).toContain('<time datetime="2026-12-05">5 December 2026</time>')
    passDays(13)
    expect(await statusesOf(first)).toEqual(noted)
    passDays(1)
    expect([await statusesOf(first), await statusesOf(second)]).toEqual([asked, asked])
    const refused = await get(one, '/account/organisation', { Authorization: `Bearer ${await owner.token()}` })
    expect([refused.status, await refused.text()]).toEqual([403, expect.stringContaining('second_step_required')])
    expect(await whereContactGoes(agency)).toEqual({ letters: [owner.email], webhooks: 1 })
    expect((await first.get('/account/security')).text).toContain('Two-step verification is required here')
    await withSecondStep(one, first, password)
    other.clock.now = one.clock.now
    expect([await statusesOf(first), await statusesOf(second)]).toEqual([free, asked])
    // Without the second step the pages ask at once: the days were given once.
    expect((await first.post('/account/security/two-factor/off', { password })).to).toBe('/account/security?off=1')
    expect(await statusesOf(first)).toEqual(asked)
    // Who is no longer an administrator has no duty.
    await withSecondStep(one, first, password)
    other.clock.now = one.clock.now
    expect((await first.post(await memberForm(first, maker.email, 'role'), { role: 'member' })).to).toContain(
      '/account',
    )
    expect((await second.get('/account/organisation')).status).toBe(200)
  })

  test('an administrator who comes later has fourteen days of its own; without contacts nobody is asked', async () => {
    const { one } = world
    const { agency } = await foundAgency(world, 'administrator')
    await makings['a key']?.(agency)
    await noteDuties()
    expect(await statusesOf(as(one, agency.owner))).toEqual(free)
    await makings['settings of a form']?.(agency)
    await noteDuties()
    passDays(20)
    const name = `later-${randomBytes(4).toString('hex')}`
    const joined = await person(one, { name: 'Lena', email: `${name}@agency.example`, password })
    const at = one.clock.now.toISOString()
    const member = { id: `mbr_${name}`, organizationId: agency.organisationId, userId: joined.userId, createdAt: at }
    await one.db
      .insertInto('auth_member')
      .values({ ...member, role: 'admin' })
      .execute()
    await noteDuties()
    expect(await statusesOf(as(one, joined))).toEqual(noted)
    expect(await statusesOf(as(one, agency.owner))).toEqual(asked)
    const alone = await person(one, { name: 'Uma', email: `${name}-alone@agency.example`, password })
    await services(one).organisations.found(alone.actor, 'Agence sans contacts')
    await noteDuties()
    expect(await statusesOf(as(one, alone))).toEqual(free)
    expect(lettersTo(alone.email)).toEqual([])
    passDays(14)
    expect(await statusesOf(as(one, joined))).toEqual(asked)
    expect(await statusesOf(as(one, alone))).toEqual(free)
  })
}
