import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  answerWith,
  ask,
  inState,
  shownText,
  twoLines,
  type WidgetWorld,
  widgetWorld,
} from '../../support/widget-host.ts'

let world: WidgetWorld
beforeAll(async () => {
  world = await widgetWorld()
})
afterAll(() => world.close())

const places = '/api/v1/estimation/places'
const estimation = '/api/v1/estimation'
const failure = (code: string, error: string) => ({ success: false, code, error, requestId: 'req_1' })

const inGerman = async (page: Page): Promise<void> => {
  await page.evaluate(`document.querySelector('valorem-estimate').setAttribute('lang', 'de')`)
  await page.locator('valorem-estimate [part=card][lang=de]').waitFor()
}

describe('an attribute that changes', () => {
  test('while the element is refused leaves the code and the origin that the owner of the site needs', async () => {
    const { page } = await world.open({ body: twoLines(world.app.url, `vp_live_${'0'.repeat(49)}`, 'lang="en"') })
    await inState(page, 'refused')
    await inGerman(page)
    expect(await shownText(page)).toContain(`Für den Inhaber der Website: invalid_key, ${world.site}`)
    expect(await page.getByText('Contact us').isVisible()).toBe(true)
    await page.close()
  })

  test('while a visitor waits goes on counting from where it was', async () => {
    const { page } = await world.open({ attributes: 'lang="en"' })
    await inState(page, 'idle')
    const failed = failure('rate_limited', 'Too many requests in this minute.')
    await answerWith(page, estimation, 429, failed, { 'Retry-After': '3000' })
    await ask(page)
    await inState(page, 'waiting')
    const left = async (): Promise<number> =>
      Number(/ (\d+)\u00a0s/.exec(await page.locator('[part=status] [aria-hidden=true]').innerText())?.[1])
    await expect.poll(left).toBeLessThan(3000)
    const before = await left()
    await inGerman(page)
    expect(await page.locator('[part=status] .u').textContent()).toContain('Gerade fragen viele an.')
    expect(await left()).toBeGreaterThan(1000)
    expect(await left()).toBeLessThanOrEqual(before)
    await page.close()
  })

  test('while a name is unknown leaves the suggestions, which work', async () => {
    const { page } = await world.open({ attributes: 'lang="en"' })
    await inState(page, 'idle')
    await ask(page, 'Elvange', '80')
    await inState(page, 'notFound')
    await inGerman(page)
    expect(await shownText(page)).toContain('Wir finden „Elvange“ nicht.')
    await page.locator('[part=suggestion]').first().click()
    await inState(page, 'result')
    await page.close()
  })

  test('while the places fail lets the message go once they have come', async () => {
    const { page } = await world.open({ body: '<div id="late"></div>' })
    const released = Promise.withResolvers<void>()
    let asked = 0
    await page.route(`**${places}`, async route => {
      if (route.request().method() === 'OPTIONS') return route.continue()
      asked += 1
      if (asked <= 2)
        return route.fulfill({ status: 500, headers: { 'Access-Control-Allow-Origin': '*' }, body: '<html>' })
      await released.promise
      return route.continue()
    })
    await page.evaluate(
      `document.getElementById('late').innerHTML = '<valorem-estimate api-key="${world.key}" lang="en"></valorem-estimate>'`,
    )
    await page.addScriptTag({ url: `${world.app.url}/widget/v1/valorem-estimate.js` })
    await inState(page, 'failed')
    await inGerman(page)
    expect(await shownText(page)).toContain('Wir erreichen den Dienst gerade nicht.')
    released.resolve()
    await inState(page, 'idle')
    expect(await shownText(page)).not.toContain('Wir erreichen den Dienst gerade nicht.')
    await page.close()
  })
})

describe('what is asked', () => {
  test('by Enter in the municipality: the place that the text names is taken, and the list is out of the way', async () => {
    const { page } = await world.open({ attributes: 'lang="en" surface="80"' })
    await inState(page, 'idle')
    await answerWith(page, estimation, 503, failure('unavailable', 'Not at the moment.'), { 'Retry-After': '60' })
    await page.locator('#commune').pressSequentially('kirchberg')
    await page.getByRole('option', { name: 'Kirchberg · Luxembourg' }).waitFor()
    await page.keyboard.press('Enter')
    await inState(page, 'failed')
    expect(await page.locator('#places').isVisible()).toBe(false)
    expect(await page.locator('#commune').getAttribute('aria-expanded')).toBe('false')
    expect(await page.evaluate(`document.querySelector('valorem-estimate').value`)).toEqual({
      ...{ commune: 'Luxembourg', quartier: 'Kirchberg', surface: 80 },
    })
    await page.close()
  })

  test('is forgotten by a reset: its answer is not shown above an empty form, and the next question is asked', async () => {
    const { page, errors } = await world.open({ attributes: 'lang="en"' })
    await inState(page, 'idle')
    const released = Promise.withResolvers<void>()
    await page.route(`**${estimation}`, async route => {
      await released.promise
      await route.continue().catch(() => {})
    })
    await ask(page)
    await inState(page, 'busy')
    const reset = `(() => {
      const element = document.querySelector('valorem-estimate')
      const asked = element.submit()
      element.reset()
      return asked.then(estimate => [estimate === undefined, element.estimate === undefined])
    })()`
    expect(await page.evaluate(reset)).toEqual([true, true])
    released.resolve()
    await inState(page, 'idle')
    expect(await page.locator('#commune').inputValue()).toBe('')
    await ask(page, 'Bech', '90')
    await inState(page, 'result')
    expect(await page.evaluate(`document.querySelector('valorem-estimate').estimate.reference.commune`)).toBe('Bech')
    expect(errors).toEqual([])
    await page.close()
  })
})
