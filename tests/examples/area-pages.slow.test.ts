import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { areaIn, areaText } from '../support/area-host.ts'
import { newFolder, run } from '../support/process.ts'
import { type WidgetWorld, widgetWorld } from '../support/widget-host.ts'

let world: WidgetWorld
let folder = ''
beforeAll(async () => {
  world = await widgetWorld()
  folder = await newFolder()
})
afterAll(() => world.close())

/** Runs the recipe for places. */
const make = (...places: string[]) =>
  run(['examples/embed/area-pages.ts', folder, ...places], {
    ...{ VALOREM_BASE_URL: world.app.url, AGENCY_SITE: world.site, AGENCY_KEY: world.key },
  })

test('the recipe writes a page for each place, which says the same as text, as data and in the element', async () => {
  const { code, stdout, stderr } = await make('Mamer', 'Esch-sur-Alzette', 'Luxembourg/Belair')
  expect([code, stderr]).toEqual([0, ''])
  const files = ['mamer.html', 'esch-sur-alzette.html', 'belair.html'].map(file => join(folder, file))
  expect(stdout.trim().split('\n')).toEqual(files)
  for (const file of files) {
    const document = readFileSync(file, 'utf8')
    const data = JSON.parse(/<script type="application\/ld\+json">(.*)<\/script>/.exec(document)?.[1] ?? '{}')
    const description = /<meta name="description" content="(.*)">/.exec(document)?.[1] ?? ''
    expect(description.length).toBeLessThanOrEqual(160)
    expect(data.description.startsWith(description)).toBe(true)
    expect(document.match(/<h1>/g)).toHaveLength(1)
    const { page, errors } = await world.open({ document })
    await areaIn(page, 'result')
    const shown = (await areaText(page)).replaceAll(/\s/g, '')
    expect(shown).toContain(`${data.variableMeasured.value}€`)
    // The range of half of the sales is neither the least nor the greatest price.
    expect(Object.keys(data.variableMeasured)).toEqual(['@type', 'name', 'unitText', 'value'])
    expect(document).toContain(`<h1>Prix des appartements : ${data.spatialCoverage.name}</h1>`)
    expect(errors).toEqual([])
    await page.close()
  }
})

test('a place that is unknown ends the recipe with its name, and no page is written', async () => {
  const { code, stderr, stdout } = await make('Mamer', 'Ettelbrik')
  expect(code).not.toBe(0)
  expect(stderr).toContain('Ettelbruck')
  expect(stdout).toBe('')
})
