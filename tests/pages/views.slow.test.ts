import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { languages } from '#languages/registry'
import { fontPath, homeSheetPath, readHomeSheet, readLookSheet, sheetsWithoutHome } from '#server/pages/look'
import { getPageWords, type Words } from '#server/pages/words'
import { openBrowser, watchedPage } from '../support/browser.ts'
import { pickSample } from '../support/long.ts'
import { samples } from './page-cases.ts'
import type { Sample } from './sample.ts'
import { renderSampleDocument } from './sample-document.ts'

const inAssets = (name: string) => readFileSync(new URL(`../../server/pages/assets/${name}`, import.meta.url))
const files = new Map([
  ['/pages/style.css', { type: 'text/css', bytes: Buffer.from(readLookSheet()) }],
  [homeSheetPath, { type: 'text/css', bytes: Buffer.from(readHomeSheet()) }],
  ['/pages/door.css', { type: 'text/css', bytes: inAssets('door.css') }],
  [fontPath, { type: 'font/woff2', bytes: inAssets('font/onest-latin.woff2') }],
])

const documentOf = (words: Words, sample: Sample): string => renderSampleDocument(words, sample, 'Ada Lovelace')

let browser: Browser
let server: Server
let url: string
const documents = new Map<string, string>()

for (const language of languages) {
  const words = getPageWords(language)
  samples(words, 'Agence Exemple').forEach((sample, index) => {
    documents.set(`/${language}/${index}`, documentOf(words, sample))
  })
}

beforeAll(async () => {
  browser = await openBrowser()
  server = createServer((req, res) => {
    const file = files.get(req.url ?? '')
    res.setHeader('Content-Type', file?.type ?? 'text/html; charset=utf-8')
    res.end(file?.bytes ?? documents.get(req.url ?? ''))
  }).listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await browser.close()
  server.close()
})

/** Elements whose text is cut or that stand out at the side of the window; shapes of the street end at its own box, which is one of the elements. */
const standingOut = `[...document.querySelectorAll('body *')].filter(element => {
  const box = element.getBoundingClientRect()
  const isSeen = box.width > 1 && !element.closest('.unseen, .skip, caption, thead, pre, .scroll') && !element.matches('.street path')
  return isSeen && box.right > document.documentElement.clientWidth + 1
}).map(element => element.outerHTML.slice(0, 120))`

const looks = [
  { width: 1280, scheme: 'light' },
  { width: 360, scheme: 'dark' },
] as const

const pathsIn = (language: string): string[] => [...documents.keys()].filter(key => key.startsWith(`/${language}/`))

/** A name as long as a person's may be, in one word; and one as long as agencies are called in German. */
const longNames = ['W'.repeat(100), 'Immobilienvermittlungsgesellschaft Saargemünd-Esch an der Alzette']

test.each(pickSample([1280, 1200, 360], 1, 'long names'))('long names fit a window of %i pixels', async width => {
  const words = getPageWords('de')
  const { page } = await watchedPage(browser, { width, language: 'de' })
  const faults: string[] = []
  for (const [at, name] of longNames.entries()) {
    for (const [index, sample] of samples(words, name).entries()) {
      const path = `/long/${at}/${index}`
      documents.set(path, documentOf(words, sample))
      await page.goto(`${url}${path}`)
      faults.push(...(await page.evaluate<string[]>(standingOut)).map(fault => `${sample.path}: ${fault}`))
    }
  }
  expect(faults).toEqual([])
  await page.close()
})

test.each([1280, 1200])('a usual name of a key is not broken within a word, in a window of %i pixels', async width => {
  const { page } = await watchedPage(browser, { width })
  const faults: string[] = []
  for (const language of languages) {
    const words = getPageWords(language)
    const sample = samples(words, 'Schaufenster').find(({ path }) => path === '/account/keys')
    if (!sample) throw new Error('No sample shows the keys.')
    documents.set(`/broken/${language}`, documentOf(words, sample))
    await page.goto(`${url}/broken/${language}`)
    const lines = await page.evaluate<number>(`document.querySelector('tbody th a').getClientRects().length`)
    if (lines !== 1) faults.push(`${language}: ${lines} lines`)
  }
  expect(faults).toEqual([])
  await page.close()
})

/** Labels of stacked tables with a word that is wider than their column: it would be broken within. */
const brokenLabels = `[...document.querySelectorAll('.stacked td[data-label]')].filter(cell => {
  const { fontSize, fontFamily, gridTemplateColumns } = getComputedStyle(cell)
  const [column] = gridTemplateColumns.split(' ')
  const pen = document.createElement('canvas').getContext('2d')
  pen.font = fontSize + ' ' + fontFamily
  const isDrawn = cell.getBoundingClientRect().width > 0
  return isDrawn && cell.dataset.label.split(/[ -]/).some(word => pen.measureText(word).width > parseFloat(column))
}).map(cell => cell.dataset.label)`

test.each(pickSample(languages, 2, 'labels'))(
  'in %s no label of a table is broken within a word, in a window of 360 pixels',
  async language => {
    const { page } = await watchedPage(browser, { width: 360, language })
    const faults = new Set<string>()
    for (const path of pathsIn(language)) {
      await page.goto(`${url}${path}`)
      for (const label of await page.evaluate<string[]>(brokenLabels)) faults.add(label)
    }
    expect([...faults]).toEqual([])
    await page.close()
  },
)

describe.each(pickSample(languages, 1, 'views'))('the pages in %s', language => {
  test.each(looks)('have nothing that axe finds, $width wide and $scheme', async look => {
    const watched = await watchedPage(browser, { ...look, language })
    const faults: string[] = []
    for (const path of pathsIn(language)) {
      await watched.page.goto(`${url}${path}`)
      faults.push(...(await watched.findings()).map(fault => `${path}: ${fault}`))
    }
    expect(faults).toEqual([])
    expect(watched.said).toEqual([])
    await watched.page.close()
  })

  test.each([1280, 768, 360, 320])('fit a window of %i pixels', async width => {
    const { page } = await watchedPage(browser, { width, language })
    const faults: string[] = []
    for (const path of pathsIn(language)) {
      await page.goto(`${url}${path}`)
      faults.push(...(await page.evaluate<string[]>(standingOut)).map(fault => `${path}: ${fault}`))
    }
    expect(faults).toEqual([])
    await page.close()
  })
})

test('a field that loses its label, and a box that is too wide, would be found', async () => {
  const watched = await watchedPage(browser, { width: 360 })
  const [signUp] = pathsIn('en').filter(path => documents.get(path)?.includes('id="signUp-name"'))
  await watched.page.goto(`${url}${signUp}`)
  await watched.page.evaluate(`document.querySelector('label[for="signUp-name"]').remove()`)
  await watched.page.evaluate(
    `document.querySelector('main').insertAdjacentHTML('beforeend', '<svg width="500"></svg>')`,
  )
  expect(await watched.findings()).toContainEqual(expect.stringMatching(/^label: <input id="signUp-name"/))
  expect(await watched.page.evaluate(standingOut)).toEqual([expect.stringMatching(/^<svg width="500"/)])
  await watched.page.close()
})

/** Selectors of a sheet that are of elements of the page. */
const selectorsOf = `async css => {
  const sheet = await new CSSStyleSheet().replace(css)
  const listRules = rules => [...rules].flatMap(rule => rule.selectorText ? [rule.selectorText] : listRules(rule.cssRules ?? []))
  const bare = selector => selector.replace(/::[\\w-]+(\\([^)]*\\))?|:(hover|focus-visible|active)/g, '')
  return listRules(sheet.cssRules).filter(selector => document.querySelector(bare(selector)))
}`

test('the home page needs no rule of the sheets that its own leaves out', async () => {
  const { page } = await watchedPage(browser, { width: 1280 })
  const findSelectors = (names: readonly string[]) =>
    page.evaluate<string[]>(`(${selectorsOf})(${JSON.stringify(readLookSheet(names))})`)
  for (const path of pathsIn('fr').slice(0, 2)) {
    await page.goto(`${url}${path}`)
    expect(documents.get(path)).toContain(homeSheetPath)
    expect(await findSelectors(sheetsWithoutHome)).toEqual([])
  }
  expect(await findSelectors(['parts'])).toContain('.range')
  await page.close()
})

/** Targets smaller than 24 pixels that are no link within a sentence (WCAG 2.2, 2.5.8). */
const smallTargets = `[...document.querySelectorAll('button, input:not([type=hidden]), select, textarea, summary, nav a')].filter(element => {
  const box = (element.closest('label.choice') ?? element).getBoundingClientRect()
  return box.width > 0 && (box.width < 24 || box.height < 24)
}).map(element => element.outerHTML.slice(0, 120))`

test('every target is at least 24 pixels wide and high', async () => {
  const { page } = await watchedPage(browser, { width: 360 })
  for (const path of pathsIn('de')) {
    await page.goto(`${url}${path}`)
    expect(await page.evaluate(smallTargets)).toEqual([])
  }
  await page.close()
})

test('printed, the figures of each day stand open and no button is in the way', async () => {
  const { page } = await watchedPage(browser, { width: 794 })
  await page.emulateMedia({ media: 'print' })
  const index = samples(getPageWords('fr'), '').findIndex(({ path }) => path === '/account/keys')
  await page.goto(`${url}/fr/${index}`)
  expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0)
  expect(await page.locator('nav.pages').isVisible()).toBe(false)
  const last = page.locator('.figures tfoot')
  expect(await last.isVisible()).toBe(true)
  const isCut = `(() => { const box = document.querySelector('.scroll'); return box.scrollHeight > box.clientHeight + 1 })()`
  expect(await page.evaluate(isCut)).toBe(false)
  await page.close()
})
