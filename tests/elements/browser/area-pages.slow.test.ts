import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { areaIn, areaLines, areaText } from '../../support/area-host.ts'
import { type WidgetWorld, widgetWorld } from '../../support/widget-host.ts'

let world: WidgetWorld
let script = ''
beforeAll(async () => {
  world = await widgetWorld()
  script = await (await fetch(`${world.app.url}/widget/v1/valorem-area.js`)).text()
})
afterAll(() => world.close())

const area = '/api/v1/market/area?*'

describe('a script that was joined with others', () => {
  const file = '/cache/min/joined.js'
  const ways: readonly (readonly [way: string, tag: string])[] = [
    ['and deferred', `<script defer src="${file}"></script>`],
    ['and loaded as a module', `<script type="module" src="${file}"></script>`],
    [
      'and run from its text',
      `<script>fetch('${file}').then(answer => answer.text()).then(text => (0, eval)(text))</script>`,
    ],
    [
      'and delayed until the first key',
      `<script>addEventListener('keydown', () => document.head.append(Object.assign(document.createElement('script'), { src: '${file}' })), { once: true })</script>`,
    ],
  ]
  const open = async (tag: string, address: string) => {
    const estimate = await (await fetch(`${world.app.url}/widget/v1/valorem-estimate.fr.js`)).text()
    const watched = await world.open({ body: '<p>before</p>' })
    await watched.page.route(`**${file}`, route =>
      route.fulfill({ contentType: 'text/javascript', body: `${estimate};\n${script}` }),
    )
    await world
      .open({ body: `<valorem-area api-key="${world.key}" commune="Mamer" lang="en" ${address}></valorem-area>${tag}` })
      .then(opened => opened.page.close())
    await watched.page.goto(world.site)
    await watched.page.keyboard.press('Shift')
    return watched
  }

  test.each(ways)('%s shows prices, since the tag names the service', async (_way, tag) => {
    const { page, errors } = await open(tag, `base-url="${world.app.url}/"`)
    await areaIn(page, 'result')
    expect(errors).toEqual([])
    await page.close()
  })

  test.each(ways)('%s without an address says that it is missing', async (_way, tag) => {
    const { page } = await open(tag, '')
    await areaIn(page, 'refused')
    expect(await areaText(page)).toContain('base-url="https://…" is missing.')
    await page.close()
  })
})

test('a page that is swapped and comes back, as Turbo does it, shows the prices without asking again', async () => {
  const { page, requests, errors } = await world.open({ body: areaLines(world, 'commune="Mamer" lang="en"') })
  await areaIn(page, 'result')
  const count = (): number => requests.filter(url => url.includes('/market/area')).length
  const before = count()
  await page.evaluate(`
    window.kept = document.querySelector('valorem-area')
    const main = document.querySelector('main')
    kept.remove()
    main.append(kept)
    main.innerHTML = main.innerHTML
  `)
  await areaIn(page, 'result')
  await page.evaluate(
    `document.querySelector('valorem-area').replaceWith(document.querySelector('valorem-area').cloneNode(true))`,
  )
  await areaIn(page, 'result')
  await page.evaluate(`document.querySelector('main').replaceChildren(kept)`)
  await areaIn(page, 'result')
  expect(await areaText(page)).toContain('Flat prices in Mamer')
  // Copies are new elements: the browser answers them from its memory, and the kept one asks nothing.
  expect(count() - before).toBeLessThanOrEqual(2)
  expect(errors).toEqual([])
  await page.close()
})

test('an element that leaves before its answer comes draws nothing, and asks again when it is back', async () => {
  const { page, errors } = await world.open({ body: '<p>before</p>' })
  const released = Promise.withResolvers<void>()
  await page.route(`**${area}`, async route => {
    await released.promise
    await route.continue().catch(() => {})
  })
  await page.evaluate(
    `document.querySelector('main').append(document.createRange().createContextualFragment(${JSON.stringify(areaLines(world, 'commune="Mamer" lang="en"'))}))`,
  )
  await areaIn(page, 'busy')
  await page.evaluate(`(window.kept = document.querySelector('valorem-area')).remove()`)
  released.resolve()
  await page.evaluate(`document.querySelector('main').append(kept)`)
  await areaIn(page, 'result')
  expect(errors).toEqual([])
  await page.close()
})
