import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { ask, inState, type WidgetWorld } from '../../support/widget-host.ts'

/** A public report about an embedded form or widget, and what a page with ours does in the same place. */
export interface PublicCase {
  /** Repository and thread on GitHub. */
  source: string
  /** What went wrong there. */
  there: string
  /** Head of the page with our elements. */
  head?: string
  /** Markup before and after both elements. */
  around?: readonly [before: string, after: string]
  /** Attributes of the document. */
  html?: string
  headers?(world: WidgetWorld): Record<string, string>
  /** Attributes of the script tags. */
  script?: string
  width?: number
  /** What our elements have to do; by default both give their result. */
  check?(page: Page, world: WidgetWorld): Promise<void>
}

/** Both elements give their result: the estimate by a visitor who types, the prices by themselves. */
export const giveResults = async (page: Page): Promise<void> => {
  await page.locator('valorem-area [data-state=result]').waitFor()
  await inState(page, 'idle')
  await ask(page)
  await inState(page, 'result')
}

const part = (element: string, selector: string): string =>
  `document.querySelector('valorem-${element}').shadowRoot.querySelector('${selector}')`

/** Cases in which the page does something to our elements that broke others. */
export const hostCases: readonly PublicCase[] = [
  {
    source: 'uploadcare/react-widget#320',
    there: 'StrictMode mounts, unmounts and mounts: the second mount drew nothing',
    check: async page => {
      await page.evaluate(
        `for (const name of ['area', 'estimate']) { const one = document.querySelector('valorem-' + name); const at = one.parentNode; one.remove(); at.append(one); one.remove(); at.append(one) }`,
      )
      await giveResults(page)
    },
  },
  {
    source: 'future-agi/future-agi#817',
    there: 'Google Translate swaps text nodes for <font>, and the next removeChild throws',
    check: async page => {
      await page.locator('valorem-area [data-state=result]').waitFor()
      await page.evaluate(`
        const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
        const texts = []
        while (walk.nextNode()) texts.push(walk.currentNode)
        for (const text of texts) {
          const font = document.createElement('font')
          font.append(document.createElement('font'))
          font.firstChild.textContent = text.textContent
          text.replaceWith(font)
        }
        document.documentElement.lang = 'pt'
      `)
      await giveResults(page)
      expect(await page.locator('valorem-area').getByText('Preços dos apartamentos').count()).toBe(1)
    },
  },
  {
    source: 'calcom/cal.diy#13254',
    there: 'a policy with a nonce and strict-dynamic refused inline parts of the embed',
    headers: ({ app }) => ({
      'Content-Security-Policy': `default-src 'none'; script-src 'nonce-abc' 'strict-dynamic'; connect-src ${app.url}; img-src data:`,
    }),
    script: 'nonce="abc"',
  },
  {
    source: 'orestbida/cookieconsent#551',
    there: 'a consent banner traps the focus, and the form below cannot be used after it',
    around: [
      '<div id="banner" role="dialog" aria-label="Cookies"><button id="accept">OK</button></div><script>addEventListener("focusin", event => { const banner = document.getElementById("banner"); window.stolen = (window.stolen ?? 0) + 1; if (banner && !banner.contains(event.target)) document.getElementById("accept").focus() })</script>',
      '',
    ],
    check: async page => {
      await inState(page, 'idle')
      await page.locator('#surface').focus()
      expect(await page.evaluate('document.activeElement.id')).toBe('accept')
      await page.evaluate(`document.getElementById('banner').remove()`)
      await giveResults(page)
      // The elements do not fight for the focus.
      expect(await page.evaluate('stolen')).toBeLessThan(20)
    },
  },
  {
    source: 'The-Context-Company/observatory#8',
    there: 'the widget left the screen on a page with dir="rtl"',
    html: 'dir="rtl"',
    width: 360,
    check: async page => {
      await giveResults(page)
      for (const name of ['area', 'estimate']) {
        const box = await page.locator(`valorem-${name} [part=card]`).boundingBox()
        expect([(box?.x ?? -1) >= 0, (box?.x ?? 0) + (box?.width ?? 999) <= 360]).toEqual([true, true])
      }
    },
  },
  {
    source: 'prototypejs/prototype#344',
    there: 'Array.prototype.toJSON of the page made texts of lists in JSON',
    head: '<script>Array.prototype.toJSON = function () { return "[" + this.join() + "]" }; Object.defineProperty(Array.prototype, "each", { value() {} })</script>',
  },
  {
    source: 'xwiki/xwiki-platform#1932',
    there: 'Prototype.js replaces Array.from by one that knows no iterables',
    head: '<script>Array.from = list => { const made = []; for (let at = 0; at < (list.length ?? 0); at += 1) made.push(list[at]); return made }</script>',
  },
  {
    source: 'ProjectSidewalk/SidewalkWebpage#4232',
    there: 'fetch of the page resolves to undefined where it fails: a TypeError far from the cause',
    head: '<script>const own = fetch; window.fetch = (...asked) => own("http://127.0.0.1:9/").catch(() => undefined); window.heal = () => { window.fetch = own }</script>',
    check: async page => {
      await page.locator('valorem-area [data-state=failed]').waitFor()
      expect(await page.getByText('Contact us').first().isVisible()).toBe(true)
      await page.evaluate('heal()')
      await page.locator('valorem-area #again').click()
      await page.locator('valorem-area [data-state=result]').waitFor()
    },
  },
  {
    source: 'whatwg/html#10687',
    there: 'an image named currentScript stands for document.currentScript',
    around: ['<img name="currentScript" alt=""><form name="scripts"></form>', ''],
  },
  {
    source: 'altcha-org/altcha#187',
    there: 'a script that is in the page twice defines its element twice and throws',
    around: ['', 'SCRIPTS'],
  },
  {
    source: 'Automattic/jetpack#14579',
    there: 'the embed wrote inline styles into its container and broke the columns of a theme',
    head: '<style>main{display:grid;grid-template-columns:1fr 1fr;gap:1rem}</style>',
    check: async page => {
      await giveResults(page)
      const styles = `[...document.querySelectorAll('main, main > *, body, html')].map(one => one.getAttribute('style')).filter(Boolean)`
      expect(await page.evaluate(styles)).toEqual([])
    },
  },
  {
    source: 'k1tbyte/Wand-Enhancer#168',
    there: 'an observer of the page rewrites what it sees, and every rewriting is seen again',
    head: `<script>window.seen = 0; addEventListener('DOMContentLoaded', () => new MutationObserver(() => {
      seen += 1
      for (const one of document.querySelectorAll('valorem-area, valorem-estimate')) one.setAttribute('theme', 'light')
    }).observe(document.body, { childList: true, subtree: true }))</script>`,
    check: async page => {
      await giveResults(page)
      // Our elements change nothing outside of their shadow roots.
      const before = await page.evaluate('seen')
      await page.locator('valorem-area summary').click()
      expect(await page.evaluate('seen')).toBe(before)
    },
  },
  {
    source: 'Zasilkovna/WooCommerce#472',
    there: 'a list of an ad blocker names the address of the widget, and nothing is shown',
    check: async page => {
      await page.route(/widget\/seen|\/widget\/v1\/valorem-area/, route => route.abort())
      await page.reload()
      await inState(page, 'idle')
      await ask(page)
      await inState(page, 'result')
      expect(await page.locator('valorem-area').getByText('Contact us').isVisible()).toBe(true)
    },
  },
  {
    source: 'bryanbraun/anchorjs#98',
    there: 'with <base> in the page, links to #parts lead to another page',
    head: '<base href="/shop/">',
    check: async page => {
      await inState(page, 'idle')
      const before = page.url()
      await page.locator('valorem-estimate [part~=submit]').click()
      await page.locator('valorem-estimate .e a').first().click()
      expect(page.url().replace(/#.*/, '')).toBe(before)
      expect(
        await page.evaluate(
          `${part('estimate', '#commune')} === document.querySelector('valorem-estimate').shadowRoot.activeElement`,
        ),
      ).toBe(true)
    },
  },
]
