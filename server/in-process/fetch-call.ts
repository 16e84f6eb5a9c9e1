/** What `fetch` was asked, as far as an operation reads it. */
export interface FetchCall {
  method: string
  url: URL
  headers: Headers
  /** Ends the call for its caller. */
  signal: AbortSignal | undefined
  /** A body that was given as text; else the request that holds it. */
  body: string | Request | undefined
  /** Length of a body whose bytes were given, which `fetch` declares on a wire; undefined of a text, a stream or a request. */
  declaredBytes?: number | undefined
}

const bytesGiven = (body: unknown): number | undefined => {
  if (body instanceof Blob) return body.size
  return body instanceof ArrayBuffer || ArrayBuffer.isView(body) ? body.byteLength : undefined
}

/** Methods that are spelt as `fetch` sends them; it changes the capitals of some others, and refuses a few. */
const plainMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

const bodiless: ReadonlySet<string> = new Set(['GET', 'HEAD'])

/** An absolute address of the web without a name and a password, which `fetch` refuses; undefined for any other. */
const plainAddress = (input: unknown): URL | undefined => {
  if (typeof input !== 'string' || !URL.canParse(input)) return undefined
  const url = new URL(input)
  return /^https?:$/.test(url.protocol) && url.username === '' && url.password === '' ? url : undefined
}

/** The parts of a call that are as plain as the SDK sends them: to make a Request of them would take longer than the estimate. */
const plainly = (input: unknown, init: RequestInit): FetchCall | undefined => {
  const { method = 'GET', body, headers, signal } = init
  const isText = typeof body === 'string' && !bodiless.has(method)
  if (!(isText || body === undefined || body === null) || !plainMethods.has(method)) return undefined
  const url = plainAddress(input)
  if (!url) return undefined
  return {
    method,
    url,
    headers: new Headers(headers),
    signal: signal ?? undefined,
    body: isText ? body : undefined,
  }
}

/**
 * Reads a call of `fetch` in each of its forms.
 * @throws TypeError what the platform throws for a call that it would not send.
 */
export const fetchCallOf = (input: string | URL | Request, init: RequestInit = {}): FetchCall => {
  const plain = plainly(input instanceof URL ? input.href : input, init)
  if (plain) return plain
  const request = new Request(input, init)
  const url = new URL(request.url)
  if (!/^https?:$/.test(url.protocol)) throw new TypeError(`${url.protocol} is no protocol of this service.`)
  const { method, headers, signal } = request
  // Some browsers do not show the body of a request; whether there is one is then seen when it is read.
  const body = request.body === null ? undefined : request
  return { method, url, headers, signal, body, declaredBytes: bytesGiven(init.body) }
}
