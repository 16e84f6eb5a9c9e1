/** A situation that an example needs besides a working sandbox key and an empty store; the tests arrange it. */
export type Situation =
  | 'noCredential'
  | 'unknownKey'
  | 'publishableKey'
  | 'agencyKey'
  | 'leadSentBefore'
  | 'visitorSentTwice'
  | 'keyUsedBefore'
  | 'minuteUsedUp'
  | 'dayUsedUp'
  | 'slowBody'
  | 'itemsAboveLimit'
  | 'bodyAboveLimit'
  | 'brokenPrices'
  | 'brokenTiers'
  | 'brokenMarket'
  | 'brokenStore'
  | 'brokenKeys'
  | 'cookie'
  | 'sessionOver'
  | 'sessionMinuteUsedUp'
  | 'organisation'
  | 'ownOrganisation'
  | 'keysUsedUp'
  | 'keyMadeBefore'
  | 'exportedBefore'
  | 'providerKeys'
  | 'providerKeysOff'
  | 'noProviders'
  | 'providersAway'
  | 'inventedFigures'
  | 'ownKey'
  | 'ownKeyRejected'
  | 'ownKeyReadsWrong'
  | 'ownPdfKey'
  | 'commentaryOfSession'
  | 'commentariesUsedUp'
  | 'brokenAccount'
  | 'brokenToken'
  | 'brokenSessions'
  | 'fixedToken'
  | 'sandboxMade'

/** A documented request, written by hand. `Body` is what the schema of the operation reads. */
export interface ExampleRequest<Body = unknown> {
  /** Unique within the operation, camelCase; what `Prefer: example=…` names at the mock. */
  name: string
  summary: string
  situation?: Situation
  /** Parts of the path by their names, where it has some. */
  params?: Readonly<Record<string, string>>
  /** The query by its names, where it has one. */
  query?: Readonly<Record<string, string>>
  /** Left out where the situation makes the request. Its id is that of `requestIdOf`. */
  request?: { headers?: Record<string, string>; body?: Body } | { headers?: Record<string, string>; wrong: unknown }
  /** Headers of the answer whose values belong to this body. */
  answerHeaders?: Record<string, string>
}

/** The answer to a documented request, as `npm run record` wrote it; 304 has no body, and of a file none is kept. */
export interface RecordedAnswer {
  status: number
  body?: unknown
}

/** One request with its real answer; the tests send it and compare. */
export interface Example extends ExampleRequest {
  response: RecordedAnswer
}

/** The id that the request of an example sends as `X-Request-Id`, and that its answer repeats. */
export const requestIdOf = (example: { name: string }): string => `req_${example.name}`

/** A request whose body fits the schema; rules may still refuse it. */
export const withBody = <Body>(name: string, summary: string, body: NoInfer<Body>): ExampleRequest<Body> => ({
  name,
  summary,
  request: { body },
})

/** A request whose body does not fit the schema. */
export const withWrongBody = (name: string, summary: string, wrong: unknown): ExampleRequest<never> => ({
  name,
  summary,
  request: { wrong },
})
