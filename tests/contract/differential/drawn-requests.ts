import fc from 'fast-check'
import { examples } from '#contract/examples/recorded'
import { type Operation, operations } from '#contract/openapi/operations'
import { sandboxKey } from '../../support/app.ts'
import { paths, requests, type Sent } from '../generated-requests.ts'

/** A request that each party is asked. */
export interface Drawn {
  operation: Operation
  /** With its query. */
  path: string
  sent: Sent
}

/** A header of a request, whatever its capitals; undefined where it was not sent. */
export const findSentHeader = ({ sent }: Drawn, name: string): string | undefined =>
  sent.headers.find(([sentName]) => sentName.toLowerCase() === name.toLowerCase())?.[1]

/** Stands for the secret key that a service knows, which differs from one to the other. */
export const secretKeyMark = 'vk_live_of_the_party_that_is_asked'

/** No key, an unknown one, the sandbox key in both headers, a secret key. */
const callers: readonly (readonly (readonly [name: string, value: string])[])[] = [
  [],
  [['X-API-Key', 'vk_live_00000000000000000000000000000000']],
  // As often as all others.
  ...Array.from({ length: 3 }, () => [['X-API-Key', sandboxKey]] as const),
  [['Authorization', `Bearer ${sandboxKey}`]],
  [['X-API-Key', secretKeyMark]],
]

/** Each header that the contract reads, with good values and with bad ones. */
const header: fc.Arbitrary<readonly [name: string, value: string]> = fc.oneof(
  fc.tuple(fc.constant('X-Request-Id'), fc.constantFrom('order-7', 'A.b_c-1', 'with blank', 'x'.repeat(65), 'é')),
  fc.tuple(fc.constant('Valorem-Version'), fc.constantFrom('2026-11-21', '2019-01-31', '2026-02-30', '1.0.0', '')),
  fc.tuple(fc.constant('Idempotency-Key'), fc.constantFrom('order-7', 'order-8', 'with blank', 'k'.repeat(256), '')),
  fc.tuple(fc.constant('If-None-Match'), fc.constantFrom('*', '"other"', 'W/"other", "third"', 'without quotes')),
  fc.tuple(
    fc.constant('X-Sandbox-Scenario'),
    fc.constantFrom('503', '429', '401', '500', 'rate_limited; times=1', 'future', 'nothing', '503; times=11', ''),
  ),
  fc.tuple(fc.constant('Accept'), fc.constantFrom('application/json', '*/*', 'application/xml', 'text/csv')),
  fc.tuple(fc.constant('Content-Type'), fc.constantFrom('text/plain', 'application/json; charset=utf-8', '')),
)

/** The queries of documented requests, a name that there is not, and a value that is not one. */
const queries = ({ id, query }: Operation): fc.Arbitrary<string> => {
  const documented = (examples[id] ?? []).flatMap(one => (one.query ? [`?${new URLSearchParams(one.query)}`] : []))
  const wrong = query.map(({ name }) => `?${name}=%2F`)
  return fc.constantFrom(...['', '', '', ''], ...documented, ...wrong, '?nonsense=1')
}

/** Texts that a report or a model makes take a hundred times as long as a calculation. */
const isSlow = ({ id, tag }: Operation): boolean => tag === 'ai' || id === 'estimationReport' || id === 'backtest'

/** Calculations of one thing: lists and cards of a second each are for the long run. */
const isQuick = (operation: Operation): boolean =>
  !isSlow(operation) && operation.method === 'POST' && !['revalue', 'estimateBatch'].includes(operation.id)

/** The operations that a tester may call with the sandbox key: the others are for signed-in people. */
const shared = operations.filter(({ access }) => access.credentials.includes('sandbox'))

const drawn = (all: readonly Operation[]): fc.Arbitrary<Drawn> =>
  fc
    .tuple(fc.constantFrom(...all), fc.constantFrom(...callers))
    .chain(([operation, caller]) =>
      fc.tuple(
        fc.constant(operation),
        requests(operation, caller),
        paths(operation),
        queries(operation),
        fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, fc.array(header, { minLength: 1, maxLength: 2 })),
      ),
    )
    .map(([operation, sent, path, query, more]) => {
      const named = new Set(more.map(([name]) => name))
      const others = sent.headers.filter(([name]) => !named.has(name))
      // The address of a client is given by the run.
      const headers = [...others, ...new Map(more)].filter(([name]) => name !== 'X-Forwarded-For')
      // Bodies of a GET, which nobody reads, are asked in other tests.
      const body = operation.method === 'GET' ? '' : sent.body
      return { operation, path: `${path}${query}`, sent: { ...sent, body, headers: headers as Sent['headers'] } }
    })

/** Draws requests to all operations, or to the quick ones: always the same ones by a seed. */
export const drawRequests = (count: number, seed: number, which: 'all' | 'quick' = 'all'): Drawn[] => {
  const all = fc.oneof(
    { weight: 9, arbitrary: drawn(shared.filter(one => !isSlow(one))) },
    drawn(shared.filter(isSlow)),
  )
  return fc.sample(which === 'all' ? all : drawn(shared.filter(isQuick)), { numRuns: count, seed })
}
