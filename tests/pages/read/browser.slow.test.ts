import { readFileSync } from 'node:fs'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { texts } from '#languages/derived/read-page'
import { type Language, languages } from '#languages/registry'
import { openBrowser, type View, type WatchedPage, watchedPage } from '../../support/browser.ts'
import { type ExtractionWorld, extractionWorld, saidBody } from '../../support/extraction-world.ts'
import { pickSample } from '../../support/long.ts'
import { quoted } from '../../support/said-sale.ts'

const document = (name: string): Buffer =>
  readFileSync(new URL(`../../domain/documents/corpus/${name}.pdf`, import.meta.url))

let world: ExtractionWorld
let browser: Browser
beforeAll(async () => {
  ;[world, browser] = await Promise.all([extractionWorld('stand-in'), openBrowser()])
})
afterAll(() => Promise.all([world.close(), browser.close()]))

/** Answer to the document with a covered and a seen price. */
const answer = {
  salePrice: quoted(200_000, 'Prix de vente : 200.000,- EUR'),
  saleDate: quoted('2026-03-15', 'Acte du 15 mars 2026'),
  mainResidence: quoted(true, 'Acte du 15 mars 2026'),
  commune: quoted('Mamer', 'sis à Mamer'),
}

const opened = async (language: Language, view: Partial<View> = {}): Promise<WatchedPage> => {
  const watched = await watchedPage(browser, { width: 1200, ...view })
  await watched.page.goto(`${world.app.url}/read?lang=${language}`)
  return watched
}

/** Sends the document with two prices, and waits for its values. */
const sendDocument = async ({ page }: WatchedPage, said: object = answer): Promise<void> => {
  const buffer = document('d30')
  saidBody('plus_values', new Uint8Array(buffer), { answers: [said] })
  world.app.clock.now = new Date(world.app.clock.now.getTime() + 61_000)
  await page.setInputFiles('#file', { name: 'act.pdf', mimeType: 'application/pdf', buffer })
  await page.fill('#key', world.keys.anthropic)
  await page.click('#send')
  await page.locator('#outcome:not([hidden])').waitFor()
}

/** Sends the document, and waits for its values and its page. */
const readDocument = async (watched: WatchedPage): Promise<void> => {
  const { page } = watched
  await sendDocument(watched)
  await page.locator('.paper canvas').waitFor()
  await expect.poll(() => page.textContent('#result')).toContain('decided')
}

describe.each(pickSample(languages, 2, 'read'))('in %s', language => {
  const words = texts[language]

  test.each([
    ['light', 1200],
    ['dark', 1200],
    ['light', 360],
  ] as const)('values stand beside their page, without a finding of axe (%s, %d px)', async (scheme, width) => {
    const watched = await opened(language, { scheme, width })
    const { page, findings, errors, refused, failures } = watched
    await readDocument(watched)
    expect(await page.locator('.value .mark').allTextContents()).toEqual([
      words['mark.not_in_document'],
      words['mark.found'],
      words['mark.hidden'],
      words['mark.unchecked'],
    ])
    expect(await page.locator('.value strong').first().textContent()).toBe(words['field.commune'])
    expect(await findings()).toEqual([])
    expect([errors, refused, failures]).toEqual([[], [], []])
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
  })
})

test('the words of a value are lit at their place, and Enter accepts or corrects and leads on', async () => {
  const watched = await opened('en')
  const { page } = watched
  await readDocument(watched)
  await page.focus('#value-1')
  await page.locator('.lit.found').waitFor()
  // "Acte du 15 mars 2026" begins 50 of 600 points from the left edge.
  const [box, paper] = [await page.locator('.lit').boundingBox(), await page.locator('.paper canvas').boundingBox()]
  expect(((box?.x ?? 0) - (paper?.x ?? 0)) / (paper?.width ?? 1)).toBeCloseTo(50 / 600, 1)
  await page.keyboard.press('Enter')
  expect(await page.textContent('#mark-1')).toBe('accepted')
  expect(await page.evaluate('document.activeElement.id')).toBe('value-2')
  await page.locator('.lit.hidden').waitFor()
  await page.fill('#value-2', '600 000')
  await page.keyboard.press('Enter')
  expect(await page.textContent('#mark-2')).toBe('corrected')
  const result = JSON.parse((await page.textContent('#result')) ?? '')
  expect(result.data.salePrice).toBe(600_000)
  expect(result.decided).toEqual([
    { path: 'data.saleDate', value: '2026-03-15', page: 1, by: 'person' },
    { path: 'data.salePrice', value: 600_000, was: 200_000, page: 1, by: 'person' },
  ])
  await page.fill('#value-2', 'much')
  await page.keyboard.press('Enter')
  expect(await page.getAttribute('#value-2', 'aria-invalid')).not.toBeNull()
  expect(await page.textContent('#value-2-fault')).toContain('“much” is not a number')
  await page.fill('#value-2', '450.000')
  await page.keyboard.press('Enter')
  expect(await page.textContent('#value-2-fault')).toBe('')
  expect(JSON.parse((await page.textContent('#result')) ?? '').data.salePrice).toBe(450_000)
})

test('a member of a closed list is chosen in words, and Enter takes it as programs write it', async () => {
  const watched = await opened('de')
  const { page } = watched
  await sendDocument(watched, { documentKind: quoted('deed', 'Acte du 15 mars 2026'), ...answer })
  expect(await page.locator('#value-0 option:checked').textContent()).toBe('Kaufurkunde')
  await page.selectOption('#value-0', { label: 'Vorvertrag' })
  await page.focus('#value-0')
  await page.keyboard.press('Enter')
  expect(await page.textContent('#mark-0')).toBe(texts.de['mark.corrected'])
  const { data, decided } = JSON.parse((await page.textContent('#result')) ?? '')
  expect([data.documentKind, decided[0].was]).toEqual(['preliminaryContract', 'deed'])
  expect(await page.evaluate('document.activeElement.id')).toBe('value-1')
})

test('a document that the browser cannot show says so; its values can be accepted', async () => {
  const watched = await opened('en')
  const { page } = watched
  await page.route('**/pages/read-pdf.js', route => route.abort())
  await sendDocument(watched)
  await expect.poll(() => page.textContent('#page-number')).toBe(texts.en.noSheet)
  await page.focus('#value-2')
  await page.keyboard.press('Enter')
  expect(await page.textContent('#mark-2')).toBe('accepted')
})

test('without a file or a key nothing is sent, and a refusal is told in words', async () => {
  const { page, requests } = await opened('en')
  await page.click('#send')
  expect(await page.textContent('#file-fault')).toContain('PDF, PNG or JPEG')
  expect(await page.textContent('#key-fault')).toBe('Enter an API key.')
  expect(requests.filter(url => url.includes('/api/'))).toEqual([])
  await page.setInputFiles('#file', { name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 no') })
  await page.fill('#key', world.keys.none)
  await page.click('#send')
  await page.locator('#problem .notice').waitFor()
  expect(await page.textContent('#problem')).toContain(
    'Add your own key in the account: Anthropic for PDFs, OpenAI for images.',
  )
})

test('without JavaScript the page says where the operation is', async () => {
  const { page } = await opened('en', { hasJavaScript: false })
  expect(await page.textContent('noscript')).toContain('POST /api/v1/ai/extract')
})
