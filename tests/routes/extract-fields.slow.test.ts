import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ExtractionWorld, extractionWorld, saidBody } from '../support/extraction-world.ts'
import { documentData, documentKinds } from '../support/read-documents.ts'
import { plainPdf, pngOf } from '../support/read-files.ts'
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

describe('a quote that is none', () => {
  const file = plainPdf(['Prix 600 000 EUR'])

  test.each([
    ['of 10 kB', `Prix 600 000 EUR${' bla'.repeat(2500)}`],
    ['of nothing but signs that nobody sees', '\u0000\u200b\n\u202e'],
    ['left out', null],
  ])('%s counts as left out: the value is looked for by itself', async (_, quote) => {
    const stated = await answerOf(file, [price(quote)])
    expect(stated.evidence).toMatchObject([{ path: 'data.salePrice', quote: null, page: 1, status: 'unchecked' }])
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

describe('fields that do not fit', () => {
  const file = plainPdf(['Prix 600 000 EUR', 'Toiture 2015: 20 000 EUR'])
  const wrong = {
    ...price('Prix 600 000 EUR'),
    saleCosts: quoted('18.000 or 19.000', 'Frais'),
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
