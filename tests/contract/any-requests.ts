import { Agent } from 'node:http'
import fc from 'fast-check'
import { type Operation, operations } from '#contract/openapi/operations'
import { sandboxKey } from '../support/app.ts'
import { assertDeclared, isOfKeys, send } from './fuzzed.ts'
import { accountWithoutLimits, endWorld, pathsOf } from './fuzzed-account.ts'
import { paths, requests } from './generated-requests.ts'

/** Whoever may ask: nobody, strangers, each kind of key, a person by token and by cookie. */
type Caller = readonly (readonly [name: string, value: string])[]

/** What a run found: its answers by status, and by operation. */
export interface Found {
  requests: number
  statuses: ReadonlyMap<number, number>
  operations: number
}

/** A service with an account, and the credentials of everybody who may call it. */
const worldOfAll = async () => {
  const world = await accountWithoutLimits()
  const [secret, page] = await Promise.all([
    world.app.newKey('enterprise'),
    world.app.newKey('pro', 'publishable', ['https://agency.example']),
  ])
  const callers: readonly Caller[] = [
    [],
    [['X-API-Key', 'vk_live_00000000000000000000000000000000']],
    [['X-API-Key', secret.key]],
    [['Authorization', `Bearer ${secret.key}`]],
    [['X-API-Key', sandboxKey]],
    [
      ['X-API-Key', page.key],
      ['Origin', 'https://agency.example'],
    ],
    world.credentials.token,
    world.credentials.cookie,
  ]
  return { ...world, callers }
}

const operationOf = (id: string): Operation => {
  const operation = operations.find(one => one.id === id)
  if (!operation) throw new Error(`There is no operation ${id}.`)
  return operation
}

/** Texts that a report or a model makes take a hundred times as long as a calculation. */
const isSlow = ({ id, tag }: Operation): boolean => tag === 'ai' || id === 'estimationReport' || id === 'backtest'

/**
 * Sends generated requests to all operations of the real server, whoever asks, and judges each answer by the contract: no
 * status, header or body that it does not declare.
 * @throws the first answer that is not declared, with its request and the seed.
 */
export const askAnything = async (numRuns: number, seed?: number): Promise<Found> => {
  const world = await worldOfAll()
  const agent = new Agent({ keepAlive: true })
  const statuses = new Map<number, number>()
  const asked = new Set<string>()
  const asking = fc
    .tuple(
      fc.oneof(
        { weight: 9, arbitrary: fc.constantFrom(...operations.filter(one => !isSlow(one))) },
        fc.constantFrom(...operations.filter(isSlow)),
      ),
      fc.constantFrom(...world.callers),
    )
    .chain(([operation, caller]) =>
      fc.tuple(
        // By its id, which a failure prints.
        fc.constant(operation.id),
        requests(operation, caller),
        isOfKeys(operation) ? paths(operation) : pathsOf(operation, world),
      ),
    )
  const property = fc.asyncProperty(asking, async ([id, sent, path]) => {
    const operation = operationOf(id)
    const answer = await send(world.app, agent, { method: operation.method, path }, sent)
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    asked.add(operation.id)
    assertDeclared(operation, answer)
  })
  try {
    await fc.assert(property, { numRuns, ...(seed !== undefined && { seed }) })
  } finally {
    agent.destroy()
    await endWorld(world)
  }
  const inOrder = [...statuses].sort(([one], [other]) => one - other)
  return { requests: numRuns, statuses: new Map(inOrder), operations: asked.size }
}
