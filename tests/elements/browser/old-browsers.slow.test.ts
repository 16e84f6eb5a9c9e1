import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pickSample } from '../../support/long.ts'
import { inState, shownText, type WidgetWorld, widgetWorld } from '../../support/widget-host.ts'

let world: WidgetWorld
beforeAll(async () => {
  world = await widgetWorld()
})
afterAll(() => world.close())

/**
 * What browsers came to know late, as a script that takes it away before the element is loaded, each with what a visitor has
 * without it: an estimate, the agency's own link, or a message in words. None of them: a blank, or a wait without end.
 */
const missing: readonly [feature: string, without: string, left: 'estimate' | 'link' | 'words'][] = [
  ['URL.canParse', 'delete URL.canParse', 'estimate'],
  ['Object.hasOwn', 'delete Object.hasOwn', 'estimate'],
  ['String.prototype.replaceAll', 'delete String.prototype.replaceAll', 'estimate'],
  [
    'replaceChildren',
    'for (const one of [Element, DocumentFragment, Document]) delete one.prototype.replaceChildren',
    'estimate',
  ],
  [
    'constructed sheets',
    'window.CSSStyleSheet = function () { throw new TypeError("Illegal constructor") }',
    'estimate',
  ],
  [
    'adoptedStyleSheets',
    'for (const one of [Document, ShadowRoot]) delete one.prototype.adoptedStyleSheets',
    'estimate',
  ],
  ['AbortSignal.timeout', 'delete AbortSignal.timeout', 'estimate'],
  ['AbortSignal.any', 'delete AbortSignal.any', 'estimate'],
  ['crypto.randomUUID, as on pages without https', 'delete Crypto.prototype.randomUUID', 'estimate'],
  ['matchMedia', 'delete window.matchMedia', 'estimate'],
  ['queueMicrotask', 'delete window.queueMicrotask', 'estimate'],
  ['structuredClone', 'delete window.structuredClone', 'estimate'],
  ['Array.prototype.at', 'delete Array.prototype.at', 'estimate'],
  ['Array.prototype.toSorted', 'delete Array.prototype.toSorted', 'estimate'],
  ['Array.prototype.findLast', 'delete Array.prototype.findLast', 'estimate'],
  ['Promise.withResolvers', 'delete Promise.withResolvers', 'estimate'],
  ['Promise.any', 'delete Promise.any', 'estimate'],
  ['Object.groupBy', 'delete Object.groupBy', 'estimate'],
  ['checkVisibility', 'delete Element.prototype.checkVisibility', 'estimate'],
  ['the clipboard', 'delete Navigator.prototype.clipboard', 'estimate'],
  ['CSS.supports', 'delete CSS.supports', 'estimate'],
  ['Array.prototype.includes', 'Array.prototype.includes = undefined', 'link'],
  ['Array.prototype.flatMap', 'Array.prototype.flatMap = undefined', 'link'],
  ['AbortController', 'delete window.AbortController', 'link'],
  ['custom elements', 'delete window.customElements', 'link'],
  ['fetch', 'delete window.fetch', 'words'],
]

const attributes =
  'lead="result" lead-action="/leads" privacy-url="/privacy" lead-email="info@agency.example" agency="Agence Belair"'

describe.each([
  ['whose texts are fetched', 'valorem-estimate.js'],
  ['with its texts', 'valorem-estimate.en.js'],
])('a script %s, in a browser without', (how, file) => {
  test.each(pickSample(missing, 8, how))('%s', async (_feature, without, left) => {
    const body = `<script async src="${world.app.url}/widget/v1/${file}"></script>
<valorem-estimate api-key="${world.key}" ${attributes}><a href="/contact">Contact us</a></valorem-estimate>`
    const { page } = await world.open({ lang: 'en', head: `<script>${without}</script>`, body })
    const link = page.getByText('Contact us')
    const form = page.locator('valorem-estimate #commune')
    await form
      .or(link.filter({ visible: true }))
      .first()
      .waitFor()
    if (await form.isVisible()) {
      await form.fill('Mamer')
      await page.locator('valorem-estimate #surface').fill('82')
      await page.locator('valorem-estimate [part~=submit]').click()
    }
    if (left === 'estimate') {
      await inState(page, 'result')
      expect(await shownText(page)).toContain('Your estimate')
    } else if (left === 'link' || file === 'valorem-estimate.js') await link.filter({ visible: true }).waitFor()
    else await page.getByText('We can’t reach the service right now.').waitFor()
    await page.close()
  })
})
