import { createServer } from 'node:http'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createProofs } from '#server/access/proof-of-work'
import { shownText, type WidgetWorld, widgetWorld } from '../../support/widget-host.ts'
import { accepted, open, refused, send, service, withResult } from './service-leads.ts'

let world: WidgetWorld
beforeAll(async () => {
  world = await widgetWorld()
})
afterAll(() => world.close())

describe('a contact that the service passes on', () => {
  test('arrives with what the contract asks for; the visitor reads by which way', async () => {
    const bodies: Record<string, unknown>[] = []
    const { page, findings, errors } = await withResult(world, service, async route => {
      bodies.push(route.request().postDataJSON())
      await route.fulfill({ status: 201, headers: open, json: accepted(`${bodies[0]?.id}`) })
    })
    expect(await shownText(page)).toContain('Valorem passes on your request.')
    expect(await findings()).toEqual([])
    // Number, address and the estimate to copy stand below the form, also once it was sent.
    const ways = page.locator('[part=lead] :is(a[href="tel:+352261234"], a[href^="mailto:info@"], button.q)')
    expect(await ways.filter({ visible: true }).count()).toBe(3)
    await send(page)
    await page.getByText('Thanks, Agence Belair will be in touch.').waitFor()
    expect(await ways.filter({ visible: true }).count()).toBe(3)
    expect(bodies).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
        contact: { name: 'Ada', email: 'ada@example.org' },
        consent: {
          text: 'I agree that Agence Belair may use my details and this estimate to contact me.',
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
      world,
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
    await page.getByText('Your request did not go out.').waitFor()
    await page.locator('[part~=send]').click()
    await expect.poll(() => ids.length).toBe(4)
    await page.getByText('Your request did not go out.').waitFor()
    await page.locator('#lead-by-phone').check()
    await page.locator('#lead-phone').fill('26 12 34')
    await page.locator('[part~=send]').click()
    await page.getByText('Thanks, Agence Belair will be in touch.').waitFor()
    expect(ids.length).toBe(5)
    expect(new Set(ids.slice(0, 4)).size).toBe(1)
    expect(new Set(ids).size).toBe(2)
    await page.close()
  })

  test('that needs a proof of work is sent again with it, which the service takes', async () => {
    const [proofs, now, sent] = [createProofs(['secret']), new Date(), [] as (string | undefined)[]]
    const { page, errors } = await withResult(world, service, async route => {
      const { id: leadId, proof } = route.request().postDataJSON()
      sent.push(proof)
      if (proofs.isProven(proof, { keyId: 'key_1', leadId }, now))
        return route.fulfill({ status: 201, headers: open, json: accepted(leadId) })
      const challenge = proofs.createChallenge({ keyId: 'key_1', leadId }, now)
      const headers = { ...open, 'X-Should-Retry': 'false' }
      await route.fulfill({ status: 429, headers, json: { ...refused('proof_required'), challenge } })
    })
    await send(page)
    await page.getByText('Thanks, Agence Belair will be in touch.').waitFor()
    expect([sent.length, sent[0], errors]).toEqual([2, undefined, []])
    await page.close()
  })

  test.each([
    [429, 'rate_limited', 'Many requests right now.'],
    [403, 'leads_off', 'Your request did not go out.'],
    [400, 'invalid_request', 'Your request did not go out.'],
  ])('that fails with %i stays as it was typed, with number and e-mail beside it', async (status, code, sentence) => {
    const { page, findings } = await withResult(world, service, route =>
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
    const head = "<script>document.addEventListener('valorem-lead', event => event.preventDefault())</script>"
    const { page, requests } = await withResult(world, service, route => route.abort(), { head })
    await send(page)
    await page.getByText('Thanks, Agence Belair will be in touch.').waitFor()
    expect(requests.filter(url => url.endsWith('/api/v1/leads'))).toEqual([])
    await page.close()
  })

  test('needs an e-mail address or a number', async () => {
    const { page } = await withResult(world, `${service} lead-required=""`, route => route.abort())
    await page.locator('#lead-consent').check()
    await page.locator('[part~=send]').click()
    expect(await page.locator('#lead-phone-fault').innerText()).toBe('Missing: Phone.')
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
  const { page } = await withResult(world, `lead="result" privacy-url="/privacy" lead-action="${action}"`, route =>
    route.abort(),
  )
  await send(page)
  await page.getByText('Your request has been sent.').waitFor()
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
    const { page, findings } = await withResult(world, '', route => route.abort())
    expect(await accent(page)).toBe('rgb(122, 31, 75)')
    expect(await shownText(page)).toContain('Call Agence Belair')
    expect(await page.locator('valorem-estimate img').count()).toBe(0)
    expect(await findings()).toEqual([])
    await page.close()
  })

  test('gives way to what the page says, and all of it to brand="none"', async () => {
    const own = 'agency="Agence Kieffer" lead-phone="27 00 00" style="--valorem-accent: rgb(1, 2, 3)"'
    const { page } = await withResult(world, own, route => route.abort())
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
    const { page, findings } = await withResult(world, '', route => route.abort())
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
