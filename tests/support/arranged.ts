import { once } from 'node:events'
import { connect } from 'node:net'
import { batchItemsMax } from '#contract/estimation'
import type { ExampleRequest, Situation } from '#contract/examples/example'
import { requestIdOf } from '#contract/examples/example'
import { certificatePng } from '#contract/examples/extract-files'
import { leads } from '#contract/examples/leads'
import type { Operation } from '#contract/openapi/operations'
import { utcDay } from '#domain/core/instants'
import { agency, origin } from './agency.ts'
import { post, sandboxKey, send, type TestApp } from './app.ts'
import { arrangedAsker, keyWithProvider } from './arranged-ai.ts'
import type { ExampleApps } from './example-apps.ts'
import { person } from './person.ts'

/** An answer with the parts that are compared. */
export interface Answer {
  status: number
  headers: Headers
  /** JSON; undefined for no body and for a file. */
  body: unknown
  /** The text of a file, with its bytes as Latin-1. */
  file?: string
}

/** A good body of each operation, other than that of its examples. */
const earlierBodies: Record<string, object> = {
  estimate: { commune: 'Mamer', surface: 81 },
  analyze: { context: 'Prix 500000 EUR', prompt: 'Commente le prix.' },
  chat: { messages: [{ role: 'user', content: 'Bonjour' }] },
  extract: { schema: 'dpe', fileBase64: certificatePng, mediaType: 'image/png' },
  estimateBatch: { items: [] },
  revalue: { items: [] },
  backtest: {
    sales: Array.from({ length: 30 }, (_, at) => ({
      input: { commune: 'Mamer', surface: 81 + at },
      price: 700_000,
      soldOn: '2024-05-17',
    })),
  },
  acquisitionCosts: { price: 1, use: 'secondHome' },
  mortgageLendingValue: { marketValue: 1, assetType: 'office' },
  discountedCashFlow: {
    valuationDate: '2026-01-01',
    tenants: [{ passingRent: 1, vacant: true }],
    discountRate: 0.05,
    exitYield: 0.05,
  },
  directCapitalisation: { assetType: 'office', noi: 1 },
  investedCapital: { purchasePrice: 1, downPayment: 1 },
  cashflow: { country: 'LU', purchasePrice: 1, monthlyRent: 1 },
  mortgage: { principal: 1, annualRate: 0, termMonths: 1 },
  yields: { country: 'LU', purchasePrice: 1, annualRent: 1 },
  rentCap: { constructionYear: 2018, constructionCost: 1 },
  fees: { country: 'NL', price: 1, use: 'rental' },
  estimationReport: {
    property: { commune: 'Mamer', surface: 81 },
    purchase: { use: 'mainResidence' },
    brand: { name: 'Agence Exemple' },
  },
  capitalGains: {
    salePrice: 1,
    acquisitionDate: '2010-05-03',
    acquisitionPrice: 1,
    taxClass: '1',
    ordinaryTaxableIncome: 0,
  },
}

/** The contact of the example that is sent again. */
const again = leads.create.find(({ name }) => name === 'receivedBefore')?.request
const sentLead = again && 'body' in again ? again.body : {}

/** Prepares the running app for a situation; gives headers that the request needs. */
const steps: Partial<Record<Situation, (app: TestApp, operation: Operation) => Promise<Record<string, string>>>> = {
  unknownKey: async () => ({ 'X-API-Key': 'vk_live_nobody' }),
  publishableKey: async app => ({
    'X-API-Key': (await app.newKey('free', 'publishable', ['https://agency.example'])).key,
  }),
  sandboxMade: async app => {
    const answer = await post(app, '/sandbox', { clock: '2027-01-02' })
    const { data } = (await answer.json()) as { data: { apiKey: string } }
    return { 'X-API-Key': data.apiKey }
  },
  agencyKey: async app => ({ 'X-API-Key': (await agency(app)).key }),
  leadSentBefore: async (app, { path }) => {
    const headers = { 'X-API-Key': (await agency(app)).key, Origin: origin }
    await (await post(app, path.replace('/api/v1', ''), sentLead, headers)).arrayBuffer()
    return headers
  },
  visitorSentTwice: async (app, { path }) => {
    const headers = { 'X-API-Key': (await agency(app)).key, Origin: origin }
    for (const id of [1, 2])
      await (
        await post(
          app,
          path.replace('/api/v1', ''),
          { ...sentLead, id: `00000000-0000-4000-8000-00000000000${id}` },
          headers,
        )
      ).arrayBuffer()
    return headers
  },
  keyUsedBefore: async (app, { id, path }) => {
    // A file is read with a provider key of one's own, and only what was answered is remembered.
    const key =
      id === 'extract' ? await keyWithProvider(app, await person(app), 'openai') : (await app.newKey('free')).key
    const headers = { 'X-API-Key': key, 'Idempotency-Key': 'order-7' }
    const body = earlierBodies[id]
    if (body === undefined)
      throw new Error(`${id} has no earlier body: add one to earlierBodies in tests/support/arranged.ts.`)
    await (await post(app, path.replace('/api/v1', ''), body, headers)).arrayBuffer()
    return headers
  },
  minuteUsedUp: async app => {
    for (let place = 0; place < 10; place += 1) await app.deps.limiter.take('sandbox', 10)
    // The minute of calls that have their own.
    for (let place = 0; place < 100; place += 1) await app.deps.limiter.take('sandbox:own', 100)
    return {}
  },
  dayUsedUp: async app => {
    const day = utcDay(app.clock.now)
    for (let count = 0; count < 200; count += 1) await app.deps.usage.count('sandbox', day)
    return {}
  },
}

/** Sends headers and half a body over a socket, and reads the answer. */
const halfSent = async (
  app: TestApp,
  { method, path }: { method: string; path: string },
  credential: string,
  requestId: string,
): Promise<Answer> => {
  const socket = connect(Number(new URL(app.url).port), '127.0.0.1')
  const head = `${method} ${path} HTTP/1.1\r\nHost: x\r\n${credential}\r\nX-Request-Id: ${requestId}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"comm`
  socket.write(head)
  let text = ''
  socket.on('data', chunk => {
    text += chunk
  })
  await once(socket, 'close')
  const [top = '', body = ''] = text.split('\r\n\r\n')
  const [statusLine = '', ...lines] = top.split('\r\n')
  const headers = new Headers(
    lines.map((line): [string, string] => {
      const at = line.indexOf(':')
      return [line.slice(0, at), line.slice(at + 1).trim()]
    }),
  )
  return { status: Number(statusLine.split(' ')[1]), headers, body: JSON.parse(body) }
}

/** Reads an answer whole: JSON, a file, or no body. */
const readAnswer = async (answer: Response): Promise<Answer> => {
  const bytes = Buffer.from(await answer.arrayBuffer())
  const { status, headers } = answer
  const isFile = headers.has('Content-Type') && !headers.get('Content-Type')?.startsWith('application/json')
  if (isFile) return { status, headers, body: undefined, file: bytes.toString('latin1') }
  return { status, headers, body: bytes.length === 0 ? undefined : JSON.parse(bytes.toString()) }
}

/** What the request of an example sends; undefined where its operation reads no body. */
export const bodyOf = (example: ExampleRequest, { id, access, body }: Operation): unknown => {
  if (!body) return undefined
  if (example.situation === 'itemsAboveLimit')
    return { [id === 'backtest' ? 'sales' : 'items']: Array(batchItemsMax + 1).fill({}) }
  if (example.situation === 'bodyAboveLimit') return { commune: ' '.repeat(access.bodyLimitBytes) }
  if (!example.request) return {}
  return 'wrong' in example.request ? example.request.wrong : example.request.body
}

/** The path of an example's request below /api/v1. */
export const pathOf = ({ params = {}, query }: ExampleRequest, { path }: Operation): string =>
  path.replace('/api/v1', '').replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? '')) +
  (query ? `?${new URLSearchParams(query)}` : '')

/** Sends the request of an example to an app arranged for it, through a proxy where one is given, and reads the answer. */
export const answered = async (
  operation: Operation,
  example: ExampleRequest,
  apps: ExampleApps,
  through: (url: string) => Promise<{ url: string; close(): Promise<void> }> = async url => ({
    url,
    close: async () => {},
  }),
): Promise<Answer> => {
  const { situation } = example
  const {
    arranged: { app, session },
    release,
  } = await apps.get(operation, example)
  const door = await through(app.url)
  try {
    const requestId = requestIdOf(example)
    const caller = session ?? (await arrangedAsker(app, example))
    const path = pathOf(example, operation)
    if (situation === 'slowBody') {
      const [[name, value]] = Object.entries(session ?? { 'X-API-Key': sandboxKey }) as [[string, string]]
      return await halfSent(app, { method: operation.method, path: `/api/v1${path}` }, `${name}: ${value}`, requestId)
    }
    const extra = (situation && (await steps[situation]?.(app, operation))) ?? caller ?? {}
    const headers = {
      ...(situation === 'noCredential' ? { Authorization: '' } : {}),
      ...extra,
      ...example.request?.headers,
      'X-Request-Id': requestId,
    }
    return await readAnswer(await send(door, operation.method, path, bodyOf(example, operation), headers))
  } finally {
    await door.close()
    await release()
  }
}
