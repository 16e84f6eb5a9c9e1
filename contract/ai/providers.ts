/** Providers of language models that the operator configures, in the order in which they are called. */
export const freeProviders = ['cerebras', 'groq'] as const
/** A provider that the operator configures, whose budget all callers share. */
export type FreeProvider = (typeof freeProviders)[number]

/** Providers that are called with keys of callers. */
export const ownProviders = ['openai', 'anthropic'] as const
/** A provider that is called with a key of a caller. */
export type OwnProvider = (typeof ownProviders)[number]

/** Every provider of language models, by the name that answers print. */
export const modelProviders = [...freeProviders, ...ownProviders] as const
/** A provider of language models. */
export type ModelProvider = (typeof modelProviders)[number]
