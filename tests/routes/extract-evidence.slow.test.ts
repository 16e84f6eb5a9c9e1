import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DocumentKind } from '#contract/ai/extraction'
import { type ExtractionWorld, extractionWorld, saidBody } from '../support/extraction-world.ts'
import { documentData, documentKinds } from '../support/read-documents.ts'
import { placedPdf, plainPdf } from '../support/read-files.ts'
import { codesOf, price, quoted, saleRead } from '../support/said-sale.ts'

let world: ExtractionWorld

beforeAll(async () => {
  world = await extractionWorld('stand-in')
})

afterAll(() => world.close())

const answerOf = (bytes: Uint8Array, answers: readonly unknown[]) => saleRead(world, bytes, answers)

/** What is said of one value. */
const lookOf = async (bytes: Uint8Array, said: object) => {
  const { evidence } = await answerOf(bytes, [said])
  expect(evidence).toHaveLength(1)
  return evidence[0]
}

describe('a document with text', () => {
  /** Choices of the good readings that documents word in ways of their own. */
  const worded: Readonly<Record<DocumentKind, readonly string[]>> = {
    bilan_promoteur: ['vatIncluded', 'marginRateBase'],
    plus_values: ['documentKind', 'acquisitionMode', 'mainResidence', 'jointTaxation'],
    dpe: ['certificateKind', 'buildingKind', 'heatingEnergy'],
    facture_immo: ['category', 'isCreditNote'],
  }

  test.each(documentKinds)('%s: every value of a good reading is found but for worded choices', async kind => {
    const { body } = await world.read(kind, 'application/pdf')
    const unchecked = worded[kind].map(field => `data.${field}`)
    expect(body.unverified).toEqual(unchecked)
    expect(body.evidence.filter(({ status }) => status !== 'found')).toMatchObject(
      unchecked.map(path => ({ path, status: 'unchecked' })),
    )
    expect(body.warnings).toEqual([])
    expect(body.evidence.length + body.missing.length).toBeGreaterThanOrEqual(Object.keys(documentData[kind]).length)
  })

  test('prices of 500 000 and 600 000 that are read as 900 000, bought on a day that is not there', async () => {
    const file = plainPdf(['Compromis de vente, Esch-sur-Alzette', 'Prix 500 000 EUR', 'Prix 600 000 EUR'])
    const answer = await answerOf(file, [
      {
        commune: quoted('Esch-sur-Alzette', 'Esch-sur-Alzette'),
        salePrice: quoted(900_000, 'Prix 600 000 EUR'),
        acquisitionDate: quoted('2015-03-01', 'Acquis le 1er mars 2015'),
      },
    ])
    expect(answer.data).toMatchObject({ salePrice: 900_000, acquisitionDate: '2015-03-01' })
    expect(codesOf(answer)).toEqual([
      ['not_in_document', 'data.salePrice'],
      ['not_in_document', 'data.acquisitionDate'],
    ])
    expect(answer.unverified).toEqual(['data.salePrice', 'data.acquisitionDate'])
    expect(answer.mappings).toMatchObject({ capitalGains: { request: {} } })
    expect(JSON.stringify(answer.mappings)).not.toMatch(/900000|2015-03-01/)
  })

  test('wrong classes and choices without their words go into no request as found', async () => {
    const certificate = plainPdf(['Classe de performance energetique D', 'Classe d isolation thermique E'])
    const { body } = await world.ask(
      saidBody('dpe', certificate, {
        answers: [
          {
            energyClass: quoted('B', 'Classe de performance energetique D'),
            insulationClass: quoted('E', 'Classe d isolation thermique E'),
          },
        ],
      }),
      'anthropic',
    )
    expect(body.evidence.map(({ path, status }) => [path, status])).toEqual([
      ['data.energyClass', 'not_in_document'],
      ['data.insulationClass', 'found'],
    ])
    expect(body.mappings).toEqual({ estimate: { request: {}, missing: ['commune', 'surface'] } })
    const sale = await answerOf(plainPdf(['Entre le vendeur', 'appartement sis a Mersch']), [
      { taxClass: quoted('2', 'le vendeur'), mainResidence: quoted(true, 'appartement sis a Mersch') },
    ])
    expect(sale.unverified).toEqual(['data.mainResidence', 'data.taxClass'])
    expect(sale.mappings).toMatchObject({ capitalGains: { request: { mainResidence: true } } })
    expect(JSON.stringify(sale.mappings)).not.toContain('"taxClass":')
  })

  test('a second price is told where the document states it, and not where the model invents it', async () => {
    const file = plainPdf(['Prix 500 000 EUR', 'Prix de vente 600 000 EUR'])
    const answer = await answerOf(file, [
      {
        ...price('Prix de vente 600 000 EUR'),
        others: [
          { field: 'salePrice', ...quoted(500_000, 'Prix 500 000 EUR') },
          { field: 'salePrice', ...quoted(700_000, 'Prix 700 000 EUR') },
          { field: 'salePrice', ...quoted(600_000, 'Prix de vente 600 000 EUR') },
          { field: 'nonsense', ...quoted(500_000, 'Prix 500 000 EUR') },
        ],
      },
    ])
    expect(answer.warnings).toEqual([
      {
        code: 'contradictory',
        path: 'data.salePrice',
        message: '600,000.00 was chosen, and the document also states 500,000.00: “Prix 500 000 EUR”, page 1.',
      },
    ])
    expect(answer.unverified).toEqual([])
  })

  test.each([
    ['across lines', ['Le prix de vente est de', '600.000,- EUR'], 'Le prix de vente est de 600.000,- EUR'],
    ['with a hyphen at the end of a line', ['Le prix de ven-', 'te: 600 000 EUR'], 'prix de vente : 600 000 EUR'],
    ['in other white space and case', ['PRIX   DE VENTE   600 000 EUR'], 'prix de\u00a0vente 600\u202f000 eur'],
    ['with leaders of dots', ['Prix ............ 600 000 EUR'], 'Prix 600 000 EUR'],
  ])('a quote %s is found', async (_, lines, quote) => {
    expect(await lookOf(plainPdf(lines), price(quote))).toMatchObject({ status: 'found', page: 1 })
  })

  test('ligatures of a font are letters', async () => {
    const encoding = '<< /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [1 /fi] >>'
    const file = plainPdf(['Prix de\u0001nitif 600 000 EUR'], encoding)
    expect(await lookOf(file, price('Prix definitif 600 000 EUR'))).toMatchObject({ status: 'found' })
  })

  test('two columns are read each by itself, and a table by its rows', async () => {
    const rows = await placedPdf([
      [
        ['Le prix de la', 50, 700],
        ['Le vendeur habite', 320, 700],
        ['vente est de', 50, 680],
        ['a Mersch, rue', 320, 680],
        ['600 000 EUR', 50, 660],
        ['des Roses 12', 320, 660],
      ],
    ])
    expect(await lookOf(rows, price('Le prix de la vente est de 600 000 EUR'))).toMatchObject({ status: 'found' })
    const table = await placedPdf([
      [
        ['Prix', 50, 700],
        ['Frais', 50, 680],
        ['600 000 EUR', 320, 700],
        ['23 000 EUR', 320, 680],
      ],
    ])
    expect(await lookOf(table, price('Prix 600 000 EUR'))).toMatchObject({ status: 'found' })
  })

  test('a wrong page is put right, and a page that is none is left out', async () => {
    const file = await placedPdf([[['Page de garde', 50, 700]], [['Prix 600 000 EUR', 50, 700]]])
    const found = { path: 'data.salePrice', quote: 'Prix 600 000 EUR', page: 2, status: 'found' }
    for (const page of [1, 2, 51, -1, 1.5, null])
      expect(await lookOf(file, price('Prix 600 000 EUR', page))).toMatchObject(found)
  })

  test('a part of a number is not that number', async () => {
    const file = plainPdf(['Prix 1 600 000 EUR', 'Acompte 600.000,50 EUR'])
    for (const quote of ['600 000 EUR', '600 000', '600.000'])
      expect(await lookOf(file, price(quote))).toMatchObject({ status: 'not_in_document' })
    expect(await lookOf(file, price('Prix 1 600 000 EUR'))).toMatchObject({ status: 'not_in_document' })
    expect(await lookOf(file, price('Prix 1 600 000 EUR', 1, 1_600_000))).toMatchObject({ status: 'found' })
  })

  test('50 pages are searched to the last', async () => {
    const page = Array.from(
      { length: 60 },
      (_, line) => [`Article ${line} du compromis de vente`, 50, 800 - 12 * line] as const,
    )
    const pages = Array.from({ length: 50 }, (_, index) =>
      index === 49 ? [...page, ['Prix 600 000 EUR', 50, 60] as const] : page,
    )
    expect(await lookOf(await placedPdf(pages), price('Prix 600 000 EUR', 3))).toMatchObject({
      status: 'found',
      page: 50,
    })
  })
})

describe('pages without text', () => {
  test('the values of an image keep their quotes, go into requests, and are all unverified', async () => {
    const { body } = await world.read('plus_values', 'image/png')
    expect(new Set(body.evidence.map(({ status }) => status))).toEqual(new Set(['unchecked']))
    expect(body.evidence.every(({ quote }) => quote !== null)).toBe(true)
    expect(body.unverified).toEqual(body.evidence.map(({ path }) => path))
    expect(body.warnings).toEqual([])
    expect(body.mappings).toMatchObject({ capitalGains: { request: { salePrice: 600_000 } } })
  })

  test('a scanned document is not compared', async () => {
    const scanned = await placedPdf([[], []])
    expect(await lookOf(scanned, price('Prix 600 000 EUR', 2))).toEqual({
      path: 'data.salePrice',
      quote: 'Prix 600 000 EUR',
      page: 2,
      status: 'unchecked',
      boxes: [],
    })
  })

  test('of a document with one scanned page only what stands there is not compared', async () => {
    const mixed = await placedPdf([[['Prix 500 000 EUR', 50, 700]], []])
    expect(await lookOf(mixed, price('Prix 600 000 EUR', 2))).toMatchObject({ status: 'unchecked' })
    expect(await lookOf(mixed, price('Prix 600 000 EUR', null))).toMatchObject({ status: 'unchecked' })
    // Not all text was read, so nobody knows; a request does not use it.
    const answer = await answerOf(mixed, [price('Prix 600 000 EUR', 1)])
    expect(answer.evidence).toMatchObject([{ status: 'unchecked' }])
    expect(codesOf(answer)).toEqual([['not_confirmed', 'data.salePrice']])
    expect(JSON.stringify(answer.mappings)).not.toContain('600000')
  })
})
