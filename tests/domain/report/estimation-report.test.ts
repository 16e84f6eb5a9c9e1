import { describe, expect, test } from 'vitest'
import { estimationReport } from '#domain/report/estimation-report'
import type { Block, Report, Row } from '#domain/report/report'
import { texts as homes } from '#languages/derived/homes'
import { texts as words } from '#languages/derived/report'
import { type Language, languages, registry } from '#languages/registry'
import { awkwardReport, fullReport, reportInput, sampleReports } from '#tests/support/reports'

/** Kinds of white space tell nothing about a figure; a minus is one sign in print. */
const folded = (text: string): string => text.replace(/\s/gu, ' ').replace(/-/g, '\u2212')

/** A sum as Intl writes it, which is what the report must print. */
const euros = (value: number, language: Language, digits = 2): string => {
  const options = {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  } as const
  return folded(new Intl.NumberFormat(registry[language].locale, options).format(value))
}

const blocksIn = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap(block => (block.kind === 'columns' ? [...blocksIn(block.left), ...blocksIn(block.right)] : [block]))

const blocksOf = ({ pages }: Report): Block[] => pages.flatMap(({ blocks }) => blocksIn(blocks))

const rowsOf = (report: Report, wanted: string): readonly Row[] =>
  blocksOf(report).flatMap(block => (block.kind === 'table' && block.key === wanted ? block.rows : []))

const last = ({ cells }: Row): string => folded(cells.at(-1)?.text ?? '')

const stripOf = (report: Report, wanted: string): Record<string, string> =>
  Object.fromEntries(
    blocksOf(report).flatMap(block =>
      block.kind === 'strip' && block.key === wanted ? block.items.map(({ key, value }) => [key, folded(value)]) : [],
    ),
  )

/** Every text of a report, wherever it stands. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const cases = Object.entries(sampleReports).flatMap(([name, asked]) =>
  languages.map(language => ({ name, language, asked })),
)

describe.each(cases)('$name in $language', ({ asked, language }) => {
  const content = reportInput(asked, language)
  const { estimate, costs, input } = content
  const report = estimationReport(content)

  test('has every line of the costs by its key, with its amount, base and total', () => {
    const rows = rowsOf(report, 'costs')
    const areWhole = costs.lines.every(({ base = 0 }) => Number.isInteger(base))
    expect(rows.map(({ key }) => key)).toEqual([...costs.lines.map(({ key }) => key), 'total'])
    expect(rows.map(last)).toEqual(
      [...costs.lines.map(({ amount }) => amount), costs.totals.buyer].map(amount => euros(amount, language)),
    )
    expect(rows.map(({ cells }) => folded(cells[1]?.text ?? ''))).toEqual([
      ...costs.lines.map(({ base }) => (base === undefined ? '' : euros(base, language, areWhole ? 0 : 2))),
      '',
    ])
  })

  test('has under each line its law and how sure it is, and under a figure of the agency that alone', () => {
    const { callerFigure: byAgency } = words[language]
    for (const [index, { legalReference, certainty }] of costs.lines.entries()) {
      const note = folded(rowsOf(report, 'costs')[index]?.cells[0]?.note ?? '')
      const law = folded(`${legalReference} · ${words[language][`certainty.${certainty}`]}`)
      expect(note).toBe(legalReference === 'figure of the caller' ? byAgency : law)
    }
  })

  test('has every aid and every relief by its key, with its amount', () => {
    const { computed, listed } = costs.aids ?? { computed: [], listed: [] }
    expect(rowsOf(report, 'aidsComputed').map(row => [row.key, last(row)])).toEqual(
      computed.map(({ key, amount }) => [key, euros(amount, language)]),
    )
    expect(rowsOf(report, 'aidsListed').map(({ key }) => key)).toEqual(listed.map(({ key }) => key))
    for (const [index, { range }] of listed.entries())
      for (const end of range ? [range.low, range.high] : [])
        expect(last(rowsOf(report, 'aidsListed')[index] as Row)).toContain(euros(end, language, 0))
    expect(rowsOf(report, 'reliefs').map(row => [row.key, last(row)])).toEqual(
      costs.possibleReliefs.map(({ key, saving }) => [key, saving === null ? '' : euros(saving, language)]),
    )
  })

  test('has the three values, the price per square metre and every adjustment of the estimate', () => {
    const band = blocksOf(report).find(block => block.kind === 'band')
    const { estimationBasse: low, estimationCentrale: central, estimationHaute: high } = estimate
    const [half] = estimate.intervals
    expect(band).toMatchObject({ low, central, high, half: { low: half?.low, high: half?.high } })
    expect(
      [band?.labels.low, band?.labels.central, band?.labels.high].map(label => folded(label?.value ?? '')),
    ).toEqual([half?.low ?? 0, central, half?.high ?? 0].map(value => euros(value, language, 0)))
    expect(folded(band?.labels.central.perM2 ?? '')).toContain(euros(estimate.prixM2Ajuste, language, 0))
    const percent = new Intl.NumberFormat(registry[language].locale, {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    })
    const adjustments = rowsOf(report, 'adjustments').filter(({ key }) => key.startsWith('adj'))
    expect(adjustments.map(row => [row.key, last(row).replace(/^\+/, '').replace(/ ?%$/, '')])).toEqual(
      estimate.ajustements.map(({ labelKey, pct }) => [labelKey, folded(percent.format(pct))]),
    )
    const prices = rowsOf(report, 'adjustments').filter(({ key }) => key === 'basePriceM2' || key === 'prixM2Ajuste')
    expect(prices.map(last)).toEqual(
      [estimate.reference.basePriceM2, estimate.prixM2Ajuste].map(value => `${euros(value, language, 0)}/m²`),
    )
  })

  test('says what share of sales lies between which values, and how much is known', () => {
    const [half, wide] = estimate.intervals
    expect([half?.coverage, wide]).toEqual([
      0.5,
      { coverage: 0.8, low: estimate.estimationBasse, high: estimate.estimationHaute },
    ])
    const { share } = blocksOf(report).find(block => block.kind === 'band')?.labels ?? {}
    const ends = [half?.low, half?.high, estimate.estimationBasse, estimate.estimationHaute]
    const places = ends.map(end => folded(share ?? '').indexOf(euros(end ?? Number.NaN, language, 0)))
    // Half of the sales first, then 8 in 10.
    expect(places.every(place => place >= 0)).toBe(true)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(folded(share ?? '').slice(places[1], places[2])).toMatch(/\b8 .*\b10\b/)
    const headings = blocksOf(report).flatMap(block => (block.kind === 'heading' ? [[block.text, block.gauge]] : []))
    const steps = { few: 1, partial: 2, complete: 3 }
    expect(headings).toContainEqual([homes[language].completeness[estimate.completeness], steps[estimate.completeness]])
  })

  test('has each reason with its own points and no sum of them', () => {
    const percent = new Intl.NumberFormat(registry[language].locale, {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    })
    expect(rowsOf(report, 'reasons').map(row => [row.key, last(row).replace(/ ?%$/, '')])).toEqual(
      estimate.evidence.map(({ key, field, points }) => [field ?? key, `±${folded(percent.format(points))}`]),
    )
    expect(textsIn(report)).toContain(words[language].noSum)
  })

  test('has price, costs, loan and own funds as the two answers have them', () => {
    const { loanAmount } = input.purchase
    // What follows from an estimate has no cents.
    const money = (value: number): string => euros(value, language, input.purchase.price === undefined ? 0 : 2)
    const cash = money(costs.totals.cashNeeded)
    expect(stripOf(report, 'budget')).toMatchObject({
      price: money(costs.price),
      totalCosts: money(costs.totals.buyer),
      ...(loanAmount === 0 ? { totalBudget: cash } : { loan: money(loanAmount), ownFunds: cash }),
    })
  })

  test('tells every notice in its own language, and leaves no place open', () => {
    const texts = textsIn({ ...report, foot: { ...report.foot, page: '' } })
    for (const { message } of [...costs.notices, ...estimate.evidence]) expect(texts).not.toContain(message)
    expect(texts.filter(text => /\{\w+\}|undefined|NaN|Infinity/.test(text))).toEqual([])
    const notes = blocksOf(report).filter(block => block.kind === 'paragraph' && block.tone === 'small')
    expect(notes.length).toBeGreaterThanOrEqual(
      new Set(costs.notices.map(({ code, field }) => `${code} ${field}`)).size,
    )
  })
})

describe('the report', () => {
  test('says of a field that nobody sent that it was not given', () => {
    const report = estimationReport(
      reportInput({ property: { commune: 'Mamer', surface: 80 }, purchase: { use: 'rental' } }, 'en'),
    )
    const facts = blocksOf(report).flatMap(block => (block.kind === 'facts' ? block.rows : []))
    expect(facts.map(({ key, value, isMissing }) => [key, value, isMissing])).toEqual([
      ['commune', 'Mamer', false],
      ['surface', '80\u00a0m²', false],
      ['nbChambres', 'not given', true],
      ['etage', 'not given', true],
      ['etat', 'not given', true],
      ['exterieur', 'not given', true],
      ['parking', 'not given', true],
      ['classeEnergie', 'not given', true],
    ])
  })

  test('leaves braces of a text alone', () => {
    const content = reportInput({ ...fullReport, brand: { name: 'Agence {0} {1}' }, number: '{1}' }, 'fr')
    const texts = textsIn(estimationReport(content))
    expect(texts).toContain('Agence {0} {1}')
    expect(texts).toContain('{1}')
  })

  test('has of every estimate the width that a single sale gives by itself', () => {
    const report = estimationReport(
      reportInput({ property: { commune: 'Mamer', surface: 80 }, purchase: { use: 'rental' } }, 'en'),
    )
    // 128.155 × √(0.19² × 0.80)
    expect(rowsOf(report, 'reasons').map(row => [row.key, last(row)])[0]).toEqual(['base', '±21.8%'])
    expect(rowsOf(report, 'reasons').map(({ key }) => key)).toEqual([
      ...['base', 'sales', 'age', 'etage', 'exterieur', 'parking', 'etat', 'classeEnergie'],
    ])
  })

  // The reference case of Winseler: 411 800, 310 000 to 513 500, half between 358 200 and 465 300, FSD 19.28.
  test('of a past day says which, the two ranges of that day, and what its price rests on', () => {
    const past = { commune: 'Winseler', surface: 70, etage: 'entre', valuationDate: '2021-08-15' } as const
    const report = estimationReport(reportInput({ property: past, purchase: { use: 'rental' } }, 'en'))
    expect(stripOf(report, 'particulars').valuationDate).toBe('15 August 2021')
    const band = blocksOf(report).find(block => block.kind === 'band')
    expect(band).toMatchObject({ ...{ low: 307_600, central: 423_300, high: 539_000 } })
    expect(band?.labels.share).toBe(
      'Half of comparable flats sell between €362,400 and €484,200. 8 in 10 sell between €307,600 and €539,000.',
    )
    const said = textsIn(report)
    expect(said).toContain(
      'Spread of sales around this value (FSD): 21.3%. Estimates have not yet been tested against individual sales.',
    )
    const reference = said.find(text => text.startsWith('Reference price €'))
    for (const part of ['on this day', 'standard error', '2014, carried to July 2025', 'from STATEC, read on'])
      expect(reference).toContain(part)
  })

  test('of the day of the estimate does not print the day twice', () => {
    expect(Object.keys(stripOf(estimationReport(reportInput(fullReport, 'en')), 'particulars'))).not.toContain(
      'valuationDate',
    )
  })

  test('of the public test key says so', () => {
    expect(estimationReport(reportInput(awkwardReport, 'de')).specimen).toBe('MUSTER')
    expect(estimationReport(reportInput(fullReport, 'de'))).not.toHaveProperty('specimen')
  })

  test('says where a price comes from', () => {
    const sent = estimationReport(reportInput({ ...fullReport, purchase: { use: 'rental', price: 5e5 } }, 'en'))
    expect(textsIn(sent).some(text => text.includes('as given by the agency'))).toBe(true)
    const own = estimationReport(reportInput(fullReport, 'en'))
    expect(textsIn(own).some(text => text.includes('as estimated'))).toBe(true)
  })
})
