import type { Page } from 'playwright-core'
import type { WidgetWorld } from './widget-host.ts'

/** The element of a place, with the text that a page has of its own. */
export const areaTag = ({ app, key }: WidgetWorld, attributes: string): string =>
  `<valorem-area api-key="${key}" base-url="${app.url}" ${attributes}><p>Prices in our town: <a href="/contact">ask us</a></p></valorem-area>`

/** The script of the element, and one tag. */
export const areaLines = (world: WidgetWorld, attributes: string): string =>
  `<script async src="${world.app.url}/widget/v1/valorem-area.js"></script>\n${areaTag(world, attributes)}`

/** Waits until an element of a place shows a state. */
export const areaIn = async (page: Page, state: string, which = 'valorem-area'): Promise<void> => {
  await page.locator(`${which} [data-state=${state}]`).waitFor()
}

/** What an element of a place shows at the moment. */
export const areaText = (page: Page, which = 'valorem-area'): Promise<string> =>
  page.locator(`${which} [part=card]`).innerText()
