import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Example } from '#contract/examples/example'
import { examples } from '#contract/examples/recorded'
import { operations } from '#contract/openapi/operations'
import { post } from '../support/app.ts'
import { type Answer, answered } from '../support/arranged.ts'
import { type ExampleApps, exampleApps } from '../support/example-apps.ts'
import { isLong } from '../support/long.ts'
import { answerJudgingProxy, judgingProxy, type PrismProxy } from '../support/prism.ts'

const within = async <Value>(promise: Promise<Value>, ms = 60_000): Promise<Value> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`There was no answer within ${ms} ms.`)), ms)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}

/** Sends an example through a proxy and compares what comes out with what is documented. */
const expectDocumented = async (
  operation: (typeof operations)[number],
  example: Example,
  proxy: PrismProxy,
): Promise<Answer> => {
  const answer = await within(answered(operation, example, apps, proxy.before))
  expect(answer.headers.get('sl-violations')).toBeNull()
  expect(answer.status).toBe(example.response.status)
  expect(answer.body).toEqual(example.response.body)
  return answer
}

let apps: ExampleApps
let judging: PrismProxy
let answerJudging: PrismProxy
beforeAll(async () => {
  apps = exampleApps()
  judging = await judgingProxy()
  answerJudging = await answerJudgingProxy()
})
afterAll(async () => {
  await apps.close()
  await judging.close()
  await answerJudging.close()
})

const every = operations.flatMap(operation =>
  (examples[operation.id] ?? []).map(example => ({ name: `${operation.id} ${example.name}`, operation, example })),
)
/** In a sample every seventh. */
const cases = every.filter((_, at) => isLong || at % 7 === 0)

/** A documented body and query where they are read, a credential, a version that is a day: nothing that a proxy could refuse by itself. */
const isValid = ({ operation, example: { situation, request, query } }: (typeof cases)[number]): boolean =>
  (!operation.body || (request !== undefined && 'body' in request)) &&
  operation.query.every(({ name, schema }) => schema.safeParse(query?.[name]).success) &&
  request?.headers?.['Valorem-Version'] === undefined &&
  situation !== 'noCredential' &&
  situation !== 'bodyAboveLimit' &&
  !isOtherCredential(operation, situation)

/** A key where a session is asked for, and the cookie, whose name on this machine is not that of the file. */
const isOtherCredential = ({ access }: (typeof operations)[number], situation: Example['situation']): boolean =>
  access.cookieOnly === true || (access.quota === 'account' && situation === 'publishableKey')

describe('a proxy that judges requests and answers finds no violation in valid requests', () => {
  test.each(cases.filter(isValid))('$name', async ({ operation, example }) => {
    await expectDocumented(operation, example, judging)
  })
})

/** Longest body that Prism itself reads. */
const prismBytesMax = 10 * 1024 * 1024

/**
 * Prism never answers a body that does not parse, and reads none above its own limit; the half-sent body of slowBody needs a
 * socket of its own.
 */
const isForProxies = ({ operation: { access }, example: { name, situation } }: (typeof cases)[number]): boolean =>
  name !== 'brokenJson' &&
  situation !== 'slowBody' &&
  !(situation === 'bodyAboveLimit' && access.bodyLimitBytes > prismBytesMax)

/** The same too large body as JSON that Prism can read. */
const readable = (example: Example, { access }: (typeof operations)[number]): Example => {
  const { situation, ...rest } = example
  return situation === 'bodyAboveLimit'
    ? { ...rest, request: { wrong: { commune: ' '.repeat(access.bodyLimitBytes) } } }
    : example
}

describe('a proxy that judges answers finds none off the file (not asked: broken JSON, the half-sent body, one above Prism’s own limit)', () => {
  test.each(cases.filter(isForProxies))('$name', async ({ operation, example }) => {
    await expectDocumented(operation, readable(example, operation), answerJudging)
  })
})

describe('the proxies have teeth', () => {
  const home = { commune: 'Mamer', surface: 80 }
  /** Asks a proxy before a service that always answers this. */
  const asked = async (status: number, body: object, proxy: PrismProxy): Promise<Response> => {
    const server = createServer((_req, res) =>
      res.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body)),
    )
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const door = await proxy.before(`http://127.0.0.1:${(server.address() as AddressInfo).port}`) // a TCP server has a port
    const answer = await within(post(door, '/estimation', home))
    await door.close()
    server.close()
    server.closeAllConnections()
    return answer
  }

  test.each([
    ['an answer off its schema', 200, { success: true, data: {} }],
    ['an undeclared status', 418, {}],
  ] as const)('%s is a violation', async (_description, status, body) => {
    const answer = await asked(status, body, judging)
    expect(answer.headers.get('sl-violations')).toContain('"response"')
  })

  test('an answer off its schema becomes a 500 where answers alone are judged', async () => {
    expect((await asked(200, { success: true, data: {} }, answerJudging)).status).toBe(500)
  })
})
