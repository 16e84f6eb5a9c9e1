import { Refusal } from '#domain/core/refusal'

/** Deepest nesting that is read; the deepest legal body has six levels. */
const depthMax = 20

/** False when lists and objects stand in each other deeper than `left` levels. */
const isWithin = (value: unknown, left: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (left > 0 && Object.values(value).every(inner => isWithin(inner, left - 1)))

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
 * The value that bytes of JSON in UTF-8 stand for.
 * @throws Refusal `invalid_json` for other bytes, `invalid_request` for what is nested too deep.
 */
export const parsedJson = (bytes: Uint8Array): unknown => {
  const value = parsed(decoder.decode(bytes))
  const refusal = tooDeep(value)
  if (refusal) throw refusal
  return value
}

/** A value as bytes of JSON; no bytes for no value. */
export const printedJson = (value: unknown): Uint8Array<ArrayBuffer> =>
  encoder.encode(value === undefined ? '' : JSON.stringify(value))
