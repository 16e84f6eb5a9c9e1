import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { selectTriedOrder } from '#server/services/leads/form-settings'
import { ask, inState, type WidgetWorld, widgetWorld } from '../../support/widget-host.ts'

let world: WidgetWorld
beforeAll(async () => {
  world = await widgetWorld()
})
afterEach(async () => {
  await world.app.leads.acts.flush()
  await world.app.db.deleteFrom('form_act').execute()
})
afterAll(() => world.close())

/** Saves settings with the key, as the page of the form does. */
const save = (settings: Record<string, string>) =>
  world.app.db
    .updateTable('api_key')
    .set({ embed: JSON.stringify(settings) })
    .where('kind', '=', 'publishable')
    .execute()

const button = (page: Page) =>
  page.evaluate<string>(
    `getComputedStyle(document.querySelector('valorem-estimate').shadowRoot.querySelector('[part~=submit]')).backgroundColor`,
  )

const counted = async () => {
  await world.app.leads.acts.flush()
  return world.app.db
    .selectFrom('form_act')
    .select(['page', 'campaign', 'tried', 'forms', 'estimates', 'contacts'])
    .execute()
}

/** Waits until the service has counted as many forms. */
const waitForForms = async (count: number): Promise<void> => {
  await expect
    .poll(async () => (await counted()).reduce((sum, { forms }) => sum + forms, 0), { timeout: 10_000 })
    .toBe(count)
}

const contact = { lead: 'event', 'privacy-url': 'https://agency.lu/privacy' }

describe('settings that are saved with the key', () => {
  test('reach a page whose code names none: colour, contact and order; a change needs no new code', async () => {
    await save({ accent: '#7a1f4b', ...contact })
    const first = await world.open({ lang: 'en' })
    await inState(first.page, 'idle')
    expect(await button(first.page)).toBe('rgb(122, 31, 75)')
    await ask(first.page)
    await first.page.locator('[part=lead]').waitFor()
    const order = (page: Page) =>
      page.locator('valorem-estimate .two').evaluate(pair => [...pair.children].map(({ className }) => className))
    expect((await order(first.page)).at(0)).toMatch(/^r\b/)
    await first.page.close()

    await save({ accent: '#1f6b4b', order: 'contact', ...contact })
    const second = await world.open({ lang: 'en' }, { width: 360, height: 640 })
    await inState(second.page, 'idle')
    expect(await button(second.page)).toBe('rgb(31, 107, 75)')
    await ask(second.page)
    await second.page.locator('[part=lead]').waitFor()
    expect((await order(second.page)).at(0)).toMatch(/^le\b/)
    // On a phone the contact begins within the first screen of the card.
    const place = await second.page.evaluate(`(() => {
      const root = document.querySelector('valorem-estimate').shadowRoot
      return root.querySelector('.le').getBoundingClientRect().top - root.querySelector('.c').getBoundingClientRect().top
    })()`)
    expect(place).toBeLessThan(640)
    expect(await second.findings()).toEqual([])
    expect(second.errors).toEqual([])
    await second.page.close()
  })

  test('give way to what the code of the page names, also to an empty attribute', async () => {
    await save({ accent: '#7a1f4b', order: 'contact', ...contact })
    const { page } = await world.open({
      lang: 'en',
      attributes: 'lead="" order="figures"',
      head: '<style>valorem-estimate{--valorem-accent:#004488}</style>',
    })
    await inState(page, 'idle')
    expect(await button(page)).toBe('rgb(0, 68, 136)')
    await ask(page)
    await inState(page, 'result')
    expect(await page.locator('[part=lead]').count()).toBe(0)
    await page.close()
  })
})

describe('what happens in a form', () => {
  test('is told by page and campaign, once for a page, whatever the visitor repeats', async () => {
    await save(contact)
    const { page, errors } = await world.open({
      lang: 'en',
      query: 'vendre?utm_campaign=hiver&utm_source=x&person=ada',
      head: '<script>addEventListener("valorem-lead", event => event.preventDefault())</script>',
    })
    await ask(page)
    await inState(page, 'result')
    await ask(page, 'Mamer', '90')
    await page.locator('valorem-estimate [part=home]').getByText('90').waitFor()
    await page.locator('#lead-name').fill('Ada')
    await page.locator('#lead-by-email').check()
    await page.locator('#lead-email').fill('ada@example.org')
    await page.locator('#lead-consent').check()
    await page.locator('[part~=send]').click()
    await expect
      .poll(counted, { timeout: 10_000 })
      .toEqual([{ page: '/vendre', campaign: 'hiver', tried: '', forms: 1, estimates: 1, contacts: 1 }])
    expect(errors).toEqual([])
    await page.close()
  })

  test('is told with the order of the hour, where both are tried', async () => {
    await save({ order: 'both', ...contact })
    const { page } = await world.open({ lang: 'en' })
    await inState(page, 'idle')
    await waitForForms(1)
    expect(await counted()).toMatchObject([{ tried: selectTriedOrder(world.app.clock.now), forms: 1 }])
    await page.close()
  })

  test('is told without an order where the page names its own, since nothing is tried there', async () => {
    await save({ order: 'both', ...contact })
    const { page } = await world.open({ lang: 'en', attributes: 'order="figures"' })
    await inState(page, 'idle')
    await waitForForms(1)
    expect(await counted()).toMatchObject([{ tried: '', forms: 1 }])
    await page.close()
  })

  test.each([
    // The cut after 100 UTF-16 units is within the emoji.
    [`${'a'.repeat(99)}\u{1F3E0}b`, 'a'.repeat(99)],
    ['hi\u0007ver', 'hiver'],
  ])('is told whatever characters the campaign has: %j', async (campaign, kept) => {
    await save({})
    const { page } = await world.open({ lang: 'en', query: `?utm_campaign=${encodeURIComponent(campaign)}` })
    await inState(page, 'idle')
    await waitForForms(1)
    expect(await counted()).toMatchObject([{ campaign: kept, forms: 1 }])
    await page.close()
  })

  test('an estimate that comes before the places is told once they come', async () => {
    await save({})
    const { page } = await world.open({ lang: 'en', body: '<div id="late"></div>' })
    const held = Promise.withResolvers<void>()
    await page.route('**/api/v1/estimation/places', async route => {
      await held.promise
      await route.continue()
    })
    await page.evaluate(`(() => {
      const script = document.createElement('script')
      script.src = '${world.app.url}/widget/v1/valorem-estimate.en.js'
      const box = document.getElementById('late')
      box.innerHTML = '<valorem-estimate api-key="${world.key}"></valorem-estimate>'
      box.append(script)
    })()`)
    await ask(page)
    await inState(page, 'result')
    expect(await counted()).toEqual([])
    held.resolve()
    await expect.poll(counted, { timeout: 10_000 }).toMatchObject([{ forms: 1, estimates: 1 }])
    await page.close()
  })

  test('is not told by a preview, as in the editor of WordPress; it shows the same settings', async () => {
    await save({ accent: '#7a1f4b', ...contact })
    const { page } = await world.open({ lang: 'en', attributes: 'preview="yes"' })
    const told: string[] = []
    page.on('request', request => told.push(new URL(request.url()).pathname))
    await inState(page, 'idle')
    expect(await button(page)).toBe('rgb(122, 31, 75)')
    await ask(page)
    await inState(page, 'result')
    expect(told).toContain('/api/v1/estimation')
    expect(told).not.toContain('/widget/seen')
    expect(await counted()).toEqual([])
    await page.close()
  })

  test('in a frame of `srcdoc` is told with the page around it', async () => {
    await save({})
    const inner = `<script async src="${world.app.url}/widget/v1/valorem-estimate.js"></script><valorem-estimate api-key="${world.key}"></valorem-estimate>`
    const { page } = await world.open({
      query: 'builder/page?utm_campaign=frame',
      body: `<iframe srcdoc='${inner}'></iframe>`,
    })
    await waitForForms(1)
    expect(await counted()).toMatchObject([{ page: '/builder/page', campaign: 'frame', forms: 1 }])
    await page.close()
  })

  test('changes nothing for the visitor where it cannot be told', async () => {
    await save({ accent: '#7a1f4b' })
    const { page } = await world.open({ lang: 'en', body: '<div id="late"></div>' })
    const refused: string[] = []
    await page.route('**/widget/seen', route => {
      refused.push(route.request().method())
      return route.abort()
    })
    await page.evaluate(`(() => {
      const script = document.createElement('script')
      script.src = '${world.app.url}/widget/v1/valorem-estimate.en.js'
      const box = document.getElementById('late')
      box.innerHTML = '<valorem-estimate api-key="${world.key}"></valorem-estimate>'
      box.append(script)
    })()`)
    await inState(page, 'idle')
    await ask(page)
    await inState(page, 'result')
    // One request each, without a preflight and without a second try.
    expect(refused).toEqual(['POST', 'POST'])
    await page.close()
  })
})
