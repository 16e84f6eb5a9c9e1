import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { texts } from '#languages/derived/accuracy'
import { formatPercent } from '#languages/formats'
import { languages } from '#languages/registry'
import { fillGaps } from '#languages/text'
import { keepBracketTogether } from '#server/pages/docs/accuracy-texts'
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
  expect(await pageIn('en')).toContain('<h1>How accurate are our estimates?</h1>')
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
    const { ahead, hidden, rivals } = figures.measured
    const counts = { pairs: words.number(ahead.pairs), hidden: words.number(hidden.pairs) }
    expect(copied(html)).toContain(fillGaps(told['measured.says'], counts))
    const rows = rowsOf(html, told['study.table'])
    expect(rows.map(([name]) => name)).toEqual(rivals.map(({ key }) => copied(told[`rival.${key}`])))
    const { study } = ahead
    expect(rows[0]?.slice(1)).toEqual([
      words.number(study.medianRatio, 3),
      words.number(study.cod, 2),
      words.number(study.prd, 3),
      words.number(study.prb ?? Number.NaN, 3),
      formatPercent(study.mdapePct, code, 2),
      formatPercent(study.rmsePct, code, 2),
    ])
  })

  test('have a row for each way in which means were predicted', () => {
    const { ahead, aheadIndexOnly, hidden, untouched } = figures.measured
    const trials = [ahead, aheadIndexOnly, hidden].map(({ pairs, study, intervals }) => ({
      ...{ means: pairs, rmsePct: study.rmsePct, intervals },
    }))
    const files = untouched.map(({ communes, rmsePct, intervals }) => ({ means: communes, rmsePct, intervals }))
    expect(rowsOf(html, told['trials.table']).map(([, means, , ...rest]) => [means, ...rest])).toEqual(
      [...trials, ...files].map(({ means, rmsePct, intervals }) => [
        ...[words.number(means), formatPercent(rmsePct, code, 2)],
        ...intervals.map(({ held }) => share(held)),
      ]),
    )
  })

  test('have a row for each canton, year, number of sales and third of the price, with limits', () => {
    const { byCanton, byYear, bySalesBefore, byPrice } = figures.measured
    const groups = {
      'byCanton.hidden': byCanton.map(({ hidden }) => hidden),
      'byCanton.ahead': byCanton.flatMap(({ ahead }) => ahead ?? []),
      'byYear.table': byYear,
      'bySales.table': bySalesBefore,
      'byPrice.table': byPrice,
    } as const
    for (const [key, expected] of Object.entries(groups))
      expect(rowsOf(html, told[key as keyof typeof groups]).map(([, pairs, , , held]) => [pairs, held])).toEqual(
        expected.map(({ pairs, held80: { held, low95, high95 } }) => [
          words.number(pairs),
          keepBracketTogether(
            fillGaps(told['held.limits'], {
              held: share(held),
              low: formatPercent(100 * low95, code),
              high: formatPercent(100 * high95, code),
            }),
          ),
        ]),
      )
  })

  test('have limits that a narrow column breaks before their bracket, if at all', () => {
    const cells = rowsOf(html, told['byYear.table']).map(row => row[4] ?? '')
    expect(cells.length).toBeGreaterThan(0)
    for (const cell of cells)
      expect(cell.split(' ')).toEqual([
        expect.stringMatching(/^[\d.,]{1,6}\u00a0?%$/),
        expect.stringMatching(/^\(.{5,40}\)$/),
      ])
  })

  test('stand in the drawing as in the table beside it', () => {
    const { ahead, untouched } = figures.measured
    const rows = rowsOf(html, told['intervals.table'])
    const drawn = [...ahead.intervals, ...(untouched.at(-1)?.intervals ?? [])]
    expect(rows.map(([, promised]) => promised)).toEqual(
      drawn.map(({ coverage }) => formatPercent(100 * coverage, code)),
    )
    // The first drawing of the page is the mark of its head.
    const svg =
      [...html.matchAll(/<svg.*?<\/svg>/gs)].map(([drawing]) => drawing).find(drawing => drawing.includes('<text')) ??
      ''
    for (const [at, { held }] of drawn.entries()) {
      expect(svg).toContain(`>${share(held)}</text>`)
      expect(rows[at]?.[2]).toContain(share(held))
    }
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
