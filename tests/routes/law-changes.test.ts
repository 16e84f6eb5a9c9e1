import { afterAll, beforeAll, expect, test } from 'vitest'
import { LawChanges } from '#contract/law-changes'
import { get, read, startApp, type TestApp } from '../support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const ask = async (query: string) => {
  const { key } = await app.newKey('enterprise')
  const answer = await get(app, `/law/changes${query}`, { 'X-API-Key': key })
  return { status: answer.status, body: (await read(answer)) as { data?: unknown; issues?: unknown } }
}

test('Italy in 2027 has its new text on the register tax', async () => {
  const { status, body } = await ask('?from=2027-01-01&to=2027-12-31&country=IT')
  expect(status).toBe(200)
  const { changes, readings } = LawChanges.parse(body.data)
  expect(changes).toContainEqual(expect.objectContaining({ day: '2027-01-01', kind: 'passed' }))
  expect(readings.map(({ country }) => country)).toEqual(['IT'])
})

test.each([
  ['?from=2027-02-30', 'from'],
  ['?country=XX', 'country'],
  ['?from=2027-01-02&to=2027-01-01', 'to'],
])('%s is refused at its part of the query', async (query, path) => {
  const { status, body } = await ask(query)
  expect(status).toBe(400)
  expect(body.issues).toContainEqual(expect.objectContaining({ path }))
})

test('the page of the calendar has the changes by year and the readings', async () => {
  const page = await fetch(`${app.url}/docs/law/changes`)
  expect(page.status).toBe(200)
  const text = await page.text()
  expect(text).toContain('id="y2027"')
  expect(text).toContain('D.Lgs. 123/2025')
  expect(text).toContain('id="readings"')
})
