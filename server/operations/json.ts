import { Refusal } from '#domain/core/refusal'

/** Deepest nesting that is read; the deepest legal body has six levels. */
const depthMax = 20

/** False when lists and objects stand in each other deeper than `left` levels. */
const isWithin = (value: unknown, left: number): boolean => {
  if (typeof value !== 'object' || value === null) return true
  if (left === 0) return false
  for (const inner of Object.values(value)) if (!isWithin(inner, left - 1)) return false
  return true
}

/** The refusal of a value whose lists and objects are nested too deep to be read; undefined for any other value. */
export const tooDeep = (value: unknown): Refusal | undefined =>
  isWithin(value, depthMax)
    ? undefined
    : new Refusal('invalid_request', { message: `The body is nested deeper than ${depthMax} levels.` })

const decoder = new TextDecoder()
const encoder = new TextEncoder()

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal('invalid_json')
  }
}

/**
 * The value that a text of JSON stands for.
 * @throws Refusal `invalid_json` for other texts, `invalid_request` for what is nested too deep.
 */
export const parsedText = (text: string): unknown => {
  const value = parsed(text)
  const refusal = tooDeep(value)
  if (refusal) throw refusal
  return value
}

/**
 * The value that bytes of JSON in UTF-8 stand for.
 * @throws Refusal `invalid_json` for other bytes, `invalid_request` for what is nested too deep.
 */
export const parsedJson = (bytes: Uint8Array): unknown => parsedText(decoder.decode(bytes))

/** A value as bytes of JSON; no bytes for no value. */
const printedJson = (value: unknown): Uint8Array<ArrayBuffer> =>
  encoder.encode(value === undefined ? '' : JSON.stringify(value))

/** Bytes that own their whole buffer, so that it can be transferred to another thread. */
const alone = (bytes: Uint8Array): Uint8Array<ArrayBuffer> =>
  bytes.buffer instanceof ArrayBuffer && bytes.byteLength === bytes.buffer.byteLength
    ? new Uint8Array(bytes.buffer)
    : Uint8Array.from(bytes)

/** The body of an answer as bytes: a file as it is, any other value as JSON. */
export const printedBody = (body: unknown): Uint8Array<ArrayBuffer> =>
  body instanceof Uint8Array ? alone(body) : printedJson(body)
