import { Stream } from 'node:stream'

/** Bytes that ts-rest sends as they are: it pipes any stream into the response, and this one writes them at once. */
export class WholeBody extends Stream {
  readonly #bytes: Uint8Array

  constructor(bytes: Uint8Array) {
    super()
    this.#bytes = bytes
  }

  override pipe<Target extends NodeJS.WritableStream>(target: Target): Target {
    target.end(this.#bytes)
    return target
  }
}
