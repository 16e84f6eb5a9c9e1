import { readFileSync } from 'node:fs'
import { createClient, isValoremError } from '@valorem/sdk'
import { verifyWebhook, WebhookError } from '@valorem/sdk/webhooks'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { root } from '../architecture/sources.ts'
import { answered, baseUrl, calls, event, good, options, secret, signed, webhooks } from './question-cases.ts'
import { apiKey, home } from './service.ts'

afterEach(() => vi.unstubAllGlobals())

/** The error of a call or of a function; it must be one of this package. */
const errorOf = async (attempt: () => unknown): Promise<Error & { attempts?: number }> => {
  try {
    await attempt()
  } catch (error) {
    expect(isValoremError(error) || error instanceof WebhookError).toBe(true)
    return error as Error
  }
  throw new Error('It was not refused.')
}

describe.each([
  ['webhooks', webhooks],
  ['options', options],
  ['calls', calls],
])('%s: an error says the cure', (_, list) => {
  test.each(list)('$question', async ({ attempt, cure }) => {
    expect((await errorOf(attempt)).message).toMatch(cure)
  })
})

test.each(options)('nothing is sent where an option is refused: $question', async ({ attempt }) => {
  expect(await errorOf(attempt)).toMatchObject({ name: 'ConfigurationError', attempts: 0 })
})

describe('it works, where it does not with others', () => {
  test('a secret with the line break of a dashboard', async () => {
    expect(await verifyWebhook(signed().body, signed().headers, `${secret}\n`)).toEqual(event)
  })

  test('a client is created where fetch comes later (openai-node #666)', () => {
    vi.stubGlobal('fetch', undefined)
    expect(createClient({ apiKey, baseUrl })).toHaveProperty('estimation')
  })

  test('maxRetries: 0 sends once, also over a connection that was cut (stripe-node #2808)', async () => {
    const cut = Object.assign(new Error('cut'), { code: 'ECONNRESET' })
    const { client, sent } = answered([good(), cut], { maxRetries: 0 })
    await client.estimation.estimate(home)
    expect(await errorOf(() => client.estimation.estimate(home))).toMatchObject({ attempts: 1 })
    expect(sent).toHaveLength(2)
  })

  test('a repeated POST has the key of the first (stripe-node #558)', async () => {
    const { client, sent } = answered([new Error('cut'), good()], { maxRetryDelayMs: 0 })
    await client.estimation.estimate(home)
    expect(sent[1]?.headers['idempotency-key']).toBe(sent[0]?.headers['idempotency-key'])
  })

  test('an address with a line break at its end, from a file', async () => {
    const { client, sent } = answered([good()], { baseUrl: `${baseUrl}\n` })
    await client.estimation.estimate(home)
    expect(sent[0]?.url).toBe(`${baseUrl}/api/v1/estimation`)
  })
})

describe('the README has a paragraph', () => {
  const readme = readFileSync(`${root}sdk/README.md`, 'utf8')
  test.each<[string, RegExp]>([
    ['How do I use a proxy? (octokit.js #770)', /NODE_USE_ENV_PROXY=1 HTTPS_PROXY=/],
    [
      'Why does a call end after five minutes whatever my limit?',
      /Node's own `fetch` times out on headers after 300 s/,
    ],
    ['ERR_REQUIRE_ESM: may I use require?', /ES modules, and CommonJS for/],
    ['How do I read status and body of the answer? (withResponse of openai-node)', /withResponse\(\)/],
    ['How do I send If-None-Match? (octokit.js #673)', /ifNoneMatch/],
    ['Do I need types of DOM or Node? (openai-node #1241)', /Neither DOM nor Node types are needed/],
    ['Does it run in Cloudflare Workers? (stripe-node #2523)', /workerd with compatibility dates/],
    ['Does it run in React Native and Expo?', /React Native and Expo/],
    ['How do I keep an answer in Next.js?', /next: \{ revalidate: 3600 \}/],
    ['How do I test my code without the network?', /setupServer\(\.\.\.handlers\(\)\)/],
    ['Jest with jsdom: TextEncoder is not defined', /jest-fixed-jsdom/],
    ['Why is instanceof false? Two copies', /`isValoremError` recognises the errors of both/],
    ['How do I see what is sent?', /VALOREM_LOG=info/],
    ['How do I stream a text?', /## Progress of texts/],
    ['How do I page through a long list? (octokit paginate)', /## Long lists/],
  ])('%s', (_, paragraph) => {
    expect(readme).toMatch(paragraph)
  })
})
