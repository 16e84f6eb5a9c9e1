import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  answerWith,
  ask,
  inState,
  shownText,
  unfold,
  type WidgetWorld,
  widgetWorld,
} from '../../support/widget-host.ts'

let world: WidgetWorld
beforeAll(async () => {
  world = await widgetWorld()
})
afterAll(() => world.close())

const estimation = '/api/v1/estimation'
const failure = (code: string, error: string) => ({ success: false, code, error, requestId: 'req_1' })

/** Notes each event of the element in the page. */
const noteEvents = `
window.noted = []
for (const name of ['ready', 'estimate', 'error', 'lead'])
  document.addEventListener('valorem-' + name, ({ type, detail }) => noted.push([type, detail]))
`
const head = `<script>${noteEvents}</script>`

/** Visitors that give no call up while a test looks at what stands there meanwhile: a look takes as long as the machine wants. */
const patient = `<script>
const usual = setTimeout
window.setTimeout = (act, ms, ...rest) => usual(act, ms > 10_000 ? 600_000 : ms, ...rest)
</script>`

describe('an element that the service refuses', () => {
  test.each([
    [
      'a foreign origin',
      () => world.app.newKey('pro', 'publishable', ['https://elsewhere.example']),
      'origin_not_allowed',
    ],
    ['a key that nobody has', async () => ({ key: `vp_live_${'0'.repeat(49)}` }), 'invalid_key'],
    ['a secret key, which is not sent', async () => ({ key: 'vk_live_secret' }), 'invalid_configuration'],
    ['no key, and nothing is sent', async () => ({ key: '' }), 'missing_credential'],
  ])('says so in words, with code and origin: %s', async (_what, makeKey, code) => {
    const { key } = await makeKey()
    const body = `<script async src="${world.app.url}/widget/v1/valorem-estimate.js"></script>
<valorem-estimate api-key="${key}"><a href="/contact">Contact us</a></valorem-estimate>`
    const { page, findings, requests } = await world.open({ body, head, lang: 'en' })
    await inState(page, 'refused')
    const text = await shownText(page)
    expect(text).toContain('Estimates are not available on this site.')
    expect(text).toContain(`For the owner of this site: ${code}, ${world.site}`)
    expect(await page.getByText('Contact us').isVisible()).toBe(true)
    expect(await page.locator('valorem-estimate form').first().isVisible()).toBe(false)
    expect(await findings()).toEqual([])
    // The page may ask for the focus of a form that is not there.
    await page.evaluate(`document.querySelector('valorem-estimate').focus()`)
    expect(await page.locator('valorem-estimate form').first().isVisible()).toBe(false)
    expect(await page.locator('#commune').isVisible()).toBe(false)
    expect(await page.evaluate('noted.map(([type, { code }]) => [type, code])')).toEqual([['valorem-error', code]])
    const isSent = !['invalid_configuration', 'missing_credential'].includes(code)
    expect(requests.some(url => url.includes('/api/'))).toBe(isSent)
    const box = await page.locator('[part=card]').boundingBox()
    expect(box?.height).toBeLessThan(200)
    await page.close()
  })

  test('a key that is revoked while a visitor fills in the form', async () => {
    const { id, key } = await world.app.newKey('pro', 'publishable', [world.site])
    const body = `<script async src="${world.app.url}/widget/v1/valorem-estimate.js"></script>
<valorem-estimate api-key="${key}"><a href="/contact">Contact us</a></valorem-estimate>`
    const { page } = await world.open({ body, lang: 'en' })
    await inState(page, 'idle')
    await world.app.keys.revoke(id, '2026-11-21T12:00:00.000Z')
    world.app.clock.now = new Date(world.app.clock.now.getTime() + 10_000)
    await ask(page)
    await inState(page, 'refused')
    expect(await shownText(page)).toContain('revoked_key')
    await page.close()
  })
})

describe('an estimate that fails', () => {
  test('busy: the button keeps the focus and a second press asks nothing; after five seconds it says that it is slow', async () => {
    const { page, findings, requests } = await world.open({ lang: 'en', head: patient })
    await inState(page, 'idle')
    const released = Promise.withResolvers<void>()
    await page.route(`**${estimation}`, async route => {
      await released.promise
      await route.continue().catch(() => {})
    })
    await ask(page)
    await inState(page, 'busy')
    const button = page.locator('[part~=submit]')
    expect(await button.getAttribute('aria-disabled')).toBe('true')
    expect(await shownText(page)).toContain('Calculating…')
    await button.click({ force: true })
    await page.keyboard.press('Enter')
    expect(await findings()).toEqual([])
    await page.getByText('This is taking longer than usual…').waitFor()
    released.resolve()
    await inState(page, 'result')
    expect(requests.filter(url => url.endsWith(estimation)).length).toBeLessThanOrEqual(2) // its preflight, and itself
    expect(await button.getAttribute('aria-disabled')).toBeNull()
    await page.close()
  })

  test('offline: it waits and asks by itself, once, when the connection is back', async () => {
    const { page, findings } = await world.open({ lang: 'en', head })
    await inState(page, 'idle')
    await page.context().setOffline(true)
    await ask(page)
    await inState(page, 'offline')
    expect(await shownText(page)).toContain('You are offline.')
    expect(await findings()).toEqual([])
    await page.context().setOffline(false)
    await inState(page, 'result')
    expect(await page.evaluate(`noted.filter(([type]) => type === 'valorem-estimate').length`)).toBe(1)
    await page.close()
  })

  test('the minute: it counts down where it is seen, speaks at the start and the end alone, and keeps the old result', async () => {
    const { page, findings } = await world.open({ lang: 'en' })
    await inState(page, 'idle')
    await ask(page)
    await inState(page, 'result')
    await answerWith(page, estimation, 429, failure('rate_limited', 'Too many requests in this minute.'), {
      'Retry-After': '600',
    })
    // Ten minutes, of which the clock of the page takes most at once.
    await unfold(page, 'refine')
    await page.clock.install()
    await page.locator('[part~=update]').click()
    await inState(page, 'waiting')
    const shown = page.locator('[part=status] [aria-hidden=true]')
    const spoken = page.locator('[part=status] .u')
    const first = await shown.innerText()
    expect(first).toMatch(/Try again in (5\d\d|600)\u00a0s\./)
    const said = await spoken.textContent()
    expect(await findings()).toEqual([])
    await expect.poll(() => shown.innerText()).not.toBe(first)
    expect(await spoken.textContent()).toBe(said)
    await page.clock.fastForward(600_000)
    await page.getByText('You can try again now.').waitFor()
    expect(await shownText(page)).toContain('Your estimate')
    await page.unroute(`**${estimation}`)
    await page.locator('[part~=update]').click()
    await inState(page, 'result')
    await page.close()
  })

  test.each([
    [
      'usedUp',
      429,
      failure('daily_quota_exhausted', 'The quota of this key is used up.'),
      'Today’s estimates are used up.',
    ],
    ['failed', 503, failure('unavailable', 'Not at the moment.'), 'We can’t reach the service right now.'],
    ['failed', 200, { nothing: true }, 'We can’t reach the service right now.'],
    [
      'invalid',
      400,
      { ...failure('invalid_request', 'Wrong.'), issues: [{ path: 'surface', message: 'Must be a number.' }] },
      'surface: Must be a number.',
    ],
    [
      'notFound',
      404,
      {
        ...failure('municipality_not_found', 'No Luxembourg municipality is called "<img src=x onerror=alert(1)>".'),
        suggestions: ['<b>Mamer</b>'],
      },
      'We can’t find “<img src=x onerror=alert(1)>”.',
    ],
  ])('%s by status %i is said in words, and the form stays', async (state, status, body, sentence) => {
    const { page, findings, errors } = await world.open({ lang: 'en', head })
    await inState(page, 'idle')
    await answerWith(page, estimation, status, body, { 'Retry-After': '60' })
    await ask(page, '<img src=x onerror=alert(1)>', '80')
    await inState(page, state)
    expect(await shownText(page)).toContain(sentence)
    expect(await page.locator('#commune').inputValue()).toBe('<img src=x onerror=alert(1)>')
    expect(await page.locator('valorem-estimate img').count()).toBe(0)
    expect(await findings()).toEqual([])
    expect(errors).toEqual([])
    expect(await page.evaluate(`noted.at(-1)[0]`)).toBe('valorem-error')
    await page.close()
  })

  test('a connection that breaks while the browser believes that it is online', async () => {
    const { page } = await world.open({ lang: 'en' })
    await inState(page, 'idle')
    await page.route(`**${estimation}`, route => route.abort())
    await ask(page)
    await inState(page, 'failed')
    await page.unroute(`**${estimation}`)
    await page.locator('[part~=submit]').click()
    await inState(page, 'result')
    await page.close()
  })
})
