import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import writeWorkbook from 'write-excel-file/node'
import { type Language, languages } from '#languages/registry'
import { loadRevaluationTexts } from '#server/pages/revaluation/revaluation-table'
import { portfolioSampleCount } from '#server/pages/revaluation/sample'
import { readWorkbook } from '#server/pages/table-file/browser/workbook-reader'
import { sandboxKey, startApp, type TestApp } from '../../support/app.ts'
import { openBrowser, type View, type WatchedPage, watchedPage } from '../../support/browser.ts'
import { pickSample } from '../../support/long.ts'

let app: TestApp
let browser: Browser
beforeAll(async () => {
  ;[app, browser] = await Promise.all([startApp({ env: { ACCOUNTS: 'off' } }), openBrowser()])
})
afterAll(() => Promise.all([app.close(), browser.close()]))

const day = '2026-11-21'

const opened = async (language: Language, view: Partial<View> = {}): Promise<WatchedPage> => {
  const watched = await watchedPage(browser, { width: 1300, ...view })
  await watched.page.clock.setFixedTime(new Date(`${day}T12:00:00Z`))
  await watched.page.goto(`${app.url}/revaluation?lang=${language}`)
  return watched
}

const result = ({ page }: WatchedPage) => page.locator('#outcome:not([hidden])')

const choose = async (watched: WatchedPage, name: string, content: string | Buffer): Promise<string> => {
  const { page } = watched
  await page.setInputFiles('#file', { name, mimeType: 'text/csv', buffer: Buffer.from(content) })
  await result(watched).waitFor()
  return (await page.textContent('#result')) ?? ''
}

const take = async ({ page }: WatchedPage, id: string): Promise<Buffer> => {
  const [download] = await Promise.all([page.waitForEvent('download'), page.click(id)])
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

interface Answer {
  results: { data: { value: number; homeLow: number; homeHigh: number } }[]
  total: { value: number; low: number; high: number; homeFsdPct: number; placeFsdPct: number }
}

const answerOf = async (items: readonly object[]): Promise<Answer> => {
  const answer = await fetch(`${app.url}/api/v1/estimation/revaluation`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-API-Key': sandboxKey },
    body: JSON.stringify({ items }),
  })
  expect(answer.status).toBe(200)
  return (await answer.json()) as Answer
}

const towns = ['Mamer', 'Luxembourg', 'Esch-sur-Alzette', 'Wiltz', 'Clervaux', 'Remich', 'Kiischpelt', 'Strassen']

/** A portfolio of a bank, invented. */
const items = Array.from({ length: 500 }, (_, at) => ({
  id: `C-${at}`,
  commune: towns[at % towns.length] ?? '',
  value: 300_000 + 1000 * at,
  valuedOn: `20${14 + (at % 12)}-0${1 + (at % 9)}-15`,
}))

const secret = 'Zzyzx-4711'
const portfolio = [
  'Référence;Commune;Valeur;Date;Client',
  ...items.map(({ id, commune, value, valuedOn }) => [id, commune, value, valuedOn, secret].join(';')),
].join('\r\n')

describe.each(pickSample(languages, 2, 'revaluation'))('in %s', language => {
  const voice = loadRevaluationTexts(language)

  test.each(['light', 'dark'] as const)('the sample is calculated, without a finding of axe (%s)', async scheme => {
    const watched = await opened(language, { scheme })
    const { page, findings, errors, refused, said } = watched
    await page.click('summary')
    await page.click('#try')
    await result(watched).waitFor()
    expect(await page.textContent('#status')).toBe(
      voice.say('stage.done', { count: voice.number(portfolioSampleCount) }),
    )
    expect(await page.evaluate('document.activeElement.id')).toBe('outcome-title')
    expect([await findings(), errors, refused, said]).toEqual([[], [], [], []])
  })

  test('nothing stands out of a window of 360 pixels', async () => {
    const watched = await opened(language, { width: 360 })
    await watched.page.click('summary')
    await watched.page.click('#try')
    await result(watched).waitFor()
    expect(await watched.page.evaluate('document.documentElement.scrollWidth')).toBe(360)
    expect(await watched.findings()).toEqual([])
  })
})

test('500 homes get what the service answers, and leave the computer in no request', async () => {
  const voice = loadRevaluationTexts('fr')
  const watched = await opened('fr')
  const { page, requests, refused } = watched
  const sent: string[] = []
  page.on('request', request => void sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`))
  const before = requests.length
  const shown = await choose(watched, 'portefeuille.csv', portfolio)
  const { results, total } = await answerOf(items.map(item => ({ ...item, valuationDate: day })))
  for (const figure of [total.value, total.low, total.high]) expect(shown).toContain(voice.amount(figure))
  for (const share of [total.homeFsdPct, total.placeFsdPct]) expect(shown).toContain(voice.share(share / 100))
  for (const { data } of results.slice(0, 200))
    for (const figure of [data.value, data.homeLow, data.homeHigh]) expect(shown).toContain(voice.amount(figure))
  const lines = (await take(watched, '#take-csv')).toString().trim().split('\r\n')
  expect(lines.slice(1).map(line => Number(line.split(';')[7]))).toEqual(results.map(({ data }) => data.value))
  const [homes, totals] = await readWorkbook(new Uint8Array(await take(watched, '#take-workbook')))
  expect(homes?.data.slice(1).map(row => row[7])).toEqual(results.map(({ data }) => data.value))
  expect(homes?.data[1]?.slice(0, 3)).toEqual(['C-0', 'Mamer', 300_000])
  expect(homes?.data[1]?.[3]).toEqual(new Date('2014-01-15T00:00:00Z'))
  expect(totals?.data.map(row => row[1])).toContain(total.value)
  // The programs of the page are all that was loaded, and their addresses say nothing.
  expect(requests.slice(before)).toEqual([`${app.url}/revaluation-worker.js`, `${app.url}/workbook-writer.js`])
  expect(sent.join('\n')).not.toContain(secret)
  expect(await page.evaluate(`fetch('/health/live').then(() => 'sent', () => 'refused')`)).toBe('refused')
  await expect.poll(() => refused.join()).toContain('connect-src')
})

test('another day calculates the file anew', async () => {
  const watched = await opened('en')
  const { page } = watched
  expect(await page.inputValue('#day')).toBe(day)
  await choose(watched, 'a.csv', portfolio)
  await page.fill('#day', '2025-06-30')
  const { total } = await answerOf(items.map(item => ({ ...item, valuationDate: '2025-06-30' })))
  await expect.poll(() => page.textContent('#result')).toContain(loadRevaluationTexts('en').amount(total.value))
})

type Cells = Parameters<typeof writeWorkbook>[0]

const workbookOf = async (sheets: Readonly<Record<string, readonly (readonly unknown[])[]>>): Promise<Buffer> => {
  const data = Object.entries(sheets).map(([sheet, rows]) => ({
    sheet,
    data: rows.map(row =>
      row.map(value => (String(value).startsWith('=') ? { value: String(value), type: 'Formula' } : { value })),
    ),
  }))
  return writeWorkbook(data as unknown as Cells).toBuffer()
}

const head = ['Referenz', 'Gemeinde', 'Wert', 'Datum']

describe('a workbook', () => {
  test('of many lines is read: it is unpacked without a thread of its own', async () => {
    const many = Array.from({ length: 6000 }, (_, at) => [`K-${at}`, 'Mamer', 400_000 + at, '2019-05-05'])
    const rows = [[...head, 'Bemerkung'], ...many.map((row, at) => [...row, `Kunde ${at}, ${'x'.repeat(60)}`])]
    const watched = await opened('de')
    await choose(watched, 'a.xlsx', await workbookOf({ Bestand: rows }))
    expect(await watched.page.textContent('#status')).toContain('6.000')
    const [homes] = await readWorkbook(new Uint8Array(await take(watched, '#take-workbook')))
    expect(homes?.data).toHaveLength(6001)
    expect([watched.errors, watched.refused, watched.said]).toEqual([[], [], []])
  })

  test('with formulas that were never calculated names their cells', async () => {
    const watched = await opened('de')
    const rows = [head, ['a', 'Mamer', 500_000, '2019-05-05'], ['b', 'Mamer', '=C2*2', '2019-05-05']]
    const shown = await choose(watched, 'a.xlsx', await workbookOf({ Bestand: rows }))
    for (const said of ['Zeile 3', 'Wert', 'ist leer']) expect(shown).toContain(said)
    expect(await watched.page.textContent('#status')).toContain('1')
  })

  test('with two portfolios is refused with their names', async () => {
    const rows = [head, ['a', 'Mamer', 500_000, '2019-05-05']]
    const watched = await opened('de')
    const shown = await choose(watched, 'a.xlsx', await workbookOf({ Bestand: rows, Neugeschäft: rows }))
    for (const said of ['Bestand', 'Neugeschäft', 'CSV UTF-8']) expect(shown).toContain(said)
  })
})

describe('a file', () => {
  test.each([
    ['that is empty', '', 'empty'],
    ['of one column', 'Mamer 700000\nKayl 800000', 'one column'],
    ['that is a PDF', '%PDF-1.7', 'no table'],
    ['that is an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), '.xls'],
    ['that is a broken workbook', Buffer.from('PK\u0003\u0004', 'latin1'), 'workbook'],
    ['without a day', 'commune;valeur\nMamer;1', 'valued on'],
    ['of days before the prices', 'commune;valeur;date\nMamer;100000;1919-01-01', '2014-01-01'],
    ['of places that are none', 'commune;valeur;date\nAtlantis;100000;2019-01-01', 'Atlantis'],
  ])('%s is refused with a message', async (_name, content, said) => {
    const watched = await opened('en')
    expect(await choose(watched, 'a.csv', content)).toContain(said)
    expect(await watched.page.textContent('#status')).toBe(loadRevaluationTexts('en').say('stage.refused'))
    expect(watched.errors).toEqual([])
  })

  test('of almost 50 MB is refused with its number of lines', async () => {
    const watched = await opened('en')
    await watched.page.evaluate(
      `dispatchEvent(new DragEvent('drop', { cancelable: true, dataTransfer: (() => {
        const data = new DataTransfer()
        data.items.add(new File(['commune;valeur;date\\n' + 'Luxembourg;600000;2022-07-01\\n'.repeat(1700000)], 'large.csv'))
        return data
      })() }))`,
    )
    await result(watched).waitFor()
    expect(await watched.page.textContent('#result')).toContain('1,700,000')
  })

  test('above 50 MB is refused before it is read', async () => {
    const watched = await opened('en')
    const before = watched.requests.length
    await watched.page.evaluate(
      `dispatchEvent(new DragEvent('drop', { cancelable: true, dataTransfer: (() => {
        const data = new DataTransfer()
        data.items.add(new File([new Uint8Array(51 * 1024 * 1024)], 'large.csv'))
        return data
      })() }))`,
    )
    await result(watched).waitFor()
    expect(await watched.page.textContent('#result')).toContain('51 MB')
    expect(watched.requests.slice(before)).toEqual([])
  })
})
