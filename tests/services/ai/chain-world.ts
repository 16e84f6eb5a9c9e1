import { onTestFinished } from 'vitest'
import { createMemoryLimiter } from '#server/adapters/limits/memory'
import { readConfiguration } from '#server/config/configuration'
import type { AiCaller, ChainWriting, MeasuredCall } from '#server/ports/provider-chain'
import type { OwnProvider } from '#server/ports/provider-keys'
import type { WindowLimiter } from '#server/ports/window-limiter'
import { openModels } from '#server/start/models'
import { passing } from '#server/start/tracing'
import { inFolder, temporaryFolder, temporaryRecords } from '../../adapters/storage/places.ts'
import { type StandIn, startStandIn } from '../../support/llm/stand-in.ts'

/** Noon of an ordinary day. */
export const noon = new Date('2026-11-21T12:00:00Z')

/** A stand-in that ends with the test. */
export const temporaryStandIn = async (): Promise<StandIn> => {
  const standIn = await startStandIn()
  onTestFinished(() => standIn.close())
  return standIn
}

/** What a test may say of a chain. */
export interface ChainOptions {
  env: Record<string, string>
  /** Own keys of the caller. */
  own?: Partial<Record<OwnProvider, string>>
  /** Own keys are there and do not open. */
  isLocked?: boolean
  limiter?: WindowLimiter
  /** Folder of earlier records; a new one when left out. */
  folder?: string
}

/** A chain as the service opens it, on records of its own, with a clock that a test moves. */
export const chainWorld = async ({
  env,
  own = {},
  isLocked = false,
  limiter,
  folder = temporaryFolder(),
}: ChainOptions) => {
  const config = readConfiguration({
    // Times that only a call without an end uses up, on whatever machine.
    AI_CALL_TIMEOUT_MS: '30000',
    AI_TOTAL_TIMEOUT_MS: '60000',
    AI_READ_TIMEOUT_MS: '30000',
    ...env,
  })
  const records = await temporaryRecords(inFolder(folder))
  const clock = { now: noon }
  const logged: { level: string; fields: object; message: string }[] = []
  const calls: MeasuredCall[] = []
  const at = (level: string) => (fields: object, message: string) => void logged.push({ level, fields, message })
  const models = openModels(config, {
    records,
    limiter: limiter ?? createMemoryLimiter(() => clock.now.getTime()),
    providerKeys: {
      providersOf: async () => (['openai', 'anthropic'] as const).filter(provider => own[provider] !== undefined),
      open: async (_owners, provider) => (isLocked ? undefined : own[provider]),
      judged: async () => {},
    },
    log: { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') },
    metrics: { aiCall: call => void calls.push(call), unverifiedFigures: () => {} },
    tracing: passing,
    now: () => clock.now,
  })
  onTestFinished(() => models.close())
  const hasOwn = Object.keys(own).length > 0
  const caller = (changes: Partial<AiCaller> = {}): AiCaller => ({
    owners: hasOwn ? [{ kind: 'key', id: 'key_a' }] : [],
    isSandbox: false,
    dayName: 'key_a',
    requestId: 'req_1',
    operation: 'analyze',
    signal: new AbortController().signal,
    ...changes,
  })
  return { models, chain: models.chain, clock, logged, calls, caller, records, folder }
}

/** The part of a system text that must not come back, of more than 80 characters. */
export const fixedPart = `You are an assistant for property in Luxembourg. ${'Use the figures that are given and no others. '.repeat(4)}`

/** A request to write, as the services make it. */
export const writing = (
  content = '<<<DATA 9f2c>>> Prix 700000 EUR, droits 42000 EUR <<<END 9f2c>>>',
  changes: Partial<Omit<ChainWriting, 'task'>> & { task?: Partial<ChainWriting['task']> } = {},
): ChainWriting => ({
  guarded: { fixedPart, marker: '9f2c64d01b7e35aa' },
  allowTraining: false,
  dropsOldTurns: false,
  ...changes,
  task: {
    system: `${fixedPart}\nMarker: 9f2c64d01b7e35aa`,
    messages: [{ role: 'user', content }],
    maxOutputTokens: 2048,
    maxSteps: 3,
    ...changes.task,
  },
})

/** Short limits, for providers that never answer. */
export const impatient = { AI_CALL_TIMEOUT_MS: '400', AI_READ_TIMEOUT_MS: '400' }

/** Environment that puts a stand-in behind groq, playing a scenario. */
export const groq = (url: string, scenario: string): Record<string, string> => ({
  GROQ_URL: url,
  GROQ_MODEL: scenario,
  GROQ_LIMITS: '{"requestsPerMinute":null,"requestsPerDay":null,"tokensPerMinute":null,"tokensPerDay":null}',
})

/** The same behind cerebras. */
export const cerebras = (url: string, scenario: string): Record<string, string> => ({
  CEREBRAS_URL: url,
  CEREBRAS_MODEL: scenario,
  CEREBRAS_LIMITS: '{"requestsPerMinute":null,"tokensPerMinute":null,"tokensPerDay":null}',
})
