import { afterAll, beforeAll, expect, test } from 'vitest'
import { languages } from '#languages/registry'
import type { FormPlace } from '#server/ports/form-acts'
import { type Agency, agency } from '../support/agency.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { visitor } from './visitor.ts'

let app: TestApp
let own: Agency
beforeAll(async () => {
  app = await startApp()
  own = await agency(app)
})
afterAll(() => app.close())

const add = (place: Partial<FormPlace>, [forms, estimates, contacts]: [number, number, number]) =>
  app.db
    .insertInto('form_act')
    .values({
      ...{ key_id: own.keyId, day: '2026-11-18', host: 'agency.lu', page: '/', campaign: '', tried: '' },
      ...place,
      ...{ forms, estimates, contacts },
    })
    .execute()

/** Cells of the rows of a table, by its caption. */
const readTable = (text: string, caption: string): string[][] => {
  const table = text.split('<table').find(part => part.includes(`<caption>${caption}</caption>`)) ?? ''
  const [, body = ''] = table.split('<tbody')
  const [rows = ''] = body.split('</tbody>')
  return rows
    .split('<tr')
    .slice(1)
    .map(row => [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) => cell.replace(/<[^>]*>/g, '')))
}

test('shows forms, estimates and contacts by week, page and campaign, and compares both orders in a sentence', async () => {
  await add({ page: '/vendre', tried: 'figures', campaign: 'hiver' }, [1000, 200, 12])
  await add({ page: '/vendre', tried: 'contact', campaign: 'hiver' }, [1000, 210, 30])
  await add({ day: '2026-11-15' }, [7, 3, 1])
  // One week longer ago than the counts are shown.
  await add({ day: '2026-08-23', page: '/old' }, [500, 100, 50])
  const { text, status } = await visitor(app, 'en', own.owner.cookie).get('/account/results')
  expect(status).toBe(200)
  const weeks = readTable(text, 'Week by week')
  expect(weeks).toHaveLength(13)
  // 42 of 2000 are 2.1 of 100; 1 of 7 is 14.3 of 100.
  expect(weeks[0]?.slice(1)).toEqual(['2,000', '410', '42', '2.1'])
  expect(weeks[1]?.slice(1)).toEqual(['7', '3', '1', '14.3'])
  expect(readTable(text, 'Which pages bring contacts?')).toEqual([
    ['agency.lu/vendre', '2,000', '410', '42', '2.1'],
    ['agency.lu/', '7', '3', '1', '14.3'],
  ])
  expect(readTable(text, 'Which campaigns bring contacts?').map(([name]) => name)).toEqual([
    'hiver',
    'Without a campaign',
  ])
  expect(text).toContain('Contact first brings more contacts: 30 of 1,000 forms, against 12 of 1,000.')
  expect(text).toMatch(/<svg class="weeks"[^>]*aria-label="Week by week"/)
  expect(text.match(/<polyline/g)).toHaveLength(3)
})

test('says “not enough yet” where the difference may be chance', async () => {
  await app.db.deleteFrom('form_act').execute()
  await add({ tried: 'figures' }, [150, 40, 2])
  await add({ tried: 'contact' }, [150, 40, 6])
  const { text } = await visitor(app, 'en', own.owner.cookie).get('/account/results')
  expect(text).toContain('Not enough yet: the difference may be chance.')
  await app.db.updateTable('form_act').set({ forms: 99 }).where('tried', '=', 'contact').execute()
  expect((await visitor(app, 'en', own.owner.cookie).get('/account/results')).text).toContain(
    'Not enough yet: each order has to be seen 100 times.',
  )
})

test.each(languages)('is written in %s, with the link in the navigation', async language => {
  const { text } = await visitor(app, language, own.owner.cookie).get('/account/results')
  expect(text).toContain(`<html lang="${language}"`)
  expect(text).toContain('href="/account/results" aria-current="page"')
  expect(text).not.toMatch(/results\.|embed\.order/)
})

test('a text of a page or campaign stays text', async () => {
  await add({ page: '/<b>x</b>', campaign: '"><script>alert(1)</script>' }, [3, 0, 0])
  const { text } = await visitor(app, 'en', own.owner.cookie).get('/account/results')
  expect(text).toContain('agency.lu/&lt;b&gt;x&lt;/b&gt;')
  expect(text).not.toContain('<script>alert')
})
