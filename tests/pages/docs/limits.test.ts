import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lastCoveredDay } from '#domain/core/dated'
import { NL } from '#domain/law/nl/index'
import { texts as netherlands } from '#languages/derived/law/nl'
import { formatPercent } from '#languages/formats'
import { formatQuarterName } from '#languages/quarter'
import { languages } from '#languages/registry'
import { loadAllParameters } from '#server/commands/law-parameters'
import { getPageWords } from '#server/pages/words'
import { root } from '../../architecture/sources.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { copied, readPage } from './every-page.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ env: { ACCOUNTS: 'off' } })
})
afterAll(() => app.close())

const codes = languages

const asked = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(app.url + path, { headers })
  const html = await answer.text()
  return { headers: answer.headers, language: /<html lang="(\w+)">/.exec(html)?.[1] }
}

/** The cells of the row whose head is a text. */
const cellsOf = (html: string, head: string): string[] => {
  const row = html.split('<tr').find(part => copied(part.split('</th>')[0] ?? '').endsWith(`>${head}`)) ?? ''
  return [...row.matchAll(/<td[^>]*>(.*?)<\/td>/gs)].map(([, cell = '']) => copied(cell).trim())
}

describe('the language of the page of limits', () => {
  test.each([
    ['/docs/limits', {}, 'fr'],
    ['/docs/limits', { 'Accept-Language': 'xx, de;q=0.8, en;q=0.9' }, 'en'],
    ['/docs/limits', { 'Accept-Language': 'en', Cookie: 'valorem_lang=lb' }, 'lb'],
    ['/docs/limits', { 'Accept-Language': 'pt-PT, de;q=0.8' }, 'pt'],
    ['/docs/limits?lang=de', { 'Accept-Language': 'en', Cookie: 'valorem_lang=lb' }, 'de'],
    ['/docs/limits?lang=xx', { 'Accept-Language': 'en' }, 'en'],
  ])('of %s with %o is %s', async (path, headers, language) => {
    const answer = await asked(path, headers)
    expect(answer.language).toBe(language)
    expect(answer.headers.get('Vary')).toMatch(/Cookie, Accept-Language/)
  })

  test.each(['/docs/limits?lang=en', '/docs/limits.md?lang=en'])(
    'of %s is that of its form as Markdown',
    async path => {
      const answer = await fetch(app.url + path)
      expect(answer.headers.get('Link')).toBe('</docs/limits.md?lang=en>; rel="alternate"; type="text/markdown"')
    },
  )

  test('does not change that of the other pages, which are in English', async () => {
    const answer = await asked('/docs', { 'Accept-Language': 'de' })
    expect(answer.language).toBe('en')
    expect(answer.headers.get('Vary')).not.toContain('Cookie')
  })

  test.each(codes)('%s is one click away from each of the others, without a script', async code => {
    const { html } = await readPage(app.url, `/docs/limits?lang=${code}`)
    for (const other of codes) expect(html).toContain(`href="/docs/limits?lang=${other}"`)
    expect(html.match(/<script[^>]*>/g)).toEqual(['<script src="/pages/docs.js" defer>'])
  })

  test.each(codes)('%s has the list of pages and the search in its own words; English titles are told', async code => {
    const { html } = await readPage(app.url, `/docs/limits?lang=${code}`)
    const { text } = getPageWords(code)
    const [, name, list = ''] = /<nav id="pages" popover aria-label="([^"]+)">([\s\S]*?)<\/nav>/.exec(html) ?? []
    expect(name).toBe(text('nav.docs'))
    const groups = [text('docs.group.first'), text('docs.group.guides'), text('docs.group.figures')]
    expect(
      list
        .split('<div lang="en">')[0]
        ?.match(/(?<=<p>)[^<]+/g)
        ?.slice(0, 3),
    ).toEqual(groups)
    const [isEnglish, query] = code === 'en' ? ['', ''] : [' lang="en" hreflang="en"', `?lang=${code}`]
    expect(list).toContain(`<a href="/docs/accuracy${query}">${text('docs.page.accuracy')}</a>`)
    expect(list).toContain(`<a href="/docs/errors"${isEnglish}>Errors</a>`)
    expect(list.includes('<div lang="en">')).toBe(code !== 'en')
    const [, label, field = ''] =
      /<label class="unseen" for="search">([^<]+)<\/label>\s*<input([^>]+)>/.exec(html) ?? []
    expect(label).toBe(text('docs.search'))
    expect(field).toContain(`placeholder="${text('docs.searchShort')}"`)
    expect(field).toContain(`data-nothing="${text('docs.nothing')}"`)
    // Every language has a word of its own, so that an English one cannot stay behind.
    if (code !== 'en') expect(label).not.toBe(getPageWords('en').text('docs.search'))
  })
})

const filed = await loadAllParameters()

/** How sure each version of a country is, or of all. */
const certainties = (country?: string): string[] =>
  filed
    .filter(one => country === undefined || one.country === country)
    .flatMap(({ parameter }) => parameter.versions.map(({ certainty }) => certainty))

describe.each(codes)('the figures of the page in %s', code => {
  const words = getPageWords(code)
  let html = ''
  beforeAll(async () => {
    html = (await readPage(app.url, `/docs/limits?lang=${code}`)).html
  })

  test('are the counts of the versions in the files of the law', () => {
    const names = ['statutory', 'published', 'unverified', 'estimate'] as const
    for (const name of names) {
      const count = certainties().filter(certainty => certainty === name).length
      expect(cellsOf(html, words.text(`limits.certainty.${name}`)).slice(1)).toEqual([
        words.number(count),
        formatPercent((100 * count) / certainties().length, code, 1),
      ])
    }
    const { coveredFrom, checkedOn } = NL.coverage
    const { length: versions } = certainties('nl')
    const statutory = certainties('nl').filter(certainty => certainty === 'statutory').length
    expect(cellsOf(html, netherlands[code].name)).toEqual([
      words.dayText(coveredFrom),
      words.dayText(lastCoveredDay(checkedOn)),
      words.dayText(checkedOn),
      words.number(versions),
      formatPercent((100 * statutory) / versions, code, 1),
    ])
  })

  test('are the spreads of the parameters, and the ranges that follow from them', () => {
    const { text } = words
    const percent = (value: number, decimals: number) => formatPercent(value, code, decimals)
    const page = copied(html)
    // 5 + 5 + 4 + 2 + 2 + 2 of 100 parts explained.
    expect(page).toContain(
      text('limits.estimate.band', { sale: percent(19, 0), north: percent(20.5, 1), explained: percent(20, 0) }),
    )
    // 19 × √0.80 = 16.994; times 1.28155 = 21.779, times 0.67449 = 11.462.
    const least = { fsd: percent(17, 1), wide: percent(21.8, 1), half: percent(11.5, 1) }
    expect(page).toContain(text('limits.estimate.width', least))
    // From the middle of the newest file to 30 June 2027: 7.65 %.
    const time = { quarter: formatQuarterName('2026-Q2', code), ahead: percent(7.6, 1) }
    expect(page).toContain(text('limits.estimate.time', time))
    for (const key of ['before', 'untested', 'class', 'overTime'] as const)
      expect(page).toContain(text(`limits.estimate.${key}`))
  })

  test('are the origins of prices that the table of municipalities has', () => {
    const [, ...lines] = readFileSync(join(root, 'server/data/communes.csv'), 'utf8').trim().split('\n')
    for (const method of ['published', 'indexed', 'imputed_adverts', 'imputed_canton'] as const) {
      const count = lines.filter(line => line.includes(`,${method},`)).length
      const head =
        method === 'published'
          ? words.text('limits.method.published', { year: '2025' })
          : words.text(`limits.method.${method}`)
      expect([method, ...cellsOf(html, head)]).toEqual([method, words.number(count)])
    }
    expect(cellsOf(html, words.text('total'))).toEqual([words.number(lines.length)])
    // As server/data/README.md says of the official file.
    expect(copied(html)).toContain(words.text('limits.estimate.newBuilds', { count: 19 }))
  })
})

test('every page of the documentation leads there, and so does the text for language models', async () => {
  for (const path of [
    '/docs',
    '/docs/estimate',
    '/docs/errors/rate_limited',
    '/docs/law/de.vat.standardRate',
    '/docs/nothing',
  ])
    expect((await readPage(app.url, path)).html.split('<footer>')[1]).toContain('href="/docs/limits"')
  expect(await (await fetch(`${app.url}/llms.txt`)).text()).toContain('(/docs/limits?lang=en)')
})
