import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AiApp, sentUpstream, startAiApp } from '../support/ai.ts'
import { keyWithProvider } from '../support/arranged-ai.ts'
import { person } from '../support/person.ts'
import { run } from '../support/process.ts'

let app: AiApp
beforeAll(async () => {
  app = await startAiApp({ env: { TIER_LIMITS: '{"sandbox":{"perMinute":30}}' } })
})
afterAll(() => app.close())

const lines = async (program: string, key?: string): Promise<string[]> => {
  const { code, stdout, stderr } = await run([`examples/${program}`], {
    VALOREM_BASE_URL: app.url,
    ...(key !== undefined && { VALOREM_API_KEY: key }),
  })
  expect(stderr).toBe('')
  expect(code).toBe(0)
  return stdout.trimEnd().split('\n')
}

describe('the programs of language models run against the stand-in and print what they promise', () => {
  test('commentary: an estimate goes out as data, and comes back with its law and no invented figure', async () => {
    const [text, writtenBy, notice, reference, ...rest] = await lines('commentary.ts')
    expect(text).toMatch(/^Texte d’essai, écrit sans modèle de langue : les données disent 85 et .* \[1\]\.$/)
    expect(writtenBy).toBe('Ce texte a été rédigé par un modèle de langage (IA).')
    expect(notice).toMatch(/ni une évaluation certifiée/)
    // The reasons of an estimate speak of sales, so the law of sales stands first.
    expect(reference).toMatch(
      /^\[1\] A sale at most this many years after the acquisition is speculative\. loi du 22 mai 2024/,
    )
    expect(rest).toEqual([
      'every figure is supported',
      'written by groq stand-in at 2026-11-21T12:00:00.000Z, 198 calls left today',
    ])
  })

  test('assistant: three turns, one calculation', async () => {
    const before = sentUpstream(app).length
    const printed = await lines('assistant.ts')
    expect(printed.filter(line => line.startsWith('> '))).toHaveLength(3)
    const calculated = printed.filter(line => line.startsWith('  '))
    expect(calculated).toHaveLength(1)
    // 42 000 + 7 000 − 40 000, 2 164.77 for the notary with VAT, and 12.39 for the registrar.
    expect(calculated[0]).toMatch(
      /^ {2}calculated for \{"price":700000,"use":"mainResidence","commune":"Esch-sur-Alzette","deedDate":"2026-11-21"\}: 11177\.16 EUR, by \d+ parameters of law$/,
    )
    // What the service is at while one waits: only the second turn calculates.
    const told = ['… writing', '… checking']
    expect(printed.filter(line => line.startsWith('…'))).toEqual([
      ...told,
      ...['… writing', '… acquisitionCosts', ...told],
      ...told,
    ])
    // One call for each turn, and one more for what was calculated.
    expect(sentUpstream(app)).toHaveLength(before + 4)
  })

  test('compromis: each value beside its words, one misread, and a second price', async () => {
    const key = await keyWithProvider(app, await person(app), 'anthropic')
    const [sold, ...printed] = await lines('compromis.ts', key)
    expect(sold).toBe('Sold for 680000 EUR, deed on 2027-01-15')
    expect(printed).toContain('found data.saleDate: page 2, “le quinze janvier deux mille vingt-sept”')
    expect(printed.filter(line => line.startsWith('not_in_document data.'))).toEqual([
      'not_in_document data.acquisitionCosts: page 1, “frais d’acte 35.100,- EUR”',
    ])
    expect(printed.slice(-5)).toEqual([
      'to be checked by a person: data.acquisitionCosts, data.mainResidence',
      'not_in_document at data.acquisitionCosts: The document was read as saying 35,100.00. Its quote does not stand in the text of the document.',
      'contradictory at data.salePrice: 680,000.00 was chosen, and the document also states 675,000.00: “offre acceptée au prix de 675.000,- EUR”, page 2.',
      'for the tax on the gain: {"saleDate":"2027-01-15","salePrice":680000,"saleCosts":23868,"acquisitionDate":"2010-05-03","acquisitionPrice":410000,"acquisitionMode":"purchase","mainResidence":false,"ownershipShare":1,"improvements":[{"year":2018,"amount":22400}]}',
      'still asked of people: taxClass, ordinaryTaxableIncome',
    ])
  })

  test('invoice: a PDF comes back as data that add up, and without a provider key nothing is read', async () => {
    const key = await keyWithProvider(app, await person(app), 'anthropic')
    expect(await lines('invoice.ts', key)).toEqual([
      '2026-0147 of Toitures du Sud s.à r.l., read by anthropic stand-in',
      '  Main d’œuvre: 2600 EUR, VAT 0.17',
      '  Fournitures: 1400 EUR, VAT 0.17',
      '4000 + 680 = 4680 EUR',
      'the total: “TTC 4 680 EUR”, page 1, found',
      'to be checked by a person: data.category, data.isCreditNote',
      '0 warnings; not stated: data.propertyCommune, data.lines[1].quantity, data.lines[1].unit, data.lines[1].unitPrice',
    ])
    const [refused] = await lines('invoice.ts')
    expect(refused).toContain('This extraction needs a provider key of your own')
  })
})
