import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calculatorIn, filled, press } from '../../support/calculator-host.ts'
import { ask, inState, shownText, type WidgetWorld, widgetWorld } from '../../support/widget-host.ts'

let world: WidgetWorld
/** Both scripts in one file, as plugins that speed up a site make it. */
let joined = ''
beforeAll(async () => {
  world = await widgetWorld()
  const read = async (file: string) => (await fetch(`${world.app.url}/widget/v1/${file}`)).text()
  joined = (await Promise.all(['valorem-estimate.fr.js', 'valorem-calculators.js'].map(read))).join(';\n')
})
afterAll(() => world.close())

const file = '/cache/min/joined.js'

/** How a page loads the joined file. */
const ways: readonly (readonly [way: string, script: string])[] = [
  ['joined and hosted by the site', `<script src="${file}"></script>`],
  ['joined and deferred', `<script defer src="${file}"></script>`],
  ['loaded as a module', `<script type="module" src="${file}"></script>`],
  [
    'run from its text',
    `<script>fetch('${file}').then(answer => answer.text()).then(text => (0, eval)(text))</script>`,
  ],
  [
    'delayed until the first key',
    `<script>addEventListener('keydown', () => document.head.append(Object.assign(document.createElement('script'), { src: '${file}' })), { once: true })</script>`,
  ],
]

/** Opens a page of the site whose own server has the joined file; every other path shows a page. */
const openJoined = async (script: string, address: string) => {
  const tags = [
    `<valorem-estimate api-key="${world.key}" ${address}><a href="/contact">Contact us</a></valorem-estimate>`,
    `<valorem-costs api-key="${world.key}" ${address} ${filled.costs}><a href="/contact">Contact us</a></valorem-costs>`,
  ]
  const watched = await world.open({ body: '<p>before</p>' })
  const { page } = watched
  await page.route(`**${file}`, route => route.fulfill({ contentType: 'text/javascript', body: joined }))
  await world.open({ body: `${tags.join('\n')}\n${script}` }).then(opened => opened.page.close())
  const asked: string[] = []
  const warnings: string[] = []
  page.on('console', message => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  page.on('request', request => {
    if (request.url().startsWith(world.site) && /\/(api|widget)\//.test(request.url())) asked.push(request.url())
  })
  await page.goto(world.site)
  await page.keyboard.press('Shift')
  return { ...watched, asked, warnings }
}

describe('scripts that a page has', () => {
  test.each(ways)('%s estimate and calculate, since the tags name the service', async (_way, script) => {
    const { page, errors, asked } = await openJoined(script, `base-url="${world.app.url}/"`)
    await inState(page, 'idle')
    await ask(page)
    await inState(page, 'result')
    expect(await shownText(page)).toContain('Mamer')
    await calculatorIn(page, 'costs', 'idle')
    await press(page, 'costs')
    await calculatorIn(page, 'costs', 'result')
    expect(asked).toEqual([])
    expect(errors).toEqual([])
    await page.close()
  })

  test.each(ways)('%s, without an address, say that it is missing and ask no more than once', async (_way, script) => {
    const { page, asked } = await openJoined(script, '')
    await page.locator('valorem-estimate').getByText('base-url').waitFor()
    expect(await page.locator('valorem-estimate').getByText('Contact us').isVisible()).toBe(true)
    const before = [...asked]
    // Longer than the first pauses before another attempt.
    await page.waitForTimeout(4000)
    expect(asked).toEqual(before)
    expect(new Set(asked).size).toBe(asked.length)
    await page.close()
  })
})

test('one tag that names the service is enough for the others of its page', async () => {
  const { page, asked } = await openJoined(
    `<valorem-mortgage base-url="${world.app.url}"></valorem-mortgage>${ways[0]?.[1]}`,
    '',
  )
  await inState(page, 'idle')
  await calculatorIn(page, 'costs', 'idle')
  expect(asked).toEqual([])
  await page.close()
})

test.each(['data:text/javascript,window.stolen=true//', 'javascript:window.stolen=true//'])(
  'a tag that names %s brings no code into the page',
  async address => {
    const { page, warnings } = await openJoined(ways[0]?.[1] ?? '', `base-url="${address}"`)
    await expect.poll(() => warnings.some(text => text.startsWith('valorem-costs')), { timeout: 30_000 }).toBe(true)
    expect(await page.evaluate(() => 'stolen' in globalThis)).toBe(false)
    await page.close()
  },
)
