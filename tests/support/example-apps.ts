import type { ExampleRequest, Situation } from '#contract/examples/example'
import type { Operation } from '#contract/openapi/operations'
import type { TierLimits } from '#server/access/tiers'
import { type AppOptions, startApp, type TestApp } from './app.ts'
import { accountOptions, arrangedSession, fixedChance } from './arranged-account.ts'
import { arrangedModels, asksModels } from './arranged-ai.ts'
import { testWorkers } from './workers.ts'

const broken = (): never => {
  throw new Error('broken on purpose')
}

/** Settings of the app for a situation, before it starts. */
const options: Partial<Record<Situation, AppOptions>> = {
  slowBody: { env: { BODY_TIMEOUT_MS: '50' } },
  brokenPrices: {
    deps: () => ({
      estimate: broken,
      revalue: { prepare: broken, carry: broken, total: broken },
      selfDescription: { accuracy: broken, modelCard: broken, tag: broken },
      places: broken,
      law: broken,
      leads: { receive: broken, receiveTest: broken, faces: broken, seen: broken, countAct: broken, logo: broken },
      market: { communes: broken, commune: broken, area: broken, forecasts: broken, tag: broken },
      workers: testWorkers('broken-worker.ts'),
    }),
  },
  // A table without the tier of the key, which its type does not admit.
  brokenTiers: { deps: () => ({ tiers: {} as TierLimits }) },
  brokenMarket: { deps: () => ({ marketData: broken }) },
  brokenKeys: {
    deps: ({ keyFinder }) => ({
      keyFinder: { ...keyFinder, getFreshKey: () => undefined, find: () => Promise.reject(new Error('gone')) },
    }),
  },
  brokenStore: { deps: ({ usage }) => ({ usage: { ...usage, count: () => Promise.reject(new Error('gone')) } }) },
  ...accountOptions,
}

/** Settings of a shared app, whose examples together do not reach a limit that their situation does not name. */
const limitsOf = (situation: Situation | undefined): Record<string, string> => {
  if (situation === 'minuteUsedUp') return {}
  const perDay = situation === 'dayUsedUp' ? {} : { perDay: 100_000 }
  return {
    TIER_LIMITS: JSON.stringify({ sandbox: { perMinute: 100_000, ...perDay } }),
    UNKNOWN_CALLERS_PER_MINUTE: '100000',
  }
}

/** Situations in which a request is refused or fails before it changes anything: their examples can share an app. */
const refusing: ReadonlySet<Situation> = new Set([
  ...(['noCredential', 'unknownKey', 'publishableKey', 'minuteUsedUp', 'dayUsedUp', 'sessionOver'] as const),
  ...(['sessionMinuteUsedUp', 'slowBody', 'bodyAboveLimit', 'itemsAboveLimit'] as const),
  ...(['brokenPrices', 'brokenTiers', 'brokenStore', 'brokenKeys', 'brokenSessions', 'brokenAccount'] as const),
])

/** Whether an operation is for signed-in people alone. */
const isOfSession = ({ access }: Operation): boolean => access.credentials.every(kind => kind === 'session')

/** Name of the app that an example shares with others of its situation; undefined where it needs one of its own. */
const sharedName = (operation: Operation, { situation }: ExampleRequest): string | undefined => {
  const { access } = operation
  // Signed-in people and contacts change records, and texts of language models say how many are left of a day.
  const changesNothing =
    !isOfSession(operation) && !['lead', 'sandbox'].includes(access.quota) && !asksModels(operation)
  if (situation === undefined ? !changesNothing : !refusing.has(situation)) return undefined
  const caller = isOfSession(operation) ? (access.cookieOnly ? 'cookie' : 'session') : 'key'
  return [caller, ...(asksModels(operation) ? ['models'] : []), situation].join(' ')
}

/** An app that is arranged for an example. */
interface ExampleApp {
  app: TestApp
  /** Headers of its signed-in person; undefined for operations of keys. */
  session: Record<string, string> | undefined
  close(): Promise<void>
}

const startExampleApp = async (
  operation: Operation,
  example: ExampleRequest,
  limits: Record<string, string>,
): Promise<ExampleApp> => {
  const { situation } = example
  const models = asksModels(operation) ? await arrangedModels(situation) : undefined
  const changes: AppOptions = (situation && options[situation]) ?? {}
  const env = { ...limits, ...models?.env, ...changes.env }
  const app = await startApp({ randomBytes: fixedChance, ...changes, env })
  const session = isOfSession(operation) ? await arrangedSession(app, operation, example) : undefined
  const close = async (): Promise<void> => {
    await app.close()
    await models?.close()
  }
  return { app, session, close }
}

/** Apps of examples: one for the examples of a situation that leaves nothing behind, else one for each example. */
export interface ExampleApps {
  /** The app of an example; `release` ends it where no other example uses it. */
  get(operation: Operation, example: ExampleRequest): Promise<{ arranged: ExampleApp; release(): Promise<void> }>
  close(): Promise<void>
}

/** Starts apps of examples as they are asked for. */
export const exampleApps = (): ExampleApps => {
  const shared = new Map<string, Promise<ExampleApp>>()
  return {
    get: async (operation, example) => {
      const name = sharedName(operation, example)
      if (name === undefined) {
        const arranged = await startExampleApp(operation, example, {})
        return { arranged, release: arranged.close }
      }
      const started = shared.get(name) ?? startExampleApp(operation, example, limitsOf(example.situation))
      shared.set(name, started)
      return { arranged: await started, release: async () => {} }
    },
    close: async () => {
      await Promise.all([...shared.values()].map(async started => (await started).close()))
    },
  }
}
