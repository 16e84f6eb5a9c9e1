import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { languages } from '#languages/registry'
import { buildAreaCode } from '#server/pages/account/area-page'
import { getPageWords } from '#server/pages/words'
import { get, startApp, type TestApp } from '../support/app.ts'
import { signedIn, type Visitor } from './visitor.ts'

const path = '/account/embed/area'

let app: TestApp
let ada: Visitor
beforeAll(async () => {
  app = await startApp({ env: { TRUST_PROXY: '1', TIER_LIMITS: '{"sandbox":{"perMinute":1000}}' } })
  ada = await signedIn(app, 'ada@agency.example')
})
afterAll(() => app.close())

const readMarkup = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

/** A code of the page by its id, as a person copies it. */
const codeIn = (text: string, id: string): string =>
  readMarkup(new RegExp(`<code id="${id}">(.*?)</code>`, 's').exec(text)?.[1] ?? '')

test('without a site code the page leads to one', async () => {
  expect((await ada.get(path)).text).toContain('href="/account/keys?kind=publishable#create"')
})

describe('the page of a place', () => {
  beforeAll(async () => {
    await ada.post('/account/keys', {
      ...{ name: 'Site', kind: 'publishable', tier: 'free', origins: 'https://agence.lu', creation: 'Site' },
    })
  })

  test('is found from the code for a website, and offers every municipality and the districts of the capital', async () => {
    expect((await ada.get('/account/embed')).text).toContain(`href="${path}?site=`)
    const { text } = await ada.get(path)
    const values = [...text.matchAll(/<option value="([^"]*)"/g)].map(([, value = '']) => readMarkup(value))
    expect(values).toHaveLength(100 + 24)
    for (const value of values) {
      const [commune = '', quartier] = value.split(/\/(.*)/)
      const query = new URLSearchParams({ commune, ...(quartier && { quartier }) })
      expect((await get(app, `/market/area?${query}`)).status, value).toBe(200)
    }
  })

  test('has the code of the chosen place, with the address of the form, and the way to a QR code', async () => {
    const { text } = await ada.get(
      `${path}?place=Luxembourg%2FBelair&formAddress=https%3A%2F%2Fagence.lu%2Fform%3Fa%3D1`,
    )
    const sent = { place: 'Luxembourg/Belair', formAddress: 'https://agence.lu/form?a=1' }
    expect((await ada.post(path, sent)).to).toBe(
      `${path}?site=&place=Luxembourg%2FBelair&formAddress=https%3A%2F%2Fagence.lu%2Fform%3Fa%3D1`,
    )
    expect(codeIn(text, 'area-body')).toMatch(
      new RegExp(
        `<valorem-area api-key="vp_live_\\w+" base-url="${app.url}" lang="en" commune="Luxembourg" quartier="Belair" estimate-url="https://agence.lu/form\\?a=1"><p>`,
      ),
    )
    expect(codeIn(text, 'area-head')).toContain('<title>Flat prices in Belair</title>')
    expect(codeIn(text, 'area-shortcode')).toMatch(/^\[valorem-area lang="en" commune="Luxembourg" quartier="Belair"/)
    expect(text).toContain('href="/account/embed/qr"')
  })

  test('says what is wrong with an address, keeps what was typed, and gives no code', async () => {
    const { text } = await ada.get(`${path}?place=Mamer&formAddress=javascript%3Aalert(1)`)
    expect(text).toContain('aria-invalid="true"')
    expect(text).not.toContain('area-body')
    expect(text).toContain('<option value="Mamer" selected>')
  })

  test('gives no code for a place that is not in the list', async () => {
    for (const place of ['Ettelbrik', '"><script>', 'Mamer/Capellen'])
      expect((await ada.get(`${path}?place=${encodeURIComponent(place)}`)).text).not.toContain('area-body')
  })
})

test.each(languages)(
  'title and description fit a page of results in %s, and the data say what the page is about',
  language => {
    const names = { fr: 'Luxembourg', de: 'Luxemburg', lb: 'Lëtzebuerg' }
    const longest = {
      fr: 'Bonnevoie-Nord/Verlorenkost',
      de: 'Bonneweg-Nord/Verlorenkost',
      lb: 'Bouneweg-Nord/Verluerekascht',
    }
    const wish = { service: 'https://valorem.example', key: 'vp_live_1', formAddress: '' }
    for (const [value, own] of [
      ['Luxembourg', names],
      ['</title><script>', { fr: '</title><script>', de: '</title><script>', lb: '</title><script>' }],
      ['Luxembourg/Bonnevoie-Nord/Verlorenkost', longest],
    ] as const) {
      const place = { value, names: own, attributes: { commune: value } }
      const { head } = buildAreaCode(getPageWords(language), { ...wish, place })
      const name = language === 'de' || language === 'lb' ? own[language] : own.fr
      const [, title = ''] = /<title>(.*)<\/title>/.exec(head) ?? []
      const [, description = ''] = /<meta name="description" content="(.*)">/.exec(head) ?? []
      expect(readMarkup(title)).toContain(name)
      expect(readMarkup(description)).toContain(name)
      expect([title.length <= 80, readMarkup(description).length <= 160]).toEqual([true, true])
      expect(head.match(/<script/g)).toHaveLength(1)
      const data = JSON.parse(/<script type="application\/ld\+json">(.*)<\/script>/.exec(head)?.[1] ?? '{}')
      expect(data).toMatchObject({ '@type': 'WebPage', about: { '@type': 'AdministrativeArea', name } })
    }
  },
)
