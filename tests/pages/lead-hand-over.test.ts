import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { texts } from '#languages/derived/leads'
import { languages } from '#languages/registry'
import type { TestApp } from '../support/app.ts'
import { until } from '../support/until.ts'
import { openAgency, page, receive, rowOf, startAgencies } from './lead-agency.ts'
import { joined, somebody } from './organisation-visitors.ts'

let app: TestApp
beforeAll(async () => {
  app = await startAgencies()
})
afterAll(() => app.close())

describe('a contact in a team', () => {
  test('has a note, which is sealed, in the table, and deleted with the contact', async () => {
    const { owner, key } = await openAgency(app)
    const id = await receive(app, key)
    const note = 'Called on Monday.\r\nCalls back <b>after</b> work.'
    expect((await owner.post(`${page}/${id}/note`, { note, before: '' })).to).toBe(`${page}/${id}?done=saved`)
    const { text } = await owner.get(`${page}/${id}?done=saved`)
    expect(text).toContain('Called on Monday.\nCalls back &lt;b&gt;after&lt;/b&gt; work.</textarea>')
    expect((await owner.get(`${page}.csv`)).text).toContain('Called on Monday.')
    expect(JSON.stringify(await app.db.selectFrom('lead').selectAll().execute())).not.toContain('Monday')
    await owner.post(`${page}/keep`, { keepDays: '0' })
    expect((await owner.post(`${page}/${id}/note`, { note: 'x', before: '' })).status).toBe(404)
  })

  test('keeps both notes of two who write at once: the second is told, and loses nothing', async () => {
    const { owner, key } = await openAgency(app)
    const id = await receive(app, key)
    await owner.post(`${page}/${id}/note`, { note: 'first', before: '' })
    const late = await owner.post(`${page}/${id}/note`, { note: 'second', before: '' })
    expect(late.status).toBe(400)
    expect(late.text).toContain('A colleague changed the note')
    expect(late.text).toContain('<bdi class="lines">first</bdi>')
    expect(late.text).toContain('\nsecond</textarea>')
    expect((await owner.post(`${page}/${id}/note`, { note: 'first, second', before: 'first' })).status).toBe(303)
    const long = await owner.post(`${page}/${id}/note`, { note: 'n'.repeat(2001), before: 'first, second' })
    expect([long.status, long.text.includes('At most 2,000 characters.')]).toEqual([400, true])
  })

  test('is handed to a colleague, who gets a letter with its link, and to no stranger', async () => {
    const { owner, key } = await openAgency(app)
    const colleague = await joined(app, owner, 'Colleague', 'member')
    const id = await receive(app, key)
    const { text } = await owner.get(`${page}/${id}`)
    const userId = /<option value="([^"]+)">Colleague</.exec(text)?.[1] ?? ''
    const stranger = await somebody(app, 'Stranger')
    const { id: strangerId } = await app.db
      .selectFrom('auth_user')
      .select('id')
      .where('email', '=', stranger.email)
      .executeTakeFirstOrThrow()
    const refused = await owner.post(`${page}/${id}/hand`, { colleague: strangerId })
    expect([refused.status, refused.text.includes('Choose a member of your organisation.')]).toEqual([400, true])
    expect((await owner.post(`${page}/${id}/hand`, { colleague: userId })).to).toBe(`${page}/${id}?done=saved`)
    expect(await rowOf(owner, id)).toContain('<span class="chip"><bdi>Colleague</bdi></span>')
    const letters = async (): Promise<string[]> => {
      const folder = app.deps.account?.services.settings.outbox ?? ''
      const names = (await readdir(folder)).filter(name => name.includes('-leadHanded-'))
      const texts = await Promise.all(names.map(name => readFile(join(folder, name), 'utf8')))
      // The file of a letter is empty for a moment.
      return texts.filter(text => text !== '')
    }
    const letter = await until(async () => (await letters())[0], 'letter to the colleague')
    expect(letter).toContain(`To: ${colleague.email}`)
    expect(letter).toContain(`/account/leads/${id}`)
    expect(letter).not.toContain('Ada')
    expect((await colleague.visitor.get(`${page}/${id}`)).text).toContain('Ada Exemple')
    // The same again tells nobody twice; to nobody removes it.
    await owner.post(`${page}/${id}/hand`, { colleague: userId })
    expect((await owner.post(`${page}/${id}/hand`, { colleague: '' })).status).toBe(303)
    expect(await rowOf(owner, id)).not.toContain('<bdi>Colleague</bdi>')
    expect(await letters()).toHaveLength(1)
    expect((await stranger.visitor.post(`${page}/${id}/hand`, { colleague: strangerId })).status).toBe(404)
  })

  test('that nobody but administrators may read is handed to these alone', async () => {
    const { owner, key } = await openAgency(app)
    await joined(app, owner, 'Member', 'member')
    await joined(app, owner, 'Admin', 'admin')
    const id = await receive(app, key)
    const options = async (): Promise<string[]> =>
      [...(await owner.get(`${page}/${id}`)).text.matchAll(/<option value="usr[^"]*"[^>]*>(\w+)</g)].map(
        ([, name = '']) => name,
      )
    expect(await options()).toEqual(['Admin', 'Member', 'Owner'])
    const text = (await owner.get(`${page}/${id}`)).text
    const userId = /<option value="([^"]+)">Member</.exec(text)?.[1] ?? ''
    await app.db.updateTable('lead').set({ state: 'lost' }).where('id', '=', id).execute()
    expect(await options()).toEqual(['Admin', 'Owner'])
    const refused = await owner.post(`${page}/${id}/hand`, { colleague: userId })
    expect([refused.status, refused.text.includes('Choose a member')]).toEqual([400, true])
  })

  test('is told to a colleague in the colleague’s language', async () => {
    const { owner, key } = await openAgency(app)
    const { visitor, email } = await joined(app, owner, 'Kollegin', 'member')
    await visitor.post('/account', { name: 'Kollegin', locale: 'de' })
    const id = await receive(app, key)
    const userId = /<option value="([^"]+)">Kollegin</.exec((await owner.get(`${page}/${id}`)).text)?.[1] ?? ''
    await owner.post(`${page}/${id}/hand`, { colleague: userId })
    const folder = app.deps.account?.services.settings.outbox ?? ''
    const letter = await until(async () => {
      const names = (await readdir(folder)).filter(name => name.includes('-leadHanded-'))
      const sent = await Promise.all(names.map(name => readFile(join(folder, name), 'utf8')))
      return sent.find(one => one.includes(`To: ${email}`))
    }, 'letter to the colleague')
    expect(letter).toContain(texts.de.leadHanded.subject)
  })

  test('keeps its note where a colleague hands it over meanwhile', async () => {
    const { owner, key } = await openAgency(app)
    await joined(app, owner, 'Second', 'member')
    const id = await receive(app, key)
    const userId = /<option value="([^"]+)">Second</.exec((await owner.get(`${page}/${id}`)).text)?.[1] ?? ''
    const [noted, handed] = await Promise.all([
      owner.post(`${page}/${id}/note`, { note: 'Call on Monday.', before: '' }),
      owner.post(`${page}/${id}/hand`, { colleague: userId }),
    ])
    expect([noted.status, handed.status]).toEqual([303, 303])
    const seen = (await owner.get(`${page}/${id}`)).text
    expect(seen).toContain('Call on Monday.')
    expect(seen).toContain(`<option value="${userId}" selected`)
  })

  test.each(languages)('has its letter in %s', language => {
    const { subject, before, after } = texts[language].leadHanded
    expect(subject.length).toBeLessThanOrEqual(45)
    expect([before.includes('{name}'), before.includes('{organisation}'), after.includes('{name}')]).toEqual([
      true,
      true,
      true,
    ])
  })
})
