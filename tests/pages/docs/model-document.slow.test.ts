import { extractText, extractTextItems, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cardVoice } from '#domain/accuracy/card-voice'
import { texts } from '#languages/derived/accuracy'
import { texts as cardTexts } from '#languages/derived/model-card'
import { formatNumber, formatPercent, formatSignedPercent } from '#languages/formats'
import { type Language, languages } from '#languages/registry'
import { paper } from '#server/adapters/pdf/operators'
import { mm } from '#server/adapters/pdf/sheet'
import { translateCardText } from '#server/pages/docs/card-texts'
import { getPageWords } from '#server/pages/words'
import { inOrder, readDocument } from '../../adapters/pdf/document.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { copied, readPage } from './every-page.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ env: { ACCOUNTS: 'off' } })
})
afterAll(() => app.close())

const read = (query: string, headers: Record<string, string> = {}) =>
  fetch(`${app.url}/docs/model.pdf${query}`, { headers: { 'Accept-Encoding': 'identity', ...headers } })

const readBytes = async (language: Language): Promise<Uint8Array> =>
  new Uint8Array(await (await read(`?lang=${language}`)).arrayBuffer())

/** Lines are broken where the drawing breaks them, and two signs have no letter: neither is compared, nor are marks between texts. */
const bare = (text: string): string =>
  text
    .replace(/[\s()·]/gu, '')
    .replaceAll('∓', '±')
    .replaceAll('√', 'sqrt')

const readPrinted = async (bytes: Uint8Array): Promise<string[]> =>
  (await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: false })).text

/** Texts of the elements of a page that hold no other of them. */
const listPageTexts = (page: string): string[] =>
  [...page.matchAll(/<(th|td|dt|dd|li|p|h2|h3|caption)\b[^>]*>(.*?)<\/\1>/gs)].map(([, , inner = '']) => copied(inner))

describe.each(languages)('the document of the model in %s', language => {
  let bytes: Uint8Array
  let all = ''
  beforeAll(async () => {
    bytes = await readBytes(language)
    all = bare((await readPrinted(bytes)).join(''))
  })

  test('has every text of the sections of the page', async () => {
    const { html } = await readPage(app.url, `/docs/model?lang=${language}`)
    expect(html).toContain(`href="/docs/model.pdf?lang=${language}"`)
    const sections = html.slice(html.indexOf('<h2 id="identity">'), html.indexOf('<h2 id="more">'))
    const wanted = listPageTexts(sections)
    expect(wanted.length).toBeGreaterThan(500)
    expect(wanted.filter(text => !all.includes(bare(text)))).toEqual([])
  })

  test('has the figures of the answer of the operation', () => {
    const card = app.deps.selfDescription.modelCard(app.deps.today(), cardVoice(language, cardTexts[language]))
    const percent = (value: number, decimals = 2) => formatPercent(value, language, decimals)
    const { stability, rivals, sensitivity, lineage, hitRate, concentration, changes, identity } = card
    const wanted = [
      ...[identity.modelVersion, identity.tables, identity.contract, formatNumber(stability.chi2.value, language, 1)],
      ...[...stability.byYear, ...stability.byCanton].flatMap(({ rmsePct, biasPct, pairs, held80 }) => [
        ...[percent(rmsePct), formatSignedPercent(biasPct, language, 2), formatNumber(pairs, language)],
        percent(100 * held80.held, 1),
      ]),
      ...stability.byYear.map(({ year }) => String(year)),
      ...stability.byCanton.map(({ canton }) => canton),
      ...rivals.map(({ study }) => percent(study.rmsePct)),
      ...sensitivity.prices.flatMap(({ parameter, low, high }) => [
        parameter,
        ...[low, high].flatMap(({ rmsPct, largestPct }) => [percent(rmsPct), percent(largestPct, 1)]),
      ]),
      ...sensitivity.fsd.flatMap(({ low, high }) =>
        [low, high].map(({ fsdPoints }) => formatNumber(fsdPoints, language, 2)),
      ),
      ...sensitivity.surface.flatMap(({ low, high }) =>
        [low, high].map(({ valuePct }) => formatSignedPercent(valuePct, language, 1)),
      ),
      ...lineage.flatMap(({ file, publisher, address, period, rows, bytes: size, sha256 }) => [
        ...[file, translateCardText(publisher, getPageWords(language)) ?? '', address ?? '', period ?? ''],
        formatNumber(rows, language),
        ...[size === null ? '' : formatNumber(size, language), sha256 ?? ''],
      ]),
      ...[hitRate.communes, hitRate.priced, hitRate.published].map(count => formatNumber(count, language)),
      ...hitRate.refusals.map(({ code }) => code),
      ...[concentration.placePct, concentration.sharedPct].map(value => percent(value, 1)),
      ...[concentration.portfolio.placeFsdPct, concentration.portfolio.ifIndependentPct].map(value => percent(value)),
      ...changes.flatMap(({ version, rmsPct, largestPct }) => [
        ...[version, percent(rmsPct, 1), formatSignedPercent(largestPct, language, 1)],
      ]),
      ...[...card.stopRules.rules, ...card.backTestLimits, card.updates, card.drift].map(({ says }) => says),
      ...card.parameters.map(({ id }) => id),
    ]
    expect(wanted.filter(text => !all.includes(bare(text)))).toEqual([])
    expect(all).not.toMatch(/NaN|undefined|\{\w+\}/)
  })

  test('keeps every text between the margins and above the foot', async () => {
    const { items } = await extractTextItems(await getDocumentProxy(new Uint8Array(bytes)))
    const outside = items
      .flat()
      .filter(({ str }) => str.trim() !== '')
      .filter(
        ({ x, y, width, str, fontSize }) =>
          x < 18 * mm - 0.5 ||
          // The space at the end of a line is not seen.
          x + width - (/\s$/.test(str) ? 0.26 * fontSize : 0) > paper.width - 18 * mm + 0.5 ||
          y < 10 * mm - 1,
      )
    expect(outside).toEqual([])
  })

  test('has its title, language and page numbers, and tags for every text', async () => {
    const { doc, document, contents } = await readDocument(bytes)
    expect(doc.getTitle()).toBe(texts[language]['model.title'])
    expect(doc.catalog.toString()).toContain('/Marked true')
    const elements = inOrder(document)
    const count = (type: string): number => elements.filter(element => element.type === type).length
    // The sections of the page: twelve, and ten that a validator asks for.
    expect([count('H1'), count('H2')]).toEqual([1, 22])
    for (const row of elements.filter(({ type }) => type === 'TR')) expect(row.kids[0]?.type).toBe('TH')
    const ids = elements.flatMap(({ content }) => content)
    for (const [page, content] of contents.entries()) {
      const ofPage = ids.flatMap(part => (part.page === page ? [part.id] : []))
      expect(ofPage).toEqual(ofPage.map((_, index) => index))
      expect(content.replace(/(?:BDC|BMC)[\s\S]*?EMC/g, '')).not.toMatch(/Tj|re f|Do/)
    }
    expect(bytes.length).toBeLessThan(150_000)
  })

  test('is the same file until the day ends, and is not sent twice', async () => {
    const first = await read(`?lang=${language}`)
    expect([first.status, first.headers.get('Content-Type')]).toEqual([200, 'application/pdf'])
    expect(first.headers.get('Content-Language')).toBe(language)
    expect(Buffer.from(await first.arrayBuffer()).equals(Buffer.from(bytes))).toBe(true)
    const again = await read(`?lang=${language}`, { 'If-None-Match': first.headers.get('ETag') ?? '' })
    expect(again.status).toBe(304)
  })
})

describe('the file of the document', () => {
  test('is in the language of the browser where the address names none', async () => {
    for (const query of ['', '?lang=xx']) {
      const answer = await read(query, { 'Accept-Language': 'de' })
      expect([answer.status, answer.headers.get('Content-Language')]).toEqual([200, 'de'])
    }
  })

  test('is drawn once for requests at the same time, and has no second path', async () => {
    const tags = await Promise.all(
      ['pt', 'pt', 'pt'].map(async one => (await read(`?lang=${one}`)).headers.get('ETag')),
    )
    expect(new Set(tags).size).toBe(1)
    expect((await fetch(`${app.url}/docs/limits.pdf`)).status).toBe(404)
  })
})
