import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countryList } from '#domain/law/country-list'
import { getWords } from '#languages/catalogue'
import { languages } from '#languages/registry'
import { getPageWords } from '#server/pages/words'
import { sandboxKey, startApp, type TestApp } from '../../support/app.ts'
import { copied, nestingFaults, readPage } from './every-page.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const htmlAt = async (path: string): Promise<string> => (await readPage(app.url, path)).html

/** The matters under a heading of the page: the name of each, and the articles beside it. */
const listed = (html: string, heading: string): string[][] => {
  const [, part = ''] = html.split(`<h3>${heading}</h3>`)
  const [list = ''] = part.split('</ul>')
  return [...list.matchAll(/<li>(.*?)<\/li>/gs)].map(([, item = '']) => item.split(' <small>').map(copied))
}

type Countries = { data: { countries: typeof countryList } }

describe.each(languages)('the law of a country in %s', language => {
  const { text } = getPageWords(language)

  test('begins with what the list of countries says is not calculated, each matter with its articles', async () => {
    const answer = await fetch(`${app.url}/api/v1/propcalc/countries`, { headers: { 'X-API-Key': sandboxKey } })
    const { data } = (await answer.json()) as Countries
    for (const { code, notCovered } of data.countries) {
      const html = await htmlAt(`/docs/law/${code}?lang=${language}`)
      expect(nestingFaults(html)).toEqual([])
      for (const [calculation, heading] of [
        ['purchase', text('law.purchase')],
        ['sale', text('law.sale')],
      ] as const) {
        const expected = notCovered
          .filter(one => one.calculation === calculation)
          .map(({ label, legalReference }) => [getWords(label, language), ...(legalReference ? [legalReference] : [])])
        expect(listed(html, heading), `${code} ${calculation}`).toEqual(expected)
      }
    }
  })

  test('is named in it, leads to the other languages, and says which part is English', async () => {
    const html = await htmlAt(`/docs/law/BE?lang=${language}`)
    const name = getWords(countryList.find(({ code }) => code === 'BE')?.name ?? expect.fail('no Belgium'), language)
    expect(html).toContain(`<html lang="${language}`)
    expect(copied(html)).toContain(text('law.title', { country: name }))
    for (const other of languages) expect(html).toContain(`href="/docs/law/BE?lang=${other}"`)
    const [, mark] = /<\/p>\n<div([^>]*)>\n<table class="rows law">/.exec(html) ?? []
    expect(mark).toBe(language === 'en' ? '' : ' lang="en"')
    expect(await htmlAt(`/docs/limits?lang=${language}`)).toContain(`href="/docs/law/BE?lang=${language}"`)
  })
})

test('the law of a country is in the language of the browser, a parameter in English', async () => {
  const languageOf = async (path: string) => {
    const answer = await fetch(app.url + path, { headers: { 'Accept-Language': 'de' } })
    return [/<html lang="(\w+)/.exec(await answer.text())?.[1], answer.headers.get('Vary')?.includes('Cookie') ?? false]
  }
  expect(await languageOf('/docs/law/LU')).toEqual(['de', true])
  expect(await languageOf('/docs/law/lu.vat.standardRate')).toEqual(['en', false])
  expect(await languageOf('/docs/law/XX')).toEqual(['en', false])
})

test.each(countryList.map(({ code }) => code))('the fees of %s lead to what is not calculated there', async code => {
  expect(await htmlAt(`/docs/fees/${code}`)).toContain(`href="/docs/law/${code}?lang=en#not-covered"`)
  expect(await htmlAt(`/docs/law/${code}?lang=en`)).toContain('id="not-covered"')
})
