import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { texts } from '#languages/derived/accuracy'
import { formatPercent } from '#languages/formats'
import { languages } from '#languages/registry'
import { fillGaps } from '#languages/text'
import { getPageWords } from '#server/pages/words'
import { startApp, type TestApp } from '../../support/app.ts'
import { copied, readPage } from './every-page.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ env: { ACCOUNTS: 'off' } })
})
afterAll(() => app.close())

const pageIn = async (code: string): Promise<string> => (await readPage(app.url, `/docs/accuracy?lang=${code}`)).html

/** The cells of the body of the table with a caption, row by row, the head of each row first. */
const rowsOf = (html: string, caption: string): string[][] => {
  const own = html.split('<table').find(part => copied(part).includes(`>${caption}`)) ?? ''
  return [...own.matchAll(/<tr role="row"><th role="rowheader".*?<\/tr>/gs)].map(([row]) =>
    [...row.matchAll(/<t[hd] [^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) => copied(cell)),
  )
}

test('its address is that of the page for people; the operation keeps one of its own', async () => {
  expect(await pageIn('en')).toContain('<h1>How accurate the estimates are</h1>')
  const operation = await readPage(app.url, '/docs/accuracy-operation')
  expect([operation.status, operation.html.includes('/api/v1/estimation/accuracy')]).toEqual([200, true])
})

test.each(languages)('%s is one click away from each of the others, without a script', async code => {
  const html = await pageIn(code)
  expect(html).toContain(`<html lang="${code}">`)
  for (const other of languages) expect(html).toContain(`href="/docs/accuracy?lang=${other}"`)
  for (const path of ['/docs/model', '/docs/limits', '/backtest']) expect(html).toContain(`href="${path}?lang=${code}"`)
  expect(html.match(/<script[^>]*>/g)).toEqual(['<script src="/pages/docs.js" defer>'])
})

describe.each(languages)('the figures of the page in %s', code => {
  const words = getPageWords(code)
  const told = texts[code]
  let html = ''
  let figures: ReturnType<TestApp['deps']['selfDescription']['accuracy']>
  beforeAll(async () => {
    figures = app.deps.selfDescription.accuracy('2026-11-21')
    html = await pageIn(code)
  })
  const share = (value: number): string => formatPercent(100 * value, code, 1)

  test('are those that the answer has, of the day in Luxembourg', () => {
    expect(copied(html)).toContain(fillGaps(told.asOf, { day: words.dayText('2026-11-21'), tables: figures.tables }))
    expect(copied(html)).toContain(fillGaps(told['measured.says'], { pairs: words.number(figures.measured.pairs) }))
    const { modelled } = figures.measured
    expect(rowsOf(html, told['study.table'])[1]).toEqual([
      told['study.modelled'],
      words.number(modelled.medianRatio, 3),
      words.number(modelled.cod, 2),
      words.number(modelled.prd, 3),
      words.number(modelled.prb ?? Number.NaN, 3),
      formatPercent(modelled.mdapePct, code, 2),
      formatPercent(modelled.rmsePct, code, 2),
    ])
  })

  test('stand in the drawing as in the table beside it', () => {
    const { intervals, untouched } = figures.measured
    const rows = rowsOf(html, told['intervals.table'])
    expect(rows.map(([, promised, held]) => [promised, held])).toEqual(
      [...intervals, ...untouched.intervals].map(({ coverage, held }) => [
        formatPercent(100 * coverage, code),
        share(held),
      ]),
    )
    const [svg = ''] = /<svg.*?<\/svg>/s.exec(html) ?? []
    for (const [, , held] of rows) expect(svg).toContain(`>${held}</text>`)
  })

  test('keep the three levels apart, with a row for each kind of price and knowledge', () => {
    expect([...html.matchAll(/<h2 id="(\w+)"/g)].map(([, id]) => id)).toEqual([
      ...['measured', 'implied', 'tested', 'more'],
    ])
    const rows = rowsOf(html, fillGaps(told['implied.table'], { surface: '80' }))
    expect(rows).toHaveLength(figures.implied.length)
    figures.implied.forEach(({ method, known, mdapePct, ppe10 }, at) => {
      expect([rows[at]?.[0], rows[at]?.[1], rows[at]?.[4], rows[at]?.[5]]).toEqual([
        told[`method.${method}`],
        told[`known.${known}`],
        formatPercent(mdapePct, code, 2),
        share(ppe10),
      ])
    })
    expect(copied(html)).toContain(fillGaps(told['tested.none'], { sales: '0' }))
  })
})

test('the figures of tomorrow are not those kept of today', async () => {
  const before = await pageIn('en')
  app.clock.now = new Date('2026-11-22T12:00:00Z')
  expect(await pageIn('en')).toContain('As of 22 November 2026')
  expect(before).toContain('As of 21 November 2026')
})
