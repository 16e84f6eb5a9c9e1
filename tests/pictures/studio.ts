import { existsSync } from 'node:fs'
import { chromium, type Page } from 'playwright-core'

/** What a picture shows of a page: language, scheme, width. */
export interface PictureView {
  language: string
  width: number
  height?: number
  scheme?: 'light' | 'dark'
  /** Pixels of the picture for one of the page. */
  scale?: number
}

/** A browser at a running service. */
export interface Studio {
  /** Origin of the service. */
  service: string
  /** Opens a page of the service, or the given document at that path. */
  open(path: string, view: PictureView, document?: string): Promise<Page>
  close(): Promise<void>
}

const browsers = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

/** Opens a browser at a service. */
export const openStudio = async (service: string): Promise<Studio> => {
  const executablePath = browsers.find(existsSync)
  if (executablePath === undefined) throw new Error(`Pictures need Chromium: none of ${browsers.join(', ')} exists.`)
  const browser = await chromium.launch({ executablePath, args: ['--headless', '--no-sandbox', '--disable-gpu'] })
  return {
    service,
    open: async (path, { language, width, height = 900, scheme = 'light', scale = 1 }, document) => {
      const page = await browser.newPage({
        ...{ viewport: { width, height }, locale: language, colorScheme: scheme, deviceScaleFactor: scale },
        reducedMotion: 'reduce',
      })
      const address = `${service}${path}`
      if (document !== undefined)
        await page.route(address, route => route.fulfill({ body: document, contentType: 'text/html; charset=utf-8' }))
      await page.goto(address)
      await page.evaluate('document.fonts.ready.then(() => true)')
      return page
    },
    close: () => browser.close(),
  }
}

/** Lists the elements of a page that stand out at its side, and those that are hidden and drawn nevertheless. */
export const listFaults = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`[...document.querySelectorAll('body *')].filter(element => {
    const box = element.getBoundingClientRect()
    const isSeen = box.width > 1 && !element.closest('.unseen, .skip, caption, thead, pre, .scroll') && !element.matches('.street path')
    return (isSeen && box.right > document.documentElement.clientWidth + 1) || (element.hidden && box.height > 0)
  }).map(element => element.outerHTML.slice(0, 120))`)
