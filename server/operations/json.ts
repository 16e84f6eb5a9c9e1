import { Refusal } from '#domain/core/refusal'
import { findDuplicateName, hasLoneSurrogate } from './json-text.ts'

/** Maximum nesting depth; the deepest valid body has six levels. */
const depthMax = 20

/** False where lists and objects are nested deeper than `left` levels. */
const isWithinDepth = (value: unknown, left: number): boolean => {
  if (typeof value !== 'object' || value === null) return true
  if (left === 0) return false
  for (const inner of Object.values(value)) if (!isWithinDepth(inner, left - 1)) return false
  return true
}

/** Refusal of a value that is nested too deep; undefined for any other. */
const checkDepth = (value: unknown): Refusal | undefined =>
  isWithinDepth(value, depthMax)
    ? undefined
    : new Refusal('invalid_request', { message: `The body is nested deeper than ${depthMax} levels.` })

const decoder = new TextDecoder('utf-8', { fatal: true })
const encoder = new TextEncoder()

const decodeUtf8 = (bytes: Uint8Array): string => {
  try {
    return decoder.decode(bytes)
  } catch {
    throw new Refusal('invalid_json', { message: 'The body is not encoded as UTF-8.' })
  }
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal('invalid_json')
  }
}

/** Longest name that a refusal repeats. */
const nameLengthMax = 80

/** Refusal of text that JSON.parse reads but other readers may read differently; undefined for any other. */
const checkText = (text: string, value: unknown): Refusal | undefined => {
  if (hasLoneSurrogate(text, value))
    return new Refusal('invalid_json', { message: 'The body has an escape of half a character (a lone surrogate).' })
  const name = findDuplicateName(text, value)
  if (name === undefined) return undefined
  const shown = JSON.stringify(name.slice(0, nameLengthMax))
  return new Refusal('invalid_json', { message: `The body has the field ${shown} twice; each may be there once.` })
}

/**
 * Parses JSON text.
 * @throws Refusal `invalid_json` for invalid JSON, a field that is there twice or half a character, `invalid_request` for excessive nesting.
 */
export const parseJsonText = (text: string): unknown => {
  const value = parseJson(text)
  const refusal = checkDepth(value) ?? checkText(text, value)
  if (refusal) throw refusal
  return value
}

/**
 * Parses JSON in UTF-8.
 * @throws Refusal `invalid_json` for invalid JSON, `invalid_request` for excessive nesting.
 */
export const parseJsonBytes = (bytes: Uint8Array): unknown => parseJsonText(decodeUtf8(bytes))

/** Serializes a value as JSON bytes; empty for undefined. */
const serializeJson = (value: unknown): Uint8Array<ArrayBuffer> =>
  encoder.encode(value === undefined ? '' : JSON.stringify(value))

/** Bytes that own their whole buffer, so that it can be transferred to another thread. */
const ensureOwnBuffer = (bytes: Uint8Array): Uint8Array<ArrayBuffer> =>
  bytes.buffer instanceof ArrayBuffer && bytes.byteLength === bytes.buffer.byteLength
    ? new Uint8Array(bytes.buffer)
    : Uint8Array.from(bytes)

/** Serializes the body of a response: a file as it is, any other value as JSON. */
export const serializeBody = (body: unknown): Uint8Array<ArrayBuffer> =>
  body instanceof Uint8Array ? ensureOwnBuffer(body) : serializeJson(body)
