/** Request built from the form. */
export interface TrialRequest {
  method: string
  address: string
  headers: Readonly<Record<string, string>>
  body: string | undefined
}

/** Response of a request. */
export interface TrialOutcome {
  status: number
  headers: readonly (readonly [name: string, value: string])[]
  /** Milliseconds from the request to the last byte. */
  tookMs: number
  /** Body of a text response. */
  text: string | undefined
  /** Body of a file response. */
  file: Blob | undefined
}

/** Headers to show; security and caching headers are the same for every answer. */
const notable = [
  ...['content-type', 'x-request-id', 'x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset'],
  ...['retry-after', 'x-should-retry', 'x-sandbox-scenario', 'etag', 'location', 'deprecation', 'sunset'],
]

/** Sends a request and reads its whole response. */
export const sendTrialRequest = async ({ method, address, headers, body }: TrialRequest): Promise<TrialOutcome> => {
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

const quoteForShell = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

/** Formats the request as a curl command; the user's own key is replaced by a variable. */
export const formatCurl = ({ method, address, headers, body }: TrialRequest, hiddenKey: string | undefined): string =>
  [
    `curl -i${method === 'GET' || (method === 'POST' && body !== undefined) ? '' : ` -X ${method}`} ${quoteForShell(address)}`,
    ...Object.entries(headers).map(([name, value]) =>
      value === hiddenKey ? `-H "${name}: $VALOREM_API_KEY"` : `-H ${quoteForShell(`${name}: ${value}`)}`,
    ),
    ...(body === undefined ? [] : [`-d ${quoteForShell(body)}`]),
  ].join(' \\\n  ')

/** Pretty-prints JSON; any other text is unchanged. */
export const formatJson = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
