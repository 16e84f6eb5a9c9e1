import type { IncomingMessage, ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import type { FailureReason } from '#server/ports/language-model'
import { answerTo, type Wire } from '../../support/llm/wires.ts'

/** Text that a provider writes where it should not; it never comes out of the service. */
export const secret = 'UPSTREAM-SECRET'

/** What a fault knows of the request that it answers. */
export interface Asked {
  req: IncomingMessage
  res: ServerResponse
  wire: Wire
  /** The key of the request. */
  key: string
  /** Address of the same server, where nobody may follow. */
  elsewhere: string
}

type Fault = (asked: Asked) => void

/** A fault with what becomes of it: why it failed, with the seconds to wait that the caller is told, or words of the text. */
export type FaultCase = [
  name: string,
  fault: Fault,
  outcome: { reason: FailureReason; retryAfterSeconds?: number } | { text: string },
]

const text = 'Le prix tient.'
const request = {
  model: 'a',
  system: '',
  turns: [],
  tools: [],
  toolResults: [],
  schema: undefined,
  files: [],
  body: {},
}
const good = (wire: Wire, said = text): string => JSON.stringify(answerTo({ ...request, wire }, { text: said }))

const json = { 'Content-Type': 'application/json' }

/** A body as it is, with a status and headers. */
const sends =
  (body: string | Buffer | ((asked: Asked) => string | Buffer), status = 200, headers: object = {}): Fault =>
  asked =>
    void asked.res.writeHead(status, { ...json, ...headers }).end(typeof body === 'function' ? body(asked) : body)

/** A failure of HTTP whose body names the secret and the key. */
const fails = (status: number, headers: object = {}): Fault =>
  sends(({ key }) => JSON.stringify({ error: { message: `${secret} for key ${key}` } }), status, headers)

const moved =
  (status: number, to?: string): Fault =>
  ({ res, elsewhere }) =>
    void res.writeHead(status, { Location: to ?? elsewhere }).end(secret)

/** The good answer with another value at each place of its usage. */
const withUsage = (tokens: unknown) =>
  sends(({ wire }) => good(wire).replaceAll(/("[a-z_]*tokens":)\d+/g, `$1${JSON.stringify(tokens)}`))

/** Bytes again and again, until nobody reads. */
const endless: Fault = ({ res }) => {
  res.writeHead(200, json)
  const piece = Buffer.alloc(65_536, 0x20)
  const more = (): void => {
    while (!res.destroyed && res.write(piece));
  }
  res.on('drain', more)
  more()
}

const withoutEnd: Fault = ({ res, wire }) => void res.writeHead(200, json).write(good(wire).slice(0, 40))

const headerByHeader: Fault = ({ req, res }) => {
  const { socket } = req
  socket.write('HTTP/1.1 200 OK\r\n')
  const timer = setInterval(() => socket.write('X-Slow: 1\r\n'), 50)
  res.once('close', () => clearInterval(timer))
}

const byteByByte: Fault = ({ res, wire }) => {
  const body = good(wire)
  res.writeHead(200, json)
  let at = 0
  const timer = setInterval(() => res.write(body[at++ % body.length]), 50)
  res.once('close', () => clearInterval(timer))
}

const manyHeaders = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`x-${at}`, 'a']))
const processing: Fault = asked => {
  for (let at = 0; at < 50; at += 1) asked.res.writeProcessing()
  sends(good(asked.wire))(asked)
}

const nested = `${'['.repeat(50_000)}${']'.repeat(50_000)}`
const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024, 0x20))
const packed = { 'Content-Encoding': 'gzip' }

/** Faults of the connection and of the form of an answer. */
const formFaults: FaultCase[] = [
  ['nothing at all', () => {}, { reason: 'timeout' }],
  ['a head that never ends', headerByHeader, { reason: 'timeout' }],
  ['a body byte by byte', byteByByte, { reason: 'timeout' }],
  ['a body without an end', withoutEnd, { reason: 'timeout' }],
  ['a reset', ({ res }) => void res.socket?.resetAndDestroy(), { reason: 'unreachable' }],
  [
    'an answer cut before its length',
    ({ res }) => void res.writeHead(200, { ...json, 'Content-Length': 5000 }).write('{', () => res.destroy()),
    { reason: 'unreachable' },
  ],
  ['no HTTP', ({ req }) => void req.socket.end(`${secret}\r\n\r\n`), { reason: 'unreachable' }],
  ['an empty body', sends(''), { reason: 'unreadable' }],
  ['null', sends('null'), { reason: 'unreadable' }],
  ['a list', sends('[]'), { reason: 'unreadable' }],
  ['a number', sends('7'), { reason: 'unreadable' }],
  ['a text', sends(JSON.stringify(secret)), { reason: 'unreadable' }],
  ['an object without anything', sends('{}'), { reason: 'unreadable' }],
  [
    'no choices',
    sends('{"id":"1","object":"chat.completion","created":1,"model":"a","choices":[],"content":null}'),
    { reason: 'unreadable' },
  ],
  ['an error in a success', sends(JSON.stringify({ error: { message: secret } })), { reason: 'unreadable' }],
  [
    'events',
    sends(`data: {"text":"${secret}"}\n\ndata: [DONE]\n\n`, 200, { 'Content-Type': 'text/event-stream' }),
    { reason: 'unreadable' },
  ],
  ['HTML', sends(`<title>${secret}</title>`, 200, { 'Content-Type': 'text/html' }), { reason: 'unreadable' }],
  ['JSON cut in the middle', sends(({ wire }) => good(wire).slice(0, 60)), { reason: 'unreadable' }],
  ['lists in lists', sends(nested), { reason: 'unreadable' }],
  [
    '__proto__',
    sends(
      `{"__proto__":{"choices":[{"message":{"content":"${secret}"}}],"content":[{"type":"text","text":"${secret}"}]}}`,
    ),
    { reason: 'unreadable' },
  ],
  ['a body that never stops', endless, { reason: 'unreadable' }],
  ['64 MiB in a packing of 64 KiB', sends(bomb, 200, packed), { reason: 'unreadable' }],
  [
    'a packing in a packing',
    sends(({ wire }) => gzipSync(gzipSync(good(wire))), 200, packed),
    { reason: 'unreadable' },
  ],
  ['a packing that is none', sends(({ wire }) => good(wire), 200, packed), { reason: 'unreachable' }],
  ['2 MiB of text', sends(({ wire }) => good(wire, 'a'.repeat(2 * 1024 * 1024))), { reason: 'unreadable' }],
  ['1 000 headers', sends(({ wire }) => good(wire), 200, manyHeaders), { text }],
  ['50 times 102', processing, { text }],
  ['another type of content', sends(({ wire }) => good(wire), 200, { 'Content-Type': 'text/plain' }), { text }],
  [
    'bytes that are no UTF-8',
    sends(
      ({ wire }) =>
        Buffer.concat([Buffer.from(good(wire).replace(text, 'Le prix \u00a7')).subarray(0, -1), Buffer.from('}')]).map(
          byte => (byte === 0xa7 ? 0xff : byte),
        ) as Buffer,
    ),
    { text: 'Le prix' },
  ],
  [
    'halves of characters',
    sends(({ wire }) => good(wire).replace(text, 'Le prix \\\\ud83d tient.')),
    { text: 'Le prix' },
  ],
]

/** Answers of HTTP that are no success. */
const statusFaults: FaultCase[] = [
  // 401, 402 and 403 speak of the key and its account.
  ...[401, 402, 403].map((status): FaultCase => [`${status}`, fails(status), { reason: 'rejected' }]),
  ...[400, 404, 405, 409, 422].map((status): FaultCase => [`${status}`, fails(status), { reason: 'not_accepted' }]),
  ['408', fails(408), { reason: 'timeout' }],
  ['413', fails(413), { reason: 'too_large' }],
  ...[500, 502, 503, 504, 529].map((status): FaultCase => [`${status}`, fails(status), { reason: 'unavailable' }]),
  ['503 with a wait', fails(503, { 'Retry-After': '900' }), { reason: 'unavailable', retryAfterSeconds: 900 }],
  ['429', fails(429), { reason: 'rate_limited', retryAfterSeconds: 60 }],
  ['429 with a wait', fails(429, { 'Retry-After': '7' }), { reason: 'rate_limited', retryAfterSeconds: 7 }],
  ...['7200', '1e99', '-5', 'soon', 'Thu, 01 Jan 1970 00:00:00 GMT', ''].map(
    (wait): FaultCase => [
      `429 with a wait of ${JSON.stringify(wait)}`,
      fails(429, { 'Retry-After': wait }),
      { reason: 'rate_limited' },
    ],
  ),
  ...[301, 302, 303, 307, 308].map((status): FaultCase => [`${status}`, moved(status), { reason: 'unreachable' }]),
  ...[302, 307].map(
    (status): FaultCase => [
      `${status} to the address of a cloud`,
      moved(status, 'http://169.254.169.254/latest/meta-data/'),
      { reason: 'unreachable' },
    ],
  ),
  ['300', moved(300), { reason: 'unreadable' }],
  ['304', ({ res }) => void res.writeHead(304).end(), { reason: 'unreadable' }],
  ['204', ({ res }) => void res.writeHead(204).end(), { reason: 'unreachable' }],
  ['206', sends(({ wire }) => good(wire).slice(0, 60), 206), { reason: 'unreadable' }],
]

const said = (wire: Wire, changes: Parameters<typeof answerTo>[1]): string =>
  JSON.stringify(answerTo({ ...request, wire }, changes))

/** Answers of the right form that are none. */
const modelFaults: FaultCase[] = [
  ['no text', sends(({ wire }) => said(wire, { text: '' })), { reason: 'empty' }],
  ['white space', sends(({ wire }) => good(wire, ' \n\t ')), { reason: 'empty' }],
  ['characters that nobody sees', sends(({ wire }) => good(wire, '\u200B\u2060\uFEFF')), { reason: 'empty' }],
  ['a filter', sends(({ wire }) => said(wire, { text, finish: 'content-filter' })), { reason: 'refused' }],
  [
    'cut at its limit after a word',
    sends(({ wire }) => said(wire, { text: 'Le', finish: 'length' })),
    { reason: 'empty' },
  ],
  ['the key in its text', sends(({ wire, key }) => good(wire, `Bearer ${key}`)), { reason: 'leaked' }],
  ['10¹⁵ tokens', withUsage(1e15), { text }],
  ['tokens below nought', withUsage(-5), { text }],
  ['tokens in words', withUsage('many'), { reason: 'unreadable' }],
  ['no tokens', sends(({ wire }) => said(wire, { text, counts: false })), { text }],
]

/** Every fault, on each wire the same. */
export const faultCases: readonly FaultCase[] = [...formFaults, ...statusFaults, ...modelFaults]
