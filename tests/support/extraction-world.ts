import type { DocumentKind, Extraction } from '#contract/ai/extraction'
import { type Body, post, startApp, type TestApp } from './app.ts'
import { keyWithProvider } from './arranged-ai.ts'
import { saidOfFiles } from './llm/sayings.ts'
import { type StandIn, startStandIn } from './llm/stand-in.ts'
import { person } from './person.ts'
import { documentFiles } from './read-documents.ts'
import { base64, sha256 } from './read-files.ts'

/** The provider that reads each type of file in the tests. */
export const providers = { 'application/pdf': 'anthropic', 'image/png': 'openai' } as const
/** A type of file that the tests send. */
export type SentType = keyof typeof providers

/** The provider keys of a caller. */
export type Keys = 'anthropic' | 'openai' | 'none'

/** An answer of extract, a success or a failure. */
interface ExtractAnswer {
  status: number
  headers: Headers
  /** Which of the two it is, the test says. */
  body: Extraction & Body
}

/** An app over a stand-in, and callers with each provider key. */
export interface ExtractionWorld {
  app: TestApp
  standIn: StandIn
  /** Keys of persons by the provider whose key they stored. */
  keys: Readonly<Record<Keys, string>>
  ask(body: unknown, keys: Keys, headers?: Record<string, string>): Promise<ExtractAnswer>
  /** Requests the data of a document that the stand-in knows. */
  read(kind: DocumentKind, mediaType: SentType): Promise<ExtractAnswer>
  close(): Promise<void>
}

/** A request for a document that the stand-in knows. */
export const documentBody = (kind: DocumentKind, mediaType: SentType) => ({
  schema: kind,
  fileBase64: base64(documentFiles[mediaType](kind)),
  mediaType,
})

/** A request for a file of which the stand-in says what a test wants, round after round. */
export const saidBody = (
  schema: DocumentKind,
  bytes: Uint8Array,
  { answers, mediaType = 'application/pdf' }: { answers: readonly unknown[]; mediaType?: SentType },
) => {
  saidOfFiles.set(sha256(bytes), answers)
  return { schema, fileBase64: base64(bytes), mediaType }
}

/** Starts an app whose models behind own keys play a scenario of the stand-in. */
export const extractionWorld = async (scenario: string, env: Record<string, string> = {}): Promise<ExtractionWorld> => {
  const standIn = await startStandIn()
  const { url } = standIn
  const models = { OPENAI_URL: url, OPENAI_MODEL: scenario, ANTHROPIC_URL: url, ANTHROPIC_MODEL: scenario }
  const app = await startApp({ env: { ...models, ...env } })
  const keys = {
    anthropic: await keyWithProvider(app, await person(app, { name: 'Ada' }), 'anthropic'),
    openai: await keyWithProvider(app, await person(app, { name: 'Bob' }), 'openai'),
    none: (await app.newKey('pro')).key,
  }
  const ask: ExtractionWorld['ask'] = async (body, of, headers) => {
    // Each call has a minute of its own: the limits of a key are not what is tested.
    app.clock.now = new Date(app.clock.now.getTime() + 61_000)
    const answer = await post(app, '/ai/extract', body, { 'X-API-Key': keys[of], ...headers })
    return { status: answer.status, headers: answer.headers, body: (await answer.json()) as ExtractAnswer['body'] }
  }
  return {
    app,
    standIn,
    keys,
    ask,
    read: (kind, mediaType) => ask(documentBody(kind, mediaType), providers[mediaType]),
    close: async () => {
      await app.close()
      await standIn.close()
    },
  }
}
