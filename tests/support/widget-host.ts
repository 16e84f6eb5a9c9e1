import { createServer } from 'node:http'
import type { Browser, Page } from 'playwright-core'
import { startApp, type TestApp } from './app.ts'
import { openBrowser, type View, type WatchedPage, watchedPage } from './browser.ts'

/** A page of an agency before its own server sends it. */
export interface HostPage {
  /** Attributes of the element beside its key. */
  attributes?: string
  lang?: string
  head?: string
  /** The whole body in place of the usual one. */
  body?: string
  /** The whole document in place of the usual one. */
  document?: string
  /** Headers of the page, as its policy. */
  headers?: Record<string, string>
  query?: string
}

/** The service, a foreign site that holds the element, and a browser. */
export interface WidgetWorld {
  app: TestApp
  /** Origin of the site. */
  site: string
  /** A key that the site may use. */
  key: string
  browser: Browser
  /** What was posted to the site's own `/leads`: its fields, by the order of sending. */
  leads: URLSearchParams[]
  /** How `/leads` answers: a status, or never. */
  answerLeads: { status: number | 'never'; isOpen: boolean }
  open(page?: HostPage, view?: Partial<View>): Promise<WatchedPage>
  close(): Promise<void>
}

/** The script's two lines, as the README has them. */
export const twoLines = (url: string, key: string, attributes = ''): string =>
  `<script async src="${url}/widget/v1/valorem-estimate.js"></script>
<valorem-estimate api-key="${key}" ${attributes}><a href="/contact">Contact us</a></valorem-estimate>`

const documentOf = (url: string, key: string, { attributes, lang = 'fr', head = '', body }: HostPage): string =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Agency</title><link rel="icon" href="data:,">${head}</head><body><main><h1>Agency</h1>
${body ?? twoLines(url, key, attributes)}</main></body></html>`

/** Starts the service, the site and the browser; every visitor comes from one address, so the minute is wide. */
export const widgetWorld = async (): Promise<WidgetWorld> => {
  const app = await startApp({ env: { TIER_LIMITS: '{"pro":{"perMinute":100000}}' } })
  const world = { leads: [] as URLSearchParams[], answerLeads: { status: 200, isOpen: true } } as Pick<
    WidgetWorld,
    'leads' | 'answerLeads'
  >
  let current: { text: string; headers: Record<string, string> } = { text: '', headers: {} }
  const server = createServer((req, res) => {
    if (req.method === 'POST') {
      let text = ''
      req.on('data', part => {
        text += part
      })
      req.on('end', () => {
        world.leads.push(new URLSearchParams(text))
        if (world.answerLeads.status === 'never') return
        res.writeHead(world.answerLeads.status).end()
      })
      return
    }
    res.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', ...current.headers }).end(current.text)
  })
  await new Promise<void>(resolve => server.listen(0, 'localhost', resolve))
  const address = server.address()
  const site = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`
  const { key } = await app.newKey('pro', 'publishable', [site])
  const browser = await openBrowser()
  return {
    ...world,
    ...{ app, site, key, browser },
    open: async (host = {}, view = {}) => {
      current = { text: host.document ?? documentOf(app.url, key, host), headers: host.headers ?? {} }
      const watched = await watchedPage(browser, { width: 800, ...view })
      await watched.page.goto(`${site}/${host.query ?? ''}`)
      return watched
    },
    close: async () => {
      await browser.close()
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
      await app.close()
    },
  }
}

/** Waits until an element shows a state. */
export const inState = async (page: Page, state: string, which = 'valorem-estimate'): Promise<void> => {
  await page.locator(`${which} [data-state=${state}]`).waitFor()
}

/** Opens a part below the result, by its name. */
export const unfold = (page: Page, part: 'refine' | 'details'): Promise<void> =>
  page.locator(`valorem-estimate details[part=${part}] > summary`).click()

/** Shows the first form again after a result. */
export const change = async (page: Page, which = 'valorem-estimate'): Promise<void> => {
  const button = page.locator(`${which} [part~=change]`)
  if (await button.isVisible()) await button.click()
}

/** Fills in the first form and asks; after a result the form is shown again before. */
export const ask = async (page: Page, commune = 'Mamer', surface = '82', which = 'valorem-estimate'): Promise<void> => {
  await change(page, which)
  await page.locator(`${which} #commune`).fill(commune)
  await page.locator(`${which} #surface`).fill(surface)
  await page.locator(`${which} [part~=submit]`).click()
}

/** An answer of the service that a test puts in its place. */
export const answerWith = (
  page: Page,
  path: string,
  status: number,
  body: object,
  headers: Record<string, string> = {},
) =>
  page.route(`**${path}`, route => {
    if (route.request().method() === 'OPTIONS') return route.continue()
    return route.fulfill({
      status,
      contentType: 'application/json',
      headers: {
        'Access-Control-Allow-Origin': '*',
        'Access-Control-Expose-Headers':
          'Retry-After, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Date',
        ...headers,
      },
      body: JSON.stringify(body),
    })
  })

/** Everything that the element says at the moment. */
export const shownText = (page: Page, which = 'valorem-estimate'): Promise<string> =>
  page.locator(`${which} [part~=card]`).innerText()

/** Puts an element with the script into an empty page, whose requests a test answers itself. */
export const putIn = ({ app, key }: WidgetWorld, page: Page, attributes = ''): Promise<void> =>
  page.evaluate<void>(
    `document.querySelector('main').append(document.createRange().createContextualFragment(${JSON.stringify(twoLines(app.url, key, attributes))}))`,
  )

/** Holds back the file of a language until it is released; counts the requests for it. */
export const heldTexts = async (page: Page, code: string) => {
  const released = Promise.withResolvers<void>()
  const count = { asked: 0 }
  await page.route(`**/${code}.json`, async route => {
    count.asked += 1
    await released.promise
    await route.continue().catch(() => {})
  })
  return { release: released.resolve, count }
}

/** Answers the file of a language with a failure until it is switched off. */
export const brokenTexts = async (page: Page, code: string) => {
  const state = { isBroken: true, asked: 0 }
  await page.route(`**/${code}.json`, route => {
    state.asked += 1
    return state.isBroken
      ? route.fulfill({ status: 404, headers: { 'Access-Control-Allow-Origin': '*' }, body: '<html>' })
      : route.continue()
  })
  return state
}
