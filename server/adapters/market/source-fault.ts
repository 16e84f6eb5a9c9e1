import type { SourceFailure } from '#server/ports/market'

/** Thrown by the adapters in this folder when a source yields no series; `message` is for the log. */
export class SourceFault extends Error {
  readonly reason: SourceFailure
  /** Status of the HTTP response, if any. */
  readonly status: number | undefined

  constructor(reason: SourceFailure, message: string, status?: number) {
    super(message)
    this.name = 'SourceFault'
    this.reason = reason
    this.status = status
  }
}
