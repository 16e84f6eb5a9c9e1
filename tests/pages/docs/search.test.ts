import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tables } from '#languages/derived/search-synonyms'
import { languages } from '#languages/registry'
import { createSearch } from '#server/pages/docs/search/engine'
import {
  listEntries,
  packNames,
  type SearchEntry,
  type SearchIndex,
  unpackNames,
} from '#server/pages/docs/search/search-index'
import { isTypo, pickQueryWords, splitWords } from '#server/pages/docs/search/words'
import { startApp, type TestApp } from '../../support/app.ts'
import { copied, guidePaths, operationPaths, readPage } from './every-page.ts'

/** Most bytes of the index as it is sent to who accepts no coding. */
/** With the price line of a place 67.3 KiB. */
const indexBytesMax = 68 * 1024

let app: TestApp
let entries: readonly SearchEntry[]
let indexBytes = 0
beforeAll(async () => {
  app = await startApp()
  const text = await (await fetch(`${app.url}/docs/search.json`, { headers: { 'Accept-Encoding': 'identity' } })).text()
  indexBytes = Buffer.byteLength(text)
  entries = listEntries(JSON.parse(text) as SearchIndex)
})
afterAll(() => app.close())

const found = (question: string, most = 3): string[] => createSearch(entries)(question, most).map(({ path }) => path)

/** What newcomers ask, and a page that answers it among the first three. */
const questions: readonly (readonly [question: string, page: string])[] = [
  ['how do I retry', '/docs/sdk#retries'],
  ['what is quota_exceeded', '/docs/errors/daily_quota_exhausted'],
  ['how is the registration duty calculated', '/docs/acquisitionCosts'],
  ['how do I mock a 429', '/docs/scenarios'],
  ['how do I embed', '/docs/embedding'],
  ['rate limit', '/docs/errors/rate_limited'],
  ['quota', '/docs/errors/daily_quota_exhausted'],
  ['stamp duty', '/docs/acquisitionCosts'],
  ['registration duty', '/docs/acquisitionCosts'],
  ["droits d'enregistrement", '/docs/acquisitionCosts'],
  ['DROITS D’ENREGISTREMENT', '/docs/acquisitionCosts'],
  ['mock', '/docs/testing'],
  ['429', '/docs/errors/rate_limited'],
  ['widget', '/docs/embedding'],
  ['webhook secret', '/docs/webhooks'],
  ['model context protocol', '/docs/mcp'],
  ['changelog', '/docs/changes'],
  ['upgrade', '/docs/migration'],
  ['dcf', '/docs/discountedCashFlow'],
  ['plus-value', '/docs/capitalGains'],
  ['offline', '/docs/sdk#without-a-server'],
]

describe('the search', () => {
  test.each(questions)('%s leads to %s', (question, page) => {
    expect(found(question)).toContain(page)
  })

  test.each(languages.filter(code => tables[code]))('the words of %s lead to what they mean', language => {
    const pages = [
      ['transferTax', '/docs/acquisitionCosts'],
      ['capitalGains', '/docs/capitalGains'],
      ['mortgage', '/docs/mortgage'],
    ] as const
    for (const [group, page] of pages) {
      const terms = (tables[language]?.[group] ?? '-').split(', ')
      expect(found(terms[0] ?? ''), terms[0]).toContain(page)
    }
  })

  test('forgives accents, capitals, beginnings, another order of words and a slip', () => {
    const [first] = found('estimate one apartment')
    expect(first).toBe('/docs/estimate')
    for (const question of [
      'ESTIMATE apartment',
      'apartment estimate',
      'éstimate ône apartmènt',
      'estim apart',
      'estmiate apartment',
    ])
      expect(found(question)[0], question).toBe(first)
  })

  test('finds fields by their name, parameters of law by their id, codes of issues by theirs', () => {
    expect(found('estimationCentrale')[0]).toBe('/docs/estimate#answer-data.estimationCentrale')
    expect(found('valuationDate')).toContain('/docs/estimate#request-valuationDate')
    expect(found('lu.acquisition.registrationRate')[0]).toBe('/docs/law/lu.acquisition.registrationRate')
    expect(found('lease_already_ended')[0]).toBe('/docs/errors/invalid_request#lease_already_ended')
  })

  test('finds nothing for what is not there', () => {
    expect(found('xylophone')).toEqual([])
  })
})

describe('the index', () => {
  test('is small enough to be fetched with the first use', () => {
    expect(indexBytes).toBeGreaterThan(10_000)
    expect(indexBytes).toBeLessThanOrEqual(indexBytesMax)
  })

  test('has every guide and operation', () => {
    const paths = new Set(entries.map(({ path }) => path))
    for (const path of [...guidePaths, ...operationPaths])
      if (path !== '/docs/search') expect(paths, path).toContain(path)
  })

  test('leads only to pages and places that are there', async () => {
    const byPage = Map.groupBy(entries, ({ path }) => path.split('#')[0] ?? '')
    // Of parameters of law, whose pages are alike, each twentieth.
    const pages = [...byPage].filter(([path], place) => !/^\/docs\/law\/[a-z]/.test(path) || place % 20 === 0)
    for (const [path, list] of pages) {
      const { status, html } = await readPage(app.url, path)
      expect(status, path).toBe(200)
      const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => copied(id)))
      for (const entry of list) {
        const [, place] = entry.path.split('#')
        if (place !== undefined) expect(ids.has(place), entry.path).toBe(true)
      }
    }
  })

  test('packs dotted names without losing one', () => {
    const names = ['a', 'a.b', 'a.b.c', 'a.d', 'e.f.g', 'e.h', 'e']
    expect(unpackNames(packNames(names))).toEqual(names)
    expect(unpackNames(packNames([]))).toEqual([])
  })
})

describe('words', () => {
  test('of a question are looked for up to the twelfth', () => {
    const words = Array.from({ length: 50 }, (_, place) => `word${place}`)
    expect(pickQueryWords(`how do I ${words.join(' ')}`)).toEqual(words.slice(0, 12))
  })

  test('are taken apart at capitals, underscores and signs, without accents', () => {
    expect(splitWords('registrationRate quota_exceeded Grunderwerbsteuer é')).toEqual([
      ...['registration', 'rate', 'quota', 'exceeded', 'grunderwerbsteuer', 'e'],
    ])
  })

  test.each([
    ['retry', 'retyr', true],
    ['retry', 'rety', true],
    ['retry', 'rettry', true],
    ['retry', 'rexry', true],
    ['retry', 'rexxy', false],
    ['retry', 'ret', false],
  ])('%s and %s are one slip apart: %s', (one, other, isOne) => {
    expect(isTypo(one, other)).toBe(isOne)
    expect(isTypo(other, one)).toBe(isOne)
  })
})

describe('without a script', () => {
  const resultsAt = async (query: string): Promise<string[]> => {
    const { html } = await readPage(app.url, `/docs/search${query}`)
    const [, list = ''] = /<ol class="results">(.*?)<\/ol>/s.exec(html) ?? []
    return [...list.matchAll(/<a href="([^"]+)"/g)].map(([, path = '']) => path)
  }

  test('the service answers with what it found, best first', async () => {
    expect(await resultsAt('?q=how+do+I+embed')).toEqual(found('how do I embed', 20))
  })

  test.each(['', '?q=', '?q=xylophone'])('/docs/search%s lists all titles', async query => {
    const { status, html } = await readPage(app.url, `/docs/search${query}`)
    expect(status).toBe(200)
    for (const path of [...operationPaths, ...guidePaths])
      expect(html).toContain(`href="${path === '/docs/search' ? '/docs' : path}"`)
  })

  test('what was asked stands in the field, however it is written, and the form may ask this service', async () => {
    const question = '"><script>alert(1)</script>'
    const answer = await fetch(`${app.url}/docs/search?q=${encodeURIComponent(question)}`)
    const html = await answer.text()
    expect(html).toContain(`value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"`)
    expect(html.match(/<script/g)).toHaveLength(1)
    expect(answer.headers.get('Content-Security-Policy')).toContain("form-action 'self'")
    expect((await fetch(`${app.url}/docs/search?q=${'a'.repeat(5000)}`)).status).toBe(200)
    expect((await fetch(`${app.url}/docs/search?q=%ff&q=b`)).status).toBeLessThan(500)
  })
})
