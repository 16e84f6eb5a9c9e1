import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, change, inState, shownText, type WidgetWorld, widgetWorld } from '../../support/widget-host.ts'

let world: WidgetWorld
beforeAll(async () => {
  world = await widgetWorld()
})
afterAll(() => world.close())

const places = '/api/v1/estimation/places'

/** Notes each event of the element in the page. */
const noteEvents = `
window.noted = []
for (const name of ['ready', 'estimate', 'error', 'lead'])
  document.addEventListener('valorem-' + name, ({ type, detail }) => noted.push([type, detail]))
`
const head = `<script>${noteEvents}</script>`

/** Visitors that give no call up while a test looks at what stands there meanwhile: a look takes as long as the machine wants. */
const patient = `<script>
const usual = setTimeout
window.setTimeout = (act, ms, ...rest) => usual(act, ms > 10_000 ? 600_000 : ms, ...rest)
</script>`

describe('the list of places', () => {
  test('that is slow leaves a plain text field, which works', async () => {
    const watched = await world.open({ body: '<div id="late"></div>', head: patient, lang: 'en' })
    const released = Promise.withResolvers<void>()
    await watched.page.route(`**${places}`, async route => {
      await released.promise
      await route.continue().catch(() => {})
    })
    await watched.page.evaluate(`(() => {
      const script = document.createElement('script')
      script.src = '${world.app.url}/widget/v1/valorem-estimate.js'
      const element = document.createElement('valorem-estimate')
      element.setAttribute('api-key', '${world.key}')
      document.getElementById('late').append(script, element)
    })()`)
    await inState(watched.page, 'loading')
    await ask(watched.page, 'Gemeng Mamer', '80')
    await inState(watched.page, 'result')
    expect(await shownText(watched.page)).toContain('Your estimate')
    await watched.page.evaluate(
      `window.come = new Promise(done => document.addEventListener('valorem-ready', () => done(true), { once: true })), 0`,
    )
    released.resolve()
    expect(await watched.page.evaluate('come')).toBe(true)
    await change(watched.page)
    await watched.page.locator('#commune').fill('mam')
    await watched.page.getByRole('option', { name: 'Mamer' }).waitFor()
    expect(await watched.page.locator('[part=card]').getAttribute('data-state')).toBe('result')
    await watched.page.close()
  })

  test('that fails is asked for again, and the message goes when it has come', async () => {
    const { page, findings } = await world.open({ body: '<p>…</p>', head: head + patient, lang: 'en' })
    const looked = Promise.withResolvers<void>()
    let asked = 0
    await page.route(`**${places}`, async route => {
      if (route.request().method() === 'OPTIONS') return route.continue()
      asked += 1
      if (asked <= 2)
        return route.fulfill({ status: 500, headers: { 'Access-Control-Allow-Origin': '*' }, body: '<html>' })
      await looked.promise
      await route.continue().catch(() => {})
    })
    await page.evaluate(
      `document.querySelector('main').insertAdjacentHTML('beforeend', '<valorem-estimate api-key="${world.key}"></valorem-estimate>')`,
    )
    await page.addScriptTag({ url: `${world.app.url}/widget/v1/valorem-estimate.js` })
    await inState(page, 'failed')
    expect(await shownText(page)).toContain('We can’t reach the service right now. Your entries are still here.')
    expect(await findings()).toEqual([])
    looked.resolve()
    await inState(page, 'idle')
    expect(asked).toBe(3)
    expect(await page.evaluate('noted.map(([type]) => type)')).toEqual(['valorem-error', 'valorem-ready'])
    await page.close()
  })
})
