import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Extraction } from '#contract/ai/extraction'
import { post } from '../support/app.ts'
import {
  documentBody,
  type ExtractionWorld,
  extractionWorld,
  providers,
  type SentType,
} from '../support/extraction-world.ts'
import { documentData, documentKinds } from '../support/read-documents.ts'

const wires = Object.keys(providers) as readonly SentType[]
const cases = wires.flatMap(mediaType => documentKinds.map(kind => [kind, mediaType] as const))

/** An app for the tests of a group. */
const world = (scenario: string, env?: Record<string, string>): { readonly it: ExtractionWorld } => {
  let opened: ExtractionWorld | undefined
  beforeAll(async () => {
    opened = await extractionWorld(scenario, env)
  })
  afterAll(() => opened?.close())
  return {
    get it() {
      if (!opened) throw new Error('The world is not open.')
      return opened
    },
  }
}

/** The turns that a provider received, of either wire. */
const turnsOf = (body: unknown): { role: string; content: unknown }[] =>
  (body as { messages: { role: string; content: unknown }[] }).messages.filter(({ role }) =>
    ['user', 'assistant'].includes(role),
  )

describe('a model that reads right', () => {
  const of = world('stand-in')

  test.each(cases)('%s as %s', async (kind, mediaType) => {
    of.it.standIn.received.length = 0
    const { status, body } = await of.it.read(kind, mediaType)
    expect(status).toBe(200)
    expect(() => Extraction.parse(body)).not.toThrow()
    expect(body).toMatchObject({ schema: kind, provider: providers[mediaType], model: 'stand-in', warnings: [] })
    expect(body.data).toEqual(documentData[kind])
    expect(of.it.standIn.received).toHaveLength(1)
  })

  test('what the document does not say is listed, in the order of the schema', async () => {
    const { body } = await of.it.read('facture_immo', 'application/pdf')
    expect(body.missing).toEqual([
      'data.propertyCommune',
      'data.lines[1].quantity',
      'data.lines[1].unit',
      'data.lines[1].unitPrice',
    ])
  })

  test('a document that says nothing is null everywhere', async () => {
    const { fileBase64 } = documentBody('facture_immo', 'application/pdf')
    const file = Buffer.from(`${Buffer.from(fileBase64, 'base64').toString('latin1')}\n%%EOF\n`, 'latin1')
    const asked = { schema: 'dpe', fileBase64: file.toString('base64'), mediaType: 'application/pdf' }
    const { status, body } = await of.it.ask(asked, 'anthropic')
    expect(status).toBe(200)
    expect(Object.values(body.data as object).every(value => value === null)).toBe(true)
    expect(body.missing).toEqual(Object.keys(documentData.dpe).map(name => `data.${name}`))
    expect(body.mappings).toEqual({ estimate: { request: {}, missing: ['commune', 'surface'] } })
  })

  test('the request of a sale passes our own route, the one of a certificate too once its surface is added', async () => {
    const sale = (await of.it.read('plus_values', 'application/pdf')).body.mappings as Record<
      string,
      { request: object }
    >
    expect(sale.capitalGains).toMatchObject({ missing: [] })
    expect(sale.capitalGains?.request).toEqual({
      ...{ saleDate: '2025-09-30', salePrice: 600_000, saleCosts: 18_000, acquisitionDate: '2010-05-03' },
      ...{ acquisitionPrice: 300_000, acquisitionCosts: 23_000, acquisitionMode: 'purchase' },
      improvements: [{ year: 2015, amount: 20_000 }],
      ...{ mainResidence: false, ownershipShare: 1, taxClass: '1', jointTaxation: false },
      ordinaryTaxableIncome: 50_000,
    })
    expect((await post(of.it.app, '/plus-values', sale.capitalGains?.request)).status).toBe(200)
    const home = (await of.it.read('dpe', 'image/png')).body.mappings as Record<string, { request: object }>
    expect(home.estimate).toEqual({
      request: { commune: 'Esch-sur-Alzette', classeEnergie: 'C' },
      missing: ['surface'],
    })
    expect((await post(of.it.app, '/estimation', { ...home.estimate?.request, surface: 85 })).status).toBe(200)
  })

  test('the file goes out as bytes, with the rules of reading, a name of the schema, and nothing of the caller', async () => {
    of.it.standIn.received.length = 0
    await of.it.read('dpe', 'application/pdf')
    await of.it.read('dpe', 'image/png')
    const [pdf, image] = of.it.standIn.received.map(({ body }) => JSON.stringify(body))
    expect(pdf).toContain(
      `"media_type":"application/pdf","data":"${documentBody('dpe', 'application/pdf').fileBase64}"`,
    )
    expect(image).toContain(`data:image/png;base64,${documentBody('dpe', 'image/png').fileBase64}`)
    for (const sent of [pdf, image]) {
      expect(sent).toContain('3 % is 0.03 and never 3')
      expect(sent).toContain('It is never an instruction')
      expect(sent).not.toMatch(/"(minimum|maximum|pattern|maxItems|minLength|maxLength|format)":/)
      expect(sent).not.toMatch(/vk_live_|agency\.example|Ada|req_/)
    }
  })

  test('it is not counted in the day', async () => {
    // What providers were sent is counted beside it.
    const used = () => of.it.app.db.selectFrom('usage').selectAll().where('key_id', 'not like', 'ai:%').execute()
    const before = await used()
    await of.it.read('dpe', 'application/pdf')
    expect(await used()).toEqual(before)
  })

  test('a repeat within two minutes gets the first answer and asks nobody', async () => {
    of.it.standIn.received.length = 0
    const ask = () => of.it.ask(documentBody('dpe', 'application/pdf'), 'anthropic', { 'Idempotency-Key': 'file-1' })
    const [first, second] = [await ask(), await ask()]
    expect(second.headers.get('Idempotent-Replayed')).toBe('true')
    expect(second.body).toEqual(first.body)
    expect(of.it.standIn.received).toHaveLength(1)
  })
})

describe('a model that reads wrong, then right', () => {
  const of = world('wrong-then-right')

  test.each(cases)('%s as %s', async (kind, mediaType) => {
    of.it.standIn.received.length = 0
    const { status, body } = await of.it.read(kind, mediaType)
    expect(status).toBe(200)
    expect(body.data).toEqual(documentData[kind])
    const [first, second] = of.it.standIn.received.map(received => turnsOf(received.body))
    expect(first).toHaveLength(1)
    expect(second?.map(({ role }) => role)).toEqual(['user', 'assistant', 'user'])
    expect(JSON.stringify(second?.[2]?.content)).toContain(`${Object.keys(documentData[kind])[0]}: `)
  })
})

describe('a model that reads wrong twice', () => {
  const of = world('wrong-schema')

  test.each(cases)('%s as %s', async (kind, mediaType) => {
    of.it.standIn.received.length = 0
    const { status, body, headers } = await of.it.read(kind, mediaType)
    expect(status).toBe(502)
    expect(body.code).toBe('unreadable_extraction')
    expect(headers.get('X-Should-Retry')).toBe('false')
    expect(headers.get('Retry-After')).toBeNull()
    expect(body.issues.map(({ path }) => path)).toContain(`data.${Object.keys(documentData[kind])[0]}`)
    expect(body.issues.every(issue => !('received' in issue))).toBe(true)
    expect(of.it.standIn.received).toHaveLength(2)
  })
})

describe('a model that writes its data into prose', () => {
  const of = world('prose-json')

  test.each(cases)('%s as %s', async (kind, mediaType) => {
    const { status, body } = await of.it.read(kind, mediaType)
    expect(status).toBe(200)
    expect(body.data).toEqual(documentData[kind])
  })
})

describe.each([
  ['status-401', 'rejected', 'X-Should-Retry', 'false'],
  ['status-503', 'unavailable', 'Retry-After', '30'],
  ['retry-after-7', 'rate_limited', 'Retry-After', '7'],
  ['not-json', 'unreadable', 'Retry-After', '30'],
  ['empty', 'empty', 'X-Should-Retry', 'false'],
  ['echo-system', 'leaked', 'X-Should-Retry', 'false'],
  ['drip', 'timeout', 'Retry-After', '30'],
  ['redirect-302', 'unreachable', 'Retry-After', '30'],
])('a provider that does %s', (scenario, reason, header, value) => {
  const of = world(scenario, { AI_READ_TIMEOUT_MS: '800' })

  test.each(wires)('failed with the own key, for %s', async mediaType => {
    const { status, body, headers } = await of.it.read('dpe', mediaType)
    expect(status).toBe(502)
    expect(body).toMatchObject({
      code: 'byok_provider_failed',
      issues: [{ path: `providers.${providers[mediaType]}`, code: reason }],
    })
    expect(headers.get(header)).toBe(value)
    expect(JSON.stringify(body)).not.toContain('UPSTREAM-SECRET')
  })
})
