import type { FetchResponse } from '../web.ts'
import { parseHeaderNumber } from './retry.ts'

/** Reads the bytes of an answer piece by piece; calls `tooLong` above the limit. */
const readBytesUpTo = async (
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

/** Content of an answer: bytes of a file, else text. */
export type Content = string | Uint8Array

/** Decodes content as text. */
export const decodeContent = (content: Content): string =>
  typeof content === 'string' ? content : new TextDecoder().decode(content)

/**
 * Reads an answer of at most `bytesMax` bytes. A stated length is trusted for uncompressed answers: no more can arrive.
 * @throws what `tooLong` throws
 */
export const readContent = async (
  response: FetchResponse,
  bytesMax: number,
  tooLong: () => never,
  isFile: boolean,
): Promise<Content> => {
  const { headers, body } = response
  const length = parseHeaderNumber(headers.get('content-length'))
  if (length !== undefined && length > bytesMax) {
    body
      ?.getReader()
      .cancel()
      .catch(() => {})
    return tooLong()
  }
  if (body && (length === undefined || headers.get('content-encoding') || isFile))
    return readBytesUpTo(body.getReader(), bytesMax, tooLong)
  const content = isFile && response.arrayBuffer ? new Uint8Array(await response.arrayBuffer()) : await response.text()
  return content.length > bytesMax ? tooLong() : content
}
