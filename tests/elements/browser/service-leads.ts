import type { Page, Route } from 'playwright-core'
import { ask, type HostPage, inState, type WidgetWorld } from '../../support/widget-host.ts'

/** Brand of an organisation that names all ways to it. */
const brand = {
  ...{ name: 'Agence Belair', colour: '#7a1f4b', phone: '+352 26 12 34', email: 'info@agency.example' },
  ...{ website: null, logo: { url: '/widget/logo/a.png', width: 200, height: 50 } },
}

/** Lets the service say what it says of the key of an organisation, and take contacts as a test wants. */
const asOrganisation = async (page: Page, about: object, takeLead: (route: Route) => Promise<void>): Promise<void> => {
  await page.route('**/api/v1/estimation/places', async route => {
    if (route.request().method() === 'OPTIONS') return route.continue()
    const response = await route.fetch()
    const { data, ...rest } = await response.json()
    await route.fulfill({ response, json: { ...rest, data: { ...data, ...about } } })
  })
  await page.route('**/api/v1/leads', route =>
    route.request().method() === 'OPTIONS'
      ? route.fulfill({ status: 204, headers: { ...open, 'Access-Control-Allow-Headers': '*' } })
      : takeLead(route),
  )
}

/** Headers of an answer that a page of another origin may read. */
export const open = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'Retry-After, X-Should-Retry',
}

/** Answer to a contact that was taken. */
export const accepted = (id: string) => ({ success: true, data: { id, delivery: 'queued' }, meta: {} })
/** Answer to a contact that was refused. */
export const refused = (code: string) => ({ success: false, code, error: 'No.', requestId: 'req_1' })

/** Opens a page whose element is drawn once the requests are in the hands of the test, up to its result. */
export const withResult = async (
  world: WidgetWorld,
  attributes: string,
  takeLead: (route: Route) => Promise<void>,
  { about = { leads: true, brand }, head = '' }: { about?: object } & HostPage = {},
) => {
  const watched = await world.open({ lang: 'en', body: '<div id="late"></div>', head })
  const { page } = watched
  await asOrganisation(page, about, takeLead)
  await page.evaluate(`(() => {
    const script = document.createElement('script')
    script.src = '${world.app.url}/widget/v1/valorem-estimate.en.js'
    const box = document.getElementById('late')
    box.innerHTML = ${JSON.stringify(`<valorem-estimate api-key="${world.key}" ${attributes}></valorem-estimate>`)}
    box.append(script)
  })()`)
  await inState(page, 'idle')
  await ask(page)
  await inState(page, 'result')
  return watched
}

/** Fills in a name and an address, agrees and sends. */
export const send = async (page: Page): Promise<void> => {
  await page.locator('#lead-name').fill('Ada')
  await page.locator('#lead-by-email').check()
  await page.locator('#lead-email').fill('ada@example.org')
  await page.locator('#lead-consent').check()
  await page.locator('[part~=send]').click()
}

/** Attributes of a form whose contacts the service passes on. */
export const service = 'lead="service" privacy-url="/privacy" reference="home"'
