import { fileURLToPath } from 'node:url'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { texts } from '#languages/derived/back-test'
import { type Language, languages } from '#languages/registry'
import { readPriceTables } from '#server/adapters/price-tables/price-tables'
import { loadBackTestTexts } from '#server/pages/back-test/back-test-table'
import { createFileJudge, type JudgedFile } from '#server/pages/back-test/judging'
import { buildSampleCsv } from '#server/pages/back-test/sample'
import { readWorkbook } from '#server/pages/table-file/browser/workbook-reader'
import { startApp, type TestApp } from '../../support/app.ts'
import { openBrowser, type View, type WatchedPage, watchedPage } from '../../support/browser.ts'
import { pickSample } from '../../support/long.ts'

const noon = new Date('2026-11-21T12:00:00Z')
const judged = createFileJudge(
  readPriceTables(fileURLToPath(new URL('../../../server/data', import.meta.url))),
  readWorkbook,
)

const fileOf = async (text: string): Promise<JudgedFile> => {
  const outcome = await judged(new TextEncoder().encode(text), { today: '2026-11-21', language: 'en' })
  if ('fault' in outcome) throw new Error(JSON.stringify(outcome.fault))
  return outcome
}

let app: TestApp
let browser: Browser
beforeAll(async () => {
  ;[app, browser] = await Promise.all([startApp({ env: { ACCOUNTS: 'off' } }), openBrowser()])
})
afterAll(() => Promise.all([app.close(), browser.close()]))

const opened = async (language: Language, view: Partial<View> = {}): Promise<WatchedPage> => {
  const watched = await watchedPage(browser, { width: 1200, ...view })
  await watched.page.clock.setFixedTime(noon)
  await watched.page.goto(`${app.url}/backtest?lang=${language}`)
  return watched
}

const result = ({ page }: WatchedPage) => page.locator('#outcome:not([hidden])')

const choose = async (watched: WatchedPage, name: string, content: string | Buffer): Promise<string> => {
  const { page } = watched
  await page.setInputFiles('#file', { name, mimeType: 'text/csv', buffer: Buffer.from(content) })
  await result(watched).waitFor()
  return (await page.textContent('#result')) ?? ''
}

describe.each(pickSample(languages, 2, 'back-test'))('in %s', language => {
  const voice = loadBackTestTexts(language)

  test.each(['light', 'dark'] as const)(
    'the sample is judged as the service judges it, without a finding of axe (%s)',
    async scheme => {
      const watched = await opened(language, { scheme })
      const { page, findings, errors, refused, said } = watched
      await page.click('#try')
      await result(watched).waitFor()
      const { judgement, lines } = await fileOf(buildSampleCsv(language))
      expect(await page.textContent('#status')).toBe(voice.say('stage.done', { count: voice.number(judgement.count) }))
      const shown = (await page.textContent('#result')) ?? ''
      for (const [name, digits] of [
        ['medianRatio', 3],
        ['cod', 2],
        ['prd', 3],
        ['prb', 3],
      ] as const) {
        const { value, low95, high95 } = judgement[name]
        const text = [value, low95, high95].map(one => voice.number(one ?? Number.NaN, digits))
        for (const one of text) expect(shown).toContain(one)
      }
      for (const { held } of judgement.coverage) expect(shown).toContain(voice.share(held))
      for (const { index, price } of judgement.worst) {
        expect(shown).toContain(`${voice.say('worst.line')} ${lines[index]}`)
        expect(shown).toContain(voice.amount(price))
      }
      expect(await page.evaluate('document.activeElement.id')).toBe('outcome-title')
      expect([await findings(), errors, refused, said]).toEqual([[], [], [], []])
    },
  )

  test('nothing stands out of a window of 360 pixels', async () => {
    const watched = await opened(language, { width: 360 })
    await watched.page.click('summary')
    await watched.page.click('#try')
    await result(watched).waitFor()
    expect(await watched.page.evaluate('document.documentElement.scrollWidth')).toBe(360)
    expect(await watched.findings()).toEqual([])
  })
})

describe('a file', () => {
  const secret = 'Zzyzx-4711'
  const [head, ...rows] = buildSampleCsv('fr').trim().split('\r\n')
  const mine = [`${head};Notaire`, ...rows.map(row => `${row};${secret}`)]

  test('leaves the computer in no request, and the policy would refuse one', async () => {
    const watched = await opened('fr')
    const { page, requests, refused } = watched
    const bodies: string[] = []
    page.on('request', request => void bodies.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`))
    const before = requests.length
    expect(await choose(watched, 'ventes.csv', mine.join('\n'))).toContain('Notaire')
    // The thread of the page is all that was loaded, and its address says nothing.
    expect(requests.slice(before)).toEqual([`${app.url}/backtest-worker.js`])
    expect(bodies.join('\n')).not.toContain(secret)
    expect(await page.evaluate(`fetch('/health/live').then(() => 'sent', () => 'refused')`)).toBe('refused')
    await expect.poll(() => refused.join()).toContain('connect-src')
  })

  test('is judged with the network gone once the page has its thread', async () => {
    const watched = await opened('fr')
    const { page, requests } = watched
    await choose(watched, 'ventes.csv', mine.join('\n'))
    const before = requests.length
    await page.context().setOffline(true)
    await choose(watched, 'ventes.csv', mine.slice(0, 32).join('\n'))
    await expect.poll(() => page.textContent('#status')).toContain('31')
    expect(requests.slice(before)).toEqual([])
  })

  test('that is dropped on the page is judged as one that is chosen', async () => {
    const watched = await opened('de')
    const { page } = watched
    await page.evaluate(
      `(text => {
        const data = new DataTransfer()
        data.items.add(new File([text], 'a.csv', { type: 'text/csv' }))
        for (const name of ['dragover', 'drop'])
          document.body.dispatchEvent(new DragEvent(name, { dataTransfer: data, bubbles: true, cancelable: true }))
      })(${JSON.stringify(mine.join('\n'))})`,
    )
    await result(watched).waitFor()
    expect(await page.textContent('#status')).toContain(String(rows.length))
  })

  test('can be chosen with the keyboard alone', async () => {
    const { page } = await watchedPage(browser, { width: 1200 })
    // Asked for before the page is loaded: the browser is told of it on its own way.
    const chosen = page.waitForEvent('filechooser')
    await page.goto(`${app.url}/backtest?lang=en`)
    await page.focus('#file')
    await page.keyboard.press('Enter')
    expect((await chosen).isMultiple()).toBe(false)
  })

  test('with wrong rows names each by its line and its own column', async () => {
    const watched = await opened('de')
    const wrong = [...mine]
    wrong[3] = wrong[3]?.replace(/;\d+;\d{4}-\d\d-\d\d/, ';1.23.4;30.02.2024') ?? ''
    wrong[5] = wrong[5]?.replace(/^[^;]+/, 'Atlantis') ?? ''
    const shown = await choose(watched, 'a.csv', wrong.join('\n'))
    for (const said of ['Zeile 4', '„1.23.4“', '„30.02.2024“', 'Zeile 6', '„Atlantis“']) expect(shown).toContain(said)
    expect(await watched.page.textContent('#status')).toContain(String(rows.length - 2))
    expect(await watched.findings()).toEqual([])
  })

  test.each([
    ['that is a broken workbook', Buffer.from('PK\u0003\u0004', 'latin1'), 'workbook'],
    ['of one column', 'Mamer 80\nKayl 90', 'one column'],
    ['that is a PDF', '%PDF-1.7', 'no table'],
    ['without a needed column', 'commune;surface;date\n', 'price'],
    [
      'with a number of two readings',
      `commune;surface;prix;date\n${'Mamer;1.250;700000;2024-05-31\n'.repeat(30)}`,
      '1,250',
    ],
    ['with too few sales', 'commune;surface;prix;date\nMamer;80;700000;2024-05-31', '30'],
    ['with too many sales', `commune;surface;prix;date\n${'Mamer;80;700000;2024-05-31\n'.repeat(1001)}`, '1,001'],
    ['that is empty', '', 'empty'],
  ])('%s is refused with a message', async (_name, content, said) => {
    const watched = await opened('en')
    expect(await choose(watched, 'a.csv', content)).toContain(said)
    expect(await watched.page.textContent('#status')).toBe(texts.en['stage.refused'])
    expect(watched.errors).toEqual([])
  })

  test('above 50 MB is refused before it is read: its thread is not even loaded', async () => {
    const watched = await opened('en')
    const { page, requests } = watched
    const before = requests.length
    await page.evaluate(
      `(() => {
        const file = new File([new Uint8Array(51 * 1024 * 1024)], 'large.csv')
        for (const name of ['arrayBuffer', 'text', 'stream', 'slice']) file[name] = () => { throw new Error('It was read.') }
        const data = new DataTransfer()
        data.items.add(file)
        dispatchEvent(new DragEvent('drop', { dataTransfer: data, cancelable: true }))
      })()`,
    )
    await result(watched).waitFor()
    expect(await page.textContent('#result')).toContain('51 MB')
    expect([requests.slice(before), watched.errors]).toEqual([[], []])
  })

  test('gives two files to take away, made in the browser', async () => {
    const watched = await opened('fr')
    const { page } = watched
    await choose(watched, 'a.csv', mine.join('\n'))
    const taken = async (id: string): Promise<string> => {
      const [download] = await Promise.all([page.waitForEvent('download'), page.click(id)])
      const chunks: Buffer[] = []
      for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk))
      return Buffer.concat(chunks).toString()
    }
    const { data } = JSON.parse(await taken('#take-json'))
    expect(data).toEqual(JSON.parse(JSON.stringify((await fileOf(mine.join('\n'))).judgement)))
    expect((await taken('#take-csv')).trim().split('\r\n')).toHaveLength(rows.length + 1)
    expect(watched.errors).toEqual([])
  })
})

test('an error of the thread is told, and nothing hangs', async () => {
  const watched = await opened('en')
  await watched.page.route('**/backtest-worker.js', route =>
    route.fulfill({ body: 'throw new Error("broken")', contentType: 'text/javascript' }),
  )
  await watched.page.click('#try')
  await expect.poll(() => watched.page.textContent('#status')).toContain('broken')
})

test('without scripts the page says what is missing, without a finding of axe', async () => {
  const { page, findings } = await watchedPage(browser, { width: 1200, hasJavaScript: false })
  await page.goto(`${app.url}/backtest?lang=fr`)
  expect(await page.isVisible('noscript')).toBe(true)
  expect(await page.textContent('noscript')).toContain('JavaScript')
  expect(await page.isVisible('#drop')).toBe(false)
  expect(await findings()).toEqual([])
})

test.each(['/docs/accuracy', '/docs/model'])(
  'axe finds nothing on %s in any language, light, dark or narrow',
  async path => {
    for (const language of pickSample(languages, 2, 'back-test'))
      for (const [width, scheme] of [
        [1200, 'light'],
        [360, 'dark'],
      ] as const) {
        const { page, findings, errors } = await watchedPage(browser, { width, scheme })
        await page.goto(`${app.url}${path}?lang=${language}`)
        expect([language, width, await findings(), errors]).toEqual([language, width, [], []])
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
        await page.context().close()
      }
  },
)
