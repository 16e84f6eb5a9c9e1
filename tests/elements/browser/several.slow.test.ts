import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inState, shownText, twoLines, type WidgetWorld, widgetWorld } from '../../support/widget-host.ts'

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
    expect(await page.locator('#one [part=title]').textContent()).toBe('Was ist Ihre Wohnung wert?')
    expect(await page.locator('#two [part=title]').innerText()).toBe('What is your flat worth?')
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
