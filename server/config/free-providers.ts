import { type FreeProvider, freeProviders } from '#contract/ai/providers'

/** Limits of a model for all callers together; null for no limit. */
export interface ModelLimits {
  requestsPerMinute: number | null
  requestsPerDay: number | null
  tokensPerMinute: number | null
  tokensPerDay: number | null
  /** Size of the context window: tokens of input and output together. */
  contextTokens: number
}

/** Facts about a provider that the operator configures. */
interface FreeProviderFacts {
  /** Name as people write it. */
  name: string
  /** Address of its interface, unless the operator names another one. */
  url: string
  /** Limits of its free tier. */
  limits: ModelLimits
}

/** Provider with its facts and the prefix of its variables. */
export interface FreeProviderRow<Provider extends string = FreeProvider> extends FreeProviderFacts {
  provider: Provider
  prefix: Uppercase<Provider>
}

/** Rows by provider; their type requires that each prefix is the provider's own name. */
export type FreeProviderTable<Provider extends string = FreeProvider> = {
  readonly [Key in Provider]: FreeProviderFacts & { prefix: Uppercase<Key> }
}

/** Free tiers, as published by their hosts at the end of August 2026. */
export const freeProviderTable = {
  cerebras: {
    name: 'Cerebras',
    prefix: 'CEREBRAS',
    url: 'https://api.cerebras.ai/v1',
    limits: {
      requestsPerMinute: 5,
      requestsPerDay: null,
      tokensPerMinute: 30_000,
      tokensPerDay: 1_000_000,
      contextTokens: 65_536,
    },
  },
  groq: {
    name: 'Groq',
    prefix: 'GROQ',
    url: 'https://api.groq.com/openai/v1',
    limits: {
      requestsPerMinute: 30,
      requestsPerDay: 1000,
      tokensPerMinute: 12_000,
      tokensPerDay: 100_000,
      contextTokens: 131_072,
    },
  },
} as const satisfies FreeProviderTable

/** Lists the rows of a table in the order of the providers. */
export const listRows = <Provider extends string>(
  providers: readonly Provider[],
  table: FreeProviderTable<Provider>,
): FreeProviderRow<Provider>[] => providers.map(provider => ({ provider, ...table[provider] }))

/** Rows of all providers that the operator can configure, in the order in which they are called. */
export const freeProviderRows: readonly FreeProviderRow[] = listRows(freeProviders, freeProviderTable)
