import { type AppOptions, startApp, type TestApp } from './app.ts'
import { type StandIn, startStandIn } from './llm/stand-in.ts'

/** Limits of a free model that stand in no test's way. */
export const withoutLimits =
  '{"requestsPerMinute":null,"requestsPerDay":null,"tokensPerMinute":null,"tokensPerDay":null}'

/** An app whose providers are the stand-in. */
export interface AiApp extends TestApp {
  standIn: StandIn
}

/** Starts an app with a stand-in as `groq` (the model is the scenario), and as `openai` and `anthropic` for own keys. */
export const startAiApp = async ({
  model = 'stand-in',
  own = 'stand-in',
  ...options
}: AppOptions & { model?: string; own?: string } = {}): Promise<AiApp> => {
  const standIn = await startStandIn()
  const { url } = standIn
  const app = await startApp({
    ...options,
    env: {
      ...{ GROQ_URL: url, GROQ_MODEL: model, GROQ_LIMITS: withoutLimits },
      ...{ OPENAI_URL: url, OPENAI_MODEL: own, ANTHROPIC_URL: url, ANTHROPIC_MODEL: own },
      ...options.env,
    },
  })
  const close = async (): Promise<void> => {
    await app.close()
    await standIn.close()
  }
  return { ...app, close, standIn }
}

/** The body of a request to a provider with the OpenAI wire. */
export interface SentUpstream {
  model: string
  messages: { role: string; content: string | null; tool_calls?: unknown[] }[]
  tools?: { function: { name: string; parameters: object } }[]
}

/** The requests for text that the stand-in got, oldest first. */
export const sentUpstream = ({ standIn }: AiApp): SentUpstream[] =>
  // The stand-in parsed what it stored as requests of this wire.
  standIn.received.flatMap(({ method, body }) => (method === 'POST' ? [body as SentUpstream] : []))

/** The whole prompt of one request, as one text. */
export const wordsOf = ({ messages }: SentUpstream): string => messages.map(({ content }) => content ?? '').join('\n')
