import { type Browser, chromium, type Page } from 'playwright-core'

/** Debian's Chromium, without its own requests to the network. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  })

/** A page with everything that it asked for and said. */
export interface WatchedPage {
  page: Page
  /** Addresses of all requests. */
  requests: string[]
  /** Requests that failed or were answered with 400 and above. */
  failures: string[]
  /** Errors thrown by scripts. */
  errors: string[]
  /** What the content policy refused: the directive and what it was applied to. */
  refused: string[]
}

/** A new page of a given size that remembers what it asks for and what is refused to it. */
export const watchedPage = async (
  browser: Browser,
  viewport: { width: number; height: number },
): Promise<WatchedPage> => {
  const page = await browser.newPage({ viewport, colorScheme: 'light' })
  const watched: WatchedPage = { page, requests: [], failures: [], errors: [], refused: [] }
  page.on('request', request => void watched.requests.push(request.url()))
  page.on('requestfailed', request => void watched.failures.push(request.url()))
  page.on('response', answer => void (answer.status() >= 400 && watched.failures.push(answer.url())))
  page.on('pageerror', error => void watched.errors.push(error.message))
  await page.exposeFunction('tellRefusal', (refusal: string) => void watched.refused.push(refusal))
  // A text, since it runs in the page, which this program has no types of.
  await page.addInitScript(
    `document.addEventListener('securitypolicyviolation', event => tellRefusal(event.effectiveDirective + ' ' + (event.blockedURI || event.sourceFile)))`,
  )
  return watched
}
