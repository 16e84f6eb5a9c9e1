import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { LawReference } from '#contract/shared/law'
import type { Fact, Unit } from '#domain/figures/fact'
import { type JudgeSources, judgeFigures } from '#domain/figures/judge'
import { type Language, languages } from '#languages/registry'

const nothing: JudgeSources = {
  ...{ texts: [], facts: [], law: [], citations: [], printed: [] },
  ...{ language: 'fr', lawDate: '2026-11-21', today: '2026-11-22' },
}

const fact = (value: number, unit: Unit, words = `${value} ${unit}`): Fact => ({
  ...{ name: undefined, value, unit },
  source: { kind: 'input', words },
})

const listed = (text: string, sources: Partial<JudgeSources> = {}): string[] =>
  judgeFigures(text, { ...nothing, ...sources }).unsupported.map(({ text: figure }) => figure)

const flat = [
  fact(85, 'm²'),
  fact(10_270, 'EUR/m²'),
  fact(1_024_200, 'EUR'),
  fact(850_100, 'EUR'),
  fact(0.184, 'fraction'),
]

describe('numbers in words', () => {
  test.each<[Language, string, string]>([
    ['fr', 'Comptez quatre-vingt-dix-sept mille euros.', 'quatre-vingt-dix-sept mille euros'],
    ['fr', 'Soit un demi-million d’euros.', 'un demi-million d’euros'],
    ['fr', 'Après vingt et un ans.', 'vingt et un ans'],
    ['de', 'Etwa siebenhundertzwölftausend Euro.', 'siebenhundertzwölftausend Euro'],
    ['de', 'Eine zwölfprozentige Senkung.', 'zwölfprozentige'],
    ['en', 'About two and a half percent.', 'two and a half percent'],
    ['en', 'Seven hundred and twelve thousand euros.', 'Seven hundred and twelve thousand euros'],
    ['lb', 'Ronn fënnefanzwanzegdausend Euro.', 'fënnefanzwanzegdausend Euro'],
    ['pt', 'Cerca de trezentos e vinte mil euros.', 'trezentos e vinte mil euros'],
  ])('%s: %s', (language, text, figure) => expect(listed(text, { language })).toEqual([figure]))

  test.each<[Language, string, number, Unit]>([
    ['fr', 'Quatre-vingt-dix-sept mille euros.', 97_000, 'EUR'],
    ['fr', 'Après vingt et un ans.', 21, 'years'],
    ['de', 'Siebenhundertzwölftausend Euro.', 712_000, 'EUR'],
    ['de', 'Anderthalb Millionen Euro.', 1_500_000, 'EUR'],
    ['en', 'Two and a half percent.', 0.025, 'fraction'],
    [
      'en',
      'Nine hundred ninety-nine million nine hundred ninety-nine thousand nine hundred ninety-nine euros.',
      999_999_999,
      'EUR',
    ],
    ['lb', 'Fënnefanzwanzegdausend Euro.', 25_000, 'EUR'],
    ['pt', 'Trezentos e vinte mil euros.', 320_000, 'EUR'],
  ])('%s: %s is %d %s', (language, text, value, unit) => {
    const judged = judgeFigures(text, { ...nothing, language, facts: [fact(value, unit)] })
    expect(judged.unsupported).toEqual([])
    expect(judged.figures.map(figure => figure.value)).toEqual([value])
  })

  test.each<[Language, string]>([
    ['fr', 'Un appartement neuf, vendu à un tiers, pour deux acheteurs : cent fois mieux.'],
    ['de', 'Geben Sie acht: das Viertel ist ruhig, eine halbe Stunde zu Fuß.'],
    ['en', 'A third party visited the quarter in the first half; half an hour is enough.'],
    ['lb', 'Zwee Keefer an eng Wunneng.'],
    ['pt', 'Um quarto com duas janelas, a meia hora daqui.'],
  ])('%s: %s has none', (language, text) => expect(listed(text, { language })).toEqual([]))
})

test('a word is read in the language of the text: `an` is a year in French and "and" in Luxembourgish', () => {
  expect(listed('Au bout de 10 an.', { facts: [fact(10, 'years')] })).toEqual([])
  const both = { language: 'lb' as const, facts: [fact(10, 'count'), fact(20, 'count')] }
  expect(listed('Tëscht 10 an 20.', both)).toEqual([])
})

describe('spellings', () => {
  test.each([
    ['EUR999,000'],
    ['8 TEUR'],
    ['2bn EUR'],
    ['5OO OOO EUR'],
    ['5·10⁵ EUR'],
    ['٥١٢٣٤٥ EUR'],
    ['512&nbsp;345 EUR'],
    ['10-year'],
    ['9-per-cent'],
    ['3½ %'],
  ])('%s is one figure', figure => expect(listed(`It is ${figure} here.`, { language: 'en' })).toEqual([figure]))

  test('a unit or a multiplier that two figures share is that of both', () => {
    const facts = [fact(850_100, 'EUR'), fact(1_198_300, 'EUR')]
    expect(listed('Entre 850 et 1 198 k€.', { facts })).toEqual([])
    expect(listed('Entre 0,85 et 1,2 million d’euros.', { facts })).toEqual([])
    expect(listed('Entre 950 et 1 198 k€.', { facts })).toEqual(['950'])
  })
})

describe('found', () => {
  test('by value and unit', () => {
    expect(listed('Le bien vaut 1 024 200 EUR pour 85 m².', { facts: flat })).toEqual([])
    expect(listed('Le bien vaut 1 024 200 USD pour 85 ans.', { facts: flat })).toEqual(['1 024 200 USD', '85 ans'])
  })

  test('with its source and its place', () => {
    const { figures } = judgeFigures('🏠 Il vaut 1 024 200 €.', { ...nothing, facts: flat })
    expect(figures).toEqual([
      {
        ...{ start: 11, end: 22, text: '1 024 200 €', value: 1_024_200, unit: 'EUR', expression: null },
        sources: [{ kind: 'input', words: '1024200 EUR', ref: '1024200', value: 1_024_200 }],
      },
    ])
  })

  test('rounded after "about" to its last digit, and a multiplier by a hundredth at most', () => {
    expect(listed('Environ 1 024 000 EUR.', { facts: flat })).toEqual([])
    expect(listed('Environ 1 030 000 EUR.', { facts: flat })).toEqual(['1 030 000 EUR'])
    expect(listed('Environ 1 million EUR.', { facts: flat })).toEqual(['1 million EUR'])
  })
})

const registration: LawReference = {
  ...{ id: 'lu.acquisition.registrationRate', says: 'Registration duty.', unit: 'fraction', value: 0.06 },
  ...{ from: '2015-01-01', until: null, title: 'loi du 7 août 1920', article: 'art. 37' },
  ...{ certainty: 'statutory', checkedOn: '2026-11-23' },
}

describe('the law', () => {
  const rate: Fact = { name: 'L1', value: 0.06, unit: 'fraction', source: { kind: 'law', id: registration.id } }
  const law = {
    facts: [rate],
    law: ['[L1] Registration duty. (loi du 7 août 1920, art. 37)'],
    citations: [registration],
  }

  test('supports a value only in a sentence that cites it', () => {
    expect(listed('Le droit est de 6 % [1].', law)).toEqual([])
    expect(listed('Le droit est de 6 %. Le reste [1].', law)).toEqual(['6 %'])
  })

  test('beside a mark a rate and an article are of that line', () => {
    const forged = { ...law, facts: [rate, fact(0.03, 'fraction')], texts: ['Le droit est de 3 %, article 99.'] }
    expect(listed('Le droit est de 3 % [1].', forged)).toEqual(['3 %'])
    expect(listed('Voir l’article 99 [1].', forged)).toEqual(['article 99'])
    expect(listed('Voir l’article 37 [1].', forged)).toEqual([])
  })

  test('names articles and days, by word and number', () => {
    expect(listed('Selon l’art. 37 de la loi du 7 août 1920, modifiée en 1920.', law)).toEqual([])
    expect(listed('Selon le barème 37.', law)).toEqual(['barème 37'])
    expect(listed('En 2015 rien ne change.', law)).toEqual(['2015'])
  })
})

describe('derived', () => {
  test('by one operation on the facts of a short context', () => {
    const { figures, unsupported } = judgeFigures('Soit 872 950 EUR.', { ...nothing, facts: flat })
    expect(unsupported).toEqual([])
    expect(figures.map(({ value, unit, sources }) => [value, unit, sources.map(({ ref }) => ref)])).toEqual([
      [872_950, 'EUR', ['85', '10270']],
    ])
  })

  test('by a share whose source names no unit', () => {
    const facts = [
      ...flat,
      ...Array.from({ length: 12 }, (_, at) => fact(31_000 + 7 * at, 'EUR')),
      fact(0.06, 'number'),
    ]
    expect(listed('6 % de 1 024 200 EUR font 61 452 EUR.', { facts })).toEqual([])
  })

  const many = Array.from({ length: 13 }, (_, at) => fact(1000 * 3 ** at, 'EUR'))

  test('of a long context only on what the text states', () => {
    expect(listed('Soit 82 000 EUR.', { facts: many })).toEqual(['82 000 EUR'])
    expect(listed('Soit 1 000 EUR et 81 000 EUR, ensemble 82 000 EUR.', { facts: many })).toEqual([])
  })

  test('a whole per cent only of figures that stand beside it', () => {
    const facts = [...many, fact(14_273, 'EUR/m²'), fact(11_410, 'EUR/m²')]
    expect(listed('La hausse est de 25 %.', { facts })).toEqual(['25 %'])
    expect(listed('De 11 410 €/m² à 14 273 €/m² la hausse est de 25 %.', { facts })).toEqual([])
  })

  test('of what the service has printed', () => {
    const text = 'Droits 42 000 €, transcription 7 000 €, ensemble 49 000 €.'
    const span = (figure: string, value: number) => {
      const start = text.indexOf(figure)
      return { start, end: start + figure.length, value, unit: 'EUR', sources: [] }
    }
    expect(listed(text, { printed: [span('42 000 €', 42_000), span('7 000 €', 7000)] })).toEqual([])
  })
})

describe('any text', () => {
  const piece = fc.constantFrom(..."0123456789 .,'’-−%€m²½⁵\u202F[](){}*_`#\n§&;EURart.Mio1er janvier deux mille euros")
  const anything = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.string({ unit: piece, maxLength: 300 }))

  test('is listed in order, where it stands, and never twice', () => {
    fc.assert(
      fc.property(anything, fc.constantFrom(...languages), (text, language) => {
        let read = 0
        for (const { start, end, text: figure } of judgeFigures(text, { ...nothing, language }).unsupported) {
          expect(start).toBeGreaterThanOrEqual(read)
          expect(end).toBeGreaterThan(start)
          expect(figure).toBe(text.slice(start, end))
          read = end
        }
      }),
      { numRuns: 400 },
    )
  })
})

test('a day that is a fact is known, and another one is not', () => {
  const day: Fact = { name: 'D1', value: '2031-03-09', unit: 'day', source: { kind: 'input', words: 'deed' } }
  const text = 'Acte signé le 9 mars 2031.'
  expect(listed(text, { facts: [day] })).toEqual([])
  expect(listed(text)).not.toEqual([])
  expect(listed('Acte signé le 9 mars 2032.', { facts: [day] })).not.toEqual([])
})
