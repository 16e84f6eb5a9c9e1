/** What the line of a request says; undefined is left out. Every text but a foreign id is one of this service's own. */
export interface AnsweredRequest {
  requestId: string
  /** Whether the caller chose the id. */
  isForeignId: boolean
  method: string
  /** Operation id, or `none` where no route matched. */
  operation: string
  status: number
  code: string | undefined
  security: string | undefined
  via: string | undefined
  scenario: string | undefined
  /** From the first byte of the request until its answer has left. */
  ms: number
  keyId: string | undefined
  userId: string | undefined
  /** Whether the caller hung up before the whole answer had left. */
  isHungUp: boolean
}

/**
 * Structured log; the first argument holds fields, never a secret. `said` stands for both where a person reads the log in a
 * terminal: one sentence of at most 65 characters, with as much of the fields as it takes to act.
 */
export interface Log {
  debug(fields: object, message: string, said?: string): void
  info(fields: object, message: string, said?: string): void
  warn(fields: object, message: string, said?: string): void
  error(fields: object, message: string, said?: string): void
  /** The line of a request, of which there are most; a log without a faster way of its own gets it by `info`. */
  answered?(request: AnsweredRequest): void
}

/** The function that writes the lines of requests to a log. */
export const requestLines = (log: Log): ((request: AnsweredRequest) => void) =>
  log.answered ??
  (({ isForeignId: _foreign, isHungUp, ...fields }) => log.info(fields, isHungUp ? 'hung up' : 'answered'))
