import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { texts } from '#languages/derived/widget'
import { languages } from '#languages/registry'
import { pickSample } from '../../support/long.ts'
import { ask, change, inState, unfold, type WidgetWorld, widgetWorld } from '../../support/widget-host.ts'

let world: WidgetWorld
beforeAll(async () => {
  world = await widgetWorld()
})
afterAll(() => world.close())

const contact =
  'lead="event" privacy-url="https://agency.example/privacy" agency="Agence Belair" lead-email="info@agency.example" lead-phone="+352 26 12 34" lead-fields="name email phone message"'

/** Opens a page with a result, its details and every form. */
const withResult = async (options: Parameters<WidgetWorld['open']>[0], view: Parameters<WidgetWorld['open']>[1]) => {
  const watched = await world.open({ attributes: contact, ...options }, view)
  await inState(watched.page, 'idle')
  await ask(watched.page, 'Luxembourg', '85')
  await inState(watched.page, 'result')
  await unfold(watched.page, 'refine')
  await unfold(watched.page, 'details')
  return watched
}

/** What hangs over the right edge of the window, and controls that are hard to hit. */
const tooWideOrSmall = `(() => {
  const { shadowRoot } = document.querySelector('valorem-estimate')
  const seen = [...shadowRoot.querySelectorAll('*')].filter(one => one.checkVisibility() && !one.closest('.u'))
  const wide = seen.filter(one => one.getBoundingClientRect().right > innerWidth + 1)
  const small = seen.filter(one => {
    if (!one.matches('button, input, select, textarea, summary, a.q')) return false
    const { height, width } = one.getBoundingClientRect()
    return one.type === 'checkbox' ? height < 24 || width < 24 : height < 44
  })
  return {
    scroll: document.documentElement.scrollWidth > innerWidth,
    wide: wide.map(one => one.outerHTML.slice(0, 80)),
    small: small.map(one => one.outerHTML.slice(0, 80)),
  }
})()`

const fine = { scroll: false, wide: [], small: [] }

describe.each(pickSample(languages, 2, 'look'))('in %s', lang => {
  test.each([
    ['320 px', { width: 320 }],
    ['400 %', { width: 320, height: 256 }],
    ['wide', { width: 1200 }],
  ])('nothing is lost at %s, every target can be hit, axe finds nothing', async (_name, view) => {
    const { page, findings } = await withResult({ lang, head: '<style>body{margin:0}main{padding:0}</style>' }, view)
    expect(await page.evaluate(tooWideOrSmall)).toEqual(fine)
    await page.locator('[part~=send]').click()
    expect(await page.evaluate(tooWideOrSmall)).toEqual(fine)
    expect(await findings()).toEqual([])
    await page.close()
  })

  test('dark, where the page is dark', async () => {
    const { page, findings } = await withResult(
      { lang, head: '<style>:root{color-scheme:light dark}</style>' },
      { scheme: 'dark' },
    )
    expect(await colour(page, '[part=card]', 'backgroundColor')).toBe('rgb(26, 27, 28)')
    expect(await findings()).toEqual([])
    await page.close()
  })
})

const colour = (page: Page, part: string, property: string): Promise<string> =>
  page.evaluate<string>(
    `getComputedStyle(document.querySelector('valorem-estimate').shadowRoot.querySelector('${part}'))['${property}']`,
  )

test('text spacing of WCAG 1.4.12 loses nothing', async () => {
  const { page } = await withResult({ lang: 'de' }, { width: 320 })
  await page.evaluate(`(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}')
    const { shadowRoot } = document.querySelector('valorem-estimate')
    shadowRoot.adoptedStyleSheets = [...shadowRoot.adoptedStyleSheets, sheet]
  })()`)
  expect(await page.evaluate(tooWideOrSmall)).toMatchObject({ scroll: false, wide: [] })
  await page.close()
})

test.each([
  ['a page that is light only, for a visitor whose system is dark', '', '', 'dark', 'rgb(255, 255, 255)'],
  ['a dark theme in a light page', 'theme="dark"', '', 'light', 'rgb(26, 27, 28)'],
  ['a light theme in a dark page', 'theme="light"', ':root{color-scheme:dark}', 'light', 'rgb(255, 255, 255)'],
] as const)('%s', async (_what, theme, style, scheme, ground) => {
  const { page, findings } = await withResult(
    { attributes: `${contact} ${theme}`, head: `<style>${style}</style>` },
    { scheme },
  )
  expect(await colour(page, '[part=card]', 'backgroundColor')).toBe(ground)
  expect(await findings()).toEqual([])
  await page.close()
})

test.each([
  ['a pale accent', '--valorem-accent: oklch(90% .1 100)'],
  ['a dark accent', '--valorem-accent: color(display-p3 .1 0 .2)'],
  ['text as pale as its ground', '--valorem-text: #ddd; --valorem-muted: hsl(0 0% 80%); --valorem-border: #eee'],
  ['a coloured ground', '--valorem-surface: rebeccapurple'],
])('colours that cannot be read are replaced: %s', async (_what, style) => {
  const { page, findings } = await withResult({ attributes: `${contact} style="${style}"` }, {})
  expect(await findings()).toEqual([])
  expect(await page.locator('valorem-estimate').getAttribute('style')).toBe(style)
  await page.close()
})

test('colours that a script changes later are read again on asking', async () => {
  const { page } = await world.open()
  await inState(page, 'idle')
  expect(await colour(page, '[part~=submit]', 'color')).toBe('rgb(255, 255, 255)')
  await page.evaluate(`(() => {
    document.documentElement.style.setProperty('--valorem-accent', 'gold')
    document.querySelector('valorem-estimate').refreshTheme()
  })()`)
  expect(await colour(page, '[part~=submit]', 'color')).toBe('rgb(0, 0, 0)')
  await page.close()
})

test('forced colours keep the band, its mark, the fields and the chosen option', async () => {
  const { page, findings } = await world.open({ attributes: contact })
  await page.emulateMedia({ forcedColors: 'active' })
  await inState(page, 'idle')
  await ask(page)
  await inState(page, 'result')
  await change(page)
  for (const part of ['[part=input]', '[part~=submit]'])
    expect(await colour(page, part, 'borderTopStyle'), part).toBe('solid')
  const [ground, half, mark] = await Promise.all(
    ['card', 'band-half', 'band-mark'].map(part => colour(page, `[part=${part}]`, 'backgroundColor')),
  )
  expect(new Set([ground, half, mark]).size).toBe(3)
  expect(await colour(page, '[part=band]', 'backgroundImage')).toContain('linear-gradient')
  expect(await colour(page, '[part=band-mark]', 'width')).toBe('4px')
  expect(await findings()).toEqual([])
  await page.close()
})

test('who wants less motion sees none; others see short ones', async () => {
  const { page } = await world.open()
  await inState(page, 'idle')
  expect(await colour(page, '[part~=submit]', 'transitionDuration')).toContain('0.15s')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await colour(page, '[part~=submit]', 'transitionDuration')).toBe('0s')
  await page.close()
})

test('on paper there is the result alone', async () => {
  const { page } = await withResult({ lang: 'en' }, {})
  await page.emulateMedia({ media: 'print' })
  const seen = await page.evaluate<string>(
    `document.querySelector('valorem-estimate').shadowRoot.querySelector('[part=card]').innerText`,
  )
  expect(seen).toContain('Your estimate')
  expect(seen).toContain('Based on statistics, without visiting the property. Not a professional valuation.')
  expect(seen).not.toContain('Update the estimate')
  expect(seen).not.toContain('Send')
  await page.close()
})

test.each([
  ['that unset everything', '* { all: unset } style, script, head { display: none }'],
  ['that hide boxes', 'div { display: none } form { display: none !important } input { visibility: hidden }'],
  [
    'that shout',
    'body { text-transform: uppercase; letter-spacing: .5em; line-height: 3; white-space: nowrap; font-style: italic; text-indent: 4em }',
  ],
])('styles of the page %s do not reach the card', async (_what, style) => {
  const { page, findings } = await withResult({ head: `<style>${style}</style>` }, { width: 400 })
  await change(page)
  for (const part of ['[part=value]', '[part=band]', '#commune', '[part~=send]'])
    expect(await page.locator(`valorem-estimate ${part}`).isVisible(), part).toBe(true)
  expect(await colour(page, '[part=label]', 'textTransform')).toBe('none')
  expect(await colour(page, '[part=card]', 'letterSpacing')).toBe('normal')
  expect(await page.evaluate(tooWideOrSmall)).toEqual(fine)
  const ofCard = (await findings()).filter(line => line.includes('part='))
  expect(ofCard).toEqual([])
  await page.close()
})

test('parts can be styled from outside, the caveat cannot be reached', async () => {
  const style =
    'valorem-estimate::part(title) { color: rgb(1, 2, 3) } valorem-estimate::part(submit) { border-radius: 99px }'
  const { page } = await withResult({ head: `<style>${style}</style>` }, {})
  expect(await colour(page, '[part=title]', 'color')).toBe('rgb(1, 2, 3)')
  expect(await colour(page, '[part~=submit]', 'borderTopLeftRadius')).toBe('99px')
  const parts = await page.evaluate<string[]>(
    `[...new Set([...document.querySelector('valorem-estimate').shadowRoot.querySelectorAll('[part]')].flatMap(one => [...one.part]))].sort()`,
  )
  expect(parts).toEqual(
    [
      ...[
        'band',
        'band-half',
        'band-mark',
        'button',
        'card',
        'change',
        'details',
        'ends',
        'field',
        'form',
        'history',
        'home',
        'input',
        'label',
        'lead',
      ],
      ...[
        'list',
        'option',
        'reference',
        'refine',
        'result',
        'result-title',
        'select',
        'send',
        'status',
        'submit',
        'title',
        'update',
        'value',
      ],
    ].sort(),
  )
  expect(await page.locator('.to > p.h').getAttribute('part')).toBeNull()
  await page.close()
})

test('in a page that runs from right to left, in a language that we do not have, nothing is cut off', async () => {
  const { page, findings } = await withResult({ lang: 'ar" dir="rtl' }, { width: 320 })
  expect(await page.locator('[part=title]').textContent()).toBe(texts.fr.title)
  expect(await page.evaluate(tooWideOrSmall)).toEqual(fine)
  expect(await page.evaluate(`document.documentElement.scrollWidth <= innerWidth`)).toBe(true)
  expect((await findings()).filter(line => line.includes('part='))).toEqual([])
  await page.close()
})
