import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { areaIn, areaLines, areaTag, areaText } from '../../support/area-host.ts'
import { answerWith, type WidgetWorld, widgetWorld } from '../../support/widget-host.ts'

let world: WidgetWorld
beforeAll(async () => {
  world = await widgetWorld()
})
afterAll(() => world.close())

const area = '/api/v1/market/area?*'
const failure = (code: string, error: string) => ({ success: false, code, error, requestId: 'req_1' })

describe('a place without prices says so, and shows the text of the page', () => {
  test.each([
    ['a name that nobody has', 'commune="Ettelbrik"', 'notFound', '“Ettelbrik” is unknown. Known: Ettelbruck.'],
    [
      'a district that nobody has',
      'commune="Luxembourg" quartier="Belaire"',
      'invalid',
      '“Belaire, Luxembourg” is unknown. Known: Beggen, Belair',
    ],
    [
      'a district without a price',
      'commune="Mamer" quartier="Capellen"',
      'invalid',
      'Mamer has one price: leave out quartier="…".',
    ],
    ['no place', '', 'noPlace', 'commune="…" is missing.'],
    ['blanks', 'commune="  "', 'noPlace', 'commune="…" is missing.'],
    ['a name of 101 signs', `commune="${'M'.repeat(101)}"`, 'invalid', 'is unknown.'],
    ['markup', 'commune="<img src=x onerror=alert(1)>"', 'notFound', '“<img src=x onerror=alert(1)>” is unknown.'],
  ])('%s', async (_what, attributes, state, sentence) => {
    const { page, findings, errors } = await world.open({ body: areaLines(world, `lang="en" ${attributes}`) })
    await areaIn(page, state)
    const text = await areaText(page)
    expect(text).toContain('There are no prices for this place here.')
    expect(text).toContain(`For the owner of this site: `)
    expect(text).toContain(sentence)
    // What exists is never called unknown.
    expect(text.includes('is unknown')).toBe(sentence.includes('is unknown'))
    expect(await page.getByText('Prices in our town').isVisible()).toBe(true)
    expect(await page.locator('valorem-area img').count()).toBe(0)
    expect(await findings()).toEqual([])
    expect(errors).toEqual([])
    await page.evaluate(
      `(one => { one.removeAttribute('quartier'); one.setAttribute('commune', 'Mamer') })(document.querySelector('valorem-area'))`,
    )
    await areaIn(page, 'result')
    await page.close()
  })
})

describe('a key that is refused', () => {
  test.each([
    [
      'of another site',
      async () => (await world.app.newKey('pro', 'publishable', ['https://else.example'])).key,
      'origin_not_allowed',
    ],
    ['that nobody has', async () => `vp_live_${'0'.repeat(49)}`, 'invalid_key'],
    ['that is secret, and is not sent', async () => 'vk_live_secret', 'invalid_configuration'],
    ['that is missing', async () => '', 'missing_credential'],
  ])('%s: code and origin are told', async (_what, makeKey, code) => {
    const tag = areaTag(world, 'commune="Mamer" lang="en"').replace(world.key, await makeKey())
    const { page, requests } = await world.open({
      body: `<script async src="${world.app.url}/widget/v1/valorem-area.js"></script>${tag}`,
    })
    await areaIn(page, 'refused')
    expect(await areaText(page)).toContain(`For the owner of this site: ${code}, ${world.site}`)
    const isSent = !['invalid_configuration', 'missing_credential'].includes(code)
    expect(requests.some(url => url.includes('/api/'))).toBe(isSent)
    await page.close()
  })
})

describe('a service that does not answer', () => {
  test.each([
    [429, failure('rate_limited', 'Too many requests.')],
    [503, failure('unavailable', 'Not at the moment.')],
    [502, { nothing: true }],
    [200, { nothing: true }],
  ])('by status %i: a button asks again', async (status, body) => {
    const { page, errors } = await world.open({ body: '<p>before</p>' })
    await answerWith(page, area, status, body)
    await page.evaluate(
      `document.querySelector('main').append(document.createRange().createContextualFragment(${JSON.stringify(areaLines(world, 'commune="Mamer" lang="en"'))}))`,
    )
    await page.locator('valorem-area').getByText('We can’t reach the service right now.').waitFor()
    expect(await page.getByText('Prices in our town').isVisible()).toBe(true)
    await page.unroute(`**${area}`)
    await page.locator('valorem-area #again').click()
    await areaIn(page, 'result')
    expect(errors).toEqual([])
    await page.close()
  })

  test('slowly: that is said after five seconds, and the prices come all the same', async () => {
    const { page } = await world.open({ body: '<p>before</p>' })
    const released = Promise.withResolvers<void>()
    await page.route(`**${area}`, async route => {
      await released.promise
      await route.continue().catch(() => {})
    })
    await page.clock.install()
    await page.evaluate(
      `document.querySelector('main').append(document.createRange().createContextualFragment(${JSON.stringify(areaLines(world, 'commune="Mamer" lang="en"'))}))`,
    )
    await page.locator('valorem-area').getByText('Loading prices…').waitFor()
    await page.clock.fastForward(6000)
    await page.locator('valorem-area').getByText('This is taking longer than usual…').waitFor()
    released.resolve()
    await areaIn(page, 'result')
    await page.close()
  })

  test('never: after fifteen seconds there is a button', async () => {
    const { page } = await world.open({ body: '<p>before</p>' })
    await page.route(`**${area}`, () => {})
    await page.clock.install()
    await page.evaluate(
      `document.querySelector('main').append(document.createRange().createContextualFragment(${JSON.stringify(areaLines(world, 'commune="Mamer" lang="en"'))}))`,
    )
    await areaIn(page, 'busy')
    await page.clock.fastForward(16_000)
    await areaIn(page, 'failed')
    await page.close()
  })

  test('because the visitor is offline: the prices come by themselves when the connection is back', async () => {
    const { page } = await world.open({ body: areaLines(world, 'commune="Mamer" lang="en"') })
    await areaIn(page, 'result')
    await page.context().setOffline(true)
    await page.evaluate(`document.querySelector('valorem-area').setAttribute('commune', 'Kehlen')`)
    await areaIn(page, 'offline')
    expect(await areaText(page)).toContain('You are offline.')
    await page.context().setOffline(false)
    await areaIn(page, 'result')
    expect(await areaText(page)).toContain('Flat prices in Kehlen')
    await page.close()
  })
})

test('without scripts, and where the script is blocked, the text of the page stands there', async () => {
  const bare = await world.open({ body: areaLines(world, 'commune="Mamer"') }, { hasJavaScript: false })
  expect(await bare.page.getByText('Prices in our town').isVisible()).toBe(true)
  await bare.page.close()
  const blocked = await world.open({
    body: areaLines(world, 'commune="Mamer"'),
    headers: { 'Content-Security-Policy': "script-src 'none'" },
  })
  expect(await blocked.page.getByText('Prices in our town').isVisible()).toBe(true)
  await blocked.page.close()
})

test('a strict policy with Trusted Types, its hash and no style-src is enough', async () => {
  const { files } = (await (await fetch(`${world.app.url}/widget/v1/area.json`)).json()) as {
    files: { path: string; integrity: string }[]
  }
  const [{ path = '', integrity = '' } = {}] = files
  const { page, refused, errors } = await world.open({
    body: `<script async src="${world.app.url}${path}" integrity="${integrity}" crossorigin="anonymous"></script>${areaTag(world, 'commune="Mamer"')}`,
    headers: {
      'Content-Security-Policy': `default-src 'none'; script-src ${world.app.url}; connect-src ${world.app.url}; img-src data:; require-trusted-types-for 'script'; trusted-types 'none'`,
    },
  })
  await areaIn(page, 'result')
  expect([refused, errors]).toEqual([[], []])
  await page.close()
})

test('in a frame of srcdoc the link leaves the frame, with the campaign of the page around it', async () => {
  const lines = areaLines(world, 'commune="Mamer" lang="en" estimate-url="/estimate"').replaceAll('"', '&quot;')
  const { page } = await world.open({
    body: `<iframe width="700" height="900" srcdoc="${lines}"></iframe>`,
    query: 'mamer?utm_source=vitrine',
  })
  const link = page.frameLocator('iframe').locator('a[part~=estimate]')
  await link.click()
  await page.waitForURL(`${world.site}/estimate?utm_source=vitrine`)
  await page.close()
})
