import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { texts } from '#languages/derived/widget'
import { languages } from '#languages/registry'
import {
  ask,
  heldTexts,
  inState,
  shownText,
  twoLines,
  unfold,
  type WidgetWorld,
  widgetWorld,
} from '../../support/widget-host.ts'

let world: WidgetWorld
beforeAll(async () => {
  world = await widgetWorld()
})
afterAll(() => world.close())

const title = (page: Page, text: string, which = 'valorem-estimate') =>
  page.locator(`${which} h2`).getByText(text, { exact: true }).waitFor()

/** The two lines with the script that brings a language along. */
const linesWith = (code: string, attributes = ''): string =>
  twoLines(world.app.url, world.key, attributes).replace('valorem-estimate.js', `valorem-estimate.${code}.js`)

/** Names of the files of the element that a page asked for; what a form tells is no file. */
const filesIn = (requests: readonly string[]): string[] =>
  requests
    .filter(url => url.includes('/widget/') && !url.endsWith('/widget/seen'))
    .map(url => url.split('/').at(-1) ?? '')

describe.each(languages)('in %s', code => {
  test('the script fetches one file of texts, and the figures are those of the language', async () => {
    const { page, requests, errors, said, failures } = await world.open({ lang: code })
    await inState(page, 'idle')
    await title(page, texts[code].title)
    await ask(page)
    await inState(page, 'result')
    await page.getByText(texts[code].result, { exact: true }).waitFor()
    expect(filesIn(requests)).toEqual(['valorem-estimate.js', `${code}.json`])
    expect({ errors, said, failures }).toEqual({ errors: [], said: [], failures: [] })
    await page.close()
  })

  test('a script that brings the language along fetches nothing', async () => {
    const { page, requests } = await world.open({ lang: code, body: linesWith(code) })
    await inState(page, 'idle')
    await title(page, texts[code].title)
    expect(filesIn(requests)).toEqual([`valorem-estimate.${code}.js`])
    await page.close()
  })
})

test('a language that there is not is shown as the first of the list; a script with another language fetches its own', async () => {
  const unknown = await world.open({ lang: 'nl' })
  await title(unknown.page, texts.fr.title)
  expect(filesIn(unknown.requests)).toEqual(['valorem-estimate.js', 'fr.json'])
  await unknown.page.close()
  const other = await world.open({ lang: 'de', body: linesWith('fr') })
  await title(other.page, texts.de.title)
  expect(filesIn(other.requests)).toEqual(['valorem-estimate.fr.js', 'de.json'])
  await other.page.close()
})

test('two languages on one page: each file is fetched once, though three elements want them', async () => {
  const { app, key } = world
  const element = (id: string, lang: string) =>
    `<valorem-estimate id="${id}" api-key="${key}" lang="${lang}"></valorem-estimate>`
  const body = `<script async src="${app.url}/widget/v1/valorem-estimate.js"></script>
${element('one', 'de')}${element('two', 'pt')}${element('three', 'de-LU')}`
  const { page, requests, errors } = await world.open({ body })
  for (const which of ['#one', '#two', '#three']) await inState(page, 'idle', which)
  await title(page, texts.de.title, '#one')
  await title(page, texts.pt.title, '#two')
  await title(page, texts.de.title, '#three')
  expect(filesIn(requests).sort()).toEqual(['de.json', 'pt.json', 'valorem-estimate.js'])
  expect(errors).toEqual([])
  await page.close()
})

test('a switch of language keeps the focus, the mark, what was typed, what was opened; meanwhile the old one works', async () => {
  const { page, findings } = await world.open({ attributes: 'lang="en" lead="event" privacy-url="/privacy"' })
  await inState(page, 'idle')
  await ask(page)
  await inState(page, 'result')
  await unfold(page, 'details')
  await unfold(page, 'refine')
  await page.locator('#etat').selectOption('renover')
  await page.locator('#lead-name').fill('Ada Lovelace')
  await page.locator('#lead-name').focus()
  await page.evaluate(
    `document.querySelector('valorem-estimate').shadowRoot.querySelector('#lead-name').setSelectionRange(4, 12)`,
  )
  const { release } = await heldTexts(page, 'lb')
  const switched = `(() => {
    const element = document.querySelector('valorem-estimate')
    element.lang = 'lb'
    return element.language
  })()`
  expect(await page.evaluate(switched)).toBe('en')
  expect(await shownText(page)).toContain(texts.en.result)
  await page.keyboard.press('End')
  await page.keyboard.press('Shift+ArrowLeft')
  release()
  await page.locator('valorem-estimate [part=card][lang=lb]').waitFor()
  const kept = `(() => {
    const { activeElement: field } = document.querySelector('valorem-estimate').shadowRoot
    return [field.id, field.value, field.selectionStart, field.selectionEnd]
  })()`
  expect(await page.evaluate(kept)).toEqual(['lead-name', 'Ada Lovelace', 11, 12])
  expect(await page.locator('#etat').inputValue()).toBe('renover')
  for (const fold of await page.locator('details').all()) expect(await fold.getAttribute('open')).toBe('')
  expect(await page.locator('[part=card]').getAttribute('lang')).toBe('lb')
  // Back again, which needs no request.
  await page.evaluate(`document.querySelector('valorem-estimate').lang = 'en'`)
  expect(await page.locator('[part=title]').textContent()).toBe(texts.en.title)
  expect(await findings()).toEqual([])
  await page.close()
})

test('its hash covers the texts of a script that brings them along', async () => {
  const manifest = (await (await fetch(`${world.app.url}/widget/v1/manifest.json`)).json()) as {
    languages: Record<string, { script: { path: string; integrity: string } }>
  }
  const { path, integrity } = manifest.languages.de?.script ?? { path: '', integrity: '' }
  const lines = linesWith('de', 'lang="de"').replace(
    /async src="[^"]*"/,
    `async src="${world.app.url}${path}" integrity="${integrity}" crossorigin="anonymous"`,
  )
  const policy = `default-src 'none'; script-src '${integrity}'; connect-src ${world.app.url}; img-src data:; require-trusted-types-for 'script'; trusted-types 'none'`
  const { page, requests, refused, said } = await world.open({
    body: lines,
    headers: { 'Content-Security-Policy': policy },
  })
  await inState(page, 'idle')
  await title(page, texts.de.title)
  expect(filesIn(requests)).toEqual(['valorem-estimate.de.js'])
  expect({ refused, said }).toEqual({ refused: [], said: [] })
  await page.close()
})
