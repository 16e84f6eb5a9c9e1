import { once } from 'node:events'
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { sandboxKey } from './app.ts'

/** An answer as it came over the wire, which `fetch` would unpack. */
export interface Packed {
  status: number | undefined
  headers: IncomingHttpHeaders
  bytes: Buffer
}

/** What an address answers to the sandbox key, in a coding. */
export const packedFrom = async (url: string, coding: string, own: Record<string, string> = {}): Promise<Packed> => {
  const sent = { 'X-API-Key': sandboxKey, 'Accept-Encoding': coding, ...own }
  const [answer] = (await once(request(url, { headers: sent }).end(), 'response')) as [IncomingMessage]
  return { status: answer.statusCode, headers: answer.headers, bytes: await buffer(answer) }
}

/** What unpacks a coding. */
export const unpackers: Readonly<Record<'gzip' | 'br', (bytes: Buffer) => Buffer>> = {
  gzip: bytes => gunzipSync(bytes),
  br: bytes => brotliDecompressSync(bytes),
}
