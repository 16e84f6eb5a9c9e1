import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { texts } from '#languages/derived/area'
import { languages } from '#languages/registry'
import { fillGaps } from '#languages/text'
import { areaIn, areaLines, areaText } from '../../support/area-host.ts'
import { answerWith, type WidgetWorld, widgetWorld } from '../../support/widget-host.ts'

let world: WidgetWorld
beforeAll(async () => {
  world = await widgetWorld()
})
afterAll(() => world.close())

const area = '/api/v1/market/area?*'
const failure = (code: string) => ({ success: false, code, error: 'No.', requestId: 'req_1' })

/** Puts the element into a page that is open, and keeps its events in `told`. */
const add = (page: Page, attributes = 'commune="Mamer" lang="en"'): Promise<unknown> =>
  page.evaluate(
    `window.told = [];
    for (const name of ['valorem-area', 'valorem-error']) addEventListener(name, ({ type }) => told.push(type));
    document.querySelector('main').append(document.createRange().createContextualFragment(${JSON.stringify(areaLines(world, attributes))}))`,
  )

const told = (page: Page): Promise<string[]> => page.evaluate('told')

const events = {
  online: `new Event('online')`,
  pageshow: `new PageTransitionEvent('pageshow', { persisted: true })`,
}

/**
 * Tells the page what a browser does: the connection is back, or the page comes back from the memory. Returns the state of
 * the card right after it: one that asks is busy at once.
 */
const tell = (page: Page, event: keyof typeof events): Promise<string> =>
  page.evaluate(
    `dispatchEvent(${events[event]}); document.querySelector('valorem-area').shadowRoot.querySelector('[data-state]').dataset.state`,
  )

/** Holds every request until it is released. */
const holdRequests = async (page: Page): Promise<{ count(): number; release(): void }> => {
  const released = Promise.withResolvers<void>()
  let count = 0
  await page.route(`**${area}`, async route => {
    count += 1
    await released.promise
    await route.continue().catch(() => {})
  })
  return { count: () => count, release: released.resolve }
}

describe('what a screen reader hears', () => {
  test('stays in one region from the first state to the prices, and through another place', async () => {
    const { page, errors, findings } = await world.open({ body: '<p>before</p>' })
    const requests = await holdRequests(page)
    await page.clock.install()
    await add(page)
    await areaIn(page, 'busy')
    await page.evaluate(
      `window.region = document.querySelector('valorem-area').shadowRoot.querySelector('[role=status]')`,
    )
    const isKept = (): Promise<boolean> =>
      page.evaluate(
        `region.isConnected && region === document.querySelector('valorem-area').shadowRoot.querySelector('[role=status]')`,
      )
    await page.evaluate(
      `window.changes = []; new MutationObserver(() => changes.push(region.textContent)).observe(region, { childList: true })`,
    )
    // A redraw that says the same changes nothing in the region.
    await page.evaluate(`document.querySelector('valorem-area').refreshTheme()`)
    await page.clock.fastForward(6000)
    await page.locator('valorem-area').getByText('This is taking longer than usual…').waitFor()
    expect(await isKept()).toBe(true)
    expect(await page.evaluate('changes')).toEqual(['This is taking longer than usual…'])
    requests.release()
    await areaIn(page, 'result')
    expect(await isKept()).toBe(true)
    expect(await page.evaluate('region.textContent')).toBe('')
    await answerWith(page, area, 503, failure('unavailable'))
    await page.evaluate(`document.querySelector('valorem-area').setAttribute('commune', 'Kehlen')`)
    await areaIn(page, 'failed')
    expect(await isKept()).toBe(true)
    expect(await findings()).toEqual([])
    expect(errors).toEqual([])
    await page.close()
  })

  test('"Try again" by keyboard keeps the focus while it asks, and leads to the prices', async () => {
    const { page, errors } = await world.open({ body: '<p>before</p>' })
    await answerWith(page, area, 503, failure('unavailable'))
    await add(page)
    await areaIn(page, 'failed')
    await page.unroute(`**${area}`)
    const requests = await holdRequests(page)
    const focused = (): Promise<string> =>
      page.evaluate(
        `(one => one && (one.id || one.localName))(document.querySelector('valorem-area').shadowRoot.activeElement)`,
      )
    const button = page.locator('valorem-area #again')
    await button.focus()
    await page.keyboard.press('Enter')
    await areaIn(page, 'busy')
    expect(await focused()).toBe('again')
    expect(await button.getAttribute('aria-disabled')).toBe('true')
    await expect.poll(requests.count).toBe(1)
    // A second press while it asks asks no second time.
    await page.keyboard.press('Enter')
    requests.release()
    await areaIn(page, 'result')
    expect(await focused()).toBe('h2')
    expect(requests.count()).toBe(1)
    expect(await told(page)).toEqual(['valorem-error', 'valorem-area'])
    expect(errors).toEqual([])
    await page.close()
  })

  test('"Try again" that fails again keeps the focus on a button that works', async () => {
    const { page } = await world.open({ body: '<p>before</p>' })
    await answerWith(page, area, 503, failure('unavailable'))
    await add(page)
    await areaIn(page, 'failed')
    const button = page.locator('valorem-area #again')
    await button.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => told(page)).toEqual(['valorem-error', 'valorem-error'])
    expect(await page.evaluate(`document.querySelector('valorem-area').shadowRoot.activeElement?.id`)).toBe('again')
    expect(await button.getAttribute('aria-disabled')).toBeNull()
    await page.close()
  })
})

describe('prices are asked for', () => {
  test('again from another service', async () => {
    const { page, requests } = await world.open({ body: '<p>before</p>' })
    await add(page)
    await areaIn(page, 'result')
    await page.route('**/elsewhere/**', route =>
      route.fulfill({
        ...{ status: 404, contentType: 'application/json', headers: { 'Access-Control-Allow-Origin': '*' } },
        body: JSON.stringify(failure('municipality_not_found')),
      }),
    )
    await page.evaluate(
      `(one => one.setAttribute('base-url', one.getAttribute('base-url') + '/elsewhere'))(document.querySelector('valorem-area'))`,
    )
    await areaIn(page, 'notFound')
    expect(requests.filter(url => url.includes('/elsewhere/api/v1/market/area')).length).toBeGreaterThan(0)
    await page.close()
  })

  test('once, although the connection comes back meanwhile', async () => {
    const { page } = await world.open({ body: '<p>before</p>' })
    const requests = await holdRequests(page)
    await add(page)
    await expect.poll(requests.count).toBe(1)
    await tell(page, 'online')
    requests.release()
    await areaIn(page, 'result')
    expect(requests.count()).toBe(1)
    expect(await told(page)).toEqual(['valorem-area'])
    await page.close()
  })

  test('again where a page comes back from the memory of the browser, and told once', async () => {
    const { page } = await world.open({ body: '<p>before</p>' })
    const requests = await holdRequests(page)
    await add(page)
    await expect.poll(requests.count).toBe(1)
    await tell(page, 'pageshow')
    await expect.poll(requests.count).toBe(2)
    requests.release()
    await areaIn(page, 'result')
    expect(await told(page)).toEqual(['valorem-area'])
    await page.close()
  })

  test.each([
    ['notFound', 404, 'municipality_not_found'],
    ['invalid', 400, 'invalid_request'],
    ['refused', 403, 'origin_not_allowed'],
    ['usedUp', 429, 'quota_exceeded'],
  ])('no second time in the final state %s', async (state, status, code) => {
    const { page } = await world.open({ body: '<p>before</p>' })
    await answerWith(page, area, status, failure(code))
    await add(page)
    await areaIn(page, state)
    for (const event of ['online', 'pageshow'] as const) expect(await tell(page, event)).toBe(state)
    expect(await told(page)).toEqual(['valorem-error'])
    await page.close()
  })

  test.each([
    ['failed', 503, 'unavailable', 'online'],
    ['failed', 503, 'unavailable', 'pageshow'],
    ['waiting', 429, 'rate_limited', 'online'],
  ] as const)('again in the state %s, after %i with %s, by the event %s', async (state, status, code, event) => {
    const { page } = await world.open({ body: '<p>before</p>' })
    await answerWith(page, area, status, failure(code))
    await add(page)
    await areaIn(page, state)
    await page.unroute(`**${area}`)
    expect(await tell(page, event)).toBe('busy')
    await areaIn(page, 'result')
    expect(await told(page)).toEqual(['valorem-error', 'valorem-area'])
    await page.close()
  })
})

test.each(languages)('in %s a district without a price is told to the owner in one language', async language => {
  const { page } = await world.open({
    body: areaLines(world, `commune="Mamer" quartier="Capellen" lang="${language}"`),
  })
  await areaIn(page, 'invalid')
  const { owner, onePrice } = texts[language]
  const sentence = fillGaps(onePrice, { place: 'Mamer', name: 'quartier="…"' })
  const text = (await areaText(page)).replaceAll(/\s/g, ' ')
  expect(text.endsWith(`${owner} ${sentence}`.replaceAll(/\s/g, ' '))).toBe(true)
  await page.close()
})
