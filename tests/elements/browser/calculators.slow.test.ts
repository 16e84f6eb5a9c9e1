import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { texts } from '#languages/derived/calculators'
import { languages } from '#languages/registry'
import { inScheme, type WatchedPage } from '../../support/browser.ts'
import {
  type CalculatorName,
  calculatorIn,
  calculatorNames,
  filled,
  pageOf,
  pathOf,
  press,
  tagOf,
} from '../../support/calculator-host.ts'
import { pickSample } from '../../support/long.ts'
import { answerWith, type WidgetWorld, widgetWorld } from '../../support/widget-host.ts'

let world: WidgetWorld
beforeAll(async () => {
  world = await widgetWorld()
})
afterAll(() => world.close())

const failure = (code: string) => ({ success: false, code, error: 'No.', requestId: 'req_1' })
const scrollsAside = 'document.documentElement.scrollWidth > document.documentElement.clientWidth'
const all = (attributes: Partial<Record<CalculatorName, string>> = filled) =>
  calculatorNames.map(name => tagOf(world, name, attributes[name] ?? '')).join('\n')

/** A state of the calculators: what the service answers, and how the page gets there. */
const failures: readonly (readonly [state: string, status: number, code: string, headers: Record<string, string>])[] = [
  ['waiting', 429, 'rate_limited', { 'Retry-After': '50' }],
  ['usedUp', 429, 'daily_quota_exhausted', {}],
  ['failed', 500, 'internal_error', {}],
  ['refused', 403, 'origin_not_allowed', {}],
]

/** A page that is dark for a visitor whose system is. */
const bothSchemes = '<style>:root{color-scheme:light dark}</style>'
const groundOf = (name: CalculatorName) =>
  `getComputedStyle(document.querySelector('valorem-${name}').shadowRoot.querySelector('[part=card]')).backgroundColor`

/** What axe finds, in the light and then in the dark. */
const findingsInBoth = async ({ page, findings }: WatchedPage): Promise<string[]> => {
  const found: string[] = []
  for (const [colorScheme, ground] of [
    ['light', 'rgb(255, 255, 255)'],
    ['dark', 'rgb(26, 27, 28)'],
  ] as const) {
    await inScheme(page, colorScheme)
    for (const name of calculatorNames) expect(await page.evaluate(groundOf(name))).toBe(ground)
    found.push(...(await findings()).map(fault => `${colorScheme}: ${fault}`))
  }
  return found
}

describe.each(pickSample(languages, 2, 'calculators'))('in %s', code => {
  test('idle, faults, result and details at 360 px: axe finds nothing, nothing scrolls aside', async () => {
    const watched = await world.open(pageOf(world, all({}), { lang: code, head: bothSchemes }), { width: 360 })
    const { page, errors, said } = watched
    for (const name of calculatorNames) await calculatorIn(page, name, 'idle')
    expect(await findingsInBoth(watched)).toEqual([])
    for (const name of calculatorNames) {
      await press(page, name)
      await calculatorIn(page, name, 'invalid')
    }
    await page.getByText(texts[code].errors).first().waitFor()
    expect(await findingsInBoth(watched)).toEqual([])
    for (const name of calculatorNames) {
      const attributes = [...filled[name].matchAll(/([\w-]+)="([^"]*)"/g)].map(([, attribute, value]) => [
        attribute,
        value,
      ])
      await page.evaluate(
        `for (const [name, value] of ${JSON.stringify(attributes)}) document.querySelector('valorem-${name}').setAttribute(name, value)`,
      )
      await press(page, name)
      await calculatorIn(page, name, 'result')
      expect(await page.evaluate(scrollsAside)).toBe(false)
      for (const summary of await page.locator(`valorem-${name} summary`).all()) await summary.click()
    }
    expect(await findingsInBoth(watched)).toEqual([])
    expect(await page.evaluate(scrollsAside)).toBe(false)
    expect({ errors, said }).toEqual({ errors: [], said: [] })
    await page.close()
  })

  test('wide, nothing scrolls aside and axe finds nothing', async () => {
    const { page, findings } = await world.open(pageOf(world, all(), { lang: code }), { width: 1000 })
    for (const name of calculatorNames) {
      await press(page, name)
      await calculatorIn(page, name, 'result')
    }
    expect(await findings()).toEqual([])
    expect(await page.evaluate(scrollsAside)).toBe(false)
    await page.close()
  })

  test('every failure is said in words, and axe finds nothing', async () => {
    const watched = await world.open(pageOf(world, all(), { lang: code, head: bothSchemes }), { width: 360 })
    const { page } = watched
    for (const name of calculatorNames) await calculatorIn(page, name, 'idle')
    for (const [state, status, wrong, headers] of failures) {
      for (const name of calculatorNames) {
        await answerWith(page, pathOf[name], status, failure(wrong), headers)
        await page.evaluate(`document.querySelector('valorem-${name}').reset()`)
        await press(page, name)
        await calculatorIn(page, name, state)
      }
      expect((await findingsInBoth(watched)).map(fault => `${state}: ${fault}`)).toEqual([])
      expect(await page.getByText('Contact us').first().isVisible(), state).toBe(state === 'refused')
    }
    await page.close()
  })
})

/** The fields up to the first amount, from which Enter submits; the costs begin with a list, the kind of deed. */
const firstFields = { costs: ['deed', 'price'], mortgage: ['principal'], gains: ['salePrice'] } as const

describe.each(calculatorNames)('<valorem-%s>', name => {
  test('asks once a press, the first button submits, and its event has input, result and request', async () => {
    const head = `<script>window.noted = []; document.addEventListener('valorem-${name}', ({ detail }) => noted.push(Object.keys(detail).sort()))</script>`
    const { page, requests } = await world.open(pageOf(world, tagOf(world, name), { head, lang: 'en' }))
    const asked = () => requests.filter(url => url.endsWith(pathOf[name])).length
    await calculatorIn(page, name, 'idle')
    expect(asked()).toBe(0)
    await page.locator(`valorem-${name} button`).first().click()
    await calculatorIn(page, name, 'result')
    expect(asked()).toBe(1)
    await press(page, name)
    await expect.poll(() => page.evaluate('noted.length')).toBe(2)
    expect(asked()).toBe(2)
    expect(await page.evaluate('noted[0]')).toEqual(['input', 'requestId', 'result'])
    await page.close()
  })

  test('loads the loader, the shared file, its own and one language, and nothing of the others', async () => {
    const { page, requests } = await world.open(pageOf(world, tagOf(world, name), { lang: 'lb' }))
    await calculatorIn(page, name, 'idle')
    expect(requests.filter(url => url.includes('/widget/')).map(url => url.split('/').at(-1))).toEqual(
      expect.arrayContaining([
        ...['valorem-calculators.js', `calculator-${name}.js`, 'calculators-shared.js', 'calculators.lb.json'],
      ]),
    )
    expect(requests.filter(url => url.includes('/widget/'))).toHaveLength(4)
    await page.close()
  })

  test('works from one script with its hash, under a strict policy with Trusted Types', async () => {
    const { app, key } = world
    const { files } = (await (await fetch(`${app.url}/widget/v1/calculators.json`)).json()) as {
      files: { path: string; integrity: string }[]
    }
    const file = files.find(({ path }) => path.endsWith(`/valorem-${name}.js`))
    const body = `<script async src="${app.url}${file?.path}" integrity="${file?.integrity}" crossorigin="anonymous"></script>${tagOf({ key }, name)}`
    const policy = `default-src 'none'; script-src ${app.url}; connect-src ${app.url}; img-src data:; require-trusted-types-for 'script'; trusted-types 'none'`
    const { page, refused, said, errors } = await world.open({ body, headers: { 'Content-Security-Policy': policy } })
    await press(page, name)
    await calculatorIn(page, name, 'result')
    expect({ refused, said, errors }).toEqual({ refused: [], said: [], errors: [] })
    await page.close()
  })

  test('works by keyboard alone, and the result has the focus', async () => {
    const { page } = await world.open(pageOf(world, tagOf(world, name), { lang: 'en' }))
    await calculatorIn(page, name, 'idle')
    const active = `document.querySelector('valorem-${name}').shadowRoot.activeElement?.`
    for (const field of firstFields[name]) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(`${active}id`)).toBe(field)
    }
    await page.keyboard.press('Enter')
    await calculatorIn(page, name, 'result')
    expect(await page.evaluate(`${active}id`)).toBe('result')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(`${active}tagName`)).toBe('SUMMARY')
    await page.keyboard.press('Enter')
    expect(await page.evaluate(`${active}parentElement.open`)).toBe(true)
    await page.close()
  })

  test('prints its result with what was entered, without the form', async () => {
    const { page } = await world.open(pageOf(world, tagOf(world, name), { lang: 'en' }))
    await press(page, name)
    await calculatorIn(page, name, 'result')
    const entered = page.locator(`valorem-${name} [part=entries]`)
    expect(await entered.isVisible()).toBe(false)
    await page.emulateMedia({ media: 'print' })
    expect(await entered.isVisible()).toBe(true)
    expect(await page.locator(`valorem-${name} form`).isVisible()).toBe(false)
    expect(await page.locator(`valorem-${name} [part=value]`).isVisible()).toBe(true)
    await page.close()
  })

  test('without scripts, and without its file, the child is what is read', async () => {
    const without = await world.open(pageOf(world, tagOf(world, name)), { hasJavaScript: false })
    expect(await without.page.getByText('Contact us').isVisible()).toBe(true)
    await without.page.close()
    const lost = await world.open({ body: '' })
    await lost.page.route('**/calculator-*.js', route => route.abort())
    await lost.page.setContent(pageOf(world, tagOf(world, name)).body ?? '')
    expect(await lost.page.getByText('Contact us').isVisible()).toBe(true)
    await lost.page.close()
  })

  test('a visitor without a connection reads so; the calculation goes on when it is back', async () => {
    const { page } = await world.open(pageOf(world, tagOf(world, name), { lang: 'en' }))
    await calculatorIn(page, name, 'idle')
    await page.context().setOffline(true)
    await press(page, name)
    await calculatorIn(page, name, 'offline')
    await page.getByText(texts.en.offline).waitFor()
    await page.context().setOffline(false)
    await calculatorIn(page, name, 'result')
    await page.close()
  })
})

test('without a key the form is not shown, and nothing is asked', async () => {
  const { page, requests } = await world.open(
    pageOf(world, '<valorem-costs><a href="/c">Contact us</a></valorem-costs>'),
  )
  await calculatorIn(page, 'costs', 'refused')
  expect(await page.getByText('Contact us').isVisible()).toBe(true)
  expect(requests.some(url => url.includes('/api/'))).toBe(false)
  await page.close()
})
