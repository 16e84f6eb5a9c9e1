import type { FetchResponse } from '../web.ts'
import { numberOf } from './retry.ts'

/** The bytes of an answer as they arrive, piece by piece, or what `tooLong` throws. */
const counted = async (
  reader: ReturnType<NonNullable<FetchResponse['body']>['getReader']>,
  bytesMax: number,
  tooLong: () => never,
): Promise<Uint8Array> => {
  const pieces: Uint8Array[] = []
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done || !value) break
    bytes += value.length
    if (bytes > bytesMax) {
      reader.cancel().catch(() => {})
      return tooLong()
    }
    pieces.push(value)
  }
  const whole = new Uint8Array(bytes)
  bytes = 0
  for (const piece of pieces) {
    whole.set(piece, bytes)
    bytes += piece.length
  }
  return whole
}

/** What an answer says: its bytes where it is a file, else its text. */
export type Content = string | Uint8Array

/** The text of what was read. */
export const textOf = (content: Content): string =>
  typeof content === 'string' ? content : new TextDecoder().decode(content)

/**
 * What an answer of at most so many bytes says. A length that the answer tells is believed where nothing is packed: no
 * more arrives then.
 * @throws what `tooLong` throws
 */
export const readContent = async (
  response: FetchResponse,
  bytesMax: number,
  tooLong: () => never,
  isFile: boolean,
): Promise<Content> => {
  const { headers, body } = response
  const length = numberOf(headers.get('content-length'))
  if (length !== undefined && length > bytesMax) {
    body
      ?.getReader()
      .cancel()
      .catch(() => {})
    return tooLong()
  }
  if (body && (length === undefined || headers.get('content-encoding') || isFile))
    return counted(body.getReader(), bytesMax, tooLong)
  const content = isFile && response.arrayBuffer ? new Uint8Array(await response.arrayBuffer()) : await response.text()
  return content.length > bytesMax ? tooLong() : content
}
