import type { FetchResponse } from '../web.ts'
import { numberOf } from './retry.ts'

/** The text of an answer as it arrives, piece by piece, or what `tooLong` throws. */
const counted = async (
  reader: ReturnType<NonNullable<FetchResponse['body']>['getReader']>,
  bytesMax: number,
  tooLong: () => never,
): Promise<string> => {
  const decoder = new TextDecoder()
  let text = ''
  for (let bytes = 0; ; ) {
    const { done, value } = await reader.read()
    if (done || !value) return text + decoder.decode()
    bytes += value.length
    if (bytes > bytesMax) {
      reader.cancel().catch(() => {})
      return tooLong()
    }
    text += decoder.decode(value, { stream: true })
  }
}

/**
 * The text of an answer of at most so many bytes. A length that the answer tells is believed where nothing is packed: no
 * more arrives then.
 * @throws what `tooLong` throws
 */
export const readText = async (response: FetchResponse, bytesMax: number, tooLong: () => never): Promise<string> => {
  const { headers, body } = response
  const length = numberOf(headers.get('content-length'))
  if (length !== undefined && length > bytesMax) {
    body
      ?.getReader()
      .cancel()
      .catch(() => {})
    return tooLong()
  }
  if (body && (length === undefined || headers.get('content-encoding')))
    return counted(body.getReader(), bytesMax, tooLong)
  const text = await response.text()
  return text.length > bytesMax ? tooLong() : text
}
