import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { luxembourgDay } from '#domain/core/instants'
import { formatAmount } from '#languages/formats'
import { languages } from '#languages/registry'
import { estimate } from '../../domain/estimation/real-prices.ts'
import { noon } from '../../support/app.ts'
import { pickSample } from '../../support/long.ts'
import { ask, inState, shownText, twoLines, type WidgetWorld, widgetWorld } from '../../support/widget-host.ts'

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
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect(await page.locator('details').getAttribute('open')).toBe('')
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
  await page.locator('#quartier').selectOption('Belair')
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

describe('several elements and scripts', () => {
  test('two elements with two languages and colours know nothing of each other', async () => {
    const { app, key } = world
    const two = `${twoLines(app.url, key, 'id="one" lang="de" style="--valorem-accent: #7a1fa2" commune="Mamer" surface="80"')}
<div lang="en">${twoLines(app.url, key, 'id="two" style="--valorem-accent: gold"')}</div>`
    const { page, errors, findings } = await world.open({ body: two })
    await inState(page, 'idle', '#one')
    await inState(page, 'idle', '#two')
    await page.locator('#one [part~=submit]').click()
    await inState(page, 'result', '#one')
    expect(await page.locator('#two [part=card]').getAttribute('data-state')).toBe('idle')
    expect(await page.locator('#one h2').innerText()).toBe('Was ist Ihre Wohnung wert?')
    expect(await page.locator('#two h2').innerText()).toBe('Estimate your apartment')
    const ground = (which: string) =>
      page.evaluate<string>(
        `getComputedStyle(document.querySelector('${which}').shadowRoot.querySelector('[part~=submit]')).backgroundColor`,
      )
    expect([await ground('#one'), await ground('#two')]).toEqual(['rgb(122, 31, 162)', 'rgb(255, 215, 0)'])
    expect(await findings()).toEqual([])
    expect(errors).toEqual([])
    await page.close()
  })

  test('an element that is taken away while it asks leaves no error and no request behind; put back, it asks anew', async () => {
    const { page, errors, said } = await world.open({ attributes: 'commune="Mamer" surface="80"' })
    await inState(page, 'idle')
    const released = Promise.withResolvers<void>()
    await page.route('**/api/v1/estimation', async route => {
      await released.promise
      await route.continue().catch(() => {})
    })
    await page.locator('[part~=submit]').click()
    await inState(page, 'busy')
    const answer = await page.evaluate(`(async () => {
      const element = document.querySelector('valorem-estimate')
      const asked = element.submit()
      window.kept = element
      element.remove()
      return [await asked === undefined, await element.submit() === undefined]
    })()`)
    expect(answer).toEqual([true, true])
    released.resolve()
    await page.evaluate(`document.querySelector('main').append(window.kept)`)
    await inState(page, 'idle')
    expect(await page.locator('#commune').inputValue()).toBe('Mamer')
    expect({ errors, said }).toEqual({ errors: [], said: [] })
    await page.close()
  })

  test('methods and attributes: reset empties, focus goes to the municipality, a new language keeps what was typed', async () => {
    const { page } = await world.open({ attributes: 'surface="80" fields="estNeuf nonsense etat"' })
    await inState(page, 'idle')
    const run = (script: string) => page.evaluate(`document.querySelector('valorem-estimate').${script}`)
    await run('focus()')
    expect(await focused(page)).toBe('commune')
    await page.keyboard.type('Mamer')
    expect(await run('submit().then(estimate => estimate.reference.commune)')).toBe('Mamer')
    expect(await page.locator('[part=refine] select').evaluateAll(list => list.map(one => one.id).sort())).toEqual([
      'estNeuf',
      'etat',
    ])
    await run(`setAttribute('lang', 'en')`)
    await page.getByText('Your estimate', { exact: true }).waitFor()
    expect(await run('language')).toBe('en')
    expect(await shownText(page)).toContain('Your estimate')
    expect(await page.locator('#commune').inputValue()).toBe('Mamer')
    await run('reset()')
    await inState(page, 'idle')
    expect(await run('estimate')).toBeUndefined()
    expect([await page.locator('#commune').inputValue(), await page.locator('#surface').inputValue()]).toEqual([
      '',
      '80',
    ])
    await page.close()
  })
})
