import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildCampaignAddress, toCampaignName } from '#server/pages/account/shop-window'
import { readPngPixelsGrey } from '#tests/support/picture-pixels'
import { startApp, type TestApp } from '../support/app.ts'
import { signedIn, type Visitor } from './visitor.ts'

const path = '/account/embed/qr'

let app: TestApp
let ada: Visitor
beforeAll(async () => {
  app = await startApp({ env: { TRUST_PROXY: '1' } })
  ada = await signedIn(app, 'ada@agency.example')
})
afterAll(() => app.close())

test.each([
  ['Vitrine Noël', 'vitrine-noel'],
  [' window ', 'window'],
  ['letter.may_2', 'letter-may_2'],
])('the campaign %j is named %s', (typed, name) => {
  expect(toCampaignName(typed)).toBe(name)
})

test('an address keeps its own query, and gets the campaign once', () => {
  const first = buildCampaignAddress('https://agence.lu/estimer?lang=fr&utm_campaign=old#form', 'vitrine')
  expect(first).toBe('https://agence.lu/estimer?lang=fr&utm_campaign=vitrine&utm_medium=qr#form')
})

describe('the page of codes', () => {
  const fields = { pageAddress: 'https://agence.lu/estimation', campaign: 'Vitrine' }

  test('is found from the code for a website', async () => {
    await ada.post('/account/keys', {
      ...{ name: 'Site', kind: 'publishable', tier: 'free', origins: 'https://agence.lu', creation: 'Site' },
    })
    expect((await ada.get('/account/embed')).text).toContain(`href="${path}"`)
  })

  test('leads to the code, and to its files', async () => {
    const { status, to } = await ada.post(path, fields)
    expect([status, to]).toEqual([303, `${path}?pageAddress=https%3A%2F%2Fagence.lu%2Festimation&campaign=vitrine`])
    const { text } = await ada.get(to)
    expect(text).toContain('https://agence.lu/estimation?utm_medium=qr&amp;utm_campaign=vitrine')
    expect(text).toContain('value="https://agence.lu/estimation"')
    expect(text).toContain('<svg class="qr"')
    const query = to.slice(to.indexOf('?'))
    const svg = await ada.get(`${path}/code.svg${query}`)
    expect([svg.headers.get('Content-Type'), svg.headers.get('Content-Disposition')]).toEqual([
      expect.stringContaining('image/svg+xml'),
      'attachment; filename="qr-vitrine.svg"',
    ])
    expect(svg.text).toMatch(/^<svg xmlns/)
    const png = await fetch(`${app.url}${path}/code.png${query}`, { headers: { Cookie: ada.cookie() } })
    expect(png.headers.get('Content-Type')).toContain('image/png')
    const { width, height, grey } = readPngPixelsGrey(new Uint8Array(await png.arrayBuffer()))
    const modules = width / 20
    expect([width, (modules - 8 - 17) % 4]).toEqual([height, 0])
    // ISO/IEC 18004: a quiet zone of 4 modules, then the finder pattern: 7 dark, its ring light, its middle dark.
    const at = (x: number, y: number): boolean => grey((x + 4) * 20 + 10, (y + 4) * 20 + 10) === 0
    expect([grey(10, 10) > 0, at(0, 0), at(6, 0), at(1, 1), at(3, 3), at(7, 0)]).toEqual([
      ...[true, true, true, false, true, false],
    ])
  })

  test.each([
    [{ pageAddress: '', campaign: '' }, ['pageAddress', 'campaign']],
    [{ pageAddress: 'agence.lu' }, ['pageAddress']],
    [{ pageAddress: 'javascript:alert(1)' }, ['pageAddress']],
    [{ pageAddress: `https://agence.lu/${'a'.repeat(300)}` }, ['pageAddress']],
    [{ campaign: 'été & hiver' }, ['campaign']],
    [{ campaign: 'a'.repeat(41) }, ['campaign']],
  ])('%j is refused at its fields, with what was typed', async (wrong, faulty) => {
    const sent = { ...fields, ...wrong }
    const { status, text } = await ada.post(path, sent)
    const found = [...text.matchAll(/<span class="fault" id="qr-([a-zA-Z]+)-fault">/g)].map(([, name]) => name)
    expect([status, found]).toEqual([400, faulty])
    if (sent.pageAddress !== '') expect(text).toContain(`value="${sent.pageAddress}"`)
  })

  test('a file without a page leads back to the form', async () => {
    expect((await ada.get(`${path}/code.svg`)).to).toBe(path)
  })
})
