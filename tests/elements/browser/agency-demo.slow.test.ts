import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { texts } from '#languages/derived/calculators'
import { languages } from '#languages/registry'
import { root } from '../../architecture/sources.ts'
import { inScheme, watchedPage } from '../../support/browser.ts'
import { calculatorIn, calculatorNames, press } from '../../support/calculator-host.ts'
import { pickSample } from '../../support/long.ts'
import { ask, inState, type WidgetWorld, widgetWorld } from '../../support/widget-host.ts'

let world: WidgetWorld
beforeAll(async () => {
  world = await widgetWorld()
})
afterAll(() => world.close())

test.each(pickSample(languages, 2, 'agency-demo'))(
  'the demonstration in %s: the estimate fills in costs and sale; axe finds nothing at 360 px, light and dark',
  async code => {
    const watched = await watchedPage(world.browser, { width: 360 })
    const { page, refused, errors } = watched
    await page.goto(`${world.app.url}/demo/agency?lang=${code}`)
    for (const name of calculatorNames) await calculatorIn(page, name, 'idle')
    await inState(page, 'idle')
    await ask(page)
    await inState(page, 'result')
    for (const name of ['costs', 'gains'])
      await page.locator(`valorem-${name}`).getByText(texts[code].fromEstimate).waitFor()
    await press(page, 'costs')
    await calculatorIn(page, 'costs', 'result')
    expect(await watched.findings()).toEqual([])
    await inScheme(page, 'dark')
    expect(await watched.findings()).toEqual([])
    expect(await page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth')).toBe(
      false,
    )
    expect({ refused, errors }).toEqual({ refused: [], errors: [] })
    // All of them share the minute of the sandbox.
    world.app.clock.now = new Date(world.app.clock.now.getTime() + 61_000)
    await page.close()
  },
)

test('the page to paste works as it stands, with the address and the key filled in', async () => {
  const text = await readFile(join(root, 'examples/embed/calculators.html'), 'utf8')
  const document = text.replaceAll('https://SERVICE', world.app.url).replaceAll('vp_live_…', world.key)
  const { page, findings, errors } = await world.open({ document })
  for (const name of calculatorNames) await calculatorIn(page, name, 'idle')
  expect(await findings()).toEqual([])
  expect(errors).toEqual([])
  await page.close()
})
