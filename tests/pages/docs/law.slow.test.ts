import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countryList } from '#domain/law/country-list'
import { everyEvidence } from '#domain/law/evidence/index'
import { everyLawParameter } from '#domain/law/parameter-list'
import { startApp, type TestApp } from '../../support/app.ts'
import { copied, nestingFaults, readPage } from './every-page.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

describe('the law', () => {
  const parameters = everyLawParameter()

  test('has a page for each country, which its first page leads to with how many parameters there are', async () => {
    const { html } = await readPage(app.url, '/docs/law')
    for (const { code, name } of countryList) {
      const own = parameters.filter(({ country }) => country === code)
      const row = html.split('<tr').find(part => part.includes(`<a href="/docs/law/${code}">${name.en}</a>`)) ?? ''
      expect(row).toContain(`<td>${own.length}</td>`)
      const page = (await readPage(app.url, `/docs/law/${code}`)).html
      const listed = [...page.matchAll(/<th scope="row">[^\n]*?<a href="\/docs\/law\/([^"?]+)[^"]*">/g)].map(
        ([, id]) => id,
      )
      // The page of Luxembourg has a parameter under each line that rests on it, too.
      expect([...new Set(listed)].toSorted()).toEqual(own.map(({ id }) => id).toSorted())
    }
  })

  test('has a page for each parameter, with every version and its source', async () => {
    expect(parameters.length).toBeGreaterThan(300)
    for (const { id, says, versions } of parameters) {
      const { status, html } = await readPage(app.url, `/docs/law/${id}?lang=en`)
      const text = copied(html)
      expect(status, id).toBe(200)
      expect(Buffer.byteLength(html), id).toBeLessThanOrEqual(60_000)
      expect(nestingFaults(html), id).toEqual([])
      expect(text).toContain(says.replaceAll('`', ''))
      for (const { from, source } of versions) {
        expect(text).toContain(from)
        expect(text).toContain(source.title.replaceAll('`', ''))
      }
    }
  })

  test('shows where each statutory version was read, in the page and as Markdown', async () => {
    expect(everyEvidence.length).toBeGreaterThan(300)
    for (const { id } of parameters) {
      const own = everyEvidence.filter(row => row.id === id)
      const { html } = await readPage(app.url, `/docs/law/${id}?lang=en`)
      const [, section = ''] = html.split('<h2 id="evidence">')
      const text = copied(section)
      expect(section.match(/<tr>/g)?.length ?? 0, id).toBe(own.length === 0 ? 0 : own.length + 1)
      for (const { days, act, article, textOf, says } of own)
        for (const shown of [...days, act, article, textOf, says]) expect(text, id).toContain(shown)
    }
    const markdown = await (await fetch(`${app.url}/docs/law/lu.acquisition.registrationRate.md?lang=en`)).text()
    expect(markdown).toContain('## Where this was read')
    const [row] = everyEvidence.filter(({ id }) => id === 'lu.acquisition.registrationRate')
    expect(markdown).toContain(row?.says)
  })

  test('leads to the text that was read: the file of a mirror as of its commit, or the page', async () => {
    const links = async (id: string): Promise<string[]> => {
      const [, section = ''] = (await readPage(app.url, `/docs/law/${id}?lang=en`)).html.split('<h2 id="evidence">')
      return [...section.matchAll(/<td><a href="([^"]+)" rel="noreferrer">/g)].map(([, address = '']) =>
        address.replaceAll('&amp;', '&'),
      )
    }
    for (const { id, read, commit } of everyEvidence.filter((_, index) => index % 25 === 0)) {
      const [repository, path] = read.split(' ')
      const expected = path === undefined ? `https://${read}` : `https://${repository}/blob/${commit ?? 'HEAD'}/${path}`
      expect((await links(id)).map(decodeURI), id).toContain(decodeURI(expected))
    }
  })

  test('shows what holds, not what begins later, and no version without an end as one that ends today', async () => {
    // From 1 April 2028 on the rate of the departments falls back, which is known since the law of 2025.
    const later = (await readPage(app.url, '/docs/law/fr.transfer.departmentRate')).html
    expect(copied(later)).toContain('from 2028-04-01')
    expect(copied(later)).not.toContain('today')
    const { versions } = parameters.find(({ id }) => id === 'fr.transfer.departmentRate') ?? { versions: [] }
    const present = versions.find(({ from, until }) => from <= '2026-11-21' && (until ?? '9999') >= '2026-11-21')
    const { length: count } = Object(present?.value) as readonly unknown[]
    expect(count).toBeGreaterThan(1)
    const { html } = await readPage(app.url, '/docs/law/FR?lang=en')
    const row = html.split('<tr').find(part => part.includes('>fr.transfer.departmentRate<')) ?? ''
    expect(row).toContain(`<td class="number">${count} entries</td>`)
    expect(copied(html)).not.toMatch(/\b1 (brackets|names|coefficients|entries)\b/)
  })

  test('draws the history of a number as steps, and of nothing else', async () => {
    // 19 %, from July to December 2020 16 %, then 19 %: two falls and rises between three levels.
    const { html } = await readPage(app.url, '/docs/law/de.vat.standardRate')
    const [, path = ''] = /<path class="line" d="([^"]+)"/.exec(html) ?? []
    const levels = [...path.matchAll(/^M[\d.]+ ([\d.]+)|V([\d.]+)/g)].map(([, first, later]) => Number(first ?? later))
    expect(levels).toHaveLength(3)
    const [first = 0, second = 0, third = 0] = levels
    expect(third).toBe(first)
    expect(second).toBeGreaterThan(first)
    expect(copied(html)).toMatch(/From 19 % on \d{4}-\d\d-\d\d to 19 % since 2021-01-01, in 3 versions/)
    const { html: table } = await readPage(app.url, '/docs/law/be.brussels.allowance')
    expect(/<main.*<\/main>/s.exec(table)?.[0]).not.toContain('<svg')
  })
})
