import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type * as z from 'zod'
import type { CommuneHistory, CommunePrices } from '#contract/market/communes'
import { formatAmount } from '#languages/formats'
import { languages } from '#languages/registry'
import { toSlug } from '#server/pages/market/slug'
import { get, read, startApp, type TestApp } from '../support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ env: { ACCOUNTS: 'off' } })
})
afterAll(() => app.close())

const ask = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${app.url}${path}`, { redirect: 'manual', headers: { 'Accept-Language': 'en', ...headers } })
const readPage = async (path: string): Promise<string> => (await ask(path)).text()

const readData = async <Data>(path: string): Promise<Data> => (await read(await get(app, path))).data as Data

const readCommunes = async (): Promise<z.infer<typeof CommunePrices>['communes']> =>
  (await readData<z.infer<typeof CommunePrices>>('/market/communes')).communes

/** Names of the municipalities in the order of the rows. */
const readNames = (page: string): string[] =>
  [...page.matchAll(/<a href="\/market\/[a-z-]+\?lang=en">([^<]+)<\/a>/g)].map(([, name = '']) =>
    name.replace('&#39;', "'"),
  )

describe('the prices of every municipality', () => {
  test('are a row each, with the address of a page of its own', async () => {
    const [page, communes] = [await readPage('/market'), await readCommunes()]
    expect(readNames(page)).toEqual(communes.map(({ commune }) => commune))
    expect(new Set(communes.map(({ commune }) => toSlug(commune))).size).toBe(100)
    expect(toSlug('Esch-sur-Sûre')).toBe('esch-sur-sure')
  })

  test.each([
    ['price', (row: z.infer<typeof CommunePrices>['communes'][number]) => row.modelledPriceM2],
    ['sales', (row: z.infer<typeof CommunePrices>['communes'][number]) => row.sales ?? -1],
  ])('are sorted by %s, highest first', async (order, weigh) => {
    const communes = await readCommunes()
    const weights = readNames(await readPage(`/market?sort=${order}`)).map(name => {
      const row = communes.find(({ commune }) => commune === name)
      return row ? weigh(row) : Number.NaN
    })
    expect(weights).toHaveLength(100)
    expect(weights).toEqual(weights.toSorted((a, b) => b - a))
  })

  test('are by name where a query asks for an order that there is not', async () => {
    expect(readNames(await readPage('/market?sort=colour'))).toEqual(readNames(await readPage('/market')))
  })

  test('are a table for spreadsheets of the language', async () => {
    const table = await ask('/market.csv?lang=fr')
    expect(table.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
    expect(table.headers.get('Content-Disposition')).toBe('attachment; filename="market.csv"')
    const bytes = new Uint8Array(await table.arrayBuffer())
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const [head = '', ...lines] = new TextDecoder().decode(bytes).trimEnd().split('\r\n')
    expect(head.split(';')).toContain('modelledPriceM2')
    expect(lines).toHaveLength(100)
    expect(await (await ask('/market.csv?lang=en')).text()).toContain('commune,nameDe,nameLb')
  })
})

describe('the page of a municipality', () => {
  test.each(languages)('has the figures of the service, in %s', async language => {
    const history = await readData<z.infer<typeof CommuneHistory>>('/market/communes/Mamer')
    const page = await readPage(`/market/mamer?lang=${language}`)
    expect(page).toContain(`<html lang="${language}"`)
    for (const { modelledPriceM2, publishedPriceM2 } of history.years) {
      expect(page).toContain(formatAmount(modelledPriceM2, language))
      if (publishedPriceM2 !== null) expect(page).toContain(formatAmount(publishedPriceM2, language))
    }
    // A ring for each published mean.
    expect(page.match(/<circle /g)).toHaveLength(history.years.filter(year => year.publishedPriceM2 !== null).length)
    expect(page).not.toMatch(/NaN|undefined|null/)
  })

  test('has a point for each quarter, and the files of twelve months that are of no year', async () => {
    const { quarters, files } = await readData<z.infer<typeof CommuneHistory>>('/market/communes/Mamer')
    const page = await readPage('/market/mamer')
    const [, line = ''] = /<path class="line" d="([^"]+)"/.exec(page) ?? []
    expect(line.split(/[ML]/)).toHaveLength(quarters.length + 1)
    expect(files.map(({ period }) => period)).toContain('2025-Q3..2026-Q2')
    // The official file of the twelve months to June 2026.
    expect(page).toContain('Q3\u00a02025\u00a0– Q2\u00a02026')
  })

  test('says which level holds 8 of 10 cases: 1.2816 standard errors on either side', async () => {
    const history = await readData<z.infer<typeof CommuneHistory>>('/market/communes/Mamer')
    const { modelledPriceM2, standardErrorPct } = history.years.at(-1) ?? { modelledPriceM2: 0, standardErrorPct: 0 }
    const low = Math.round((modelledPriceM2 * Math.exp((-1.2816 * standardErrorPct) / 100)) / 10) * 10
    expect(await readPage('/market/mamer')).toContain(`between ${formatAmount(low, 'en')} and`)
  })

  test('has an address in each language, and one of its own, for search engines', async () => {
    const page = await readPage('/market/mamer')
    expect(page).toContain(`<link rel="canonical" href="${app.url}/market/mamer">`)
    for (const language of languages)
      expect(page).toContain(
        `<link rel="alternate" href="${app.url}/market/mamer?lang=${language}" hreflang="${language}">`,
      )
    expect(page).toMatch(/<meta name="description" content="What flats cost in Mamer\./)
  })

  test('has the sales of the municipalities that were merged into it', async () => {
    expect(await readPage('/market/habscht')).toContain('Before the merger: Septfontaines')
  })

  test.each([
    ['/market/Esch-Uelzecht', '/market/esch-sur-alzette'],
    ['/market/L%C3%ABtzebuerg?lang=lb', '/market/luxembourg?lang=lb'],
    ['/market/Bonnevoie.csv', '/market/luxembourg.csv'],
    ['/market/', '/market'],
  ])('%s leads to %s', async (from, to) => {
    const answer = await ask(from)
    expect([answer.status, answer.headers.get('Location')]).toEqual([301, to])
  })

  test.each(['Mammer', '%zz', '%00', encodeURIComponent('<script>alert(1)</script>'), 'x'.repeat(2000), 'a/b'])(
    'is not there for the address %s',
    async name => {
      const answer = await ask(`/market/${name}`)
      expect(answer.status).toBe(404)
      const page = await answer.text()
      expect(page).toContain('Municipality not found')
      expect(page).not.toContain('<script>alert')
    },
  )

  test('names municipalities that are near to one that is mistyped', async () => {
    expect(await readPage('/market/Mammer')).toContain('<a href="/market/Mamer?lang=en">Mamer</a>')
  })

  test('is read alone', async () => {
    expect((await fetch(`${app.url}/market/mamer`, { method: 'POST' })).status).toBe(405)
  })
})
