import { type Body, post, read, startApp, type TestApp } from './app.ts'

/** The path of the report below /api/v1. */
export const reportPath = '/agences/pdf'

/** The smallest report of a key. */
export const smallReport = {
  property: { commune: 'Mamer', surface: 80 },
  purchase: { use: 'mainResidence' },
  brand: { name: 'Agence Exemple' },
}

/** An app whose counts never stand in the way, with the header of a key. */
export const reportApp = async (): Promise<{ app: TestApp; secret: Record<string, string> }> => {
  const app = await startApp({
    env: { TIER_LIMITS: '{"enterprise":{"perMinute":100000}}', UNKNOWN_CALLERS_PER_MINUTE: '100000' },
  })
  return { app, secret: { 'X-API-Key': (await app.newKey('enterprise')).key } }
}

/** The bytes of an answer. */
export const bytesOf = async (answer: Response): Promise<Buffer> => Buffer.from(await answer.arrayBuffer())

/** Whether bytes are a PDF, by their beginning and their end. */
export const isPdf = (bytes: Buffer): boolean =>
  bytes.toString('latin1', 0, 5) === '%PDF-' && /%%EOF\s*$/.test(bytes.toString('latin1', bytes.length - 10))

/** A refused report: its status and its body. */
export const refused = async (app: TestApp, body: unknown, headers: Record<string, string>) => {
  const answer = await post(app, reportPath, body, headers)
  return { status: answer.status, ...((await read(answer)) as Body) }
}
