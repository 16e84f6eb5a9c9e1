import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { texts } from '#languages/derived/area'
import { formatAmount, formatDay, formatNumber } from '#languages/formats'
import { languages } from '#languages/registry'
import { fillGaps } from '#languages/text'
import { get, read } from '../../support/app.ts'
import { areaIn, areaLines, areaTag, areaText } from '../../support/area-host.ts'
import { inState, twoLines, type WidgetWorld, widgetWorld } from '../../support/widget-host.ts'

let world: WidgetWorld
/** Prices of Mamer as the service answers them. */
let mamer: { priceM2: number; lowM2: number; highM2: number; history: { values: number[] }; sales: (number | null)[] }
beforeAll(async () => {
  world = await widgetWorld()
  const answer = await get(world.app, '/market/area?commune=Mamer', {
    'X-API-Key': (await world.app.newKey('pro')).key,
  })
  mamer = (await read(answer)).data as typeof mamer
})
afterAll(() => world.close())

describe('the prices of a place', () => {
  test.each(languages)('in %s are those of the service, in words and as a table', async language => {
    const { page, errors, requests, cookies } = await world.open({
      body: areaLines(world, `commune="Mamer" lang="${language}"`),
    })
    await areaIn(page, 'result')
    const text = (await areaText(page)).replaceAll(/\s/g, ' ')
    const say = texts[language]
    const plain = (sentence: string): string => sentence.replaceAll(/\s/g, ' ')
    expect(text).toContain(plain(`${formatAmount(mamer.priceM2, language)}/m²`))
    const half = { low: formatAmount(mamer.lowM2, language), high: formatAmount(mamer.highM2, language) }
    expect(text).toContain(plain(fillGaps(say.half, half)))
    const sales = { n: formatNumber(mamer.sales.at(-1) ?? 0, language), year: '2025' }
    expect(text).toContain(plain(fillGaps(say.sales, sales)))
    expect(text).toContain(plain(formatDay('2026-06-30', language)))
    await page.locator('valorem-area summary').click()
    const rows = await page.locator('valorem-area tbody tr').allInnerTexts()
    expect(rows.map(row => row.replaceAll(/\s/g, ' ').split(' ')[0])).toEqual(
      Array.from({ length: 12 }, (_, at) => `${2025 - at}`),
    )
    for (const [at, value] of mamer.history.values.toReversed().entries())
      expect(plain(rows[at] ?? '')).toContain(plain(formatAmount(value, language)))
    expect(requests.filter(url => url.includes('/api/')).every(url => url.includes('/market/area?'))).toBe(true)
    expect(await page.evaluate('localStorage.length + sessionStorage.length')).toBe(0)
    expect([await cookies(), errors]).toEqual([[], []])
    await page.close()
  })

  test('of a district of the capital say whose sales they are, and at which level', async () => {
    const { page } = await world.open({
      body: areaLines(world, 'commune="Luxembourg" quartier="Bonnevoie-Sud" lang="de"'),
    })
    await areaIn(page, 'result')
    const text = await areaText(page)
    expect(text).toContain('Wohnungspreise in Bonneweg-Süd')
    expect(text).toContain('in der ganzen Stadt')
    expect(text).toContain('auf dem Niveau des Viertels')
    await page.close()
  })

  test.each([
    ['light', 1280],
    ['dark', 360],
    ['light', 320],
  ] as const)('in the %s at %i px: axe finds nothing, and nothing scrolls sideways', async (scheme, width) => {
    const { page, findings } = await world.open(
      {
        body: `${areaLines(world, 'commune="Esch-sur-Alzette" lang="de" estimate-url="/form"')}`,
        head: '<style>:root{color-scheme:light dark}body{margin:1rem}</style>',
      },
      { width, scheme },
    )
    await areaIn(page, 'result')
    await page.locator('valorem-area summary').click()
    expect(await findings()).toEqual([])
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
    await page.close()
  })

  test('take the accent and the letters of the page, and the accent of an estimate that comes later', async () => {
    const colour = (page: Awaited<ReturnType<typeof world.open>>['page']): Promise<string> =>
      page.evaluate(
        `getComputedStyle(document.querySelector('valorem-area').shadowRoot.querySelector('[part~=estimate]')).backgroundColor`,
      )
    const { page } = await world.open({
      body: areaLines(world, 'commune="Mamer" estimate-url="/form"'),
      head: '<style>body{font-family:Georgia,serif}valorem-area{--valorem-accent:#7a1f4b}</style>',
    })
    await areaIn(page, 'result')
    expect(await colour(page)).toBe('rgb(122, 31, 75)')
    const font = `getComputedStyle(document.querySelector('valorem-area').shadowRoot.querySelector('h2')).fontFamily`
    expect(await page.evaluate(font)).toContain('Georgia')
    await page.close()
    const other = await world.open({ body: areaLines(world, 'commune="Mamer" estimate-url="/form"') })
    await areaIn(other.page, 'result')
    await other.page.evaluate(
      `document.dispatchEvent(new CustomEvent('x'));document.querySelector('main').append(document.createRange().createContextualFragment(${JSON.stringify(twoLines(world.app.url, world.key, 'accent="#2f6b1f"'))}))`,
    )
    await inState(other.page, 'idle')
    await expect.poll(() => colour(other.page)).toBe('rgb(47, 107, 31)')
    await other.page.close()
  })

  test('keep the form of the line in forced colours, and what is open when the language changes', async () => {
    const { page } = await world.open({ body: areaLines(world, 'commune="Mamer" lang="fr"') })
    await page.emulateMedia({ forcedColors: 'active' })
    await areaIn(page, 'result')
    const line = `getComputedStyle(document.querySelector('valorem-area').shadowRoot.querySelector('path')).stroke`
    const ground = `getComputedStyle(document.querySelector('valorem-area').shadowRoot.querySelector('.c')).backgroundColor`
    expect(await page.evaluate(line)).not.toBe(await page.evaluate(ground))
    await page.locator('valorem-area summary').click()
    await page.locator('valorem-area summary').focus()
    await page.evaluate(`document.querySelector('valorem-area').setAttribute('lang', 'pt')`)
    await page.locator('valorem-area').getByText('Preços ano a ano').waitFor()
    expect(await page.locator('valorem-area table').isVisible()).toBe(true)
    expect(await page.evaluate(`document.querySelector('valorem-area').shadowRoot.activeElement?.localName`)).toBe(
      'summary',
    )
    await page.close()
  })
})

describe('the way to an estimate', () => {
  test('is the form of the agency, and carries the campaign of the page along', async () => {
    const { page } = await world.open({
      body: areaLines(world, 'commune="Mamer" estimate-url="/estimer?utm_medium=page#form"'),
      query: 'mamer?utm_source=vitrine&utm_campaign=mamer-2026&utm_medium=qr&other=1',
    })
    await areaIn(page, 'result')
    const link = await page.locator('valorem-area a[part~=estimate]').getAttribute('href')
    expect(link).toBe(`${world.site}/estimer?utm_medium=page&utm_source=vitrine&utm_campaign=mamer-2026#form`)
    await page.close()
  })

  test.each(['javascript:alert(1)', 'data:text/html,x', 'http://'])('is no link for %s', async address => {
    const { page } = await world.open({ body: areaLines(world, `commune="Mamer" estimate-url="${address}"`) })
    await areaIn(page, 'result')
    expect(await page.locator('valorem-area [part~=estimate]').count()).toBe(0)
    await page.close()
  })

  test('is the estimate of the same page, with the place filled in, and nothing typed is lost', async () => {
    const { page } = await world.open({
      body: `${areaLines(world, 'commune="Luxembourg" quartier="Belair" lang="en"')}<div style="height:3000px"></div>${twoLines(world.app.url, world.key, 'lang="en"')}`,
    })
    await areaIn(page, 'result')
    await inState(page, 'idle')
    await page.locator('valorem-area button[part~=estimate]').click()
    const commune = page.locator('valorem-estimate #commune')
    await expect.poll(() => commune.inputValue()).toContain('Luxembourg')
    await expect.poll(() => page.evaluate('document.activeElement.localName')).toBe('valorem-estimate')
    await commune.fill('Mamer')
    await page.locator('valorem-area button[part~=estimate]').click()
    expect(await commune.inputValue()).toBe('Mamer')
    await page.close()
  })
})

describe('two on one page', () => {
  test('show their own places in their own languages', async () => {
    const { page, errors } = await world.open({
      body: `${areaLines(world, 'id="one" commune="Mamer" lang="fr"')}${areaLines(world, 'id="two" commune="Bertrange" lang="en"')}`,
    })
    await areaIn(page, 'result', '#one')
    await areaIn(page, 'result', '#two')
    expect(await areaText(page, '#one')).toContain('Mamer')
    expect(await areaText(page, '#two')).toContain('Flat prices in Bertrange')
    expect(errors).toEqual([])
    await page.close()
  })

  test('a place that another tag has asked for comes from the memory of the browser', async () => {
    const { page } = await world.open({ body: areaLines(world, 'commune="Mamer"') })
    await areaIn(page, 'result')
    await page.context().setOffline(true)
    await page.evaluate(
      `document.querySelector('main').append(document.createRange().createContextualFragment(${JSON.stringify(areaTag(world, 'id="later" commune="Mamer"'))}))`,
    )
    await areaIn(page, 'result', '#later')
    await page.close()
  })
})
