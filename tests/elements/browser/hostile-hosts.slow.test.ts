import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, change, inState, shownText, twoLines, type WidgetWorld, widgetWorld } from '../../support/widget-host.ts'

let world: WidgetWorld
beforeAll(async () => {
  world = await widgetWorld()
})
afterAll(() => world.close())

/** Scripts of other people that run before the element, as they stand in real pages. */
const scripts: readonly (readonly [habit: string, script: string])[] = [
  [
    'lists that print themselves and have more members, as by Prototype 1.6',
    `Array.prototype.toJSON = function () { return '[' + this.map(String).join(', ') + ']' }
    Array.prototype.each = function (act) { this.forEach(act); return this }
    Array.prototype.first = function () { return this[0] }
    Array.prototype.find = Array.prototype.detect = function (fits) { for (const one of this) if (fits(one)) return one }
    Array.from = list => list ? Array.prototype.slice.call(list) : []
    Function.prototype.bind = function (of, ...first) { const own = this; return function (...rest) { return own.apply(of, [...first, ...rest]) } }
    window.$ = id => document.getElementById(id)`,
  ],
  ['members that every object inherits', `Object.prototype.inherited = 1; Object.prototype.each = function () {}`],
  ['a Promise of its own', 'window.Promise = class Watched extends Promise {}'],
  [
    'a fetch that is watched',
    `const plain = window.fetch; window.fetch = function (...all) { return plain.apply(this, all).then(answer => answer) }`,
  ],
  [
    'events that are watched',
    `const plain = EventTarget.prototype.addEventListener
    EventTarget.prototype.addEventListener = function (type, act, ...more) {
      return plain.call(this, type, typeof act === 'function' ? function (event) { return act.call(this, event) } : act, ...more)
    }`,
  ],
  [
    'no storage',
    `for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get() { throw new Error('blocked') } })`,
  ],
]

describe('beside scripts with', () => {
  test.each(scripts)('%s, a visitor has an estimate', async (_habit, script) => {
    const { page, errors } = await world.open({ lang: 'en', head: `<script>${script}</script>` })
    await inState(page, 'idle')
    await ask(page)
    await inState(page, 'result')
    expect(await shownText(page)).toContain('Mamer · 82\u00a0m²')
    expect(errors).toEqual([])
    await page.close()
  })
})

const measure = (property: string) =>
  `getComputedStyle(document.querySelector('valorem-estimate').shadowRoot.querySelector('[part=label]')).${property}`

describe('in pages whose styles', () => {
  test('begin with a reset and tenths of a size, texts have the size of the page', async () => {
    const head = `<style>html{font-size:62.5%}body{font-size:1.6rem;margin:0}*,*::before,*::after{box-sizing:border-box;margin:0;padding:0;border:0;font:inherit;list-style:none;outline:0}input,select,button{appearance:none;width:10px!important;float:left}</style>`
    const { page, findings } = await world.open({ lang: 'en', head }, { width: 360 })
    await inState(page, 'idle')
    await ask(page)
    await inState(page, 'result')
    expect(await page.evaluate(measure('fontSize'))).toBe('16px')
    await change(page)
    expect(await page.locator('valorem-estimate #commune').evaluate(({ clientWidth }) => clientWidth)).toBeGreaterThan(
      200,
    )
    expect((await findings()).filter(line => line.includes('part='))).toEqual([])
    await page.close()
  })

  test('are dark and do not say so, the card is read all the same', async () => {
    const { page, findings } = await world.open({ head: '<style>body{background:#111;color:#eee}</style>' })
    await inState(page, 'idle')
    await ask(page)
    await inState(page, 'result')
    expect((await findings()).filter(line => line.includes('part='))).toEqual([])
    await page.close()
  })
})

describe('in a frame', () => {
  const frame = (attributes: string, key = world.key) =>
    `<iframe title="Estimate" style="width:100%;height:700px;border:0" ${attributes} srcdoc="${twoLines(world.app.url, key, "lang='en'").replaceAll('"', '&quot;')}"></iframe>`

  test('of the same site, a visitor has an estimate', async () => {
    const { page } = await world.open({ body: frame('') })
    const inside = page.frameLocator('iframe')
    await inside.locator('#commune').fill('Mamer')
    await inside.locator('#surface').fill('82')
    await inside.locator('[part~=submit]').click()
    await inside.locator('[data-state=result]').waitFor()
    await page.close()
  })

  test('that is sandboxed, the refusal names the origin that the browser sends, and the link stands', async () => {
    const { page } = await world.open({ body: frame('sandbox="allow-scripts"') })
    const inside = page.frameLocator('iframe')
    await inside.locator('[data-state=refused]').waitFor()
    await inside.getByText('Contact us').waitFor()
    expect(await inside.locator('[part=card]').innerText()).toContain('origin_not_allowed, null')
    await page.close()
  })
})

test.each([
  ['is for another site', async () => (await world.app.newKey('free', 'publishable', ['https://other.example'])).key],
  [
    'is revoked',
    async () => {
      const { id, key } = await world.app.newKey('free', 'publishable', [world.site])
      await world.app.keys.revoke(id, world.app.clock.now.toISOString())
      return key
    },
  ],
])('a key that %s leaves the link of the agency, and says why', async (_what, made) => {
  const { page } = await world.open({ lang: 'en', body: twoLines(world.app.url, await made()) })
  await inState(page, 'refused')
  await page.getByText('Contact us').waitFor()
  expect(await shownText(page)).toMatch(/origin_not_allowed|revoked_key/)
  await page.close()
})

test('a script that a page has twice defines one element', async () => {
  const body = `${twoLines(world.app.url, world.key)}<script async src="${world.app.url}/widget/v1/valorem-estimate.js?again"></script>`
  const { page, errors, said } = await world.open({ lang: 'en', body })
  await page.waitForLoadState('load')
  await inState(page, 'idle')
  await ask(page)
  await inState(page, 'result')
  expect({ errors, said }).toEqual({ errors: [], said: [] })
  await page.close()
})

test('mounted and taken away 100 times, half of them while it asks, it leaves nothing behind and still works', async () => {
  const { page, errors } = await world.open({ lang: 'en', attributes: 'commune="Mamer" surface="82"' })
  await inState(page, 'idle')
  const session = await page.context().newCDPSession(page)
  const counted = async (): Promise<{ nodes: number; jsEventListeners: number }> => {
    await session.send('HeapProfiler.collectGarbage')
    return session.send('Memory.getDOMCounters')
  }
  const mount = (times: number) =>
    page.evaluate(`(async () => {
      for (let time = 0; time < ${times}; time += 1) {
        const element = document.createElement('valorem-estimate')
        for (const [name, value] of Object.entries({ 'api-key': '${world.key}', commune: 'Mamer', surface: '82' })) element.setAttribute(name, value)
        document.querySelector('main').append(element)
        await new Promise(requestAnimationFrame)
        if (time % 2) void element.submit()
        element.remove()
      }
    })()`)
  // What the first of them loads for good is loaded by then.
  await mount(2)
  const before = await counted()
  await mount(100)
  await expect.poll(async () => (await counted()).nodes).toBeLessThan(before.nodes + 100)
  expect((await counted()).jsEventListeners).toBeLessThan(before.jsEventListeners + 100)
  await page.locator('valorem-estimate [part~=submit]').click()
  await inState(page, 'result')
  expect(errors).toEqual([])
  await page.close()
})
