/** A request as the form says it. */
export interface Sent {
  method: string
  address: string
  headers: Readonly<Record<string, string>>
  body: string | undefined
}

/** What came of a request. */
export interface Outcome {
  status: number
  headers: readonly (readonly [name: string, value: string])[]
  /** Milliseconds from the request to the last byte. */
  tookMs: number
  /** The answer where it is a text. */
  text: string | undefined
  /** The answer where it is a file. */
  file: Blob | undefined
}

/** Headers that say something of the call; those of security and caching are of every answer. */
const notable = [
  ...['content-type', 'x-request-id', 'x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset'],
  ...['retry-after', 'x-should-retry', 'x-sandbox-scenario', 'etag', 'location', 'deprecation', 'sunset'],
]

/** Sends a request and reads its answer whole. */
export const send = async ({ method, address, headers, body }: Sent): Promise<Outcome> => {
  const start = performance.now()
  const answer = await fetch(address, {
    method,
    headers,
    cache: 'no-store',
    credentials: 'omit',
    ...(body !== undefined && { body }),
  })
  const file = await answer.blob()
  const isText = /json|^text\//.test(file.type)
  return {
    status: answer.status,
    headers: notable.flatMap(name => {
      const value = answer.headers.get(name)
      return value === null ? [] : [[name, value] as const]
    }),
    tookMs: Math.round(performance.now() - start),
    text: isText ? await file.text() : undefined,
    file: isText ? undefined : file,
  }
}

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

/** The request as a line for a shell; a key of one's own is named and not shown. */
export const lineOf = ({ method, address, headers, body }: Sent, hiddenKey: string | undefined): string =>
  [
    `curl -i${method === 'GET' || (method === 'POST' && body !== undefined) ? '' : ` -X ${method}`} ${quoted(address)}`,
    ...Object.entries(headers).map(([name, value]) =>
      value === hiddenKey ? `-H "${name}: $VALOREM_API_KEY"` : `-H ${quoted(`${name}: ${value}`)}`,
    ),
    ...(body === undefined ? [] : [`-d ${quoted(body)}`]),
  ].join(' \\\n  ')

/** JSON with its lines, any other text as it is. */
export const readable = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
