import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, inState, type WidgetWorld, widgetWorld } from '../../support/widget-host.ts'

let world: WidgetWorld
beforeAll(async () => {
  world = await widgetWorld()
})
afterAll(() => world.close())

test('a district that nobody knows leaves the choice at its first line', async () => {
  const { page } = await world.open({ lang: 'en', attributes: 'commune="Luxembourg" quartier="Nonsense"' })
  await inState(page, 'idle')
  const chosen = `document.querySelector('valorem-estimate').shadowRoot.querySelector('#quartier').selectedIndex`
  expect(await page.evaluate(chosen)).toBe(0)
  await page.evaluate(`document.querySelector('valorem-estimate').setAttribute('quartier', 'Belair')`)
  expect(await page.locator('#quartier').inputValue()).toBe('Belair')
  await page.close()
})

test('a district beside a municipality in another spelling is asked with it', async () => {
  const { page } = await world.open({ lang: 'en', attributes: 'commune="luxembourg" quartier="Belair" surface="80"' })
  await inState(page, 'idle')
  await page.locator('[part~=submit]').click()
  await inState(page, 'result')
  expect(await page.evaluate(`document.querySelector('valorem-estimate').value`)).toEqual({
    ...{ commune: 'Luxembourg', quartier: 'Belair', surface: 80 },
  })
  expect(await page.locator('#quartier').inputValue()).toBe('Belair')
  await page.close()
})

test('one municipality that is found is told of as properly as several', async () => {
  const { page } = await world.open({ lang: 'en' })
  await inState(page, 'idle')
  const said = page.locator('p[role=status]').first()
  await page.locator('#commune').fill('mamer')
  expect(await said.textContent()).toBe('Municipalities found: 1')
  await page.locator('#commune').fill('esch')
  const { length } = await page.getByRole('option').all()
  expect(length).toBeGreaterThan(1)
  expect(await said.textContent()).toBe(`Municipalities found: ${length}`)
  await page.close()
})

test('without questions a later answer leaves the contact form as it was filled in', async () => {
  const attributes = 'fields="" lead="result" lead-action="/leads" privacy-url="/privacy"'
  const { page } = await world.open({ lang: 'en', attributes })
  await inState(page, 'idle')
  await ask(page)
  await inState(page, 'result')
  await page.locator('#lead-name').fill('Ada')
  await page.locator('#lead-consent').check()
  await page.locator('summary').click()
  const again = page.evaluate<number>(
    `new Promise(done => document.addEventListener('valorem-estimate', ({ detail }) => done(detail.input.surface), { once: true }))`,
  )
  await ask(page, 'Mamer', '90')
  expect(await again).toBe(90)
  expect(await page.locator('#lead-name').inputValue()).toBe('Ada')
  expect(await page.locator('#lead-consent').isChecked()).toBe(true)
  // So does the part that was opened.
  expect(await page.locator('details').getAttribute('open')).toBe('')
  await page.close()
})

test('dotted years are told of where a line is drawn: not for a new build, which has none', async () => {
  const { page } = await world.open({ lang: 'en', attributes: 'fields="estNeuf"' })
  await inState(page, 'idle')
  await ask(page)
  await inState(page, 'result')
  const says = async () => (await page.locator('[part=details]').textContent())?.includes('Dotted line')
  const isDrawn = () => page.locator('[part=history]').count()
  expect(await says()).toBe((await page.locator('.k path + path').getAttribute('d')) !== '')
  await page.locator('[part=refine] summary').click()
  await page.locator('#estNeuf').selectOption('yes')
  await page.locator('[part~=update]').click()
  await page.locator('[part=history]').waitFor({ state: 'detached' })
  expect([await says(), await isDrawn()]).toEqual([false, 0])
  await page.close()
})

test('a nameless agency stands at the start of a link with a capital letter', async () => {
  const { page } = await world.open({ lang: 'de', attributes: 'lead-phone="+352 26 12 34"' })
  await inState(page, 'idle')
  await ask(page)
  await inState(page, 'result')
  expect(await page.locator('a[href^="tel:"]').innerText()).toBe('Die Agentur anrufen · +352 26 12 34')
  await page.close()
})

test('a French letter sets its colons apart; where the page may not copy, the button goes and nothing breaks', async () => {
  const { page, errors } = await world.open({ lang: 'fr', attributes: 'lead-email="info@agency.example"' })
  await inState(page, 'idle')
  await ask(page)
  await inState(page, 'result')
  const href = (await page.locator('a[href^="mailto:"]').getAttribute('href')) ?? ''
  const lines = decodeURIComponent(href.split('body=')[1] ?? '').split('\n')
  expect(lines.slice(1, 3)).toEqual(['Commune\u00a0: Mamer', 'Surface habitable\u00a0: 82 m²'])
  await page.evaluate(`navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'))`)
  const copy = page.getByRole('button', { name: 'Copier mon estimation' })
  await copy.click()
  await copy.waitFor({ state: 'detached' })
  expect(errors).toEqual([])
  await page.close()
})
