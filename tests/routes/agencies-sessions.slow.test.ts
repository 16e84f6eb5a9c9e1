import { PDFDocument } from 'pdf-lib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { utcDay } from '#domain/core/instants'
import { post, read, type TestApp } from '../support/app.ts'
import { type Person, person } from '../support/person.ts'
import { png } from '../support/pictures.ts'
import { bytesOf, isPdf, reportPath as path, refused, smallReport as report, reportApp } from '../support/report.ts'

const { brand: _brand, ...unbranded } = report

let app: TestApp
beforeAll(async () => {
  app = (await reportApp()).app
})
afterAll(() => app.close())

const bearer = async (somebody: Person) => ({ Authorization: `Bearer ${await somebody.token()}` })

/** Four words. */
const password = 'copper lantern meadow violin'

/** An organisation with its owner, an administrator and a member; it saved a brand. */
const organisation = async () => {
  const services = app.deps.account?.services
  if (!services) throw new Error('This app has no accounts.')
  const [owner, admin, member] = [await person(app, { password }), await person(app), await person(app)]
  await services.organisations.found(owner.actor, 'Agence de la session')
  for (const [somebody, role] of [
    [admin, 'admin'],
    [member, 'member'],
  ] as const) {
    const proven = { cookie: '', proof: { password } }
    const invited = await services.organisations.invite(owner.actor, { email: somebody.email, role }, proven)
    await services.organisations.accept(somebody.actor, 'invitation' in invited ? invited.invitation.id : '')
  }
  const saved = { name: 'Agence de la session', colour: '#0B5D4E', logo: png().toString('base64') }
  await services.brandings.save(owner.actor, saved)
  return { owner, admin, member, services, saved }
}

// The first report of a thread reads the fonts, which takes seconds on a busy machine.
describe('a session', () => {
  test('of an owner and of an administrator carries the brand of the organisation; of a member it is 403', async () => {
    const { owner, admin, member } = await organisation()
    for (const somebody of [owner, admin]) {
      const answer = await post(app, path, unbranded, await bearer(somebody))
      expect(answer.status).toBe(200)
      expect(isPdf(await bytesOf(answer))).toBe(true)
    }
    const refused = await post(app, path, unbranded, await bearer(member))
    expect([refused.status, (await read(refused)).code]).toEqual([403, 'forbidden'])
  })

  test('of somebody without an organisation is 404', async () => {
    const answer = await post(app, path, unbranded, await bearer(await person(app)))
    expect([answer.status, (await read(answer)).code]).toEqual([404, 'organisation_not_found'])
  })

  test('by its cookie needs the proof of its origin', async () => {
    const { owner } = await organisation()
    const own = await post(app, path, unbranded, { Cookie: owner.cookie, Origin: app.url })
    expect(own.status).toBe(200)
    await own.arrayBuffer()
    for (const headers of [{}, { Origin: 'https://elsewhere.example' }, { 'Sec-Fetch-Site': 'same-site' }]) {
      const answer = await post(app, path, unbranded, { Cookie: owner.cookie, ...headers })
      expect([answer.status, (await read(answer)).code]).toEqual([403, 'cross_site_request'])
    }
  })

  test('whose brand is sent is refused at brand, and so is one of an organisation that saved none', async () => {
    const { owner } = await organisation()
    const sent = await refused(app, report, await bearer(owner))
    expect([sent.status, sent.issues]).toEqual([
      400,
      [expect.objectContaining({ path: 'brand', code: 'brand_from_organisation' })],
    ])
    const founder = await person(app)
    await app.deps.account?.services.organisations.found(founder.actor, 'Neu')
    const none = await refused(app, unbranded, await bearer(founder))
    expect([none.status, none.issues[0]?.code]).toEqual([400, 'brand_required'])
    expect(none.issues[0]?.message).toContain('/account/organisation/branding')
  })

  test('of an organisation whose saved brand cannot be printed names the page that mends it', async () => {
    const { owner } = await organisation()
    await app.db
      .updateTable('organisation_profile')
      .set({ brand_name: 'Agence 🏡', logo: Buffer.from('GIF89a') })
      .where('brand_name', '=', 'Agence de la session')
      .execute()
    const { status, issues } = await refused(app, unbranded, await bearer(owner))
    expect(status).toBe(400)
    expect(issues.map(({ path: at, code }) => [at, code])).toEqual([
      ['brand.name', 'unprintable_characters'],
      ['brand.logo', 'logo_kind'],
    ])
    for (const { message } of issues) expect(message).toContain('/account/organisation/branding')
  })

  test('has ten reports a minute and two hundred a UTC day of its own, apart from its other requests', async () => {
    const { owner } = await organisation()
    const headers = await bearer(owner)
    const name = `user:${owner.userId}:pdf`
    const good = await post(app, path, unbranded, headers)
    await good.arrayBuffer()
    expect(good.headers.get('X-RateLimit-Remaining')).toBe('9')
    expect(await app.deps.usage.used(name, utcDay(app.clock.now))).toBe(1)
    await app.deps.limiter.take(name, 10, { places: 9 })
    const busy = await post(app, path, unbranded, headers)
    expect([busy.status, (await read(busy)).code]).toEqual([429, 'rate_limited'])
    app.clock.now = new Date('2026-11-21T12:02:00Z')
    const day = utcDay(app.clock.now)
    for (let count = 1; count < 200; count += 1) await app.deps.usage.count(name, day)
    const over = await post(app, path, unbranded, await bearer(owner))
    expect([over.status, (await read(over)).code]).toEqual([429, 'daily_quota_exhausted'])
    expect(over.headers.get('X-Should-Retry')).toBe('false')
    expect(await app.deps.usage.used(name, day)).toBe(200)
    app.clock.now = new Date('2026-11-21T12:00:00Z')
  })

  test('repeats within its user: the brand is read again, the day is kept', async () => {
    const { owner, services, saved } = await organisation()
    const headers = { ...(await bearer(owner)), 'Idempotency-Key': 'report-3' }
    const first = await bytesOf(await post(app, path, unbranded, headers))
    const again = await post(app, path, unbranded, headers)
    expect(again.headers.get('Idempotent-Replayed')).toBe('true')
    expect(await bytesOf(again)).toEqual(first)
    await services.brandings.save(owner.actor, { ...saved, name: 'Agence, autrement' })
    const renamed = await post(app, path, unbranded, headers)
    expect(renamed.headers.get('Idempotent-Replayed')).toBe('true')
    expect((await bytesOf(renamed)).equals(first)).toBe(false)
    const { admin } = await organisation()
    const other = await post(app, path, unbranded, { ...(await bearer(admin)), 'Idempotency-Key': 'report-3' })
    expect(other.headers.get('Idempotent-Replayed')).toBeNull()
    await other.arrayBuffer()
  })
})

describe('a key of an organisation', () => {
  const keyOf = async (owner: Person) => {
    const wanted = { name: 'Reports', tier: 'free', kind: 'secret', owner: 'organisation' } as const
    const made = await app.deps.account?.services.keys.create(owner.actor, wanted, undefined)
    return { 'X-API-Key': made?.secret ?? '' }
  }

  test('carries its brand where the request brings none, and that of the request where it does', async () => {
    const { owner } = await organisation()
    const headers = await keyOf(owner)
    for (const [body, author] of [
      [unbranded, 'Agence de la session'],
      [report, 'Agence Exemple'],
    ] as const) {
      const answer = await post(app, path, body, headers)
      expect(answer.status).toBe(200)
      expect((await PDFDocument.load(await bytesOf(answer), { updateMetadata: false })).getAuthor()).toBe(author)
    }
  })

  test('whose organisation saved no brand is told so', async () => {
    const founder = await person(app)
    await app.deps.account?.services.organisations.found(founder.actor, 'Neu')
    const none = await refused(app, unbranded, await keyOf(founder))
    expect([none.status, none.issues.map(({ path, code }) => [path, code])]).toEqual([
      400,
      [['brand', 'brand_required']],
    ])
  })
})
