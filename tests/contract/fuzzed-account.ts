import { Agent } from 'node:http'
import fc from 'fast-check'
import { expect } from 'vitest'
import type { Operation } from '#contract/openapi/operations'
import { getSchemaId } from '#contract/openapi/schemas'
import type { WindowLimiter } from '#server/ports/window-limiter'
import { ask, bearer, readData } from '../support/account.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { person } from '../support/person.ts'
import { validatorOf } from './document.ts'
import { type Answer, assertDeclared, depthMax, isOfKeys, isWithin, parsed, send } from './fuzzed.ts'
import { anyPart, requests } from './generated-requests.ts'

/** Whether an operation answers to sessions alone. */
export const isOfAccounts = (operation: Operation): boolean => !isOfKeys(operation)

/** Windows in which everything has room. */
const roomy: WindowLimiter = {
  take: async (_name, limit) => ({ taken: true, used: 1, remaining: limit - 1, resetAt: Date.now() + 60_000 }),
  add: async () => {},
}

/** A person of the largest plan who administers an organisation, at an app that counts none of its calls. */
export const accountWithoutLimits = async () => {
  const app = await startApp({
    env: { UNKNOWN_CALLERS_PER_MINUTE: '100000000' },
    deps: () => ({ limiter: roomy }),
  })
  const ada = await person(app)
  await app.db.insertInto('account_profile').values({ user_id: ada.userId, plan: 'enterprise' }).execute()
  await app.deps.account?.services.organisations.found(ada.actor, 'Agence Exemple')
  const headers = await bearer(ada)
  const made = { name: 'Pages', kind: 'publishable', origins: ['https://agency.example'] }
  const { data } = await readData(await ask(app, 'POST', '/keys', headers, made))
  const credentials = {
    token: [['Authorization', headers.Authorization]] as const,
    cookie: [
      ['Cookie', ada.cookie],
      ['Sec-Fetch-Site', 'same-origin'],
    ] as const,
  }
  return { app, agent: new Agent({ keepAlive: true }), keyId: String(data.key.id), credentials }
}

type World = Awaited<ReturnType<typeof accountWithoutLimits>>

const queries = fc.oneof(
  { weight: 4, arbitrary: fc.constant('') },
  fc.constantFrom(
    '?owner=user',
    '?owner=organisation',
    '?owner=',
    '?owner=user&owner=user',
    '?before=aud_000000000000000000000000',
    '?__proto__=1',
    '?%',
    '?a',
  ),
  anyPart.map(text => `?owner=${text}`),
)

/** Paths of an operation: its own, or with parts and queries that may be anything. */
export const pathsOf = ({ path }: Operation, { keyId }: Pick<World, 'keyId'>): fc.Arbitrary<string> => {
  const filled = (name: string, good: fc.Arbitrary<string>) => (whole: string) =>
    whole.includes(name)
      ? fc.oneof({ weight: 3, arbitrary: good }, anyPart).map(part => whole.replace(name, part))
      : fc.constant(whole)
  return fc
    .constant(path)
    .chain(filled('{id}', fc.constant(keyId)))
    .chain(filled('{provider}', fc.constantFrom('openai', 'anthropic')))
    .chain(whole => queries.map(query => whole + query))
}

/** Texts of an account that are trimmed before they are judged. */
const trimmedNames = ['name', 'key', 'address', 'phone', 'email', 'website', 'legalMention']

const trimmed = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value).map(([name, inner]) => [
          name,
          typeof inner === 'string' && trimmedNames.includes(name) ? inner.trim() : inner,
        ]),
      )
    : value

/** The status that a body deserves before anything of the account is looked at; undefined where its schema takes it. */
const statusOfBody = (schema: NonNullable<Operation['body']>, sent: string, bytesMax: number): number | undefined => {
  const body = parsed(sent)
  if (Buffer.byteLength(sent) > bytesMax) return 413
  if (body === undefined || !isWithin(body.value, depthMax)) return 400
  return validatorOf(getSchemaId(schema))(trimmed(body.value)) ? undefined : 400
}

/**
 * A query that an operation does not have is refused, whatever the body is. Without one a body gets what the published schema
 * says of it; of one that fits only a rule may be broken, which has a code.
 */
const assertJudged = (
  { body, access, query }: Operation,
  { path, sent }: { path: string; sent: string },
  { status }: Answer,
  answered: unknown,
): void => {
  if (!body) return
  if (query.length === 0 && path.includes('?')) {
    expect(status).toBe(400)
    return
  }
  const deserved = statusOfBody(body, sent, access.bodyLimitBytes)
  if (deserved !== undefined) expect(status).toBe(deserved)
  else if (status === 400) {
    const { issues = [] } = answered as { issues?: { code?: string; path: string }[] }
    expect(issues.length).toBeGreaterThan(0)
    // A provider that is none is told of the path, which the schema of the body does not see.
    for (const issue of issues) if (issue.path !== 'provider') expect(issue.code).toMatch(/^[a-z0-9_]+$/)
  }
}

/**
 * Sends generated requests to an operation of accounts, with a session, and judges each answer.
 * @returns how often each status was answered.
 */
export const fuzzAccount = async (
  operation: Operation,
  world: World,
  numRuns: number,
): Promise<Map<number, number>> => {
  const { app, agent, credentials } = world
  const seen = new Map<number, number>()
  const credential = operation.access.cookieOnly ? credentials.cookie : credentials.token
  const property = fc.asyncProperty(requests(operation, credential), pathsOf(operation, world), async (sent, path) => {
    const answer = await send(app, agent, { method: operation.method, path }, sent)
    seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1)
    const body = assertDeclared(operation, answer)
    if (sent.isPlain && typeof sent.body === 'string') assertJudged(operation, { path, sent: sent.body }, answer, body)
  })
  await fc.assert(property, { numRuns })
  return seen
}

/** Answers of 200 and 201. */
export const successes = (seen: ReadonlyMap<number, number>): number => (seen.get(200) ?? 0) + (seen.get(201) ?? 0)

/** Ends the app of a world. */
export const endWorld = async ({ app, agent }: { app: TestApp; agent: Agent }): Promise<void> => {
  agent.destroy()
  await app.close()
}
