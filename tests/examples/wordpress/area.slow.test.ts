import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formatAmount } from '#languages/formats'
import { languages } from '#languages/registry'
import { get, read as readAnswer, startApp, type TestApp } from '../../support/app.ts'
import { areaIn, areaText } from '../../support/area-host.ts'
import { openBrowser, watchedPage } from '../../support/browser.ts'
import { type Site, startSite } from './site.ts'

let [app, site, browser, key] = [] as unknown as [TestApp, Site, Browser, string]
beforeAll(async () => {
  ;[app, site, browser] = await Promise.all([startApp(), startSite(), openBrowser()])
  key = (await app.newKey('free', 'publishable', [site.url])).key
})
afterAll(async () => {
  await browser.close()
  await site.close()
  await app.close()
})

const drawn = async (content: string): Promise<string> =>
  (await fetch(`${site.url}/?content=${encodeURIComponent(content)}`)).text()

/** Data for search engines in a page. */
const dataOf = (text: string): Record<string, never> =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text)?.[1] ?? '{}')

/** Prices of a place as the service answers them. */
const pricesOf = async (query: string) =>
  (await readAnswer(await get(app, `/market/area?${query}`))).data as {
    priceM2: number
    lowM2: number
    highM2: number
    changePct: number
  }

const plain = (text: string): string => text.replaceAll(/\s/g, ' ')

describe('a page of a place', () => {
  test.each(languages)(
    'has its prices in %s as text before any script runs, and as data that are the same',
    async lang => {
      await site.set({ service: app.url, key })
      const text = await drawn(`[valorem-area commune="Mamer" lang="${lang}" estimate-url="/estimer?a=1&b=2"]`)
      const { priceM2, lowM2, highM2 } = await pricesOf('commune=Mamer')
      const [, shown = ''] = /<valorem-area [^>]*><p>(.*?)<\/p><a href/s.exec(text) ?? []
      for (const amount of [priceM2, lowM2, highM2]) expect(plain(shown)).toContain(plain(formatAmount(amount, lang)))
      expect(shown).not.toMatch(/%\d/)
    },
  )

  test('the data say what the page says, with the place, the years and the files', async () => {
    const text = await drawn('[valorem-area commune="Luxembourg" quartier="Belair" lang="fr"]')
    const { priceM2 } = await pricesOf('commune=Luxembourg&quartier=Belair')
    expect(dataOf(text)).toMatchObject({
      ...{ '@type': 'Dataset', name: 'Prix des appartements : Belair', inLanguage: 'fr' },
      temporalCoverage: '2014/2025',
      spatialCoverage: { name: 'Belair', containedInPlace: { name: 'Luxembourg' } },
      variableMeasured: { value: priceM2, unitText: 'EUR/m²' },
    })
    // The range of half of the sales is neither the least nor the greatest price.
    expect(JSON.stringify(dataOf(text))).not.toMatch(/minValue|maxValue/)
    const { description } = dataOf(text) as unknown as { description: string }
    expect(description.length).toBeGreaterThan(50)
    expect(text).toContain(description.slice(0, 40))
  })

  test('shows the element when its script runs', async () => {
    const { page, errors } = await watchedPage(browser, { width: 800 })
    await page.goto(`${site.url}/?content=${encodeURIComponent('[valorem-area commune="Mamer" lang="en"]')}`)
    await areaIn(page, 'result')
    const text = await areaText(page)
    expect(plain(text)).toContain(plain(`${formatAmount((await pricesOf('commune=Mamer')).priceM2, 'en')}/m²`))
    expect(errors).toEqual([])
    await page.close()
  })

  test.each([
    ['a name that nobody has', '[valorem-area commune="Ettelbrik"]'],
    ['no place', '[valorem-area]'],
    ['markup', '[valorem-area commune="</script><b>"]'],
  ])('of %s is the link alone, without data', async (_what, content) => {
    const text = await drawn(content)
    expect(text).toMatch(/<valorem-area [^>]*><a href="[^"]*">Contactez-nous<\/a><\/valorem-area>/)
    expect(text).not.toContain('ld+json')
  })

  test('as a block has the fields of a place', async () => {
    const attributes = JSON.stringify({
      element: 'area',
      commune: 'Mamer',
      'estimate-url': 'https://agency.example/form',
    })
    const text = await (await fetch(`${site.url}/block?attributes=${encodeURIComponent(attributes)}`)).text()
    expect(text).toContain(' commune="Mamer" estimate-url="https://agency.example/form"')
    expect(dataOf(text)['@type']).toBe('Dataset')
  })
})
