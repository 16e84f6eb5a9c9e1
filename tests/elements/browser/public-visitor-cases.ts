import { expect } from 'vitest'
import { ask, inState } from '../../support/widget-host.ts'
import { giveResults, type PublicCase } from './public-cases.ts'

const root = (element: string): string => `document.querySelector('valorem-${element}').shadowRoot`

/** Cases in which a visitor, a device or a program of the visitor met what others had not thought of. */
export const visitorCases: readonly PublicCase[] = [
  {
    source: 'ccampbell/mousetrap#245',
    there: 'shortcuts of the page fire while a visitor types in a shadow root, and swallow the letters',
    head: `<script>window.fired = []; addEventListener('keydown', event => {
      if (/^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName)) return
      if (/^[a-z]$/i.test(event.key) || event.key === 'Escape') { fired.push(event.key); if (event.key !== 'Escape') event.preventDefault() }
    })</script>`,
    check: async page => {
      await inState(page, 'idle')
      await page.locator('#commune').focus()
      await page.keyboard.type('Mamer')
      expect(await page.locator('#commune').inputValue()).toBe('Mamer')
      expect(await page.evaluate('fired')).toEqual([])
      // What closes a dialog of the page still reaches it.
      await page.locator('#surface').focus()
      await page.keyboard.press('Escape')
      expect(await page.evaluate('fired')).toEqual(['Escape'])
      // Beside the fields the page keeps its shortcuts.
      await page.locator('valorem-area summary').focus()
      await page.keyboard.press('s')
      expect(await page.evaluate('fired')).toEqual(['Escape', 's'])
    },
  },
  {
    source: 'netlify/netlify-identity-widget#151',
    there: 'fields of less than 16 px make iOS zoom in, and nothing zooms out',
    head: '<style>body{font-size:13px}</style>',
    width: 360,
    check: async page => {
      await inState(page, 'idle')
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setTouchEmulationEnabled', { enabled: true })
      await expect.poll(() => page.evaluate(`matchMedia('(pointer: coarse)').matches`)).toBe(true)
      const sizes = `[...${root('estimate')}.querySelectorAll('input, select')].map(one => getComputedStyle(one).fontSize)`
      const found = await page.evaluate<string[]>(sizes)
      expect([found.length > 1, new Set(found)]).toEqual([true, new Set(['16px'])])
    },
  },
  {
    source: 'theopenco/llmchat#113',
    there: 'html { font-size: 62.5% } of a theme shrank everything in rem to ten sixteenths',
    head: '<style>html{font-size:62.5%}body{font-size:1.6rem}</style>',
    width: 800,
    check: async page => {
      await giveResults(page)
      const size = (name: string, selector: string): Promise<string> =>
        page.evaluate(`getComputedStyle(${root(name)}.querySelector('${selector}')).fontSize`)
      expect([await size('estimate', '#commune'), await size('area', 'p')]).toEqual(['16px', '16px'])
      expect((await page.locator('valorem-area [part=card]').boundingBox())?.width).toBeGreaterThan(600)
    },
  },
  {
    source: 'bitwarden/clients#713',
    there: 'a password manager found no fields in a shadow root, or what it filled in was not taken',
    check: async page => {
      await giveResults(page)
      const fill = (id: string, value: string): string =>
        `(field => { Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, '${value}'); for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true })) })(${root('estimate')}.querySelector('#${id}'))`
      const names = `[...${root('estimate')}.querySelectorAll('.le input:not([type=radio],[type=checkbox],[tabindex="-1"])')].map(one => one.autocomplete)`
      expect(await page.evaluate(names)).toEqual(expect.arrayContaining(['name', 'tel']))
      await page.evaluate(fill('lead-name', 'Ada'))
      await page.evaluate(fill('lead-phone', '+352 621 000 000'))
      await page.locator('#lead-consent').check()
      await page.locator('[part~=send]').click()
      await expect.poll(() => page.evaluate('sent.length')).toBe(1)
      expect(
        await page.evaluate('[sent[0].contact?.name ?? sent[0].name, sent[0].contact?.phone ?? sent[0].phone]'),
      ).toEqual(['Ada', '+352 621 000 000'])
    },
    head: '<script>window.sent = []; addEventListener("valorem-lead", event => { sent.push(event.detail); event.detail.respondWith(Promise.resolve()) })</script>',
  },
  {
    source: 'dreamwidth/dreamwidth#2571',
    there: 'after the back button the page comes from memory, with a button that stays busy',
    check: async (page, { site }) => {
      await inState(page, 'idle')
      await page.route('**/api/v1/estimation', () => {})
      await ask(page)
      await inState(page, 'busy')
      await page.goto(`${site}/other`)
      await page.unroute('**/api/v1/estimation')
      await page.goBack()
      await page.locator('valorem-estimate [data-state=idle], valorem-estimate [data-state=failed]').first().waitFor()
      await ask(page)
      await inState(page, 'result')
    },
  },
  {
    source: 'openclaw/openclaw#127335',
    there: 'scrollIntoView with smooth ignores that a visitor wants less motion',
    check: async page => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await inState(page, 'idle')
      await page.evaluate(
        `window.moved = []; for (const own of [Element.prototype.scrollIntoView]) Element.prototype.scrollIntoView = function (how) { moved.push(how?.behavior ?? 'auto'); return own.call(this, how) }`,
      )
      await page.locator('valorem-area [part~=estimate]').click()
      expect(await page.evaluate('moved')).toEqual(['auto'])
    },
  },
  {
    source: 'chartist-js/chartist#169',
    there: 'a chart in a hidden tab has no width, and none when it is shown',
    around: ['<div id="tab" style="display:none">', '</div>'],
    check: async page => {
      await page.locator('valorem-area [data-state=result]').waitFor({ state: 'attached' })
      await page.evaluate(`document.getElementById('tab').style.display = ''`)
      const line = await page.locator('valorem-area svg').boundingBox()
      expect(line?.width).toBeGreaterThan(200)
      await giveResults(page)
    },
  },
  {
    source: 'ONSdigital/design-system#2869',
    there: 'what is folded in details is missing on paper',
    check: async page => {
      await page.locator('valorem-area [data-state=result]').waitFor()
      await page.emulateMedia({ media: 'print' })
      expect(await page.evaluate(`${root('area')}.querySelector('table').checkVisibility()`)).toBe(true)
      expect(await page.locator('valorem-area [part~=estimate]').isVisible()).toBe(false)
    },
  },
  {
    source: 'highcharts/highcharts#23212',
    there: 'with forced colours the line of a chart has the colour of its ground',
    check: async page => {
      await page.emulateMedia({ forcedColors: 'active' })
      await giveResults(page)
      for (const name of ['area', 'estimate']) {
        const colours = `[getComputedStyle(${root(name)}.querySelector('path')).stroke, getComputedStyle(${root(name)}.querySelector('.c')).backgroundColor]`
        const [line, ground] = await page.evaluate<string[]>(colours)
        expect(line).not.toBe(ground)
      }
    },
  },
  {
    source: 'stimulus-components/stimulus-content-loader#6',
    there: 'a page that comes from a cache asks twice for the same content',
    check: async page => {
      await page.locator('valorem-area [data-state=result]').waitFor()
      const asked: string[] = []
      page.on('request', request => {
        if (request.url().includes('/market/area')) asked.push(request.method())
      })
      await page.context().setOffline(true)
      // A preview: a clone in its place, and then the page itself again.
      await page.evaluate(
        `(one => { const kept = one.cloneNode(true); one.replaceWith(kept); window.one = one; window.kept = kept })(document.querySelector('valorem-area'))`,
      )
      await page.locator('valorem-area [data-state=result]').waitFor()
      await page.evaluate('kept.replaceWith(one)')
      await page.locator('valorem-area [data-state=result]').waitFor()
      await page.context().setOffline(false)
    },
  },
  {
    source: 'Typeform/embed#61',
    there: 'the campaign in the address of the page never reached the form',
    check: async page => {
      await page.goto(`${page.url()}?utm_source=letter&utm_campaign=mai&secret=1`)
      await page.evaluate(`document.querySelector('valorem-area').setAttribute('estimate-url', '/form')`)
      const link = page.locator('valorem-area a[part~=estimate]')
      await link.waitFor()
      expect(await link.getAttribute('href')).toMatch(/\/form\?utm_source=letter&utm_campaign=mai$/)
    },
  },
]
