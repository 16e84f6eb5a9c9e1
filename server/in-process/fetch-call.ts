/** Arguments of `fetch`, as far as an operation uses them. */
export interface FetchCall {
  method: string
  url: URL
  headers: Headers
  /** Aborts the call. */
  signal: AbortSignal | undefined
  /** Body passed as text, or else the request that holds it. */
  body: string | Request | undefined
  /**
   * Byte length of a binary body, which `fetch` would declare in Content-Length; undefined for a text, a stream or a
   * request.
   */
  declaredBytes?: number | undefined
}

const getByteLength = (body: unknown): number | undefined => {
  if (body instanceof Blob) return body.size
  return body instanceof ArrayBuffer || ArrayBuffer.isView(body) ? body.byteLength : undefined
}

/** Methods whose spelling `fetch` keeps; it capitalizes some others, and refuses a few. */
const plainMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

const bodiless: ReadonlySet<string> = new Set(['GET', 'HEAD'])

/** Absolute http(s) URL without credentials, which `fetch` refuses; undefined for any other. */
const parsePlainUrl = (input: unknown): URL | undefined => {
  if (typeof input !== 'string' || !URL.canParse(input)) return undefined
  const url = new URL(input)
  return /^https?:$/.test(url.protocol) && url.username === '' && url.password === '' ? url : undefined
}

/** Fast path for simple calls, as the SDK makes them: creating a Request would take longer than the estimate. */
const readPlainCall = (input: unknown, init: RequestInit): FetchCall | undefined => {
  const { method = 'GET', body, headers, signal } = init
  const isText = typeof body === 'string' && !bodiless.has(method)
  if (!(isText || body === undefined || body === null) || !plainMethods.has(method)) return undefined
  const url = parsePlainUrl(input)
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
 * Reads a call of `fetch` in any of its forms.
 * @throws TypeError as the platform for a call that it would not send.
 */
export const fetchCallOf = (input: string | URL | Request, init: RequestInit = {}): FetchCall => {
  const plain = readPlainCall(input instanceof URL ? input.href : input, init)
  if (plain) return plain
  const request = new Request(input, init)
  const url = new URL(request.url)
  if (!/^https?:$/.test(url.protocol)) throw new TypeError(`${url.protocol} is no protocol of this service.`)
  const { method, headers, signal } = request
  // Some browsers hide the body of a request; whether it exists is known when it is read.
  const body = request.body === null ? undefined : request
  return { method, url, headers, signal, body, declaredBytes: getByteLength(init.body) }
}
