import type * as z from 'zod'
import type { OwnProvider } from '#contract/ai/providers'
import { readInteger } from './fields.ts'
import {
  createProviderVariables,
  type FreeModelConfiguration,
  modelId,
  readFreeProviders,
} from './free-provider-variables.ts'
import { freeProviderRows } from './free-providers.ts'

const milliseconds = readInteger(100, 600_000)

/** Environment variables of language models, with their descriptions and defaults. */
export const modelVariables = {
  ...createProviderVariables(freeProviderRows),
  OPENAI_MODEL: modelId.default('gpt-5-mini').describe('Model that own keys of OpenAI are used with.'),
  ANTHROPIC_MODEL: modelId.default('claude-sonnet-4-5').describe('Model that own keys of Anthropic are used with.'),
  OWN_KEY_CHARACTERS_PER_DAY: readInteger(10_000, 1_000_000_000)
    .default(5_000_000)
    .describe('Characters that the own keys of one owner may be sent in a UTC day, files aside.'),
  AI_CALL_TIMEOUT_MS: milliseconds.default(15_000).describe('Longest call of a model that writes; 15 s.'),
  AI_TOTAL_TIMEOUT_MS: milliseconds.default(40_000).describe('Longest time for all calls of such a request; 40 s.'),
  AI_READ_TIMEOUT_MS: milliseconds
    .default(45_000)
    .describe('Longest call of a model that reads a file; its whole request may take 1.5 times that. 45 s.'),
}

/** Configuration of language models. */
export interface ModelsConfiguration {
  /** Configured providers, in the order in which they are called. */
  free: readonly FreeModelConfiguration[]
  own: Readonly<Record<OwnProvider, string>>
  /** Maximum characters that the own keys of one owner may send in a UTC day. */
  ownCharactersPerDay: number
  callTimeoutMs: number
  totalTimeoutMs: number
  readTimeoutMs: number
}

type Read = z.infer<z.ZodObject<typeof modelVariables>>

/** Configuration of language models from the environment. */
export const createModelsConfiguration = (read: Read): ModelsConfiguration => ({
  free: readFreeProviders(freeProviderRows, read),
  own: { openai: read.OPENAI_MODEL, anthropic: read.ANTHROPIC_MODEL },
  ownCharactersPerDay: read.OWN_KEY_CHARACTERS_PER_DAY,
  callTimeoutMs: read.AI_CALL_TIMEOUT_MS,
  totalTimeoutMs: read.AI_TOTAL_TIMEOUT_MS,
  readTimeoutMs: read.AI_READ_TIMEOUT_MS,
})
