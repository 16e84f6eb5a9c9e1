import { afterAll, beforeAll, expect, test } from 'vitest'
import { twoLines, type WidgetWorld, widgetWorld } from '../../support/widget-host.ts'

let world: WidgetWorld
beforeAll(async () => {
  world = await widgetWorld()
})
afterAll(() => world.close())

test('a contact from a frame of srcdoc, as site builders make them, names the page around it', async () => {
  const lines = twoLines(
    world.app.url,
    world.key,
    'lang="en" lead="result" lead-action="/leads" privacy-url="/privacy"',
  )
  const frame = `<iframe width="700" height="900" srcdoc="${lines.replaceAll('"', '&quot;')}"></iframe>`
  const { page } = await world.open({ body: frame, query: 'estimate?utm_source=letter' })
  const inside = page.frameLocator('iframe')
  await inside.locator('#commune').fill('Mamer')
  await inside.locator('#surface').fill('82')
  await inside.locator('[part~=submit]').click()
  await inside.locator('#lead-name').fill('Ada')
  await inside.locator('#lead-by-email').check()
  await inside.locator('#lead-email').fill('ada@visitor.example')
  await inside.locator('#lead-consent').check()
  await inside.locator('[part~=send]').click()
  await expect.poll(() => world.leads.length).toBe(1)
  expect(world.leads[0]?.get('page')).toBe(`${world.site}/estimate`)
  expect(world.leads[0]?.get('utm_source')).toBe('letter')
  await page.close()
})
