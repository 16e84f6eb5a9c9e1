import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { type Cassette, cassetteVersion, changingValues, type RecordedCall, readRecordedHeaders } from './cassette.ts'
import type { RecordOptions } from './cassette-options.ts'
import { OptionFault } from './command-line.ts'

/** Headers that belong to one connection, or to the encoding of a body that is decoded here. */
const ownHeaders =
  /^(?:connection|keep-alive|transfer-encoding|content-length|content-encoding|host|accept-encoding|expect|te|trailer|upgrade)$/

/** Values of an answer that give access; none is compared, and none is written. */
const secretNames: ReadonlySet<string> = new Set(['apiKey', 'secret', 'sessionToken'])

const hideSecret = (name: string, value: unknown): unknown =>
  secretNames.has(name) && typeof value === 'string' ? 'not recorded' : value

const passHeaders = (headers: Iterable<[string, string | string[] | undefined]>): [string, string][] =>
  [...headers].flatMap(([name, value]) =>
    value === undefined || ownHeaders.test(name) ? [] : [[name, [value].flat().join(', ')] as [string, string]],
  )

/** JSON of an answer without its secrets; undefined for another type. */
const readJson = (type: string | null, bytes: Buffer): unknown => {
  if (!type?.startsWith('application/json')) return undefined
  try {
    return JSON.parse(bytes.toString(), hideSecret)
  } catch {
    return undefined
  }
}

/** Sends a request on, and its answer back; the call without its credential. */
const passOn = async (req: IncomingMessage, res: ServerResponse, target: string): Promise<RecordedCall> => {
  const { method = 'GET', url: path = '/' } = req
  const body = await buffer(req)
  const answer = await fetch(target + path, {
    method,
    headers: passHeaders(Object.entries(req.headers)),
    redirect: 'manual',
    ...(body.length > 0 && { body: new Uint8Array(body) }),
  })
  const bytes = Buffer.from(await answer.arrayBuffer())
  res.writeHead(answer.status, Object.fromEntries(passHeaders(answer.headers))).end(bytes)
  const json = readJson(answer.headers.get('Content-Type'), bytes)
  return {
    method,
    path,
    ...(body.length > 0 && { body: body.toString() }),
    status: answer.status,
    headers: readRecordedHeaders(answer.headers),
    ...(json !== undefined && { answer: json }),
    contract: answer.headers.get('Valorem-Version') ?? '',
  }
}

/** A running recording. */
export interface Recording {
  url: string
  close(): Promise<void>
}

/**
 * Starts a proxy that writes each call to a cassette.
 * @throws OptionFault where the port is in use or the file cannot be written.
 */
export const startRecording = async ({ target, file, port }: RecordOptions): Promise<Recording> => {
  const calls: RecordedCall[] = []
  const cassette: Cassette = {
    cassette: cassetteVersion,
    recordedAt: new Date().toISOString(),
    changing: changingValues,
    calls,
  }
  const write = (): void => writeFileSync(file, `${JSON.stringify(cassette, null, 2)}\n`)
  const server = createServer(async function recordCall(req, res) {
    try {
      calls.push(await passOn(req, res, target))
      write()
    } catch (cause) {
      process.stderr.write(`${req.method} ${req.url} was not recorded: ${Object(cause).message}\n`)
      if (!res.headersSent) res.writeHead(502)
      res.end()
    }
  })
  server.listen(port, '127.0.0.1')
  try {
    write()
    await once(server, 'listening')
  } catch (cause) {
    server.close()
    throw new OptionFault(`${Object(cause).message}; name another --port or --file.`)
  }
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
