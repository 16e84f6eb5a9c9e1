import * as z from 'zod'
import { type FreeProvider, freeProviders } from '../ports/language-model.ts'
import type { OwnProvider } from '../ports/provider-keys.ts'
import { choice, whole } from './fields.ts'
import { isProviderAddress, providerAddressRule } from './provider-key-settings.ts'

/** What may be asked of a model, by all callers together; null: no limit. */
export interface ModelLimits {
  requestsPerMinute: number | null
  requestsPerDay: number | null
  tokensPerMinute: number | null
  tokensPerDay: number | null
  /** Tokens of input and output together that the model can hold. */
  contextTokens: number
}

/** Free tiers as their hosts gave them at the end of August 2026. */
const usualLimits: Readonly<Record<FreeProvider, ModelLimits>> = {
  cerebras: {
    requestsPerMinute: 5,
    requestsPerDay: null,
    tokensPerMinute: 30_000,
    tokensPerDay: 1_000_000,
    contextTokens: 65_536,
  },
  groq: {
    requestsPerMinute: 30,
    requestsPerDay: 1000,
    tokensPerMinute: 12_000,
    tokensPerDay: 100_000,
    contextTokens: 131_072,
  },
}

const limitRule = 'must be a whole number of at least 1, or null for no limit'
const limit = z.int(limitRule).min(1, limitRule).nullable().optional()
const contextRule = 'must be a whole number from 2000 to 2000000'

const Limits = z.strictObject(
  {
    requestsPerMinute: limit,
    requestsPerDay: limit,
    tokensPerMinute: limit,
    tokensPerDay: limit,
    contextTokens: z.int(contextRule).min(2000, contextRule).max(2_000_000, contextRule).optional(),
  },
  {
    error: ({ code }) =>
      code === 'unrecognized_keys'
        ? 'may hold requestsPerMinute, requestsPerDay, tokensPerMinute, tokensPerDay, contextTokens and nothing else'
        : 'must be a JSON object, as {"tokensPerDay":200000}',
  },
)

const limits = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      context.addIssue({ code: 'custom', message: 'must be JSON, as {"tokensPerDay":200000,"requestsPerDay":null}' })
      return z.NEVER
    }
  })
  .pipe(Limits)
  .default({})

const key = z
  .string()
  .regex(/^[\x21-\x7E]{1,500}$/, 'must be 1 to 500 visible ASCII characters')
  .optional()
const modelId = z.string().regex(/^[\x21-\x7E]{1,200}$/, 'must be 1 to 200 visible ASCII characters')
const address = z
  .string()
  .refine(isProviderAddress, providerAddressRule)
  .transform(text => text.replace(/\/+$/, ''))
  .optional()
const milliseconds = whole(100, 600_000)

/** The variables of language models: what each does, and what happens when it is left out. */
export const modelVariables = {
  CEREBRAS_API_KEY: key.describe('Key of Cerebras; without it and its _URL Cerebras is not asked.'),
  GROQ_API_KEY: key.describe('Key of Groq; without it and its _URL Groq is not asked.'),
  CEREBRAS_URL: address.describe('Interface of Cerebras, or of a server that speaks that of OpenAI.'),
  GROQ_URL: address.describe('Interface of Groq, or of a server that speaks that of OpenAI.'),
  CEREBRAS_MODEL: modelId.optional().describe('Model of Cerebras; needed once Cerebras is configured.'),
  GROQ_MODEL: modelId.optional().describe('Model of Groq; needed once Groq is configured.'),
  CEREBRAS_LIMITS: limits.describe('JSON that changes what may be asked of Cerebras: {"tokensPerDay":200000}.'),
  GROQ_LIMITS: limits.describe('JSON that changes what may be asked of Groq: {"tokensPerDay":200000}.'),
  CEREBRAS_TRAINS_ON_DATA: choice(['yes', 'no'])
    .default('no')
    .describe('yes: it learns from what it reads, and is asked only for requests that allow it.'),
  GROQ_TRAINS_ON_DATA: choice(['yes', 'no'])
    .default('no')
    .describe('yes: it learns from what it reads, and is asked only for requests that allow it.'),
  CEREBRAS_CALCULATES: choice(['on', 'off']).default('on').describe('off: no calculations are offered to its model.'),
  GROQ_CALCULATES: choice(['on', 'off']).default('on').describe('off: no calculations are offered to its model.'),
  OPENAI_MODEL: modelId.default('gpt-5-mini').describe('Model that own keys of OpenAI are used with.'),
  ANTHROPIC_MODEL: modelId.default('claude-sonnet-4-5').describe('Model that own keys of Anthropic are used with.'),
  OWN_KEY_CHARACTERS_PER_DAY: whole(10_000, 1_000_000_000)
    .default(5_000_000)
    .describe('Characters that the own keys of one owner may be sent in a UTC day, files aside.'),
  AI_CALL_TIMEOUT_MS: milliseconds.default(15_000).describe('Longest call of a model that writes; 15 s.'),
  AI_TOTAL_TIMEOUT_MS: milliseconds.default(40_000).describe('Longest time for all calls of such a request; 40 s.'),
  AI_READ_TIMEOUT_MS: milliseconds
    .default(45_000)
    .describe('Longest call of a model that reads a file; its whole request may take 1.5 times that. 45 s.'),
}

const usualUrls: Readonly<Record<FreeProvider, string>> = {
  cerebras: 'https://api.cerebras.ai/v1',
  groq: 'https://api.groq.com/openai/v1',
}

type Environment = Readonly<Record<string, string | undefined>>

const prefixOf = (provider: FreeProvider): 'CEREBRAS' | 'GROQ' => (provider === 'cerebras' ? 'CEREBRAS' : 'GROQ')

/** A model is needed with each free provider that is configured: one line for each that has none. */
export const missingModels = (set: Environment): string[] =>
  freeProviders.map(prefixOf).flatMap(prefix => {
    const given = [`${prefix}_API_KEY`, `${prefix}_URL`].find(variable => set[variable] !== undefined)
    if (given === undefined || set[`${prefix}_MODEL`] !== undefined) return []
    return [`${prefix}_MODEL: is needed with ${given}: the id of a model, which has no default since hosts change them`]
  })

/** One free provider as it is configured. */
export interface FreeModelConfiguration {
  provider: FreeProvider
  url: string
  apiKey: string | undefined
  model: string
  limits: ModelLimits
  trainsOnData: boolean
  /** Whether calculations are offered to the model. */
  calculates: boolean
}

/** What language models run with. */
export interface ModelsConfiguration {
  /** Those that are configured, in the order in which they are asked. */
  free: readonly FreeModelConfiguration[]
  own: Readonly<Record<OwnProvider, string>>
  /** Most characters that the own keys of one owner may be sent in a UTC day. */
  ownCharactersPerDay: number
  callTimeoutMs: number
  totalTimeoutMs: number
  readTimeoutMs: number
}

type Read = z.infer<z.ZodObject<typeof modelVariables>>

/** What is set of the limits; what is left out stays as the host gives it. */
const changed = (usual: ModelLimits, changes: z.infer<typeof Limits>): ModelLimits => {
  const set = Object.entries(changes).filter(([, value]) => value !== undefined)
  return { ...usual, ...Object.fromEntries(set) }
}

/** What language models run with, as the environment says it. */
export const modelsConfiguration = (read: Read): ModelsConfiguration => ({
  free: freeProviders.flatMap(provider => {
    const prefix = prefixOf(provider)
    const { [`${prefix}_API_KEY` as const]: apiKey, [`${prefix}_URL` as const]: url } = read
    const model = read[`${prefix}_MODEL`]
    if ((apiKey === undefined && url === undefined) || model === undefined) return []
    return [
      {
        provider,
        apiKey,
        model,
        url: url ?? usualUrls[provider],
        limits: changed(usualLimits[provider], read[`${prefix}_LIMITS`]),
        trainsOnData: read[`${prefix}_TRAINS_ON_DATA`] === 'yes',
        calculates: read[`${prefix}_CALCULATES`] === 'on',
      },
    ]
  }),
  own: { openai: read.OPENAI_MODEL, anthropic: read.ANTHROPIC_MODEL },
  ownCharactersPerDay: read.OWN_KEY_CHARACTERS_PER_DAY,
  callTimeoutMs: read.AI_CALL_TIMEOUT_MS,
  totalTimeoutMs: read.AI_TOTAL_TIMEOUT_MS,
  readTimeoutMs: read.AI_READ_TIMEOUT_MS,
})
