import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DocumentKind, Extraction } from '#contract/ai/extraction'
import { type ExtractionWorld, extractionWorld, saidBody } from '../support/extraction-world.ts'
import { documentData, documentKinds } from '../support/read-documents.ts'
import { placedPdf, plainPdf, pngOf } from '../support/read-files.ts'

let world: ExtractionWorld

beforeAll(async () => {
  world = await extractionWorld('stand-in')
})

afterAll(() => world.close())

/** A value as a model quotes it. */
const quoted = (value: unknown, quote: string | null, page: number | null = 1) => ({ value, quote, page })

/** The answer to a PDF of which a model says something, of the sale of a property if nothing else is said. */
const answerOf = async (bytes: Uint8Array, answers: readonly unknown[], kind: DocumentKind = 'plus_values') => {
  const { status, body } = await world.ask(saidBody(kind, bytes, { answers }), 'anthropic')
  expect(status).toBe(200)
  return Extraction.parse(body)
}

/** What is said of one value. */
const lookOf = async (bytes: Uint8Array, said: object) => {
  const { evidence } = await answerOf(bytes, [said])
  expect(evidence).toHaveLength(1)
  return evidence[0]
}

const codesOf = ({ warnings }: Extraction) => warnings.map(({ code, path }) => [code, path])

const price = (quote: string | null, page: number | null = 1, value = 600_000) => ({
  salePrice: quoted(value, quote, page),
})

describe('a document with text', () => {
  test.each(documentKinds)('%s: every value of a good reading is found', async kind => {
    const { body } = await world.read(kind, 'application/pdf')
    expect(body.unverified).toEqual([])
    expect(body.evidence.map(({ status }) => status)).toEqual(body.evidence.map(() => 'found'))
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
      expect(await lookOf(file, price('Prix 600 000 EUR', page))).toEqual(found)
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

describe('a quote that is none', () => {
  const file = plainPdf(['Prix 600 000 EUR'])

  test.each([
    ['of 10 kB', `Prix 600 000 EUR${' bla'.repeat(2500)}`],
    ['of nothing but signs that nobody sees', '\u0000\u200b\n\u202e'],
    ['left out', null],
  ])('%s counts as left out: the value is looked for by itself', async (_, quote) => {
    const stated = await answerOf(file, [price(quote)])
    expect(stated.evidence).toEqual([{ path: 'data.salePrice', quote: null, page: 1, status: 'unchecked' }])
    expect(stated.unverified).toEqual(['data.salePrice'])
    expect(codesOf(stated)).toEqual([['no_quote', 'data']])
    expect(stated.mappings).toMatchObject({ capitalGains: { request: { salePrice: 600_000 } } })
    const invented = await answerOf(file, [price(quote, 1, 900_000)])
    expect(codesOf(invented)).toEqual([
      ['not_in_document', 'data.salePrice'],
      ['no_quote', 'data'],
    ])
    expect(invented.mappings).toMatchObject({ capitalGains: { request: {} } })
  })

  test('signs of control and of direction are taken out of one that is good', async () => {
    expect(await lookOf(file, price('Prix\u0000 600\u200b 000\u202e EUR\ud800'))).toMatchObject({ status: 'found' })
    const { evidence } = await answerOf(file, [price('Prix\u0000 600\u200b 000\u202e EUR\ud800')])
    expect(evidence[0]?.quote).toBe('Prix 600 000 EUR\ufffd')
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
    })
  })

  test('of a document with one scanned page only what stands there is not compared', async () => {
    const mixed = await placedPdf([[['Prix 500 000 EUR', 50, 700]], []])
    expect(await lookOf(mixed, price('Prix 600 000 EUR', 2))).toMatchObject({ status: 'unchecked' })
    expect(await lookOf(mixed, price('Prix 600 000 EUR', null))).toMatchObject({ status: 'unchecked' })
    expect(await lookOf(mixed, price('Prix 600 000 EUR', 1))).toMatchObject({ status: 'not_in_document' })
  })
})

describe('fields that do not fit', () => {
  const file = plainPdf(['Prix 600 000 EUR', 'Toiture 2015: 20 000 EUR'])
  const wrong = {
    ...price('Prix 600 000 EUR'),
    saleCosts: quoted('18.000 EUR', 'Frais'),
    ownershipShare: quoted(100, '100 %'),
  }

  test('are null with a warning where a second round does not mend them, and the others stay', async () => {
    world.standIn.received.length = 0
    const answer = await answerOf(file, [wrong])
    expect(answer.data).toMatchObject({ salePrice: 600_000, saleCosts: null, ownershipShare: null })
    expect(codesOf(answer)).toEqual([
      ['field_unreadable', 'data.saleCosts'],
      ['field_unreadable', 'data.ownershipShare'],
    ])
    expect(answer.missing).toContain('data.saleCosts')
    expect(JSON.stringify(answer.warnings)).not.toContain('18.000')
    expect(world.standIn.received).toHaveLength(2)
  })

  test('are mended by a second round; a worse one is not taken', async () => {
    const mended = await answerOf(file, [wrong, { ...wrong, saleCosts: null, ownershipShare: null }])
    expect(mended).toMatchObject({ data: { salePrice: 600_000 }, warnings: [] })
    const worse = await answerOf(file, [wrong, { salePrice: quoted('x', null), saleDate: 7, commune: 8 }])
    expect(worse.data).toMatchObject({ salePrice: 600_000 })
  })

  test('in the entries of a list cost nothing but themselves', async () => {
    const roof = { year: 2015, amount: 20_000, currency: 'EUR', label: 'Toiture' }
    const place = { quote: 'Toiture 2015: 20 000 EUR', page: 1 }
    const answer = await answerOf(file, [
      {
        improvements: [
          { ...roof, ...place },
          { ...roof, year: 'x', ...place },
        ],
      },
    ])
    expect(answer.data).toMatchObject({ improvements: [roof, { ...roof, year: null }] })
    expect(codesOf(answer)).toEqual([['field_unreadable', 'data.improvements[1].year']])
    expect(answer.evidence.map(({ path, status }) => [path, status])).toEqual(
      ['[0].year', '[0].amount', '[0].currency', '[0].label', '[1].amount', '[1].currency', '[1].label'].map(path => [
        `data.improvements${path}`,
        'found',
      ]),
    )
  })

  test.each([[[7]], ['text'], [{ nothing: 1 }], [{ salePrice: 'x', saleDate: 'y' }]])(
    'an answer of which nothing is left is refused: %j',
    async said => {
      const body = saidBody('plus_values', plainPdf(['Prix', JSON.stringify(said)]), { answers: [said] })
      expect((await world.ask(body, 'anthropic')).body.code).toBe('unreadable_extraction')
    },
  )

  test('fields that nobody asked for are left out, and those that are not there are null', async () => {
    const answer = await answerOf(file, [{ ...price('Prix 600 000 EUR'), iban: 'LU28' }])
    expect(Object.keys(answer.data)).toEqual(Object.keys(documentData.plus_values))
    expect(answer.warnings).toEqual([])
  })
})

test('a model that gives values alone is believed as far as the text of the document goes', async () => {
  const plain = await extractionWorld('plain-values')
  for (const kind of documentKinds) {
    const { status, body } = await plain.read(kind, 'application/pdf')
    expect(status).toBe(200)
    expect(body.data).toEqual(documentData[kind])
    expect(codesOf(body)).toEqual([['no_quote', 'data']])
    expect(body.unverified).toEqual(body.evidence.map(({ path }) => path))
  }
  await plain.close()
})

test('the file that is looked at is that of the request, also where two come at once', async () => {
  const files = [500_000, 600_000].map(value => ({ value, file: plainPdf([`Prix ${value} EUR`]) }))
  const answers = await Promise.all(
    files.map(({ file, value }) => answerOf(file, [price(`Prix ${value} EUR`, 1, value)])),
  )
  expect(answers.map(({ unverified }) => unverified)).toEqual([[], []])
})

test('an image of which a model says nothing has no evidence', async () => {
  const body = saidBody('dpe', pngOf(3, 3), { answers: [{ energyClass: null }], mediaType: 'image/png' })
  const { status, body: answer } = await world.ask(body, 'openai')
  expect(status).toBe(200)
  expect(answer).toMatchObject({ evidence: [], unverified: [] })
})
