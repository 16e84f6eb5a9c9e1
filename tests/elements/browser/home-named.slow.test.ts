import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, inState, shownText, type WidgetWorld, widgetWorld } from '../../support/widget-host.ts'

let world: WidgetWorld
beforeAll(async () => {
  world = await widgetWorld()
})
afterAll(() => world.close())

const before = 'For the details entered before.'

test('a result names its home, and is dimmed with a word while the form says another', async () => {
  const { page, findings } = await world.open({ lang: 'en' })
  await inState(page, 'idle')
  await ask(page, 'Mamer', '80 m²')
  await inState(page, 'result')
  const colour = () =>
    page.evaluate(
      `getComputedStyle(document.querySelector('valorem-estimate').shadowRoot.querySelector('[part=value] strong')).color`,
    )
  const usual = await colour()
  expect(await shownText(page)).toContain('Mamer · 80 m²')
  expect(await shownText(page)).not.toContain(before)
  await page.locator('#surface').fill('140')
  expect(await shownText(page)).toContain(before)
  expect(await colour()).not.toBe(usual)
  expect(await findings()).toEqual([])
  await page.emulateMedia({ media: 'print' })
  expect(await shownText(page)).toContain('Mamer · 80 m²')
  await page.emulateMedia({ media: 'screen' })
  await page.locator('#surface').fill('80')
  expect(await shownText(page)).not.toContain(before)
  await page.locator('#etat').selectOption({ index: 1 })
  expect(await shownText(page)).toContain(before)
  await page.locator('[part~=update]').click()
  await page.locator('valorem-estimate .r:not(.old)').waitFor()
  await page.locator('#commune').fill('Nowhere')
  await page.locator('[part~=submit]').click()
  await inState(page, 'notFound')
  expect(await shownText(page)).toContain(before)
  await page.close()
})

test('a district is named with its municipality', async () => {
  const { page } = await world.open({ lang: 'en' })
  await inState(page, 'idle')
  await page.locator('#commune').fill('Belair')
  await page.getByRole('option').first().click()
  await page.locator('#surface').fill('85m2')
  await page.locator('[part~=submit]').click()
  await inState(page, 'result')
  expect(await page.locator('valorem-estimate [part=home]').innerText()).toBe('Belair, Luxembourg · 85 m²')
  await page.close()
})

test.each(['L-8211', '4010'])('a postcode alone, %s, asks for the municipality', async postcode => {
  const { page, findings } = await world.open({ lang: 'en' })
  await inState(page, 'idle')
  await ask(page, postcode)
  await inState(page, 'invalid')
  expect(await page.locator('#commune-fault').innerText()).toBe('Enter the municipality.')
  expect(await findings()).toEqual([])
  await page.close()
})

test('what all answers together narrow is said once, not by field', async () => {
  const { page } = await world.open({ lang: 'en' })
  await inState(page, 'idle')
  await ask(page)
  await inState(page, 'result')
  const text = await page.locator('valorem-estimate [part=refine]').innerText()
  expect(text.match(/±/g)).toHaveLength(2)
  const [, to, from] = /about ± (\d+) % instead of ± (\d+) %/.exec(text.replace(/\u00a0/g, ' ')) ?? []
  expect(Number(to)).toBeLessThan(Number(from))
  await page.close()
})

test('what is asked in one row stands on one line, with or without a fault', async () => {
  const { page } = await world.open({
    lang: 'en',
    attributes: 'lead="event" privacy-url="/privacy" lead-fields="name email phone message"',
  })
  await inState(page, 'idle')
  await ask(page)
  await inState(page, 'result')
  const tops = () =>
    page.evaluate(
      `['name', 'email', 'phone', 'message'].map(name => Math.round(document.querySelector('valorem-estimate').shadowRoot.getElementById('lead-' + name).getBoundingClientRect().top))`,
    ) as Promise<number[]>
  const check = async (): Promise<void> => {
    const [name, email, phone, message] = await tops()
    expect([name, phone]).toEqual([email, message])
  }
  await check()
  await page.locator('#lead-email').fill('ada')
  await page.locator('[part~=send]').click()
  await page.locator('#lead-email-fault').waitFor()
  await check()
  await page.close()
})
