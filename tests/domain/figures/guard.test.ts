import { describe, expect, test } from 'vitest'
import { unsupportedFigures } from '#domain/figures/guard'
import type { FigureSources } from '#domain/figures/known'
import { furtherCases } from './further-cases.ts'
import { type GuardCase, pageCases } from './page-cases.ts'

const lawDate = '2026-11-21'

const nothing: FigureSources = { texts: [], law: [], calculations: [], lawDate, today: lawDate }

const listed = ({ text, context, law }: GuardCase): string[] =>
  unsupportedFigures(text, {
    ...nothing,
    texts: context === undefined ? [] : [context],
    law: law === undefined ? [] : [law],
  })

describe.each([
  ['of the page', pageCases],
  ['beside them', furtherCases],
])('the forty cases %s', (_name, cases) => {
  test('are forty', () =>
    expect(cases.map(({ number }) => number)).toEqual(Array.from({ length: 40 }, (_, at) => at + 1)))

  test.each(cases)('$number: $text', guardCase => expect(listed(guardCase)).toEqual(guardCase.listed))
})

describe('what an answer may rest on', () => {
  const calculation = {
    operation: 'acquisitionCosts',
    input: { price: 700_000, deedDate: '2024-05-02' },
    result: { totals: { buyer: 11_164.77 }, lines: [['registrationDuty', 42_000, 0.06, 'Loi du 7 août 1920, art. 6']] },
  }

  test('numbers, days and articles of a calculation count', () => {
    const text = 'Le 2 mai 2024 : 11 164,77 EUR pour 700 000 EUR, dont 42 000 EUR (6 %, art. 6, loi du 7 août 1920).'
    expect(unsupportedFigures(text, { ...nothing, calculations: [calculation] })).toEqual([])
    expect(unsupportedFigures(text, nothing)).toEqual([
      '2 mai 2024',
      '11 164,77 EUR',
      '700 000 EUR',
      '42 000 EUR',
      '6 %',
      'art. 6',
      '7 août 1920',
    ])
  })

  test('a line of law counts, but nothing is calculated with one that the text does not state', () => {
    const law = ['[L1] Registration duty = 0.06 (fraction; from 2015-01-01; Loi, art. 5; statutory)']
    const context = { ...nothing, texts: ['prix 700000'], law }
    expect(unsupportedFigures('Le taux est de 6 %, art. 5, depuis 2015.', context)).toEqual([])
    expect(unsupportedFigures('Soit 42 000 EUR.', context)).toEqual(['42 000 EUR'])
    expect(unsupportedFigures('Soit 42 000 EUR, au taux de 6 %.', context)).toEqual([])
  })

  test('today, the day of the law and the years around it are known', () => {
    const days = { ...nothing, lawDate: '2025-03-04', today: '2026-11-22' }
    expect(unsupportedFigures('Le 22 novembre 2026, droit du 4 mars 2025.', days)).toEqual([])
    expect(unsupportedFigures('2024, 2025, 2026, 2023, 2027', days)).toEqual(['2023', '2027'])
  })

  test('an amount that looks like a year is known with its currency', () => {
    const rent = { ...nothing, texts: ['loyer: 2000'] }
    expect(unsupportedFigures('Le loyer est de 2 000 EUR, soit 24 000 EUR par an.', rent)).toEqual([])
  })
})

describe('derived figures', () => {
  const thirteen = Array.from({ length: 13 }, (_, at) => `poste ${at}: ${1000 * 3 ** at}`).join('\n')

  test('of a context of more than twelve values come from those that the text states', () => {
    const long = { ...nothing, texts: [thirteen] }
    expect(unsupportedFigures('Ensemble 4 000 EUR.', long)).toEqual(['4 000 EUR'])
    expect(unsupportedFigures('1 000 EUR et 3 000 EUR : ensemble 4 000 EUR.', long)).toEqual([])
    expect(unsupportedFigures('Ensemble 4 000 EUR : 1 000 EUR et 3 000 EUR.', long)).toEqual([])
  })

  test('may rest on derived figures before them, not after them', () => {
    const context = { ...nothing, texts: ['prix 700000; droits 42000; transcription 7000'] }
    expect(unsupportedFigures('Total 749 000 EUR.', context)).toEqual(['749 000 EUR'])
    expect(unsupportedFigures('Frais 49 000 EUR, total 749 000 EUR.', context)).toEqual([])
    expect(unsupportedFigures('Total 749 000 EUR, frais 49 000 EUR.', context)).toEqual(['749 000 EUR'])
  })

  test('never use an operand twice, and no part of an amount that is not there', () => {
    const price = { ...nothing, texts: ['prix 700000'] }
    expect(unsupportedFigures('Le double : 1 400 000 EUR.', price)).toEqual(['1 400 000 EUR'])
    expect(unsupportedFigures('La moitié : 350 000 EUR.', price)).toEqual(['350 000 EUR'])
  })
})

test('a line of law supports its figures however many others were read since, and none of another text', () => {
  const line = (at: number) => `[L1] Droits = ${30_011 + 7 * at} (EUR)`
  const text = (at: number) => `Les droits sont de ${30_011 + 7 * at} EUR.`
  const listedBy = (at: number, law: readonly string[]) => unsupportedFigures(text(at), { ...nothing, law })
  for (let at = 0; at < 1200; at += 1) expect(listedBy(at, [line(at)])).toEqual([])
  expect(listedBy(0, [line(0)])).toEqual([])
  expect(listedBy(1199, [line(1199)])).toEqual([])
  expect(listedBy(1, [line(1199)])).toEqual(['30018 EUR'])
})

describe('texts that nobody would write', () => {
  test('list at most fifty figures, each once and short', () => {
    const figures = Array.from({ length: 80 }, (_, at) => `${1001 + 7 * at} EUR`)
    expect(unsupportedFigures([...figures, ...figures].join(', '), nothing)).toEqual(figures.slice(0, 50))
    expect(unsupportedFigures('7'.repeat(8000), nothing)).toEqual([`${'7'.repeat(79)}…`])
    expect(unsupportedFigures('7'.repeat(8000), { ...nothing, texts: ['7'.repeat(20_000)] })).toEqual([])
  })

  test('from right to left, in Arabic digits, are read', () => {
    const text = 'السعر ٧٠٠٬٠٠٠ EUR، والرسوم ٤٩٬٠٠٠ EUR، ٧٪'
    expect(unsupportedFigures(text, { ...nothing, texts: ['prix 700000, frais 49000'] })).toEqual([])
    expect(unsupportedFigures(text, { ...nothing, texts: ['prix 700000'] })).toEqual(["49'000 EUR", '7%'])
  })
})
