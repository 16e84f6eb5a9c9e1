import { createServer } from 'node:http'
import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createProofs } from '#server/access/proof-of-work'
import { ask, type HostPage, inState, shownText, type WidgetWorld, widgetWorld } from '../../support/widget-host.ts'

let world: WidgetWorld
beforeAll(async () => {
  world = await widgetWorld()
})
afterAll(() => world.close())

const brand = {
  ...{ name: 'Agence Belair', colour: '#7a1f4b', phone: '+352 26 12 34', email: 'info@agency.example' },
  ...{ website: null, logo: { url: '/widget/logo/a.png', width: 200, height: 50 } },
}

/** Lets the service say what it says of the key of an organisation, and take contacts as a test wants. */
const asOrganisation = async (page: Page, about: object, takeLead: (route: Route) => Promise<void>): Promise<void> => {
  await page.route('**/api/v1/estimation/places', async route => {
    if (route.request().method() === 'OPTIONS') return route.continue()
    const response = await route.fetch()
    const { data, ...rest } = await response.json()
    await route.fulfill({ response, json: { ...rest, data: { ...data, ...about } } })
  })
  await page.route('**/api/v1/leads', route =>
    route.request().method() === 'OPTIONS'
      ? route.fulfill({ status: 204, headers: { ...open, 'Access-Control-Allow-Headers': '*' } })
      : takeLead(route),
  )
}
const open = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': 'Retry-After, X-Should-Retry' }

const accepted = (id: string) => ({ success: true, data: { id, delivery: 'queued' }, meta: {} })
const refused = (code: string) => ({ success: false, code, error: 'No.', requestId: 'req_1' })

/** Opens a page whose element is drawn once the requests are in the hands of the test, up to its result. */
const withResult = async (
  attributes: string,
  takeLead: (route: Route) => Promise<void>,
  { about = { leads: true, brand }, head = '' }: { about?: object } & HostPage = {},
) => {
  const watched = await world.open({ lang: 'en', body: '<div id="late"></div>', head })
  const { page } = watched
  await asOrganisation(page, about, takeLead)
  await page.evaluate(`(() => {
    const script = document.createElement('script')
    script.src = '${world.app.url}/widget/v1/valorem-estimate.en.js'
    const box = document.getElementById('late')
    box.innerHTML = ${JSON.stringify(`<valorem-estimate api-key="${world.key}" ${attributes}></valorem-estimate>`)}
    box.append(script)
  })()`)
  await inState(page, 'idle')
  await ask(page)
  await inState(page, 'result')
  return watched
}

const send = async (page: Page): Promise<void> => {
  await page.locator('#lead-name').fill('Ada')
  await page.locator('#lead-email').fill('ada@example.org')
  await page.locator('#lead-consent').check()
  await page.locator('[part~=send]').click()
}

const service = 'lead="service" privacy-url="/privacy" reference="home"'

describe('a contact that the service passes on', () => {
  test('arrives with what the contract asks for; the visitor reads by which way', async () => {
    const bodies: Record<string, unknown>[] = []
    const { page, findings, errors } = await withResult(service, async route => {
      bodies.push(route.request().postDataJSON())
      await route.fulfill({ status: 201, headers: open, json: accepted(`${bodies[0]?.id}`) })
    })
    expect(await shownText(page)).toContain('Agence Belair receives these details through Valorem')
    expect(await findings()).toEqual([])
    await send(page)
    await page.getByText('Thank you, your request was sent.').waitFor()
    expect(bodies).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
        contact: { name: 'Ada', email: 'ada@example.org' },
        consent: {
          text: 'I agree that my details and my estimate may be used by Agence Belair to contact me.',
          privacyUrl: `${world.site}/privacy`,
          at: expect.stringMatching(/Z$/),
        },
        home: { commune: 'Mamer', surface: 82 },
        ...{ page: `${world.site}/`, language: 'en', reference: 'home', utm: {} },
        elapsedSeconds: expect.any(Number),
      },
    ])
    expect(bodies[0]?.elapsedSeconds).toBeGreaterThanOrEqual(3)
    expect(errors).toEqual([])
    await page.close()
  })

  test('is sent once more by itself, and again by the visitor, under one name; under another when it changed', async () => {
    const ids: string[] = []
    const { page } = await withResult(
      service,
      async route => {
        ids.push(route.request().postDataJSON().id)
        if (ids.length <= 4) return route.fulfill({ status: 503, headers: open, json: refused('unavailable') })
        await route.fulfill({ status: 201, headers: open, json: accepted(`${ids.at(-1)}`) })
      },
      // As on a page without https.
      { head: '<script>delete Crypto.prototype.randomUUID</script>' },
    )
    await send(page)
    await page.getByText('Sending failed.').waitFor()
    await page.locator('[part~=send]').click()
    await expect.poll(() => ids.length).toBe(4)
    await page.getByText('Sending failed.').waitFor()
    await page.locator('#lead-phone').fill('26 12 34')
    await page.locator('[part~=send]').click()
    await page.getByText('Thank you, your request was sent.').waitFor()
    expect(ids.length).toBe(5)
    expect(new Set(ids.slice(0, 4)).size).toBe(1)
    expect(new Set(ids).size).toBe(2)
    await page.close()
  })

  test('that needs a proof of work is sent again with it, which the service takes', async () => {
    const [proofs, now, sent] = [createProofs(['secret']), new Date(), [] as (string | undefined)[]]
    const { page, errors } = await withResult(service, async route => {
      const { id: leadId, proof } = route.request().postDataJSON()
      sent.push(proof)
      if (proofs.isProven(proof, { keyId: 'key_1', leadId }, now))
        return route.fulfill({ status: 201, headers: open, json: accepted(leadId) })
      const challenge = proofs.createChallenge({ keyId: 'key_1', leadId }, now)
      const headers = { ...open, 'X-Should-Retry': 'false' }
      await route.fulfill({ status: 429, headers, json: { ...refused('proof_required'), challenge } })
    })
    await send(page)
    await page.getByText('Thank you, your request was sent.').waitFor()
    expect([sent.length, sent[0], errors]).toEqual([2, undefined, []])
    await page.close()
  })

  test.each([
    [429, 'rate_limited', 'Too many requests at the moment.'],
    [403, 'leads_off', 'Sending failed.'],
    [400, 'invalid_request', 'Sending failed.'],
  ])('that fails with %i stays as it was typed, with number and e-mail beside it', async (status, code, sentence) => {
    const { page, findings } = await withResult(service, route =>
      route.fulfill({ status, headers: { ...open, 'Retry-After': '3600' }, json: refused(code) }),
    )
    await send(page)
    const failure = page.locator('section[part=lead] [part=status]').filter({ hasText: sentence })
    await failure.waitFor()
    expect(await page.locator('#lead-name').inputValue()).toBe('Ada')
    expect(await page.locator('#lead-consent').isChecked()).toBe(true)
    const links = await failure.locator('a').all()
    expect(await Promise.all(links.map(async one => (await one.getAttribute('href'))?.split('?')[0]))).toEqual([
      'tel:+352261234',
      'mailto:info@agency.example',
    ])
    expect(await findings()).toEqual([])
    await page.close()
  })

  test('goes to a listener of the page first, which may take it', async () => {
    let asked = 0
    const { page } = await withResult(
      service,
      async route => {
        asked += 1
        await route.abort()
      },
      { head: "<script>document.addEventListener('valorem-lead', event => event.preventDefault())</script>" },
    )
    await send(page)
    await page.getByText('Thank you, your request was sent.').waitFor()
    expect(asked).toBe(0)
    await page.close()
  })

  test('needs an e-mail address or a number', async () => {
    const { page } = await withResult(`${service} lead-required=""`, route => route.abort())
    await page.locator('#lead-consent').check()
    await page.locator('[part~=send]').click()
    expect(await page.locator('#lead-email-fault').innerText()).toBe('Required field: E-mail.')
    await page.close()
  })
})

test('an address of another origin that lets nobody read has the contact: the page says so', async () => {
  const received: string[] = []
  const server = createServer((req, res) => {
    received.push(`${req.method}`)
    res.writeHead(200).end()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const action = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/leads`
  const { page } = await withResult(`lead="result" privacy-url="/privacy" lead-action="${action}"`, route =>
    route.abort(),
  )
  await send(page)
  await page.getByText('Your request was sent; this page could not read the answer.').waitFor()
  expect(received).toEqual(['POST', 'HEAD'])
  await page.close()
  await new Promise(resolve => server.close(resolve))
})

describe('the brand of the organisation', () => {
  const accent = (page: Page) =>
    page.evaluate<string>(
      `getComputedStyle(document.querySelector('valorem-estimate').shadowRoot.querySelector('[part~=submit]')).backgroundColor`,
    )

  test('gives colour, name, number and e-mail where the page says nothing', async () => {
    const { page, findings } = await withResult('', route => route.abort())
    expect(await accent(page)).toBe('rgb(122, 31, 75)')
    expect(await shownText(page)).toContain('Call Agence Belair')
    expect(await page.locator('valorem-estimate img').count()).toBe(0)
    expect(await findings()).toEqual([])
    await page.close()
  })

  test('gives way to what the page says, and all of it to brand="none"', async () => {
    const own = 'agency="Agence Kieffer" lead-phone="27 00 00" style="--valorem-accent: rgb(1, 2, 3)"'
    const { page } = await withResult(own, route => route.abort())
    expect(await accent(page)).toBe('rgb(1, 2, 3)')
    expect(await page.getByText('Call Agence Kieffer').getAttribute('href')).toBe('tel:270000')
    await page.evaluate(`document.querySelector('valorem-estimate').setAttribute('brand', 'none')`)
    expect(await shownText(page)).not.toContain('info@agency.example')
    await page.close()
  })

  test.each([
    ['that loads is shown, with the name for those who do not see it', true],
    ['that does not load is the name', false],
  ])('a logo %s', async (_what, isThere) => {
    const { page, findings } = await withResult('', route => route.abort())
    const body = await page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 50 } })
    await page.route('**/widget/logo/a.png', route =>
      isThere ? route.fulfill({ contentType: 'image/png', body }) : route.abort(),
    )
    await page.evaluate(`document.querySelector('valorem-estimate').setAttribute('brand', 'logo')`)
    if (isThere) {
      const logo = `document.querySelector('valorem-estimate').shadowRoot.querySelector('img')`
      await expect.poll(() => page.evaluate(`${logo}.naturalWidth`)).toBe(200)
      expect(await page.evaluate(`${logo}.alt`)).toBe('Agence Belair')
    } else await page.locator('valorem-estimate b[part=logo]').waitFor()
    expect(await findings()).toEqual([])
    await page.close()
  })
})
