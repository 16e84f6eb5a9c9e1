import { beforeAll, describe, expect, test } from 'vitest'
import { lastCoveredDay, type Parameter } from '#domain/core/dated'
import { plusDays } from '#domain/core/days'
import { Refusal } from '#domain/core/refusal'
import { citableLaw } from '#domain/law/citable'
import { countries } from '#domain/law/index'
import { loadAllParameters } from '#server/commands/law-parameters'

const space = { lines: 6000, value: 300 }
const day = '2026-11-21'
const lastCovered = lastCoveredDay(countries.LU.coverage.checkedOn)

let law: Parameter<unknown>[]
beforeAll(async () => {
  law = (await loadAllParameters()).filter(({ country }) => country === 'lu').map(({ parameter }) => parameter)
})

/** Questions, with parameters whose line must be there: those that a notary would look up. */
const questions: readonly (readonly [question: string, ...ids: string[]])[] = [
  [
    'Quels sont les frais d’acquisition d’un appartement ?',
    'lu.acquisition.registrationRate',
    'lu.acquisition.transcriptionRate',
  ],
  ['Combien coûte le notaire pour un acte de vente ?', 'lu.notary.saleTariff'],
  ['Quel est l’impôt sur la plus-value ?', 'lu.capitalGain.speculativeYears', 'lu.capitalGain.rateFraction'],
  ['La cession de ma maison est-elle spéculative ?', 'lu.capitalGain.speculativeYears'],
  ['Quelle TVA pour une VEFA ?', 'lu.vat.standardRate', 'lu.acquisition.offPlanLandShare'],
  ['Quelles aides et quelle prime pour un premier logement ?', 'lu.aids.capitalGrantsMax'],
  ['Que paierais-je pour 700 000 EUR à Esch-sur-Alzette ?', 'lu.acquisition.registrationRate'],
  ['Welche Nebenkosten hat der Kauf einer Wohnung?', 'lu.acquisition.registrationRate'],
  ['Wie wird der Mehrwert beim Verkauf besteuert?', 'lu.capitalGain.rateFraction'],
  ['Wie hoch ist die Mehrwertsteuer auf einen Neubau?', 'lu.vat.standardRate'],
  ['Welche Beihilfen und Zuschüsse gibt es?', 'lu.aids.capitalGrantsMax'],
  ['Steuerklasse 1a und Einkommensteuer: wie wirkt das?', 'lu.incomeTax.incomeStep'],
  ['Which duties does a buyer pay on a purchase?', 'lu.acquisition.registrationRate'],
  ['What tax do I pay when I sell after six years?', 'lu.capitalGain.speculativeYears'],
  ['Which VAT applies off-plan?', 'lu.vat.superReducedRate'],
  ['Is there a grant or a subsidy?', 'lu.aids.capitalGrantsMax'],
  ['What does the mortgage deed cost?', 'lu.mortgage.registrationRate'],
  ['Wat kascht mech de Kaf, mat Notaire an Droiten (droits d’enregistrement)?', 'lu.acquisition.registrationRate'],
  ['Wéi gëtt de Verkaf vun engem Haus besteiert?', 'lu.capitalGain.speculativeYears'],
  ['Wéi eng Hëllefen oder Hellef ginn et?', 'lu.aids.capitalGrantsMax'],
]

const known = (ids: readonly string[]): string[] => ids.filter(id => !law.some(parameter => parameter.id === id))

describe('the law that may be cited', () => {
  test.each(questions)('%s', (question, ...ids) => {
    expect(known(ids)).toEqual([])
    const lines = citableLaw(law, [question], day, space)
    expect(lines.reduce((sum, { text }) => sum + text.length + 1, 0)).toBeLessThanOrEqual(space.lines)
    expect(lines.map(({ reference }) => reference.id)).toEqual(expect.arrayContaining(ids))
    expect(lines.map(({ mark }) => mark)).toEqual(lines.map((_, at) => `L${at + 1}`))
    for (const { mark, text } of lines) expect(text.startsWith(`[${mark}] `)).toBe(true)
  })

  test('a line says what, how much, since when, by which law, and how sure', () => {
    const [first] = citableLaw(law, ['Quels droits d’enregistrement ?'], day, space)
    expect(first?.text).toBe(
      '[L1] Registration duty on the sale of immovables. = 0.06 (fraction; from 2015-01-01; loi modifiée du 7 août 1920 (enregistrement, timbre, succession), art. 37 § IX no 2 (loi du 29 décembre 1971, art. 20); statutory)',
    )
    expect(first?.reference).toMatchObject({ id: 'lu.acquisition.registrationRate', value: 0.06, until: null })
  })

  test('another day gives the law of that day, and nothing that is not in force on it', () => {
    const lineOn = (lawDate: string) =>
      citableLaw(law, ['crédit d’impôt à l’achat'], lawDate, space).find(({ reference }) =>
        reference.id.endsWith('housingCreditCeiling'),
      )
    // 20 000 until 6 March 2023, 30 000 from 7 March 2023, 40 000 in 2024.
    expect(['2022-06-01', '2023-06-01', '2024-06-01'].map(lawDate => lineOn(lawDate)?.reference.value)).toEqual([
      20_000, 30_000, 40_000,
    ])
    expect(lineOn('2022-06-01')?.text).toContain('from 2015-01-01 to 2023-03-06')
    for (const lawDate of ['2015-01-01', '2019-07-01', '2027-12-31'])
      for (const { reference } of citableLaw(law, ['vente et achat, TVA, aides'], lawDate, space)) {
        expect(reference.from <= lawDate).toBe(true)
        expect((reference.until ?? lawDate) >= lawDate).toBe(true)
      }
  })

  test('of the coefficients only the years that are named are written, and a long table is counted', () => {
    const line = (question: string, id: string) =>
      citableLaw(law, [question], day, space).find(({ reference }) => reference.id === id)
    const coefficients = 'lu.capitalGain.coefficients'
    const named = line('plus-value d’un achat de 2010 revendu', coefficients) ?? line('plus-value 2010', coefficients)
    expect(named?.text).toMatch(/= \{"2010":1\.33\} /)
    expect(named?.reference.value).toEqual([{ key: '2010', value: 1.33 }])
    expect(line('plus-value', coefficients)?.text).toMatch(/= table of \d+ years /)
    expect(line('plus-value', coefficients)?.reference.value).toEqual([])
    expect(line('barème de l’impôt sur le revenu', 'lu.incomeTax.scale')?.text).toMatch(/= table of 23 rows /)
  })

  test('the question decides before what stands around it', () => {
    const first = (texts: string[]) => citableLaw(law, texts, day, space)[0]?.reference.id
    expect(first(['Quelle TVA ?', 'achat achat achat'])).toMatch(/^lu\.(vat|acquisition\.offPlan)/)
    expect(first(['achat', 'TVA TVA TVA'])).toBe('lu.acquisition.registrationRate')
  })

  test.each(['2014-12-31', plusDays(lastCovered, 1)])(
    'a day without law, %s, is refused and says which days have some',
    lawDate => {
      const refused = () => citableLaw(law, ['achat'], lawDate, space)
      expect(refused).toThrow(Refusal)
      expect(refused).toThrow(
        expect.objectContaining({
          code: 'law_not_covered',
          details: {
            issues: [expect.objectContaining({ path: 'lawDate', allowed: [`2015-01-01 to ${lastCovered}`] })],
          },
        }),
      )
    },
  )

  test('a text of two million characters costs little time', () => {
    const startedAt = performance.now()
    citableLaw(law, ['plus-value '.repeat(90_000), '2010 '.repeat(200_000)], day, space)
    expect(performance.now() - startedAt).toBeLessThan(20_000)
  })
})
