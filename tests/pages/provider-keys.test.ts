import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { signedIn, type Visitor } from './visitor.ts'

const page = '/account/provider-keys'
const key = 'sk-proj-A1b2C3d4E5f6G7h8Qx2f'

let app: TestApp
let ada: Visitor
beforeAll(async () => {
  app = await startApp({ env: { TRUST_PROXY: '1' } })
  ada = await signedIn(app, 'ada@agency.example')
})
afterAll(() => app.close())

test('a key is saved, shown by its last four, and removed', async () => {
  expect((await ada.get(page)).text).toContain('No key is stored.')
  expect((await ada.post(`${page}/openai`, { key })).to).toBe(`${page}?saved=1`)
  const { text } = await ada.get(`${page}?saved=1`)
  expect(text).toContain('The key is saved.')
  expect(text).toContain('…Qx2f')
  expect(text).toContain('The provider takes it')
  expect(text).not.toContain('A1b2C3d4')
  expect((await ada.post(`${page}/openai/delete`, { owner: 'user' })).to).toBe(`${page}?removed=1`)
  expect((await ada.get(page)).text).not.toContain('…Qx2f')
})

test.each([
  ['', 'Please fill this in.'],
  ['A1b2C3d', 'A key has 8 to 500 letters'],
  ['A1b2C3d4'.repeat(1250), 'A key has 8 to 500 letters'],
  ['A1b2C3d4"><script>alert(1)</script> x', 'A key has 8 to 500 letters'],
  ['A1b2C3d4\u0000\u202e', 'A key has 8 to 500 letters'],
  ['sk-refused-A1b2C3d4', 'The provider does not take this key.'],
])('%j is refused in words, and never comes back', async (sent, sentence) => {
  const { status, text } = await ada.post(`${page}/anthropic`, { key: sent })
  expect([status, text.includes(sentence)]).toEqual([400, true])
  expect(text).not.toContain('A1b2C3d')
  expect((await ada.get(page)).text).not.toContain('…')
})

test('there is no page for other providers, and none for an organisation that is not there', async () => {
  expect((await ada.post(`${page}/groq`, { key })).status).toBe(404)
  expect((await ada.post(`${page}/groq/delete`, {})).status).toBe(404)
  expect((await ada.post(`${page}/openai`, { key, owner: 'organisation' })).status).toBe(404)
  expect((await ada.post(`${page}/openai`, { key, owner: 'everybody' })).status).toBe(400)
})

test('for an organisation its owner saves one, and both are listed', async () => {
  const olga = await signedIn(app, 'olga@agency.example', 'Olga')
  await olga.post('/account/organisation', { name: 'Agence du Nord' })
  await olga.post(`${page}/openai`, { key, owner: 'organisation' })
  await olga.post(`${page}/openai`, { key: `${key}-new1`, owner: 'user' })
  const { text } = await olga.get(page)
  for (const shown of ['…Qx2f', '…new1', 'Agence du Nord']) expect(text).toContain(shown)
  expect((await ada.get(page)).text).not.toContain('…Qx2f')
})
