import type { ExampleRequest, Situation } from '#contract/examples/example'
import type { Operation } from '#contract/openapi/operations'
import { utcDay } from '#domain/core/instants'
import { sessionLimits } from '#server/access/tiers'
import type { TestApp } from './app.ts'
import { startStandIn } from './llm/stand-in.ts'
import { type Person, person } from './person.ts'

/** The person of the examples. */
const id = '0123456789abcdef01234567'

/** Model of the stand-in by situation; `stand-in` in any other. */
const models: Partial<Record<Situation, { groq?: string; cerebras?: string; openai?: string }>> = {
  noProviders: {},
  providersAway: { cerebras: 'status-429', groq: 'status-503' },
  inventedFigures: { groq: 'invented' },
  ownKeyRejected: { openai: 'status-401' },
  ownKeyReadsWrong: { openai: 'wrong-schema' },
  ownKey: { openai: 'stand-in' },
}

/** Whether an operation calls language models. */
export const asksModels = ({ access }: Operation): boolean => access.ownKeys === true

/** A stand-in for the providers of an example, and the environment of a service that asks it. */
export const arrangedModels = async (
  situation: Situation | undefined,
): Promise<{ env: Record<string, string>; close(): Promise<void> }> => {
  const { url, close } = await startStandIn()
  const { groq, cerebras, openai } = (situation && models[situation]) ?? { groq: 'stand-in' }
  return {
    env: {
      ...(groq !== undefined && { GROQ_URL: url, GROQ_MODEL: groq }),
      ...(cerebras !== undefined && { CEREBRAS_URL: url, CEREBRAS_MODEL: cerebras }),
      OPENAI_URL: url,
      OPENAI_MODEL: openai ?? 'stand-in',
      ANTHROPIC_URL: url,
      ANTHROPIC_MODEL: 'stand-in',
    },
    close,
  }
}

/** A key of a person who has a provider key of its own. */
export const keyWithProvider = async ({ deps }: TestApp, { actor }: Person, provider: 'openai' | 'anthropic') => {
  const { keys, providerKeys } = deps.account?.services ?? {}
  if (!keys || !providerKeys) throw new Error('This app has no accounts.')
  await providerKeys.save(actor, provider, { key: 'sk-proj-0000000000000000Qx2f', owner: 'user' })
  const { secret } = await keys.create(
    actor,
    { name: 'Valuation service', tier: 'free', kind: 'secret', owner: 'user' },
    undefined,
  )
  return secret
}

const steps: Partial<Record<Situation, (app: TestApp) => Promise<Record<string, string>>>> = {
  ownKey: async app => ({ 'X-API-Key': await keyWithProvider(app, await person(app, { id }), 'openai') }),
  ownPdfKey: async app => ({ 'X-API-Key': await keyWithProvider(app, await person(app, { id }), 'anthropic') }),
  ownKeyReadsWrong: async app => ({ 'X-API-Key': await keyWithProvider(app, await person(app, { id }), 'openai') }),
  ownKeyRejected: async app => ({ 'X-API-Key': await keyWithProvider(app, await person(app, { id }), 'openai') }),
  commentariesUsedUp: async app => {
    const { userId, token } = await person(app, { id })
    const day = utcDay(app.clock.now)
    for (let count = 0; count < sessionLimits.analyze.perDay; count += 1)
      await app.deps.usage.count(`user:${userId}`, day)
    return { Authorization: `Bearer ${await token()}` }
  },
  commentaryOfSession: async app => ({ Authorization: `Bearer ${await (await person(app, { id })).token()}` }),
}

/** Makes the caller of a language model; undefined where the situation does not concern it. */
export const arrangedAsker = async (
  app: TestApp,
  { situation }: ExampleRequest,
): Promise<Record<string, string> | undefined> => situation && steps[situation]?.(app)
