import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, inState, twoLines, type WidgetWorld, widgetWorld } from '../../support/widget-host.ts'

let world: WidgetWorld
beforeAll(async () => {
  world = await widgetWorld()
})
afterAll(() => world.close())

test('a script that comes late moves next to nothing, with the line of the README', async () => {
  const { app, key } = world
  const head = '<style>valorem-estimate:not(:defined){display:block;min-height:17rem}</style>'
  const { page } = await world.open({ body: `<p>before</p>${twoLines(app.url, key)}<p>after</p>`, head })
  const released = Promise.withResolvers<void>()
  await page.route('**/valorem-estimate.js', async route => {
    await released.promise
    await route.continue()
  })
  await page.addInitScript(`
    window.shift = 0
    new PerformanceObserver(list => { for (const { value } of list.getEntries()) shift += value }).observe({ type: 'layout-shift', buffered: true })
  `)
  await page.reload({ waitUntil: 'commit' })
  await page.getByText('after').waitFor()
  await page.getByText('Contact us').waitFor()
  released.resolve()
  await inState(page, 'idle')
  await page.waitForTimeout(200)
  expect(await page.evaluate<number>('shift')).toBeLessThan(0.05)
  await page.close()
})

describe('policies of the page', () => {
  const policy = () =>
    `default-src 'none'; script-src ${world.app.url}; connect-src ${world.app.url}; img-src data:; require-trusted-types-for 'script'; trusted-types 'none'`

  test('script-src and connect-src are enough, with Trusted Types and without any style-src', async () => {
    const { page, refused, said, errors } = await world.open({
      headers: { 'Content-Security-Policy': policy() },
      attributes: 'lead="event" privacy-url="/privacy"',
    })
    await inState(page, 'idle')
    await ask(page)
    await inState(page, 'result')
    expect(
      await page.evaluate(
        `getComputedStyle(document.querySelector('valorem-estimate').shadowRoot.querySelector('[part=card]')).borderTopStyle`,
      ),
    ).toBe('solid')
    expect({ refused, said, errors }).toEqual({ refused: [], said: [], errors: [] })
    await page.close()
  })

  test('the script with its hash loads under COEP require-corp; a wrong hash leaves the child', async () => {
    const manifest = (await (await fetch(`${world.app.url}/widget/v1/manifest.json`)).json()) as Record<string, string>
    const lines = (integrity: string) =>
      twoLines(world.app.url, world.key).replace(
        /async src="[^"]*"/,
        `async src="${world.app.url}${manifest.path}" integrity="${integrity}" crossorigin="anonymous"`,
      )
    const headers = { 'Cross-Origin-Embedder-Policy': 'require-corp' }
    const { page } = await world.open({ body: lines(manifest.integrity ?? ''), headers })
    await inState(page, 'idle')
    await page.close()
    const wrong = await world.open({ body: lines(`sha384-${'A'.repeat(64)}`) })
    expect(await wrong.page.getByText('Contact us').isVisible()).toBe(true)
    expect(await wrong.page.evaluate(`customElements.get('valorem-estimate') === undefined`)).toBe(true)
    await wrong.page.close()
  })

  test('as a module it needs base-url, and works with it', async () => {
    const body = `<script type="module" src="${world.app.url}/widget/v1/valorem-estimate.js"></script>
<valorem-estimate api-key="${world.key}" base-url="${world.app.url}/"></valorem-estimate>`
    const { page } = await world.open({ body })
    await inState(page, 'idle')
    await page.close()
  })
})

test('events carry what the page says: the input, the estimate, the request', async () => {
  const { page } = await world.open({
    head: `<script>window.noted = []
for (const name of ['ready', 'estimate', 'error', 'lead'])
  document.addEventListener('valorem-' + name, ({ type, detail }) => noted.push([type, detail]))</script>`,
  })
  await inState(page, 'idle')
  await ask(page)
  await inState(page, 'result')
  const noted = await page.evaluate<[string, Record<string, unknown>][]>('noted')
  expect(noted.map(([type]) => type)).toEqual(['valorem-ready', 'valorem-estimate'])
  expect(noted[1]?.[1]).toMatchObject({
    input: { commune: 'Mamer', surface: 82 },
    requestId: expect.stringMatching(/\w/),
  })
  await page.close()
})
