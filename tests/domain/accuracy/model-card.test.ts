import { describe, expect, test } from 'vitest'
import { ModelCard } from '#contract/estimation/model-card'
import { advertCount, historyFigures, largestLeap, yearSteps } from '#domain/accuracy/card-figures'
import { cardVoice } from '#domain/accuracy/card-voice'
import { modelCard } from '#domain/accuracy/model-card'
import { advertsSlope } from '#domain/accuracy/parameters/adverts-slope'
import { surfaceRule } from '#domain/estimation/parameters/adjustments'
import { leastPublishedSales, priceModel } from '#domain/estimation/parameters/prices'
import { adverts, coverages, explainedShares, uncertainty } from '#domain/estimation/parameters/uncertainty'
import type { PriceTables } from '#domain/estimation/price-tables'
import { datedPrices } from '#domain/estimation/prices/dated-price'
import type { Translation } from '#languages/catalogue'
import { words } from '#languages/en/model-card'
import { pieces } from '#languages/text'
import { tables } from '../estimation/prices/real-tables.ts'
import { startingPrice } from '../estimation/second-model.ts'
import { communeNames, readTable } from '../estimation/second-prices.ts'
import { today } from './judged-sales.ts'

const english = cardVoice('en', words)

const cardOf = (of: PriceTables = tables, asOf = today, voice = english) =>
  modelCard({ tables: of, prices: datedPrices(of), contract: '1.1.0' }, asOf, voice)

type Card = ReturnType<typeof cardOf>

const card = cardOf()

/** What a card says under a key, wherever the key stands. */
const saysIn = (of: Card, key: string): string => {
  const all = [...of.purpose, ...of.refusals, ...of.unseen, ...of.formula, ...of.faults, ...of.classification]
  const found = [...all, ...of.contest].find(statement => statement.key === key)
  if (!found) throw new Error(`The card has no statement ${key}.`)
  return found.says
}

const dataIn = (of: Card, key: Card['data'][number]['key']) => {
  const found = of.data.find(each => each.key === key)
  if (!found) throw new Error(`The card has no data ${key}.`)
  return found
}

/** The texts of a card that are made of words of its language. */
const textsOf = ({ identity, data, drift, ...of }: Card): string[] => [
  identity.name,
  drift.says,
  ...data.flatMap(({ name, kind, exclusions, licence }) => [name, kind, exclusions, licence]),
  ...[of.purpose, of.refusals, of.unseen, of.formula, of.faults, of.classification, of.contest].flatMap(list =>
    list.map(({ says }) => says),
  ),
]

describe('the words', () => {
  /** Figures that are no figures of ours: names of acts and papers, a day of the calendar, a rule of a publisher. */
  const citations: Readonly<Partial<Record<keyof typeof words, readonly string[]>>> = {
    // A guideline of the European Banking Authority.
    'refusal.advancedModel': ['EBA/GL/2020/06', 'paragraphs 236 and 237'],
    // The publisher of the files says so; no table of ours holds it.
    'data.history.exclusions': ['cut by 5 % at each end by the publisher'],
    // Names of licences.
    'data.history.licence': ['CC0', 'CC BY 4.0'],
    // Papers.
    'formula.level': ['Fay and Herriot 1979', 'Rao and Yu 1994'],
    // The formula value × (1 ∓ z FSD).
    'formula.intervals': ['1 ∓ z'],
    // A day.
    'fault.steps': ['on 1 January'],
    // An act of the Union.
    'class.persons': ['Regulation (EU) 2024/1689'],
  }

  test.each(Object.entries(words))('of %s hold no typed figure but citations', (key, text) => {
    const cited = citations[key as keyof typeof words] ?? []
    for (const citation of cited) expect(text).toContain(citation)
    const rest = cited.reduce((left, citation) => left.replace(citation, ''), text)
    const typed = pieces(rest).filter((_, at) => at % 2 === 0)
    expect(typed.join(' ')).not.toMatch(/\d/)
  })

  test('of all keys are used, each gap filled', () => {
    const marked = Object.fromEntries(Object.keys(words).map(key => [key, `<${key}>`])) as Translation<typeof words>
    const within = cardOf(tables, '2025-12-31', cardVoice('en', marked))
    const said = [...textsOf(cardOf(tables, today, cardVoice('en', marked))), ...textsOf(within)]
    const keys = new Set(said.flatMap(text => /^<(.+)>$/.exec(text)?.[1] ?? []))
    expect(Object.keys(words).filter(key => !keys.has(key))).toEqual([])
    for (const text of textsOf(card)) expect(text).not.toMatch(/[{}]|undefined|NaN|Infinity/)
  })
})

describe('on the shipped tables', () => {
  const rows = readTable('price-history')
  const index = readTable('price-index')

  test.each(['2014-01-01', '2025-12-31', today, '2031-07-01'])('as of %s it fits the contract', asOf => {
    const found = cardOf(tables, asOf)
    expect(ModelCard.parse(found)).toEqual(found)
    expect(found.identity).toMatchObject({ tables: tables.hash, asOf, contract: '1.1.0' })
  })

  test('the data are counted as their files have them', () => {
    const means = rows.filter(({ existing_mean_m2 }) => existing_mean_m2).length
    const years = [...new Set(rows.map(({ year }) => year))].sort()
    expect(means).toBe(565)
    expect(dataIn(card, 'history')).toMatchObject({ from: years[0], to: years.at(-1), rows: rows.length })
    expect(dataIn(card, 'history').kind).toContain('565 published means')
    expect(dataIn(card, 'history').exclusions).toContain('Fewer than 10 sales')
    expect(dataIn(card, 'history').exclusions).toContain('Years without a file: 2024.')
    expect(dataIn(card, 'index')).toMatchObject({ from: '2007-Q1', to: '2025-Q4', rows: index.length })
    const quartiers = readTable('quartiers').filter(({ coefficient }) => coefficient)
    const adverted = quartiers.reduce((sum, { adverts_2025: count }) => sum + Number(count), 0)
    expect(advertCount(tables)).toBe(adverted)
    expect(dataIn(card, 'quartiers')).toMatchObject({ from: '2025', to: '2025', rows: quartiers.length })
    expect(dataIn(card, 'quartiers').kind).toContain(`${adverted.toLocaleString('en-IE')} adverts`)
  })

  test('the largest leap of the index from one quarter to the next, from its file', () => {
    const moves = index.flatMap(({ period = '', value }, at) => {
      const before = Number(index[at - 1]?.value)
      return period >= '2014' && before ? [Math.abs(Number(value) / before - 1)] : []
    })
    expect(moves).toHaveLength(12 * 4)
    const leap = Math.max(...moves)
    expect(largestLeap(tables, 2014)).toBeCloseTo(leap, 12)
    expect(saysIn(card, 'fault.index')).toContain(`${(100 * leap).toFixed(1)}% since 2014`)
  })

  test('steps on 1 January: 1.6 % on root mean square, 6.6 % at most, as a second model has them', () => {
    const steps = communeNames.flatMap(commune =>
      Array.from({ length: 11 }, (_, at) => 2015 + at).map(year => {
        const [before, after] = [startingPrice(commune, `${year - 1}-12-31`), startingPrice(commune, `${year}-01-01`)]
        const house = (period: string): number => Number(index.find(row => row.period === period)?.value)
        return Math.log(after.price / before.price) - Math.log(house(`${year}-Q1`) / house(`${year - 1}-Q4`))
      }),
    )
    const rms = Math.sqrt(steps.reduce((sum, step) => sum + step ** 2, 0) / steps.length)
    const most = Math.max(...steps.map(Math.abs))
    const found = yearSteps(tables, datedPrices(tables))
    expect([found.rms, found.most].map(value => value.toFixed(9))).toEqual([rms.toFixed(9), most.toFixed(9)])
    expect([(100 * rms).toFixed(1), (100 * most).toFixed(1)]).toEqual(['1.6', '6.6'])
    expect(saysIn(card, 'fault.steps')).toContain('by 1.6% on root mean square and by 6.6% at most')
  })

  test('the day lies so far beyond the index as it does', () => {
    // From the middle of 2025-Q4 to that of 2026-Q4: a year, at 0.075.
    expect(card.drift).toMatchObject({ lastQuarter: '2025-Q4', quartersBeyond: 4, deviationPct: 7.5 })
    expect(card.drift.says).toContain('4 quarters later, which by itself is a deviation of 7.5%')
    expect(cardOf(tables, '2026-01-01').drift).toMatchObject({ quartersBeyond: 1, deviationPct: 1.88 })
    expect(cardOf(tables, '2025-12-31').drift).toEqual({
      ...{ lastQuarter: '2025-Q4', quartersBeyond: 0, deviationPct: 0 },
      says: words['drift.within'],
    })
  })

  test('every field of a request is read, by the factors that its values have', () => {
    expect(card.inputs).toContainEqual({ field: 'etat', effectPct: { low: -12, high: 10 }, explainedShare: 0.05 })
    expect(card.inputs).toContainEqual({ field: 'surface', effectPct: { low: -15, high: 20 }, explainedShare: 0.05 })
    expect(card.inputs).toContainEqual({ field: 'commune', effectPct: null, explainedShare: null })
  })
})

describe('with other tables other sentences', () => {
  test('a later first file', () => {
    const later = cardOf({ ...tables, history: tables.history.filter(({ year }) => year > 2016) })
    expect(saysIn(later, 'purpose.past')).toContain('1 January 2017')
    expect(saysIn(later, 'fault.index')).toContain('since 2017')
    expect(dataIn(later, 'history')).toMatchObject({ from: '2017', to: '2025' })
    expect(dataIn(later, 'history').rows).toBeLessThan(dataIn(card, 'history').rows)
    expect(dataIn(later, 'history').kind).not.toBe(dataIn(card, 'history').kind)
    expect(saysIn(later, 'fault.steps')).not.toBe(saysIn(card, 'fault.steps'))
  })

  test('two files that are missing, and none that is', () => {
    const without = (...years: number[]) => ({
      ...tables,
      history: tables.history.filter(({ year }) => !years.includes(year)),
    })
    expect(historyFigures(without(2018)).missing).toEqual([2018, 2024])
    expect(dataIn(cardOf(without(2018)), 'history').exclusions).toContain('Years without a file: 2018, 2024.')
    const gapless = { ...tables, history: tables.history.filter(({ year }) => year >= 2025) }
    expect(dataIn(cardOf(gapless), 'history').exclusions).toContain('Years without a file: –.')
  })

  test('an index that ends two quarters earlier', () => {
    const { housePrices } = tables
    const shorter = { ...housePrices, values: housePrices.values.slice(0, -2) }
    const other = cardOf({ ...tables, housePrices: shorter })
    expect(dataIn(other, 'index')).toMatchObject({ to: '2025-Q2', rows: 74 })
    expect(saysIn(other, 'formula.index')).toContain('at most to 2025-Q2')
    // A year and a half at 0.075.
    expect(other.drift).toMatchObject({ lastQuarter: '2025-Q2', quartersBeyond: 6, deviationPct: 11.25 })
    expect(other.drift.says).toContain('6 quarters later')
  })

  test('an index that leaps by a quarter, up or down', () => {
    const { housePrices } = tables
    const last = housePrices.values.at(-2) ?? Number.NaN
    for (const factor of [0.75, 1.25]) {
      const values = [...housePrices.values.slice(0, -1), factor * last]
      const leaping = { ...tables, housePrices: { ...housePrices, values } }
      expect(saysIn(cardOf(leaping), 'fault.index')).toContain('by up to 25.0% since 2014')
    }
  })

  test('another source, another name of the tables, fewer adverts', () => {
    const quartiers = tables.quartiers.map(({ adverts2025, ...each }) =>
      each.name === 'Belair' ? { ...each, adverts2025: 1 } : { ...each, ...(adverts2025 && { adverts2025 }) },
    )
    const housePrices = { ...tables.housePrices, source: 'another publisher' }
    const other = cardOf({ ...tables, quartiers, housePrices, hash: 'fedcba987654' })
    expect(other.identity.tables).toBe('fedcba987654')
    expect(dataIn(other, 'index').source).toBe('another publisher')
    // Belair has 1 314 adverts.
    expect(advertCount({ ...tables, quartiers })).toBe(advertCount(tables) - 1313)
    expect(dataIn(other, 'quartiers').kind).not.toBe(dataIn(card, 'quartiers').kind)
  })
})

describe('with another parameter another sentence', () => {
  /** The card while a figure is another one. */
  const withFigure = <Key extends string>(owner: Readonly<Record<Key, number>>, key: Key, value: number): Card => {
    const own = owner[key]
    try {
      Object.assign(owner, { [key]: value })
      return cardOf()
    } finally {
      Object.assign(owner, { [key]: own })
    }
  }

  test('the dispersions', () => {
    expect(saysIn(withFigure(priceModel, 'movement', 0.031), 'formula.level')).toContain('a random walk of 3.1% a year')
    expect(saysIn(withFigure(priceModel, 'sale', 0.23), 'formula.level')).toContain('an error of 23% over the root')
    expect(saysIn(withFigure(uncertainty.sale, 'value', 0.24), 'formula.variance')).toContain('(24%, less')
    expect(withFigure(uncertainty.unpublishedYear, 'value', 0.05).drift).toMatchObject({
      deviationPct: 5,
      says: expect.stringContaining('a deviation of 5.0%'),
    })
  })

  test('the intervals; the first is that of half of the sales, as the sentence says', () => {
    const [half, wide] = coverages
    expect(half.coverage).toBe(0.5)
    expect(saysIn(withFigure(half, 'z', 0.7), 'formula.intervals')).toContain('z = 0.7000 for half')
    expect(saysIn(withFigure(wide, 'z', 1.3), 'formula.intervals')).toContain('z = 1.3000 for 80%')
    expect(saysIn(withFigure(wide, 'coverage', 0.9), 'formula.intervals')).toContain('for 90%')
  })

  test('the limits of data and the slope of the adverts', () => {
    expect(dataIn(withFigure(leastPublishedSales, 'value', 12), 'history').exclusions).toContain('Fewer than 12 sales')
    expect(dataIn(withFigure(adverts, 'min', 15), 'quartiers').exclusions).toContain('fewer than 15 adverts')
    expect(dataIn(withFigure(adverts, 'year', 2027), 'quartiers')).toMatchObject({ from: '2027', to: '2027' })
    expect(saysIn(withFigure(advertsSlope, 'low', 1.1), 'fault.timid')).toContain('1.10 to 1.55 times')
    expect(saysIn(withFigure(advertsSlope, 'high', 1.7), 'fault.timid')).toContain('1.40 to 1.70 times')
  })

  test('what the fields do', () => {
    const effectOf = (of: Card, field: string) => of.inputs.find(input => input.field === field)
    expect(effectOf(withFigure(surfaceRule, 'pctMax', 30), 'surface')?.effectPct).toEqual({ low: -15, high: 30 })
    expect(effectOf(withFigure(explainedShares.etage, 'value', 0.5), 'etage')?.explainedShare).toBe(0.5)
  })

  test('and afterwards the same as before', () => {
    expect(cardOf()).toEqual(card)
  })
})

describe('in another language', () => {
  /** Each text as its key with its gaps, as a translation might arrange them. */
  const stub = Object.fromEntries(
    Object.entries(words).map(([key, text]) => {
      const gaps = pieces(text).filter((_, at) => at % 2 === 1)
      return [key, `(${key})${gaps.map(gap => ` ${gap}={${gap}}`).join('')}`]
    }),
  ) as Translation<typeof words>

  test('it has that language’s words, figures and days', () => {
    const french = cardOf(tables, today, cardVoice('fr', stub))
    const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ')
    expect(plain(saysIn(french, 'purpose.past'))).toBe('(purpose.past) first=1er janvier 2014')
    expect(plain(saysIn(french, 'fault.steps'))).toBe('(fault.steps) rms=1,6 % most=6,6 %')
    expect(plain(saysIn(french, 'fault.timid'))).toBe('(fault.timid) low=1,40 high=1,55')
    expect(plain(french.drift.says)).toBe('(drift.beyond) last=2025-Q4 quarters=4 deviation=7,5 %')
    const german = cardOf(tables, today, cardVoice('de', stub))
    expect(plain(saysIn(german, 'purpose.past'))).toBe('(purpose.past) first=1. Januar 2014')
    expect(plain(saysIn(german, 'formula.variance'))).toBe('(formula.variance) sale=19 %')
  })

  test('it says the same keys and the same figures beside the words', () => {
    const french = cardOf(tables, today, cardVoice('fr', stub))
    expect(ModelCard.parse(french)).toEqual(french)
    expect(french.parameters).toEqual(card.parameters)
    expect(french.inputs).toEqual(card.inputs)
    const keysOf = (of: Card) =>
      [of.purpose, of.refusals, of.formula, of.faults].map(list => list.map(({ key }) => key))
    expect(keysOf(french)).toEqual(keysOf(card))
    expect(french.identity).toEqual({ ...card.identity, name: '(name)' })
  })
})
