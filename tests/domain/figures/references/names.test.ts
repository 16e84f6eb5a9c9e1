import { describe, expect, test } from 'vitest'
import type { LawReference } from '#contract/shared/law'
import { lawFact, nameLawLine } from '#domain/figures/references/law-facts'
import { naming, withoutNames } from '#domain/figures/references/names'

/** What some fields of the contract are in. */
const fields: Readonly<Record<string, string>> = {
  'data.estimationCentrale': 'EUR',
  'data.lines[].amount': 'currency',
  'data.lines[].rate': 'fraction',
  'result.lines[][]': 'currency, or fraction for a rate',
  acquisitionPrice: 'currency',
  price: 'currency',
  termYears: 'years',
}

const named = () => naming(path => fields[path])

describe('names', () => {
  test('stand behind each figure of a text, in one numbering over all texts', () => {
    const names = named()
    expect(names.text('Estimation centrale 1024200 EUR, 85 m² à Belair [L2].')).toBe(
      'Estimation centrale 1024200 EUR {D1}, 85 m² {D2} à Belair [L2].',
    )
    expect(names.text('Et 3,4 % ?')).toBe('Et 3,4 % {D3} ?')
    expect(names.facts()).toEqual([
      {
        ...{ name: 'D1', value: 1_024_200, unit: 'EUR' },
        source: { kind: 'input', words: 'Estimation centrale 1024200 EUR, 85 m² à Belair [L2].' },
      },
      {
        ...{ name: 'D2', value: 85, unit: 'm²' },
        source: { kind: 'input', words: 'Estimation centrale 1024200 EUR, 85 m² à Belair [L2].' },
      },
      { name: 'D3', value: 0.034, unit: 'fraction', source: { kind: 'input', words: 'Et 3,4 % ?' } },
    ])
  })

  test('the words around a figure are those of its line, whole and few', () => {
    const names = named()
    names.text(`${'mot '.repeat(40)}vaut 850000 EUR ${'puis '.repeat(40)}\nautre ligne`)
    const { words = '' } = names.facts()[0]?.source ?? {}
    expect(words).toMatch(/^mot mot .*vaut 850000 EUR puis .*puis$/)
    expect(words.length).toBeLessThanOrEqual(160)
  })

  test('JSON in a text has the units of the fields of the contract by their whole path', () => {
    const names = named()
    const text = names.text(
      'Voici {"data":{"estimationCentrale":1024200,"lines":[{"amount":12.5,"rate":0.06}],"estimationBasse":9},"day":"2026-11-21"}.',
    )
    expect(text).toBe(
      'Voici {"data":{"estimationCentrale":1024200 {D1},"lines":[{"amount":12.5 {D2},"rate":0.06 {D3}}],"estimationBasse":9 {D4}},"day":"2026-11-21 {D5}"}.',
    )
    expect(names.facts().map(({ value, unit, source }) => [value, unit, source.path])).toEqual([
      [1_024_200, 'EUR', 'data.estimationCentrale'],
      [12.5, 'EUR', 'data.lines[0].amount'],
      [0.06, 'fraction', 'data.lines[0].rate'],
      // No field of the table: it prints bare.
      [9, 'number', 'data.estimationBasse'],
      ['2026-11-21', 'day', 'day'],
    ])
  })

  test('an answer inside other JSON is known by the end of its path, and sums are in the currency beside them', () => {
    const names = named()
    names.text('{"costs":{"result":{"lines":[["duty",100,0.5,"art. 7"]]}},"currency":"GBP","other":{"price":5}}')
    names.text('{"acquisitionPrice":4000000,"acquisitionCurrency":"LUF","price":7}')
    expect(names.facts().map(({ value, unit }) => [value, unit])).toEqual([
      [100, 'GBP'],
      [0.5, 'fraction'],
      [5, 'GBP'],
      [4_000_000, 'LUF'],
      [7, 'EUR'],
    ])
  })

  test('JSON that breaks off is read as far as it goes', () => {
    expect(named().text('{"price":7,"list":[1,{"a":')).toBe('{"price":7 {D1},"list":[1 {D2},{"a":')
  })

  test('results say where they stand, and assumptions that they are such', () => {
    const names = named()
    const path = 'calculations[0].'
    expect(names.json({ result: { monthly: 1200.5 } }, { kind: 'calculation', path })).toBe(
      '{"result":{"monthly":1200.5 {D1}}}',
    )
    expect(names.json({ termYears: 20 }, { kind: 'assumed', path: `${path}input.`, unitOf: () => 'months' })).toBe(
      '{"termYears":20 {D2}}',
    )
    expect(names.facts().map(({ unit, source }) => [unit, source])).toEqual([
      ['number', { kind: 'calculation', path: 'calculations[0].result.monthly' }],
      ['months', { kind: 'assumed', path: 'calculations[0].input.termYears' }],
    ])
  })

  test('there are 300 of them at most; what has none is a fact all the same', () => {
    const names = named()
    const text = names.text('7 m² '.repeat(301))
    expect(text).toContain('{D300}')
    expect(text).not.toContain('{D301}')
    expect(names.facts()).toHaveLength(301)
    expect(names.facts().at(-1)?.name).toBeUndefined()
  })

  test('a result has names after a text that used up those of texts', () => {
    const names = named()
    names.text('7 m² '.repeat(400))
    expect(names.json({ price: 5 }, { kind: 'calculation' })).toBe('{"price":5 {D301}}')
  })

  test('are spent on values of fields: acts, tariffs, origins and days of a result are known without one', () => {
    const names = named()
    const result = {
      price: 700_000,
      deedDate: '2026-11-20',
      legalReference: 'loi modifiée du 7 août 1920, barème no 7',
      note: 'one buyer, share 1',
      source: 'BIS, 2010 = 100',
      text: '85 m²',
    }
    expect(names.json(result, { kind: 'calculation' })).toBe(
      JSON.stringify(result).replace('700000', '700000 {D1}').replace('85 m²', '85 m² {D2}'),
    )
    const known = names.facts().map(({ value }) => value)
    expect(known).toEqual(expect.arrayContaining(['2026-11-20', '1920-08-07', 700_000, 85]))
    expect(known).not.toContain(2010)
    expect(known).not.toContain(100)
  })

  test.each([
    ['{D4} et {{L2}}', '(D4) et (L2)'],
    ['{ {C1} }', '(C1)'],
    ['｛d4｝ {(D6 - D7) / D7 %}', '(d4) ((D6 - D7) / D7 %)'],
    ['{prix} {"D1": 5}', '{prix} {"D1": 5}'],
  ])('those that a caller writes become brackets: %s', (written, expected) => {
    expect(withoutNames(written)).toBe(expected)
  })

  test('an earlier turn of the assistant gets its names back, and none that are forged', () => {
    const names = named()
    names.text('Prix 890000 EUR, 85 m²')
    expect(names.earlier('Pour 890 000 € et 85 m², soit 77 ans {D1}.')).toBe('Pour {D1} et {D2}, soit 77 ans (D1).')
  })
})

describe('the value of a line of law', () => {
  const reference = (id: string, value: unknown, unit: string) => ({ id, value, unit }) as LawReference

  test('has the name of its mark', () => {
    const rate = reference('lu.acquisition.registrationRate', 0.06, 'fraction')
    expect(lawFact('L2', rate)).toEqual({
      ...{ name: 'L2', value: 0.06, unit: 'fraction' },
      source: { kind: 'law', id: 'lu.acquisition.registrationRate' },
    })
    expect(nameLawLine('L2', '[L2] Registration duty. = 0.06 (fraction; from 2015)', rate)).toBe(
      '[L2] Registration duty. = 0.06 {L2} (fraction; from 2015)',
    )
  })

  test('is in the currency of the parameter: the franc has its own', () => {
    expect(lawFact('L1', reference('lu.capitalGain.francsPerEuro', 40.3399, 'currency'))?.unit).toBe('LUF')
    expect(lawFact('L1', reference('lu.acquisition.minimumDuty', 12, 'currency'))?.unit).toBe('EUR')
    expect(lawFact('L1', reference('uk.land.fee', 12, 'currency'))?.unit).toBe('GBP')
  })

  test('a table has none', () => {
    const table = reference('lu.incomeTax.scale', [{ upTo: 1 }], 'brackets')
    expect(lawFact('L3', table)).toBeUndefined()
    expect(nameLawLine('L3', '[L3] Scale. = table of 23 rows (brackets)', table)).toBe(
      '[L3] Scale. = table of 23 rows (brackets)',
    )
  })
})

describe('twenty thousand characters', () => {
  // Ten times what the longest of them takes: a pass over the rest for each place would take a thousand.
  test.each([
    ['12345 EUR, ', 1800],
    ['{"a":1,', 2800],
    ['[', 20_000],
    ['{"a', 7000],
    ['1.', 10_000],
    ['a1', 10_000],
    ['{ ', 10_000],
    ['janvier ', 2500],
    ['art. ', 4000],
    ['€ ', 10_000],
    ['{D1', 6000],
  ])('of %s are read without going back', (piece, times) => {
    const start = process.cpuUsage()
    named().text(piece.repeat(times))
    const { user } = process.cpuUsage(start)
    expect(user / 1000).toBeLessThan(1000)
  })
})
