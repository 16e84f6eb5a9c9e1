import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { texts } from '#languages/derived/widget'
import {
  ask,
  brokenTexts,
  heldTexts,
  inState,
  putIn,
  shownText,
  type WidgetWorld,
  widgetWorld,
} from '../../support/widget-host.ts'

let world: WidgetWorld
beforeAll(async () => {
  world = await widgetWorld()
})
afterAll(() => world.close())

const title = (page: Page, text: string) =>
  page.locator('valorem-estimate h2').getByText(text, { exact: true }).waitFor()

/** Pages in which the first wait before another attempt is over when a test says so. */
const waiting = `<script>
window.held = []
const usual = setTimeout
window.setTimeout = (act, ms, ...rest) => ms === 1000 ? (held.push(act), -1) : usual(act, ms, ...rest)
</script>`
const waitIsOver = (page: Page): Promise<void> => page.evaluate<void>('held.splice(0).forEach(act => act())')

describe('before the texts are there', () => {
  const heightOf = (page: Page): Promise<number> =>
    page.evaluate<number>(
      `document.querySelector('valorem-estimate').shadowRoot.querySelector('[part=card]').getBoundingClientRect().height`,
    )

  test.each([360, 800])('the frame of the form stands, as high as it will be, at %i px; nothing moves', async width => {
    const { page, findings } = await world.open({ body: '<p>before</p>' }, { width })
    await page.evaluate(`window.shift = 0
      new PerformanceObserver(list => { for (const { value } of list.getEntries()) shift += value }).observe({ type: 'layout-shift' })`)
    const { release } = await heldTexts(page, 'en')
    await putIn(world, page, 'lang="en"')
    const frame = page.locator('valorem-estimate [inert]')
    await frame.waitFor()
    expect(await frame.locator('input').count()).toBe(2)
    expect(await findings()).toEqual([])
    await page.evaluate(`document.querySelector('main').append(document.createElement('hr'))`)
    const before = await heightOf(page)
    release()
    await inState(page, 'idle')
    await title(page, texts.en.title)
    expect(await frame.count()).toBe(0)
    // A hint that takes a second line on a small screen is all that may differ.
    expect(Math.abs((await heightOf(page)) - before)).toBeLessThan(width < 400 ? 25 : 1)
    expect(await page.evaluate<number>('shift')).toBeLessThan(0.05)
    await page.close()
  })

  test('what the page asks for waits for them: a focus, an estimate', async () => {
    const { page } = await world.open({ body: '<p>before</p>' })
    const { release } = await heldTexts(page, 'en')
    await putIn(world, page, 'lang="en" commune="Mamer" surface="80"')
    await page.locator('valorem-estimate [inert]').waitFor()
    await page.evaluate(`(() => {
      const element = document.querySelector('valorem-estimate')
      element.focus()
      window.asked = element.submit().then(estimate => estimate.reference.commune)
    })()`)
    release()
    expect(await page.evaluate('asked')).toBe('Mamer')
    expect(await shownText(page)).toContain(texts.en.result)
    await page.close()
  })

  test('an element that is taken away leaves nothing behind, and says everything when it is put back', async () => {
    const { page, errors, said } = await world.open({ body: '<p>before</p>' })
    const { release } = await heldTexts(page, 'en')
    await putIn(world, page, 'lang="en" commune="Mamer" surface="80"')
    await page.locator('valorem-estimate [inert]').waitFor()
    const answer = await page.evaluate(`(async () => {
      const element = document.querySelector('valorem-estimate')
      const asked = element.submit()
      window.kept = element
      element.remove()
      return await asked === undefined
    })()`)
    expect(answer).toBe(true)
    release()
    await page.evaluate(`document.querySelector('main').append(window.kept)`)
    await inState(page, 'idle')
    await title(page, texts.en.title)
    expect({ errors, said }).toEqual({ errors: [], said: [] })
    await page.close()
  })
})

describe('a file of texts that fails', () => {
  test('leaves what the page put there and a sign to try again; it is tried by itself, and by the sign at once', async () => {
    const { page, findings } = await world.open({ body: '<p>before</p>', head: waiting, lang: 'en' })
    await page.evaluate(`window.noted = []
      document.addEventListener('valorem-error', ({ detail }) => noted.push(detail.code))`)
    const french = await brokenTexts(page, 'fr')
    const english = await brokenTexts(page, 'en')
    await putIn(world, page)
    await inState(page, 'failed')
    await page.getByText('Contact us').waitFor()
    expect(await findings()).toEqual([])
    expect([english.asked, french.asked]).toEqual([1, 1])
    expect(await page.evaluate('noted')).toEqual(['connection_failed'])
    await waitIsOver(page)
    await expect.poll(() => english.asked).toBe(2)
    english.isBroken = false
    await page.getByRole('button', { name: '↻' }).click()
    await title(page, texts.en.title)
    expect(await page.getByText('Contact us').isVisible()).toBe(false)
    await page.close()
  })

  test('is stood in for by the first language until it comes; what was typed meanwhile stays', async () => {
    const { page } = await world.open({ body: '<p>before</p>', head: waiting })
    const portuguese = await brokenTexts(page, 'pt')
    await putIn(world, page, 'lang="pt"')
    await title(page, texts.fr.title)
    expect(await page.evaluate(`document.querySelector('valorem-estimate').language`)).toBe('fr')
    await page.locator('#commune').pressSequentially('Mamer')
    portuguese.isBroken = false
    await waitIsOver(page)
    await title(page, texts.pt.title)
    expect(await page.locator('#commune').inputValue()).toBe('Mamer')
    await page.close()
  })

  test('of a language that was switched to leaves the one before, which works', async () => {
    const { page } = await world.open({ attributes: 'lang="en"' })
    await inState(page, 'idle')
    await brokenTexts(page, 'de')
    const missed = page.evaluate(
      `new Promise(done => document.addEventListener('valorem-error', ({ detail }) => done(detail.code), { once: true }))`,
    )
    await page.evaluate(`document.querySelector('valorem-estimate').setAttribute('lang', 'de')`)
    expect(await missed).toBe('connection_failed')
    await ask(page)
    await inState(page, 'result')
    expect(await shownText(page)).toContain(texts.en.result)
    await page.close()
  })

  test('tells the owner of the site what was refused, without a word', async () => {
    const { page } = await world.open({ body: '<p>before</p>' })
    await brokenTexts(page, 'fr')
    await page.evaluate(
      `document.querySelector('main').append(document.createRange().createContextualFragment('<script src="${world.app.url}/widget/v1/valorem-estimate.js"></script><valorem-estimate></valorem-estimate>'))`,
    )
    await page.getByText(`missing_credential, ${world.site}`).waitFor()
    await page.close()
  })
})
