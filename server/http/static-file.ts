import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'
import type { Request, RequestHandler, Response } from 'express'
import { isNamed } from '../operations/cacheable.ts'

/** A form in which a file travels, by its name in `Content-Encoding`; `identity` is the file as it is. */
type Coding = 'br' | 'gzip' | 'identity'

/** How each coding is made: on a thread of Node's pool, so that no request waits for it but those that ask for the file. */
const coders: Readonly<Record<Exclude<Coding, 'identity'>, (bytes: Uint8Array) => Promise<Uint8Array>>> = {
  br: bytes => promisify(brotliCompress)(bytes, { params: { [zlib.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: bytes => promisify(gzip)(bytes, { level: 9 }),
}

/** How much a client likes a coding, from 0 (not at all) to 1, by its `Accept-Encoding`; undefined where that is silent. */
const weightOf = (accepted: string, coding: string): number | undefined => {
  for (const entry of accepted.split(',')) {
    const [name = '', ...parameters] = entry.split(';').map(part => part.trim().toLowerCase())
    if (name !== coding) continue
    const weight = parameters.find(parameter => parameter.startsWith('q='))
    return weight === undefined ? 1 : Number(weight.slice(2)) || 0
  }
  return undefined
}

/** The smallest coding of those that a client likes best (RFC 9110, section 12.5.3). */
const codingFor = (accepted: string): Coding => {
  const weights = (['br', 'gzip'] as const).map((coding): readonly [Coding, number] => [
    coding,
    weightOf(accepted, coding) ?? weightOf(accepted, '*') ?? 0,
  ])
  const best = Math.max(...weights.map(([, weight]) => weight))
  const plain = weightOf(accepted, 'identity') ?? 0
  return best > 0 && best >= plain ? (weights.find(([, weight]) => weight === best)?.[0] ?? 'identity') : 'identity'
}

/** What stands beside the bytes of a file. */
export interface StaticOptions {
  /** Media type; texts are UTF-8. */
  contentType: string
  /** How long it may be kept; five minutes by anybody when left out. */
  cacheControl?: string
}

/** Its forms, each made once, when somebody first wants it; who asks meanwhile waits for the same. */
const formsOf = (bytes: Uint8Array): ((coding: Coding) => Promise<Uint8Array>) => {
  const forms = new Map<Coding, Promise<Uint8Array>>([['identity', Promise.resolve(bytes)]])
  return coding => {
    const made = forms.get(coding) ?? (coding === 'identity' ? Promise.resolve(bytes) : coders[coding](bytes))
    forms.set(coding, made)
    return made
  }
}

/**
 * Sends bytes that do not change while the service runs, packed as the client likes best; who has them already gets a 304
 * by the ETag of that form.
 */
export const staticBytes = (bytes: Uint8Array, { contentType, cacheControl }: StaticOptions): RequestHandler => {
  const hash = createHash('sha256').update(bytes).digest('base64url')
  const form = formsOf(bytes)
  return async function sendFile(req: Request, res: Response) {
    const coding = codingFor(req.get('Accept-Encoding') ?? '')
    const etag = coding === 'identity' ? `"${hash}"` : `"${hash}-${coding}"`
    res.setHeader('ETag', etag)
    res.setHeader('Cache-Control', cacheControl ?? 'public, max-age=300')
    res.vary('Accept-Encoding')
    if (isNamed(req.get('If-None-Match'), etag)) {
      res.status(304).end()
      return
    }
    const sent = await form(coding)
    if (coding !== 'identity') res.setHeader('Content-Encoding', coding)
    res.type(contentType).send(Buffer.from(sent.buffer, sent.byteOffset, sent.byteLength))
  }
}

/** The same for a file that is read now. */
export const staticFile = (file: URL, options: StaticOptions): RequestHandler =>
  staticBytes(readFileSync(file), options)

/** The same for bytes that are made when somebody first asks for them. */
export const staticLater = (make: () => Uint8Array, options: StaticOptions): RequestHandler => {
  let made: RequestHandler | undefined
  return function sendLater(req, res, next) {
    made ??= staticBytes(make(), options)
    return made(req, res, next)
  }
}
