import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { luxembourgDay } from '#domain/core/instants'
import { formatAmount } from '#languages/formats'
import { languages } from '#languages/registry'
import { estimate } from '../../domain/estimation/real-prices.ts'
import { noon } from '../../support/app.ts'
import { pickSample } from '../../support/long.ts'
import { ask, change, inState, shownText, unfold, type WidgetWorld, widgetWorld } from '../../support/widget-host.ts'

/** The day of the service's clock. */
const today = luxembourgDay(noon)

let world: WidgetWorld
beforeAll(async () => {
  world = await widgetWorld()
})
afterAll(() => world.close())

/** What has the focus inside the element: its id, its part or its text. */
const focused = (page: Page): Promise<string> =>
  page.evaluate<string>(`(() => {
    const active = document.activeElement.shadowRoot?.activeElement ?? document.activeElement
    return active.id || active.getAttribute('part') || active.textContent
  })()`)

/** Outlines of what has the focus, px. */
const outlinePx = (page: Page): Promise<number> =>
  page.evaluate<number>(`parseFloat(getComputedStyle(document.activeElement.shadowRoot.activeElement).outlineWidth)`)

describe.each(pickSample(languages, 2, 'visit'))('two lines in an empty page of another origin, in %s', lang => {
  test('give the estimate of the service by the keyboard alone, and axe finds nothing', async () => {
    const { page, findings, said, errors, failures, requests, cookies, refused } = await world.open({ lang })
    await inState(page, 'idle')
    expect(await findings()).toEqual([])
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('commune')
    await page.keyboard.type('mam')
    await page.keyboard.press('ArrowDown')
    expect(await page.locator('#commune').getAttribute('aria-activedescendant')).toBe('place-0')
    expect(await findings()).toEqual([])
    await page.keyboard.press('Enter')
    expect(await page.locator('#commune').inputValue()).toBe('Mamer')
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('surface')
    expect(await outlinePx(page)).toBeGreaterThanOrEqual(3)
    await page.keyboard.type('82,5')
    await page.keyboard.press('Enter')
    await inState(page, 'result')
    // The first answer takes the focus to its heading.
    expect(await focused(page)).toBe('result')
    const own = estimate({ commune: 'Mamer', surface: 82.5 }, today)
    const text = await shownText(page)
    const ends = own.intervals.flatMap(({ low, high }) => [low, high])
    expect(ends).toHaveLength(4)
    for (const value of [own.estimationCentrale, ...ends]) expect(text).toContain(formatAmount(value, lang))
    // The second of the parts below it.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect(await page.locator('[part=details]').getAttribute('open')).toBe('')
    expect(await shownText(page)).toContain(own.reference.source)
    expect(await findings()).toEqual([])
    expect({ said, errors, failures, refused, cookies: await cookies() }).toEqual({
      said: [],
      errors: [],
      failures: [],
      refused: [],
      cookies: [],
    })
    expect(await page.evaluate('[document.cookie, localStorage.length, sessionStorage.length]')).toEqual(['', 0, 0])
    expect(requests.filter(url => ![world.site, world.app.url, 'data:,'].some(own => url.startsWith(own)))).toEqual([])
    await page.close()
  })
})

// By what each explains of the variance: 5, 4, 2, 2 and 2 parts of 100; bedrooms can only warn.
test('details narrow the range: the questions are sorted, asking again keeps the focus and speaks', async () => {
  const { page, findings } = await world.open({ lang: 'en' })
  await inState(page, 'idle')
  await ask(page, 'Luxembourg', '85')
  await inState(page, 'result')
  const first = estimate({ commune: 'Luxembourg', surface: 85 }, today)
  const asked = await page.locator('[part=refine] select').evaluateAll(list => list.map(one => one.id))
  expect(asked.join(' ')).toBe('etat classeEnergie etage exterieur parking nbChambres')
  await change(page)
  await page.locator('#quartier').selectOption('Belair')
  await unfold(page, 'refine')
  await page.locator('#etage').selectOption('dernier')
  await page.locator('#parking').selectOption('yes')
  await page.locator('#classeEnergie').selectOption('G')
  await page.locator('#nbChambres').selectOption('2')
  await page.locator('[part~=update]').focus()
  await page.keyboard.press('Enter')
  const told = {
    commune: 'Luxembourg',
    quartier: 'Belair',
    surface: 85,
    etage: 'dernier',
    parking: true,
    classeEnergie: 'G',
    nbChambres: 2,
  } as const
  const second = estimate(told, today)
  const value = page.locator('[part=value]')
  await value.getByText(formatAmount(second.estimationCentrale, 'en')).waitFor()
  expect(second.estimationCentrale).not.toBe(first.estimationCentrale)
  expect(await focused(page)).toBe('button update')
  expect(await page.locator('p[role=status]').first().innerText()).toContain(formatAmount(second.estimationHaute, 'en'))
  expect(await page.evaluate(`document.querySelector('valorem-estimate').value`)).toEqual(told)
  expect(await page.evaluate(`document.querySelector('valorem-estimate').estimate`)).toEqual(second)
  expect(await findings()).toEqual([])
  await page.close()
})

describe('places', () => {
  test('a locality, a district and a name that two share lead to what the service understands', async () => {
    const { page } = await world.open({ lang: 'fr' })
    await inState(page, 'idle')
    await page.locator('#commune').fill('kirch')
    await page.getByRole('option', { name: 'Kirchberg · Luxembourg' }).click()
    expect(await page.locator('#commune').inputValue()).toBe('Luxembourg')
    expect(await page.locator('#quartier').inputValue()).toBe('Kirchberg')
    await page.locator('#commune').fill('Capellen')
    await page.keyboard.press('Tab')
    expect(await page.locator('#commune').inputValue()).toBe('Mamer')
    expect(await page.locator('#quartier').count()).toBe(0)
    await ask(page, 'Eschweiler', '80')
    await inState(page, 'notFound')
    const suggestions = page.locator('[part=suggestion]')
    expect((await suggestions.allInnerTexts()).sort()).toEqual(['Junglinster', 'Wiltz'])
    await suggestions.first().click()
    await inState(page, 'result')
    await page.close()
  })

  test('Escape closes, then empties; Alt with arrows opens and closes; arrows wrap', async () => {
    const { page } = await world.open({ lang: 'fr' })
    await inState(page, 'idle')
    const [field, list] = [page.locator('#commune'), page.locator('#places')]
    await field.focus()
    await page.keyboard.press('Alt+ArrowDown')
    expect(await page.getByRole('option').count()).toBe(100)
    await page.keyboard.press('ArrowUp')
    expect(await field.getAttribute('aria-activedescendant')).toBe('place-99')
    await page.keyboard.press('ArrowDown')
    expect(await field.getAttribute('aria-activedescendant')).toBe('place-0')
    await page.keyboard.press('Alt+ArrowUp')
    expect(await list.isVisible()).toBe(false)
    await page.keyboard.type('xyz')
    expect(await list.isVisible()).toBe(false)
    expect(await page.locator('p[role=status]').first().innerText()).toBe('Aucune commune trouvée')
    await page.keyboard.press('Escape')
    expect(await field.inputValue()).toBe('')
    await page.close()
  })
})

test('a form that is not filled in says so, sends nothing, and its links lead to the fields', async () => {
  const { page, requests, findings } = await world.open({ lang: 'de' })
  await inState(page, 'idle')
  await page.locator('#surface').fill('9,9')
  await page.locator('[part~=submit]').click()
  await inState(page, 'invalid')
  expect(await focused(page)).toBe('error-summary')
  expect(await page.locator('#surface').getAttribute('aria-invalid')).toBe('true')
  expect(await findings()).toEqual([])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  expect(await focused(page)).toBe('commune')
  expect(requests.filter(url => url.endsWith('/api/v1/estimation'))).toEqual([])
  await ask(page)
  await inState(page, 'result')
  expect(await page.locator('[part=error-summary]').count()).toBe(0)
  await page.close()
})
