import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { texts } from '#languages/derived/widget'
import { languages } from '#languages/registry'
import { ask, inState, twoLines, type WidgetWorld, widgetWorld } from '../../support/widget-host.ts'

let world: WidgetWorld
beforeAll(async () => {
  world = await widgetWorld()
})
afterAll(() => world.close())

/** A page of an agency with usual margins. */
const head = '<style>body{margin:0;font:400 16px/1.5 system-ui}main{width:calc(100% - 2rem);margin:auto}</style>'
/** A name of 34 letters. */
const agency = 'Agence immobilière Exemple et Fils'
const attributes = `lead="event" privacy-url="/privacy" agency="${agency}" lead-phone="+352 26 12 34"`

const withResult = async (lang: string, view: { width: number; height: number }): Promise<Page> => {
  const { page } = await world.open({ lang, head, attributes }, view)
  await inState(page, 'idle')
  // A price above a million, whose amounts are the longest.
  await ask(page, 'Luxembourg', '140')
  await inState(page, 'result')
  return page
}

/** Top of a part from the top of the page, px. */
const topOf = (page: Page, part: string): Promise<number> =>
  page.evaluate<number>(
    `document.querySelector('valorem-estimate').shadowRoot.querySelector('${part}').getBoundingClientRect().top + scrollY`,
  )

test.each(languages)('on a phone of 360 × 740 the contact begins within 1.2 screens, in %s', async lang => {
  expect(agency).toHaveLength(34)
  const page = await withResult(lang, { width: 360, height: 740 })
  expect(await topOf(page, '[part=lead]')).toBeLessThanOrEqual(1.2 * 740)
  const amounts = await page
    .locator('[part=ends] > span')
    .evaluateAll(list => list.map(one => one.getBoundingClientRect().toJSON() as { left: number; right: number }))
  // The amounts over the bar stand apart.
  expect((amounts[1]?.left ?? 0) - (amounts[0]?.right ?? 0)).toBeGreaterThan(8)
  await page.setViewportSize({ width: 320, height: 568 })
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320)
  expect(await topOf(page, '[part=lead]')).toBeLessThanOrEqual(1.3 * 568)
  await page.close()
})

test('a bar at the foot of the screen leads to the contact until it is in sight, and covers nothing else of the page', async () => {
  const page = await withResult('en', { width: 360, height: 500 })
  const bar = page.getByRole('button', { name: texts.en.talk })
  await bar.waitFor()
  await page.evaluate('scrollTo(0, 0)')
  const box = await bar.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(500)
  await bar.click()
  await expect.poll(() => bar.isVisible()).toBe(false)
  const focused = 'document.querySelector("valorem-estimate").shadowRoot.activeElement.id'
  expect(await page.evaluate(focused)).toBe('lead')
  // After the card, the bar stays with it.
  await page.evaluate(
    `document.body.insertAdjacentHTML('beforeend', '<div style="height:2000px">…</div>'), scrollTo(0, 1e6)`,
  )
  expect(await bar.isVisible()).toBe(false)
  await page.close()
})

test('in a wide card the contact stands next to the result, without a bar', async () => {
  const page = await withResult('fr', { width: 1280, height: 800 })
  expect(Math.abs((await topOf(page, '[part=lead]')) - (await topOf(page, '[part=result]')))).toBeLessThan(4)
  expect(await page.getByRole('button', { name: texts.fr.talk }).count()).toBe(0)
  await page.close()
})

test('the accent of the estimate is that of the calculators next to it, and questions below the result lead to them', async () => {
  const body = `${twoLines(world.app.url, world.key, 'lang="en" style="--valorem-accent: #7a1f4b"')}
<script async src="${world.app.url}/widget/v1/valorem-calculators.js"></script>
<valorem-gains api-key="${world.key}" lang="en"></valorem-gains>`
  const { page, errors } = await world.open({ lang: 'en', body })
  await inState(page, 'idle')
  const accent = `getComputedStyle(document.querySelector('valorem-gains').shadowRoot?.querySelector('[part~=submit]') ?? document.body).backgroundColor`
  await expect.poll(() => page.evaluate(accent)).toBe('rgb(122, 31, 75)')
  await ask(page)
  await inState(page, 'result')
  expect(await page.getByRole('button', { name: texts.en.costs }).count()).toBe(0)
  await page.getByRole('button', { name: texts.en.gains }).click()
  expect(await page.evaluate('document.activeElement.localName')).toBe('valorem-gains')
  expect(errors).toEqual([])
  await page.close()
})

test('the prices of the place are a sentence and a line; a new build, whose prices are others, has none', async () => {
  const { page } = await world.open({ lang: 'en', attributes: 'fields="estNeuf"' })
  await inState(page, 'idle')
  await ask(page, 'Mamer', '80')
  await inState(page, 'result')
  const history = await page.evaluate<{ first: number; values: number[] }>(
    `document.querySelector('valorem-estimate').estimate.history`,
  )
  const [before = 0, now = 0] = history.values.slice(-2)
  const change = (100 * now) / before - 100
  const caption = await page.locator('[part=history] figcaption').innerText()
  expect(caption.replaceAll('\u00a0', ' ')).toBe(
    `Mamer, ${history.first + history.values.length - 1}: €${now.toLocaleString('en')}/m², ${change > 0 ? '+' : '−'}${Math.abs(change).toFixed(1)}% in a year`,
  )
  await page.locator('[part=refine] > summary').click()
  await page.locator('#estNeuf').selectOption('yes')
  await page.locator('[part~=update]').click()
  await expect.poll(() => page.locator('[part=history]').count()).toBe(0)
  await page.close()
})
