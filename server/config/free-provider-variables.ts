import * as z from 'zod'
import type { FreeProvider } from '#contract/ai/providers'
import { readOption } from './fields.ts'
import type { FreeProviderRow, ModelLimits } from './free-providers.ts'
import { isProviderAddress, providerAddressRule } from './provider-key-settings.ts'

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
export const modelId = z.string().regex(/^[\x21-\x7E]{1,200}$/, 'must be 1 to 200 visible ASCII characters')
const address = z
  .string()
  .refine(isProviderAddress, providerAddressRule)
  .transform(text => text.replace(/(?<!\/)\/+$/, ''))
  .optional()

/** Variables of one provider, by their suffixes. */
const describeVariables = (name: string) => ({
  API_KEY: key.describe(`Key of ${name}; without it and its _URL ${name} is not asked.`),
  URL: address.describe(`Interface of ${name}, or of a server that speaks that of OpenAI.`),
  MODEL: modelId.optional().describe(`Model of ${name}; needed once ${name} is configured.`),
  LIMITS: limits.describe(`JSON that changes what may be asked of ${name}: {"tokensPerDay":200000}.`),
  TRAINS_ON_DATA: readOption(['yes', 'no'])
    .default('no')
    .describe('yes: it learns from what it reads, and is asked only for requests that allow it.'),
  CALCULATES: readOption(['on', 'off']).default('on').describe('off: no calculations are offered to its model.'),
})

type Suffixes = ReturnType<typeof describeVariables>

/** Variables of some providers by their names, as `GROQ_API_KEY`. */
type Variables<Prefix extends string> = {
  [Name in `${Prefix}_${keyof Suffixes}`]: Name extends `${Prefix}_${infer Suffix extends keyof Suffixes}`
    ? Suffixes[Suffix]
    : never
}

/** Creates the variables of providers, each under the prefix of its row. */
export const createProviderVariables = <Provider extends string>(
  rows: readonly FreeProviderRow<Provider>[],
): Variables<Uppercase<Provider>> =>
  Object.fromEntries(
    rows.flatMap(({ name, prefix }) =>
      Object.entries(describeVariables(name)).map(([suffix, read]) => [`${prefix}_${suffix}`, read]),
    ),
    // Each name is the prefix of a row and a suffix of the list, which the compiler does not infer from `fromEntries`.
  ) as Variables<Uppercase<Provider>>

/** Lists the variables of providers that hold a secret, or an address that may contain one. */
export const listSecretVariables = (rows: readonly { prefix: string }[]): string[] =>
  rows.flatMap(({ prefix }) => [`${prefix}_API_KEY`, `${prefix}_URL`])

type Environment = Readonly<Record<string, string | undefined>>

/** Lists missing models: one line for each provider that is configured without one. */
export const listMissingModels = (set: Environment, rows: readonly { prefix: string }[]): string[] =>
  rows.flatMap(({ prefix }) => {
    const given = [`${prefix}_API_KEY`, `${prefix}_URL`].find(variable => set[variable] !== undefined)
    if (given === undefined || set[`${prefix}_MODEL`] !== undefined) return []
    return [`${prefix}_MODEL: is needed with ${given}: the id of a model, which has no default since hosts change them`]
  })

/** Configuration of a provider whose key is the operator's. */
export interface FreeModelConfiguration<Provider extends string = FreeProvider> {
  provider: Provider
  url: string
  apiKey: string | undefined
  model: string
  limits: ModelLimits
  trainsOnData: boolean
  /** Whether calculations are offered to the model. */
  calculates: boolean
}

/** Applies the operator's changes to the limits of a host; missing ones stay. */
const overrideLimits = (usual: ModelLimits, changes: z.infer<typeof Limits>): ModelLimits => {
  const set = Object.entries(changes).filter(([, value]) => value !== undefined)
  return { ...usual, ...Object.fromEntries(set) }
}

/** Values of the variables of one provider, by their suffixes. */
type OwnVariables = z.infer<z.ZodObject<Suffixes>>

const suffixes = Object.keys(describeVariables(''))

/** Picks the variables under a prefix, without the prefix. */
const pickVariables = (prefix: string, read: Readonly<Record<string, unknown>>): OwnVariables =>
  // Each was parsed by the schema of its suffix.
  Object.fromEntries(suffixes.map(suffix => [suffix, read[`${prefix}_${suffix}`]])) as OwnVariables

/** Reads the configuration of each provider that has a model and either a key or an address. */
export const readFreeProviders = <Provider extends string>(
  rows: readonly FreeProviderRow<Provider>[],
  read: Readonly<Record<string, unknown>>,
): FreeModelConfiguration<Provider>[] =>
  rows.flatMap(({ provider, prefix, url: usualUrl, limits: usualLimits }) => {
    const { API_KEY: apiKey, URL: url, MODEL: model, ...others } = pickVariables(prefix, read)
    if ((apiKey === undefined && url === undefined) || model === undefined) return []
    return [
      {
        provider,
        apiKey,
        model,
        url: url ?? usualUrl,
        limits: overrideLimits(usualLimits, others.LIMITS),
        trainsOnData: others.TRAINS_ON_DATA === 'yes',
        calculates: others.CALCULATES === 'on',
      },
    ]
  })
