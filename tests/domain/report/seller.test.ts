import { describe, expect, test } from 'vitest'
import { estimationReport } from '#domain/report/estimation-report'
import { proceedsOf } from '#domain/report/proceeds'
import type { Block, Report, Row } from '#domain/report/report'
import { languages } from '#languages/registry'
import { cases } from '#tests/domain/law/lu/capital-gain-cases'
import { sellerInput } from '#tests/support/seller-reports'

const home = { commune: 'Mamer', surface: 80 }

/** The reference case of Winseler: central value 411 800, of 5 882.86 a square metre. */
const winseler = { commune: 'Winseler', surface: 70, etage: 'entre', valuationDate: '2021-08-15' } as const

/** Owned for sixteen years: 11 655 of income tax, 815.85 for the employment fund, 1 103.34 of dependency contribution. */
const sixteenYears = {
  saleDate: '2026-06-15',
  acquisitionDate: '2010-05-03',
  acquisitionPrice: 300_000,
  acquisitionCosts: 23_000,
  improvements: [{ year: 2018, amount: 20_000 }],
  taxClass: '1' as const,
  ordinaryTaxableIncome: 50_000,
  decennialAllowanceUsed: 0,
  healthInsuredInLuxembourg: true,
}

const folded = (text: string): string => text.replace(/\s/gu, ' ')

const blocksOf = ({ pages }: Report): Block[] => pages.flatMap(({ blocks }) => [...blocks])

const rowsOf = (report: Report, wanted: string): readonly Row[] =>
  blocksOf(report).flatMap(block => (block.kind === 'table' && block.key === wanted ? block.rows : []))

const figuresOf = (report: Report, wanted: string): Record<string, string> =>
  Object.fromEntries(rowsOf(report, wanted).map(({ key, cells }) => [key, folded(cells.at(-1)?.text ?? '')]))

const paragraphsOf = (report: Report): string[] =>
  blocksOf(report).flatMap(block => (block.kind === 'paragraph' ? [folded(block.text)] : []))

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

describe('what is left for a seller', () => {
  test('is price less costs, tax and loan, to the cent of a price that was sent', () => {
    const sale = { price: 600_000, costs: 18_000, loanBalance: 120_000, gain: sixteenYears }
    const content = sellerInput(home, sale, 'en')
    // 11 655 + 815.85 + 1 103.34 = 13 574.19; 600 000 - 18 000 - 13 574.19 - 120 000 = 448 425.81
    expect(proceedsOf(content)).toMatchObject({ tax: 13_574.19, net: 448_425.81, isEstimate: false })
    expect(figuresOf(estimationReport(content), 'proceeds')).toEqual({
      price: '€600,000.00',
      costs: '−€18,000.00',
      tax: '−€13,574.19',
      loanBalance: '−€120,000.00',
      net: '€448,425.81',
    })
  })

  test('adds up on the first page too: a share takes the place of the costs', () => {
    const sale = { price: 600_000, costs: 18_000, loanBalance: 120_000 }
    const itemsOf = (ownershipShare?: number) => {
      const gain = { ...sixteenYears, ...(ownershipShare !== undefined && { ownershipShare }) }
      const report = estimationReport(sellerInput(home, { ...sale, gain }, 'en'))
      return blocksOf(report).flatMap(block =>
        block.kind === 'strip' && block.key === 'proceeds' ? [...block.items] : [],
      )
    }
    const amountsOf = (share?: number): Record<string, string> =>
      Object.fromEntries(itemsOf(share).map(({ key, value }) => [key, value]))
    const numberOf = (text = ''): number => Number(text.replace('\u2212', '-').replace(/[€,]/g, ''))
    const whole = amountsOf()
    expect(Object.keys(whole)).toEqual(['price', 'costs', 'tax', 'loanBalance', 'net'])
    const half = amountsOf(0.5)
    expect(Object.keys(half)).toEqual(['price', 'part', 'tax', 'loanBalance', 'net'])
    // (600 000 - 18 000) / 2
    expect(half.part).toBe('€291,000.00')
    expect(itemsOf(0.5).find(({ key }) => key === 'part')?.name).toBe('Your share after costs, 50%')
    for (const { part = '', price = '', costs = '', tax, loanBalance, net } of [whole, half])
      expect(
        (part ? numberOf(part) : numberOf(price) + numberOf(costs)) + numberOf(tax) + numberOf(loanBalance),
      ).toBeCloseTo(numberOf(net), 2)
  })

  test.each(cases)('of the published case is what it leaves: $description', ({ input, lines = {} }) => {
    const { salePrice, saleCosts, ...gain } = input
    const content = sellerInput(
      home,
      { price: salePrice, ...(saleCosts !== undefined && { costs: saleCosts }), gain },
      'en',
    )
    const { tax, net, part } = proceedsOf(content)
    for (const [key, amount] of Object.entries(lines))
      expect(content.gain?.lines.find(line => line.key === key)?.amount ?? 0).toBe(amount)
    expect(net).toBe(content.gain?.totals.netProceeds)
    const received = part?.amount ?? salePrice - (saleCosts ?? 0)
    expect(net).toBeCloseTo(received - (tax ?? 0), 6)
  })

  test('of an estimate is in whole euros that add up', () => {
    const content = sellerInput(winseler, { costs: 12_000.4, loanBalance: 99_999.5, gain: sixteenYears }, 'en')
    const { price, costs, tax, loanBalance, net } = proceedsOf(content)
    expect([price, costs, loanBalance]).toEqual([423_300, 12_000, 100_000])
    expect(net).toBe(423_300 - 12_000 - 100_000 - (tax ?? Number.NaN))
    for (const amount of [
      ...rowsOf(estimationReport(content), 'proceeds'),
      ...rowsOf(estimationReport(content), 'gain'),
    ])
      expect(amount.cells.at(-1)?.text).not.toMatch(/\.\d\d$/)
  })

  test('without the facts of the gain names the tax and does not count it', () => {
    const report = estimationReport(sellerInput(winseler, { costs: 12_000, loanBalance: 100_000 }, 'en'))
    expect(rowsOf(report, 'proceeds').at(-1)?.cells[0]?.text).toBe('What you keep before the tax on the capital gain')
    // 423 300 - 12 000 - 100 000
    expect(figuresOf(report, 'proceeds')).toMatchObject({ tax: 'not included', net: '€311,300' })
    expect(paragraphsOf(report).some(text => /articles 99bis and 99ter\) is not included/.test(text))).toBe(true)
    expect(rowsOf(report, 'gain')).toEqual([])
  })

  test('of nothing but a home says what was not given', () => {
    expect(figuresOf(estimationReport(sellerInput(winseler, {}, 'en')), 'proceeds')).toEqual({
      ...{ price: '€423,300', costs: 'not given', tax: 'not included', loanBalance: 'not given', net: '€423,300' },
    })
  })

  test('of a part is that of the part', () => {
    const gain = { ...sixteenYears, ownershipShare: 0.5 }
    const { part, tax, net } = proceedsOf(
      sellerInput(home, { price: 600_000, costs: 18_000, loanBalance: 50_000, gain }, 'en'),
    )
    // (600 000 - 18 000) / 2
    expect(part).toEqual({ share: 0.5, amount: 291_000 })
    expect(net).toBeCloseTo(291_000 - (tax ?? Number.NaN) - 50_000, 6)
  })

  test('below zero is said as it is', () => {
    const { net } = proceedsOf(sellerInput(home, { price: 500_000, costs: 15_000, loanBalance: 500_000 }, 'en'))
    expect(net).toBe(-15_000)
  })
})

describe('the words of a seller', () => {
  const sale = { price: 757_500, costs: 21_000, gain: { ...sixteenYears, acquisitionDate: '2012-06-15' } }

  test.each(languages)('in %s name what the seller gets and what the seller once paid by two words', language => {
    const report = estimationReport(sellerInput(home, sale, language))
    const nameOf = (table: string, wanted: string): string =>
      rowsOf(report, table).find(({ key }) => key.startsWith(wanted))?.cells[0]?.text ?? ''
    const [sold, bought] = [nameOf('proceeds', 'price'), nameOf('gain', 'acquisitionPrice')]
    expect(sold).not.toBe('')
    expect(bought).not.toBe('')
    expect(bought.startsWith(sold)).toBe(false)
    const strip = blocksOf(report).flatMap(block => (block.kind === 'strip' ? block.items : []))
    expect(strip.find(({ key }) => key === 'price')?.name).toBe(sold)
  })

  test('in German are Verkaufspreis and Kaufpreis', () => {
    const report = estimationReport(sellerInput(home, sale, 'de'))
    expect(rowsOf(report, 'proceeds')[0]?.cells[0]?.text).toBe('Verkaufspreis')
    const bought = rowsOf(report, 'gain').find(({ key }) => key.startsWith('acquisitionPrice'))
    expect(bought?.cells[0]?.text).toMatch(/^Kaufpreis, 2012/)
  })

  // The condition is among the adjustments: the step may not say that it is left out of the figures.
  test.each([
    ['en', /are not in the figures/],
    ['fr', /ne sont pas dans les chiffres|de nos propres|nos propres/],
    ['de', /stecken nicht in den Zahlen|eigenen Verkäufen/],
    ['pt', /não estão nos números|vendas próprias/],
    ['lb', /stiechen net an den Zuelen|eegene Verkeef/],
  ] as const)('in %s contradict no figure, and are those of the agency', (language, contradiction) => {
    const content = sellerInput({ ...home, etat: 'renove' }, sale, language)
    expect(content.estimate.ajustements.map(({ labelKey }) => labelKey)).toContain('adjEtat')
    for (const text of textsIn(estimationReport(content))) expect(text).not.toMatch(contradiction)
  })
})

describe('the page of a seller', () => {
  const sale = { price: 600_000, costs: 18_000, loanBalance: 120_000, gain: sixteenYears }
  const content = sellerInput(home, sale, 'en')
  const report = estimationReport(content)

  test('goes from the price to the tax in steps that can be redone', () => {
    expect(figuresOf(report, 'gain')).toMatchObject({
      received: '€582,000.00',
      // 300 000 × 1.33, 23 000 × 1.33, 20 000 × 1.18
      acquisitionPrice0: '−€399,000.00',
      acquisitionCosts1: '−€30,590.00',
      improvement2: '−€23,600.00',
      // 582 000 - 453 190
      gain: '€128,810.00',
      decennial: '−€50,000.00',
      taxableGain: '€78,810.00',
      incomeTaxOnGain: '€11,655.00',
      tax: '€13,574.19',
    })
    expect(rowsOf(report, 'gain')[1]?.cells[0]?.text).toBe('Purchase price, 2010: €300,000.00 × 1.33')
  })

  test('says how the price is made, from the reference price to the central value', () => {
    const made = estimationReport(sellerInput(winseler, { price: 500_000 }, 'en'))
    expect(figuresOf(made, 'making')).toMatchObject({
      estimationCentrale: '€423,300',
      range: 'from €307,600 to €539,000',
      // 500 000 / 423 300 = 1.1812
      price: '+18.1%',
    })
  })

  test('has one line for what a buyer needs, and five steps', () => {
    const { totals } = content.costs
    const line = paragraphsOf(report).filter(text => text.startsWith('At €600,000.00,'))
    expect(line).toHaveLength(1)
    expect(line[0]).toContain('(main residence, 1 buyer)')
    expect(totals.cashNeeded).toBeCloseTo(600_000 + totals.buyer, 6)
    expect(paragraphsOf(report).filter(text => /^[1-5]\. /.test(text))).toHaveLength(5)
    expect(rowsOf(report, 'costs')).toEqual([])
  })

  test('says who calls the sale exempt, and prints no steps of a tax that is not due', () => {
    const exempt = sellerInput(home, { ...sale, gain: { ...sixteenYears, mainResidence: true } }, 'en')
    const printed = estimationReport(exempt)
    expect(proceedsOf(exempt)).toMatchObject({ tax: 0, net: 462_000 })
    expect(paragraphsOf(printed)).toContain('No tax: it is your main residence.')
    expect(rowsOf(printed, 'gain')).toEqual([])
  })

  test.each(languages)('in %s leaves no gap open and no English sentence of an answer in', language => {
    const more = { ...sixteenYears, taxResident: false }
    const { decennialAllowanceUsed: _used, healthInsuredInLuxembourg: _insured, ...assuming } = sixteenYears
    for (const gain of [more, assuming, { ...sixteenYears, saleDate: '2027-06-15' }]) {
      const own = sellerInput(home, { ...sale, gain }, language)
      const texts = textsIn({ ...estimationReport(own), foot: undefined })
      expect(texts.filter(text => /\{\w+\}|undefined|NaN/.test(text))).toEqual([])
      // One of them is the same sentence in English.
      for (const { message } of language === 'en' ? [] : (own.gain?.notices ?? [])) expect(texts).not.toContain(message)
      // Each notice is told: their codes have a word.
      const notes = blocksOf(estimationReport(own)).filter(
        block => block.kind === 'paragraph' && block.tone === 'small',
      )
      expect(notes.length).toBeGreaterThanOrEqual(own.gain?.notices.length ?? 0)
    }
  })
})
