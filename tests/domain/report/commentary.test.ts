import { describe, expect, test } from 'vitest'
import { factsText, formatFactPath } from '#domain/report/commentary-facts'
import { commentaryFacts } from '#domain/report/commentary-sources'
import type { Report } from '#domain/report/report'
import { voice } from '#domain/report/say'
import { texts } from '#languages/derived/report'
import { languages } from '#languages/registry'
import { getContractUnit } from '#server/services/ai/contract-units'
import { commentaryOn, commentedReport, dutyReference, pathsOf } from '#tests/support/report-commentary'
import { fullReport, reportInput, sampleReports } from '#tests/support/reports'
import { sellerInput } from '#tests/support/seller-reports'

/** The texts of the page of a commentary. */
const linesOf = ({ pages }: Report): string[] =>
  pages.at(-1)?.blocks.flatMap(block => ('text' in block ? [block.text] : [])) ?? []

describe.each(languages)('a commentary in %s', language => {
  const content = reportInput(fullReport, language)
  const say = voice(language)
  const commentary = commentaryOn(content)
  const lines = linesOf(commentedReport(content, commentary))
  const { estimate, costs } = content

  test('says first that a machine wrote it', () => {
    expect(lines.slice(0, 2)).toEqual([texts[language].commentary, commentary.notice.replace('\n', ' ')])
  })

  test('has a footnote behind each figure, and cites the law of a figure once', () => {
    const [central, all] = [estimate.estimationCentrale, estimate.estimationCentrale + costs.totals.buyer]
    expect(lines[2]?.replaceAll('\u00a0', ' ')).toBe(
      `La valeur centrale est de ${central} € [1] ; le droit est de 6 % [2]. En tout ${all} € [3].`,
    )
  })

  test('says where each figure comes from: by its name in the report, by its law, by what it is calculated from', () => {
    const [value, total] = [
      `${say.text('commentaryEstimate')}\u00a0· ${say.shared.centralValue}`,
      `${say.text('budget')}\u00a0· ${say.text('totalCosts')}`,
    ]
    const [title, first, second, third] = lines.slice(3)
    expect([title, first]).toEqual([texts[language].commentarySources, `[1] ${value}`])
    expect(second).toBe(`[2] ${dutyReference.article}, ${dutyReference.title}`)
    expect(third).toContain(value)
    expect(third).toContain(total)
  })
})

test('a report without one has two parts and says nothing of machines', () => {
  const content = reportInput(fullReport, 'en')
  const report = commentedReport(content, commentaryOn(content))
  expect([report.pages.length, report.keywords?.[0]]).toEqual([3, 'AI-generated commentary'])
})

test('a paragraph that would fill a page is cut behind its sentences', () => {
  const content = reportInput(fullReport, 'fr')
  const sentence = 'Le prix tient compte de la situation du bien et de son état.'
  const text = Array.from({ length: 120 }, () => sentence).join(' ')
  const lines = linesOf(commentedReport(content, { ...commentaryOn(content), text, figures: [] })).slice(2)
  expect(lines.length).toBeGreaterThan(3)
  expect(lines.every(line => line.length < 2000 && line.endsWith('.'))).toBe(true)
  expect(lines.join(' ')).toBe(text)
})

describe.each(Object.entries(sampleReports))('what a commentary on %s may rest on', (_name, asked) => {
  const content = reportInput(asked, 'en')
  const facts = commentaryFacts(voice('en'), content)

  test('is JSON in which each fact stands at its path, and fits a request', () => {
    const text = factsText(facts)
    expect(text.length).toBeLessThan(20_000)
    const read = (path: readonly (string | number)[]): unknown =>
      path.reduce<unknown>((node, part) => Object(node)[part], JSON.parse(text))
    for (const { path, value } of facts) expect(read(path), formatFactPath(path)).toBe(value)
    expect(new Set(pathsOf(content)).size).toBe(facts.length)
  })

  test('is what the answers say', () => {
    const { estimate, costs } = content
    const valueAt = (path: string) => facts.find(fact => formatFactPath(fact.path) === path)?.value
    expect(valueAt('estimation.data.estimationCentrale')).toBe(estimate.estimationCentrale)
    expect(valueAt('costs.data.totals.buyer')).toBe(costs.totals.buyer)
    for (const [index, { amount }] of costs.lines.entries())
      expect(valueAt(`costs.data.lines[${index}].amount`)).toBe(amount)
  })
})

describe('what a commentary on the report of a seller may rest on', () => {
  const gain = {
    saleDate: '2026-06-15',
    acquisitionDate: '2010-05-03',
    acquisitionPrice: 300_000,
    taxClass: '1',
    ordinaryTaxableIncome: 50_000,
  } as const
  const sale = { price: 600_000, costs: 18_000, loanBalance: 120_000, gain }
  const content = sellerInput({ commune: 'Mamer', surface: 80 }, sale, 'en')
  const facts = commentaryFacts(voice('en'), content)

  test('is what its pages print: the sale and its tax, and no cost of a buyer', () => {
    const paths = facts.map(({ path }) => formatFactPath(path))
    expect(paths).toEqual(expect.arrayContaining(['sale.price', 'sale.totals.tax', 'capitalGains.data.gain']))
    expect(paths.filter(path => path.startsWith('costs.'))).toEqual([])
    const printed = JSON.stringify(commentedReport(content, commentaryOn(content)))
    const amounts = facts.filter(({ path }) => path[0] === 'sale' || path.at(-1) === 'amount')
    for (const { value } of amounts) expect(printed).toContain(voice('en').sum(Math.abs(Number(value))))
  })

  test('is of the sale in euros: the contract has a unit for each field', () => {
    const ends = facts
      .filter(({ path }) => path[0] === 'sale')
      .map(({ path }) => formatFactPath(path).replace(/^sale\.totals/, 'totals'))
    expect(ends).toHaveLength(5)
    expect(ends.map(getContractUnit)).toEqual(ends.map(() => getContractUnit('sale.price')))
    expect(getContractUnit('sale.price')).toBeDefined()
  })

  test('says nothing of the income of the seller', () => {
    expect(factsText(facts)).not.toContain('50000')
  })
})

describe('a table of a commentary', () => {
  const content = reportInput(fullReport, 'fr')
  const reportOf = (text: string) => commentedReport(content, { ...commentaryOn(content), text, figures: [] })
  const rows = '| Poste | Montant |\n|---|---:|\n| Droits | 40 464 € [1] |\n| Total | 714 864 € |'

  test('is a table of the page, with its footnotes and the text around it', () => {
    const blocks = reportOf(`Avant.\n\n${rows}\nAprès.`).pages.at(-1)?.blocks.slice(2) ?? []
    expect(blocks.slice(0, 3)).toEqual([
      { kind: 'paragraph', text: 'Avant.', tone: 'prose' },
      {
        ...{ kind: 'table', key: 'plain' },
        head: [{ text: 'Poste' }, { text: 'Montant', align: 'right' }],
        rows: [
          { key: '0', cells: [{ text: 'Droits' }, { text: '40 464 € [1]', align: 'right' }] },
          { key: '1', cells: [{ text: 'Total' }, { text: '714 864 €', align: 'right' }] },
        ],
      },
      { kind: 'paragraph', text: 'Après.', tone: 'prose' },
    ])
  })

  test.each([
    [
      'of seven columns is lines',
      '| a | b | c | d | e | f | g |\n|---|---|---|---|---|---|---|\n| 1 | 2 | 3 | 4 | 5 | 6 | 7 |',
    ],
    ['without rows is a line', '| a | b |\n|---|---|'],
  ])('%s, without bars', (_, text) => {
    const lines = linesOf(reportOf(text)).slice(2)
    expect(lines[0]).toMatch(/^a · b/)
    expect(lines.join(' ')).not.toContain('|')
  })

  test('bars without a rule are text', () => {
    expect(linesOf(reportOf('| a | b |')).slice(2, 3)).toEqual(['| a | b |'])
  })
})

test.each(languages)('a figure with the name of its part is said once in its footnote (%s)', language => {
  const say = voice(language)
  const labels = commentaryFacts(
    say,
    sellerInput({ commune: 'Mamer', surface: 80 }, { costs: 0, loanBalance: 0 }, language),
  ).map(({ label }) => label)
  expect(labels.filter(label => label?.split('\u00a0· ')[0] === label?.split('\u00a0· ')[1] && label)).toEqual([])
})
