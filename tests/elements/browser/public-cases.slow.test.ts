import { afterAll, beforeAll, expect, test } from 'vitest'
import { areaTag } from '../../support/area-host.ts'
import { type WidgetWorld, widgetWorld } from '../../support/widget-host.ts'
import { giveResults, hostCases, type PublicCase } from './public-cases.ts'
import { visitorCases } from './public-visitor-cases.ts'

let world: WidgetWorld
beforeAll(async () => {
  world = await widgetWorld()
})
afterAll(() => world.close())

/** A page with both elements, as a case wants it. */
const buildDocument = ({
  head = '',
  around: [before, after] = ['', ''],
  html = '',
  script = '',
}: PublicCase): string => {
  const { app, key } = world
  const scripts = ['estimate', 'area']
    .map(name => `<script async ${script} src="${app.url}/widget/v1/valorem-${name}.js"></script>`)
    .join('\n')
  return `<!doctype html><html lang="en" ${html}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Agency</title><link rel="icon" href="data:,">${head}</head><body>${before}<main>${scripts}
<valorem-estimate api-key="${key}" base-url="${app.url}" lead="event" privacy-url="/privacy"><a href="/contact">Contact us</a></valorem-estimate>
${areaTag(world, 'commune="Mamer"').replace(/<p>.*<\/p>/, '<a href="/contact">Contact us</a>')}</main>${after.replace('SCRIPTS', scripts)}</body></html>`
}

/** Errors that a page makes itself are none of ours. */
const ofPage = /prototype|127\.0\.0\.1:9/

test.each([...hostCases, ...visitorCases])('$source: $there', async one => {
  const headers = one.headers?.(world)
  const { page, errors, refused } = await world.open(
    { document: buildDocument(one), ...(headers && { headers }) },
    { width: one.width ?? 800 },
  )
  await (one.check ?? giveResults)(page, world)
  expect(errors.filter(error => !ofPage.test(error))).toEqual([])
  expect(refused).toEqual([])
  await page.close()
})

test('each report is tried once', () => {
  const sources = [...hostCases, ...visitorCases].map(({ source }) => source)
  expect(new Set(sources).size).toBe(sources.length)
  for (const source of sources) expect(source).toMatch(/^[\w.-]+\/[\w.-]+#\d+$/)
})
