import { type ClientOptions, createClient } from '@valorem/sdk'
import { verifyWebhook } from '@valorem/sdk/webhooks'
import { vi } from 'vitest'
import { createSignedMessage } from '#server/adapters/webhooks/signed-message'
import { apiKey, estimated, failure, home } from './service.ts'

// The questions that users of other clients ask most in their issues, each tried with this one: an error of this package
// says the cure, or it works, or the README has a paragraph. The name in brackets is a public issue of the question.

export const baseUrl = 'https://api.example'
export const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
export const event = {
  type: 'webhook.test',
  timestamp: '2026-11-21T10:00:00.000Z',
  data: { webhookId: 'whk_1' },
} as const
export const signed = (secrets = [secret], at = new Date()) => createSignedMessage({ id: 'dlv_1', event, secrets }, at)

/** A client of a service that gives these answers in turn; an error is one of the connection. */
export const answered = (answers: readonly (Response | Error)[], options: Partial<ClientOptions> = {}) => {
  const sent: { url: string; headers: Record<string, string> }[] = []
  const fetch: NonNullable<ClientOptions['fetch']> = async (url, { headers }) => {
    const answer = answers[sent.length] ?? answers.at(-1)
    sent.push({ url, headers })
    if (!(answer instanceof Response)) throw answer
    return answer
  }
  return { client: createClient({ apiKey, baseUrl, fetch, ...options }), sent }
}

export const good = () => Response.json(estimated())
const failed = (status: number, code: string, more: object = {}, headers: Record<string, string> = {}) =>
  Response.json(failure(code, more), { status, headers })

/** A question, tried with this package: its error says the cure. */
export interface Asked {
  question: string
  attempt: () => unknown
  cure: RegExp
}

/** Questions about receivers of webhooks. */
export const webhooks: Asked[] = [
  {
    question: 'why does no signature match? express.json() has parsed the body (stripe-node #1294)',
    attempt: () => verifyWebhook(JSON.parse(signed().body), signed().headers, secret),
    cure: /before it is parsed; received object\. Express: express\.raw.*await request\.text\(\)/,
  },
  {
    question: 'why does no signature match? The body was parsed and printed again (stripe-node #356)',
    attempt: () => verifyWebhook(JSON.stringify(JSON.parse(signed().body), null, 2), signed().headers, secret),
    cure: /signature\. The secret is that of another webhook, or the body was parsed and printed again/,
  },
  {
    question: 'why does it work here and not in production? The secret is that of another endpoint',
    attempt: () => verifyWebhook(signed().body, signed().headers, `whsec_${Buffer.alloc(32, 8).toString('base64')}`),
    cure: /The secret is that of another webhook/,
  },
  {
    question: 'what if the variable with the secret is not set?',
    attempt: () => verifyWebhook(signed().body, signed().headers, undefined),
    cure: /Pass the secret of the webhook, whsec_ followed by base64; received undefined/,
  },
  {
    question: 'why is a request refused that I replay from a file?',
    attempt: () => verifyWebhook(signed().body, signed([secret], new Date(0)).headers, secret),
    cure: /more than five minutes from now by the clock of this machine/,
  },
  {
    question: 'which header is missing?',
    attempt: () => verifyWebhook(signed().body, { ...signed().headers, 'webhook-id': undefined }, secret),
    cure: /webhook-id is missing: pass all headers of the request/,
  },
]

/** Questions about options; nothing is sent. */
export const options: Asked[] = [
  {
    question: 'why is my key not found? The variable is not set (octokit.js #201)',
    attempt: () => createClient({ apiKey: undefined, baseUrl }),
    cure: /apiKey was undefined: give createClient one, or set VALOREM_API_KEY/,
  },
  {
    question: 'why is a key from a file refused?',
    attempt: () => createClient({ apiKey: 'vk_live_1\n', baseUrl }),
    cure: /apiKey must be .*, no line break at its end/,
  },
  {
    question: 'may the key be used in a browser? (dangerouslyAllowBrowser of openai-node)',
    attempt: () => {
      vi.stubGlobal('document', {})
      return createClient({ apiKey: 'vk_live_1', baseUrl })
    },
    cure: /refused in a browser: use one of vp_live_, or in a test of jsdom the environment 'node'/,
  },
  {
    question: 'why is baseURL ignored? (the name of openai-node)',
    attempt: () => createClient({ apiKey, baseURL: baseUrl } as ClientOptions),
    cure: /baseURL is no option of a client; did you mean baseUrl\?/,
  },
  {
    question: 'why is timeout ignored?',
    attempt: () => createClient({ apiKey, baseUrl, timeout: 5000 } as ClientOptions),
    cure: /did you mean timeoutMs\?/,
  },
  {
    question: 'how do I set a number of retries that comes from a variable?',
    attempt: () => createClient({ apiKey, baseUrl, maxRetries: '3' as unknown as number }),
    cure: /maxRetries must be a whole number from 0 to 100; received 3/,
  },
  {
    question: 'how do I pass a proxy? The option agent is gone (octokit/rest.js #417)',
    attempt: () => createClient({ apiKey, baseUrl, agent: {} } as ClientOptions),
    cure: /agent is no option of a client; it has .*fetchOptions/,
  },
  {
    question: 'why does an address with a blank at its end fail?',
    attempt: () => createClient({ apiKey, baseUrl: 'https://api.example ' }),
    cure: /baseUrl must be http\(s\):\/\/host\/path, without blanks and line breaks/,
  },
  {
    question: 'why does the abort not work? The controller was passed',
    attempt: () => answered([good()]).client.estimation.estimate(home, { signal: new AbortController() as never }),
    cure: /signal must be an AbortSignal; received object\. Pass the signal of the controller/,
  },
  {
    question: 'which idempotency keys are allowed?',
    attempt: () => answered([good()]).client.estimation.estimate(home, { idempotencyKey: 'order 7' }),
    cure: /idempotencyKey must be 1 to 255 ASCII characters without blanks; received "order 7"/,
  },
  {
    question: 'why has the log another id than I gave?',
    attempt: () => answered([good()]).client.estimation.estimate(home, { requestId: 'a b/c' }),
    cure: /requestId must be 1 to 64 letters, digits and "_\.-"; received "a b\/c"/,
  },
  {
    question: 'which names of programs are allowed?',
    attempt: () => createClient({ apiKey, baseUrl, appInfo: { name: 'Müller' } }),
    cure: /appInfo\.name must be 1 to 100 ASCII characters, the first no blank; received "Müller"/,
  },
  {
    question: 'why is my hook not called? It is no function',
    attempt: () => createClient({ apiKey, baseUrl, onResponse: 'log' as never }),
    cure: /onResponse must be a function; received "log"/,
  },
  {
    question: 'fetch is not a function in Jest with jsdom (openai-node #304)',
    attempt: () => {
      vi.stubGlobal('fetch', undefined)
      return createClient({ apiKey, baseUrl }).estimation.estimate(home)
    },
    cure: /There is no fetch here, so nothing was sent: .* testEnvironment 'node' or jest-fixed-jsdom/,
  },
]

/** Questions about answers. */
export const calls: Asked[] = [
  {
    question: 'why is the result the page of a login? (a proxy that answers 200)',
    attempt: () => answered([new Response('<html>')]).client.estimation.estimate(home),
    cure: /The answer is not that of the contract \(POST https:\/\/api\.example\/api\/v1\/estimation\)/,
  },
  {
    question: 'why is everything 404? The address has a path too many',
    attempt: () =>
      answered([failed(404, 'route_not_found')], { baseUrl: `${baseUrl}/api/v1` }).client.estimation.estimate(home),
    cure: /Is the path of baseUrl right\?/,
  },
  {
    question: 'are redirects followed?',
    attempt: () => answered([new Response(null, { status: 307 })]).client.estimation.estimate(home),
    cure: /Redirects are not followed: correct baseUrl/,
  },
  {
    question: 'why is a number null on the other side? It was NaN',
    attempt: () => answered([good()]).client.estimation.estimate({ ...home, surface: Number.NaN }),
    cure: /surface is NaN: Must be a finite number\. Nothing was sent/,
  },
  {
    question: 'when may I call again? (octokit, rate limits)',
    attempt: () =>
      answered([failed(429, 'rate_limited', {}, { 'retry-after': '40' })]).client.estimation.estimate(home),
    cure: /Again in 40 s\. \(rate_limited, status 429/,
  },
  {
    question: 'what does a wait of 99999999999999999999 seconds mean?',
    attempt: () =>
      answered([failed(503, 'unavailable', {}, { 'retry-after': '99999999999999999999' })]).client.estimation.estimate(
        home,
      ),
    cure: /Again in more than a year\./,
  },
  {
    question: 'and one of two days?',
    attempt: () =>
      answered([failed(503, 'unavailable', {}, { 'retry-after': '172800' })]).client.estimation.estimate(home),
    cure: /Again in 2 days\./,
  },
  {
    question: 'why is something not found that I have just deleted? The first answer was lost',
    attempt: () =>
      answered([new Error('cut'), failed(404, 'route_not_found')], { maxRetryDelayMs: 0 }).client.request(
        'DELETE',
        '/api/v1/things/7',
      ),
    cure: /An earlier attempt may have done it\./,
  },
]
