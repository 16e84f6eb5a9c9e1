/** Version of the form of cassettes. */
export const cassetteVersion = 1

/** Headers of an answer by which programs read it. */
export interface RecordedHeaders {
  /** Media type without its parameters; empty where none was sent. */
  contentType: string
  /** Names of the headers on limits, sorted; their values change with each call. */
  limits: readonly string[]
}

/** Headers of an answer that are recorded and compared. */
export const readRecordedHeaders = (headers: Headers): RecordedHeaders => ({
  contentType: headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? '',
  limits: [...headers.keys()].filter(name => /^(?:x-ratelimit-|retry-after$)/.test(name)).sort(),
})

/** Recorded call: the request without its credential, and the answer. */
export interface RecordedCall {
  method: string
  /** Path with query. */
  path: string
  /** Text of the request; undefined without a body. */
  body?: string
  status: number
  /** Undefined in cassettes that are older than this field. */
  headers?: RecordedHeaders
  /** JSON of the answer; undefined for another type, of which nothing is compared but the status. */
  answer?: unknown
  /** Date of the contract by which the answer was made (`Valorem-Version`); empty where none was sent. */
  contract: string
}

/** Recorded calls, in the order in which they were answered. */
export interface Cassette {
  cassette: typeof cassetteVersion
  /** Instant of the recording, ISO 8601 in UTC. */
  recordedAt: string
  /** Paths in answers of values that change with each call; they are not compared. */
  changing: readonly string[]
  calls: readonly RecordedCall[]
}

/**
 * Values that differ in each answer or with the caller: ids of requests, names and tiers of keys, remaining calls, instants
 * and secrets. A path ends at them, whatever is before it.
 */
export const changingValues: readonly string[] = [
  ...['meta.requestId', 'requestId', 'meta.api_key_name', 'meta.tier', 'meta.remaining', 'meta.generated'],
  ...['asOf', 'createdAt', 'expiresAt', 'sessionToken', 'sessionTokenExpiresAt', 'secret', 'apiKey', 'resetsAt'],
]

/** Whether a path in an answer, as `data.lines[0].amount`, ends with a changing value. */
export const isChanging = (path: string, changing: readonly string[]): boolean =>
  changing.some(name => path === name || path.endsWith(`.${name}`))

/** Whether JSON is a cassette of this version. */
export const isCassette = (value: unknown): value is Cassette => {
  const { cassette, calls, changing } = Object(value) as Partial<Cassette>
  return cassette === cassetteVersion && Array.isArray(calls) && Array.isArray(changing)
}
