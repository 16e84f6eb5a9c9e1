import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countryCodes, feesCountries } from '#contract/propcalc/fees/countries'
import { countryList } from '#domain/law/country-list'
import { startApp, type TestApp } from '../../support/app.ts'
import { copied, readPage } from './every-page.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const htmlAt = async (path: string): Promise<string> => (await readPage(app.url, path)).html

describe('the page of an operation', () => {
  test('of `fees` leads to the page of each country, that of own capital to it', async () => {
    const html = await htmlAt('/docs/fees')
    for (const { code, name } of countryList) expect(html).toContain(`<a href="/docs/fees/${code}">${name.en}</a>`)
    expect(await htmlAt('/docs/investedCapital')).toContain('href="/docs/fees"')
    expect(await htmlAt('/docs/cashflow')).toContain('href="/docs/fees"')
  })

  test('of `fees` has no field, rule or example of one country alone: it does not grow with them', async () => {
    const own = feesCountries.NL
    const html = await htmlAt('/docs/fees')
    const [request = ''] = html.split('id="answer"')
    expect(copied(await htmlAt('/docs/fees/NL'))).toContain('structuralSurvey')
    expect(copied(request)).not.toContain('structuralSurvey')
    expect(own.rules.length).toBeGreaterThan(0)
    for (const { says } of own.rules) expect(copied(html)).not.toContain(says)
    const shown = [...html.matchAll(/<details class="example" id="example-\w+"[^>]*><summary><b>200</g)]
    expect(shown).toHaveLength(1)
  })
})

describe('the page of a country', () => {
  test.each(countryCodes)('%s has every field of its request, its lines, and examples of it alone', async code => {
    const html = await htmlAt(`/docs/fees/${code}`)
    const text = copied(html)
    const { input, lines, example } = feesCountries[code]
    const heads = [...html.matchAll(/<tr[^>]*><th scope="row">(.*?)<\/th>/g)].map(([, head = '']) => head)
    for (const field of Object.keys(input.shape))
      expect(
        heads.some(head => head.startsWith(field)),
        field,
      ).toBe(true)
    for (const key of lines) expect(html).toContain(`<code>${key}</code>`)
    expect(html).toContain(`id="example-${example.name}"`)
    expect(text).not.toMatch(new RegExp(`"country": "(?!${code}")`))
  })
})
