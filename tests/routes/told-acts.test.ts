import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { placesPerDay } from '#server/adapters/storage/form-act-store'
import { visitor } from '../pages/visitor.ts'
import { type Agency, agency, origin } from '../support/agency.ts'
import { get, startApp, type TestApp } from '../support/app.ts'

let app: TestApp
let own: Agency
beforeAll(async () => {
  app = await startApp({ env: { TRUST_PROXY: '1' } })
  own = await agency(app)
})
afterAll(() => app.close())

let addresses = 0

/** Tells an act as a form in a browser does: plain text, with the origin of its page; each from another address. */
const tell = async (
  act: object | string,
  from: string | null = origin,
  address?: string,
): Promise<{ status: number; body: Record<string, unknown> }> => {
  addresses += 1
  const answer = await fetch(`${app.url}/widget/seen`, {
    method: 'POST',
    body: typeof act === 'string' ? act : JSON.stringify({ key: own.key, what: 'forms', page: '/', ...act }),
    headers: {
      'X-Forwarded-For': address ?? `203.0.113.${addresses % 250}`,
      ...(from !== null && { Origin: from }),
    },
  })
  const text = await answer.text()
  return { status: answer.status, body: text === '' ? {} : JSON.parse(text) }
}

const rows = () => app.db.selectFrom('form_act').selectAll().orderBy('page').orderBy('campaign').execute()

// A story: each test goes on from what the ones before left.
describe('what a form tells', { shuffle: false }, () => {
  test('is counted by day, page, campaign and order, and holds nothing of the visitor', async () => {
    const sell = { page: '/vendre', campaign: 'hiver 2026', tried: 'contact' }
    for (const what of ['forms', 'estimates', 'contacts']) expect((await tell({ ...sell, what })).status).toBe(204)
    expect((await tell({ page: '/vendre', campaign: null, tried: null })).status).toBe(204)
    await Promise.all([app.leads.acts.flush(), app.leads.seen.flush()])
    expect((await tell({ ...sell, what: 'forms' })).status).toBe(204)
    await Promise.all([app.leads.acts.flush(), app.leads.seen.flush()])
    const place = { key_id: own.keyId, day: '2026-11-21', host: 'agency.example', page: '/vendre' }
    expect(await rows()).toEqual([
      { ...place, campaign: '', tried: '', forms: 1, estimates: 0, contacts: 0 },
      { ...place, campaign: 'hiver 2026', tried: 'contact', forms: 2, estimates: 1, contacts: 1 },
    ])
    expect(await app.db.selectFrom('embed_day').select(['host', 'forms']).execute()).toEqual([
      { host: 'agency.example', forms: 3 },
    ])
  })

  test.each([
    [{ page: 'vendre' }, 'page', /path of the page/],
    [{ page: '/vendre?id=7' }, 'page', /path of the page/],
    [{ page: `/${'a'.repeat(200)}` }, 'page', /200/],
    [{ campaign: 'a'.repeat(101) }, 'campaign', /100/],
    [{ what: 'clicks' }, 'what', /\["forms","estimates","contacts"\]/],
    [{ tried: 'both' }, 'tried', /\["figures","contact"\]/],
    [{ visitor: 'ada' }, 'visitor', /not a field/i],
    [{ key: 7 }, 'key', /string|text/i],
  ])('is refused with its field where it is wrong: %j', async (act, field, why) => {
    const { status, body } = await tell(act)
    expect([status, body.code]).toEqual([400, 'invalid_request'])
    expect(body.issues).toEqual([expect.objectContaining({ path: field })])
    expect(JSON.stringify(body.issues)).toMatch(why)
  })

  test.each([
    ['a whole emoji', 'maison \u{1F3E0}', 'maison \u{1F3E0}'],
    ['control characters', 'hi\u0000ver\u0085\n\u2028 2027', 'hiver 2027'],
    ['nothing else', '\u001B', ''],
  ])('is counted with a campaign without its unwanted characters: %s', async (_name, campaign, kept) => {
    const page = `/campaign/${encodeURIComponent(kept)}`.slice(0, 200)
    expect((await tell({ page, campaign })).status).toBe(204)
    await app.leads.acts.flush()
    expect((await rows()).filter(row => row.page === page)).toEqual([
      expect.objectContaining({ campaign: kept, forms: 1 }),
    ])
  })

  test('is refused where it is no text of a form, for an unknown key, a page of another site, and a program', async () => {
    expect((await tell('')).status).toBe(400)
    expect((await tell('{"key":')).status).toBe(400)
    expect((await tell(`{"key":"${'a'.repeat(3000)}"}`)).status).toBe(413)
    expect((await tell({ key: 'vp_live_unknown' })).status).toBe(401)
    expect((await tell({}, 'https://other.example')).status).toBe(403)
    expect((await tell({}, app.url)).status).toBe(403)
    expect((await tell({}, null)).status).toBe(403)
    const program = await agency(app, 'secret')
    expect((await tell({ key: program.key })).status).toBe(403)
    expect((await get(app, '/../../widget/seen')).status).toBe(405)
  })

  test('more than sixty acts of one address in a minute are refused, those of others counted', async () => {
    const statuses: number[] = []
    for (let index = 0; index < 61; index += 1)
      statuses.push((await tell({ page: '/flood' }, origin, '198.51.100.7')).status)
    expect([statuses.filter(status => status === 204).length, statuses.at(-1)]).toEqual([60, 429])
    expect((await tell({ page: '/flood' })).status).toBe(204)
  })

  test('invented pages of a day fill no table: those above the limit are one row', async () => {
    await app.leads.acts.flush()
    const known = (await rows()).length
    for (let index = 0; index < placesPerDay + 50; index += 1)
      expect((await tell({ page: `/invented/${index}` }, origin, `192.0.2.${index % 250}`)).status).toBe(204)
    await app.leads.acts.flush()
    const stored = await rows()
    expect(stored).toHaveLength(placesPerDay + 1)
    const rest = stored.find(({ page }) => page === '*')
    expect(rest).toMatchObject({ campaign: '', forms: known + 50 })
  })

  test('of two new places above the limit, the one told first is kept, whatever its name', async () => {
    const key = (await agency(app)).key
    for (let index = 0; index < placesPerDay - 1; index += 1)
      expect((await tell({ key, page: `/m/${index}` }, origin, `192.0.2.${index % 250}`)).status).toBe(204)
    await app.leads.acts.flush()
    for (const page of ['/zz-first', '/aa-second']) expect((await tell({ key, page })).status).toBe(204)
    await app.leads.acts.flush()
    const pages = (await rows()).map(({ page }) => page)
    expect([pages.includes('/zz-first'), pages.includes('/aa-second')]).toEqual([true, false])
  })

  test('where the store is away for a moment, is written with the next', async () => {
    await app.db.schema.alterTable('form_act').renameTo('form_away').execute()
    expect((await tell({ page: '/vendre' })).status).toBe(204)
    await expect(app.leads.acts.flush()).rejects.toThrow()
    await app.db.schema.alterTable('form_away').renameTo('form_act').execute()
    await app.leads.acts.flush()
    expect((await rows()).find(({ page, tried }) => page === '/vendre' && tried === '')?.forms).toBe(2)
  })

  test('is read on the page of results, by its owner alone', async () => {
    const owner = visitor(app, 'en', own.owner.cookie)
    const { text } = await owner.get(`/account/results?key=${own.keyId}`)
    expect(text).toContain('<bdi>agency.example/vendre</bdi>')
    expect(text).toContain('<bdi>hiver 2026</bdi>')
    expect(text).toContain('Other pages')
    const stranger = await agency(app)
    const other = await visitor(app, 'en', stranger.owner.cookie).get(`/account/results?key=${own.keyId}`)
    expect(other.text).not.toContain('hiver 2026')
    expect(other.text).toContain('Nothing was counted yet.')
  })
})
