import type { Browser, Page } from 'playwright-core'
import { type AiApp, startAiApp } from '../../support/ai.ts'
import { openBrowser, type View, type WatchedPage, watchedPage } from '../../support/browser.ts'

/** A service with a stand-in for models, and a browser. */
export interface AskWorld {
  app: AiApp
  browser: Browser
  close(): Promise<unknown>
}

/** Starts both; the minute of the test key stands in no test's way. */
export const askWorld = async (): Promise<AskWorld> => {
  const env = { TIER_LIMITS: '{"sandbox":{"perMinute":1000}}' }
  const [app, browser] = await Promise.all([startAiApp({ env }), openBrowser()])
  return { app, browser, close: () => Promise.all([app.close(), browser.close()]) }
}

/** The page in a language, as somebody without an account sees it. */
export const opened = async (
  { app, browser }: AskWorld,
  language: string,
  view: Partial<View> = {},
): Promise<WatchedPage> => {
  const watched = await watchedPage(browser, { width: 1200, language, ...view })
  await watched.page.goto(`${app.url}/ask`)
  return watched
}

/** An answer in place of that of the service. */
interface Given {
  status?: number
  type?: string
  body: string
}

/** Answers each question in turn, the last one for good; gives the bodies that were sent. */
export const answering = async (page: Page, ...answers: [Given, ...Given[]]): Promise<string[]> => {
  const bodies: string[] = []
  await page.route('**/api/v1/ai/chat', route => {
    bodies.push(route.request().postData() ?? '')
    const { status = 200, type = 'application/json', body } = answers[bodies.length - 1] ?? answers.at(-1) ?? answers[0]
    return route.fulfill({ status, contentType: type, body })
  })
  return bodies
}

/** Asks as a reader does. */
export const ask = async (page: Page, question: string): Promise<void> => {
  await page.fill('#question', question)
  await page.click('#send')
}

/** Waits for the answer with this number. */
export const answered = (page: Page, count = 1): Promise<void> =>
  page
    .locator('.answered')
    .nth(count - 1)
    .waitFor()

/** A good answer as JSON. */
export const json = (body: object): Given => ({ body: JSON.stringify(body) })

/** A refusal as the service sends it. */
export const refusal = (code: string, status: number): Given => ({
  status,
  body: JSON.stringify({ success: false, error: 'No.', code, requestId: 'req_1', docs: `/docs/errors/${code}` }),
})
