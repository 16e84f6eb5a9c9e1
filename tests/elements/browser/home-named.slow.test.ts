import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, change, inState, shownText, unfold, type WidgetWorld, widgetWorld } from '../../support/widget-host.ts'

let world: WidgetWorld
beforeAll(async () => {
  world = await widgetWorld()
})
afterAll(() => world.close())

const before = 'Your details have changed. Update the estimate.'

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
  expect(await shownText(page)).toContain('Mamer · 80\u00a0m²')
  expect(await shownText(page)).not.toContain(before)
  await change(page)
  await page.locator('#surface').fill('140')
  expect(await shownText(page)).toContain(before)
  expect(await colour()).not.toBe(usual)
  expect(await findings()).toEqual([])
  await page.emulateMedia({ media: 'print' })
  expect(await shownText(page)).toContain('Mamer · 80\u00a0m²')
  await page.emulateMedia({ media: 'screen' })
  await page.locator('#surface').fill('80')
  expect(await shownText(page)).not.toContain(before)
  await unfold(page, 'refine')
  await page.locator('#etat').selectOption({ index: 1 })
  expect(await shownText(page)).toContain(before)
  await page.locator('[part~=update]').click()
  await page.locator('valorem-estimate .r:not(.old)').waitFor()
  await change(page)
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
  expect(await page.locator('valorem-estimate [part=home]').innerText()).toBe('Belair, Luxembourg · 85\u00a0m²')
  await page.close()
})

test.each(['L-8211', '4010'])('a postcode alone, %s, asks for the municipality', async postcode => {
  const { page, findings } = await world.open({ lang: 'en' })
  await inState(page, 'idle')
  await ask(page, postcode)
  await inState(page, 'invalid')
  expect(await page.locator('#commune-fault').innerText()).toBe('Choose a municipality from the list.')
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
  const [, to, from] = /about ±(\d+)% instead of ±(\d+)%/.exec(text.replace(/[\u00a0 ]%/g, '%')) ?? []
  expect(Number(to)).toBeLessThan(Number(from))
  await page.close()
})

test('what is asked in one row stands on one line, with or without a fault', async () => {
  const { page } = await world.open({ lang: 'en' })
  await inState(page, 'idle')
  const tops = (...ids: string[]) =>
    page.evaluate(
      `${JSON.stringify(ids)}.map(id => Math.round(document.querySelector('valorem-estimate').shadowRoot.getElementById(id).getBoundingClientRect().top))`,
    ) as Promise<number[]>
  const check = async (...ids: string[]): Promise<void> => expect(new Set(await tops(...ids)).size).toBe(1)
  await check('commune', 'surface')
  await page.locator('#surface').fill('9')
  await page.locator('[part~=submit]').click()
  await page.locator('#surface-fault').waitFor()
  await check('commune', 'surface')
  await ask(page)
  await inState(page, 'result')
  await unfold(page, 'refine')
  const ids = await page.locator('[part=refine] select').evaluateAll(list => list.map(one => one.id))
  // Three in a row of a wide card.
  await check(...ids.slice(0, 3))
  await check(...ids.slice(3, 6))
  await page.close()
})
