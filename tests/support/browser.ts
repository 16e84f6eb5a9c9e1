import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { onTestFailed } from 'vitest'
import { isLong } from './long.ts'

/** Debian's Chromium with everything around its pages: profiles, extensions, a window that nobody sees. */
const wholeBrowser = '/usr/bin/chromium'

/** The same engine in the same version for pages alone; a page takes a fifth of the processor time. */
const pagesAlone = '/usr/bin/chromium-headless-shell'

/** Starts Chromium without its own requests to the network; the whole browser where the long checks run. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: isLong || !existsSync(pagesAlone) ? wholeBrowser : pagesAlone,
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  })

/** Options of a view; by default light, 900 high, in the browser's own language, with JavaScript. */
export interface View {
  width: number
  height?: number
  /** Language of the Accept-Language header, as `fr`. */
  language?: string
  scheme?: 'light' | 'dark'
  hasJavaScript?: boolean
}

/** Timeout of an expectation, in milliseconds: a busy machine takes more than Playwright's half minute. */
const lateMsMax = 120_000

/** A page with its requests, failures, errors and console messages. */
export interface WatchedPage {
  page: Page
  /** Addresses of all requests. */
  requests: string[]
  /** Requests that failed or were answered with 400 and above. */
  failures: string[]
  /** Errors thrown by scripts. */
  errors: string[]
  /** What the content policy refused: the directive and what it was applied to; with JavaScript only. */
  refused: string[]
  /** Errors and warnings of the console. */
  said: string[]
  /** Names of the cookies that were set so far, in their order; the browser reports them after the answer. */
  cookies(): Promise<string[]>
  /** What axe finds wrong with the page as it is, one line a finding. */
  findings(): Promise<string[]>
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface AxeResult {
  violations: { id: string; nodes: { html: string; failureSummary: string }[] }[]
}

/** What a browser opens for a view. */
const optionsOf = ({ width, height = 900, language, scheme = 'light', hasJavaScript = true }: View) => ({
  viewport: { width, height },
  colorScheme: scheme,
  javaScriptEnabled: hasJavaScript,
  ...(language !== undefined && { locale: language }),
})

/** The document of a page in a page of its own that may run scripts; its other files come from where they came from. */
const scriptedCopy = async (page: Page, view: View): Promise<Page> => {
  const [body, browser] = [await page.content(), page.context().browser()]
  if (!browser) throw new Error('The page has no browser.')
  const copy = await browser.newPage(optionsOf({ ...view, hasJavaScript: true }))
  await copy.route(page.url(), route => route.fulfill({ body, contentType: 'text/html; charset=utf-8' }))
  await copy.goto(page.url())
  return copy
}

/**
 * Runs axe on a page as it is, past its content policy. Where a page may run no scripts its document is looked at in
 * another page of the same view that may: axe waits by timers, which do not run there.
 */
const axeFindings = async (page: Page, view: View): Promise<string[]> => {
  const isAnother = view.hasJavaScript === false
  const seen = isAnother ? await scriptedCopy(page, view) : page
  const { violations } = await seen.evaluate<AxeResult>(`${axe}; axe.run(document)`)
  if (isAnother) await seen.context().close()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  )
}

/** Leaves a picture of the page where its test fails, and says where it is. */
const pictureOnFailure = (page: Page): void => {
  onTestFailed(async ({ task }) => {
    const path = join(
      await mkdtemp(join(tmpdir(), 'valorem-picture-')),
      `${task.name.replace(/\W+/g, '-').slice(0, 80)}.png`,
    )
    const isTaken = await page.screenshot({ path, fullPage: true }).then(
      () => true,
      () => false,
    )
    if (isTaken) console.log(`${page.url()} looked like this: ${path}`)
  })
}

/** Records the requests and responses of a page; returns a function that gives the cookies. */
const watchTraffic = (page: Page, { requests, failures }: Record<'requests' | 'failures', string[]>) => {
  const set: Promise<string[]>[] = []
  page.on('request', request => void requests.push(request.url()))
  page.on('requestfailed', request => void failures.push(request.url()))
  page.on('response', answer => {
    if (answer.status() >= 400) failures.push(answer.url())
    // A closed browser gives no headers any more.
    set.push(answer.headerValues('set-cookie').catch(() => []))
  })
  return async (): Promise<string[]> => (await Promise.all(set)).flat().map(value => value.split('=')[0] ?? '')
}

/**
 * Makes a page light or dark, and waits until its scripts were told, which browsers do with the next frame. Without motion: a
 * colour that is on its way from one to the other is neither.
 */
export const inScheme = async (page: Page, colorScheme: 'light' | 'dark'): Promise<void> => {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.evaluate('new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))')
}

/** A new page in a view of its own, which records requests, messages and refusals; call it within a test. */
export const watchedPage = async (browser: Browser, view: View): Promise<WatchedPage> => {
  const { hasJavaScript = true } = view
  const page = await browser.newPage(optionsOf(view))
  page.setDefaultTimeout(lateMsMax)
  const lists = { requests: [], failures: [], errors: [], refused: [], said: [] }
  const cookies = watchTraffic(page, lists)
  const watched: WatchedPage = { page, ...lists, cookies, findings: () => axeFindings(page, view) }
  page.on('pageerror', error => void watched.errors.push(error.message))
  page.on('console', message => {
    if (['error', 'warning'].includes(message.type())) watched.said.push(message.text())
  })
  pictureOnFailure(page)
  if (!hasJavaScript) return watched
  await page.exposeFunction('tellRefusal', (refusal: string) => void watched.refused.push(refusal))
  // A text, since it runs in the page, which this program has no types of.
  await page.addInitScript(
    `document.addEventListener('securitypolicyviolation', event => tellRefusal(event.effectiveDirective + ' ' + (event.blockedURI || event.sourceFile)))`,
  )
  return watched
}
