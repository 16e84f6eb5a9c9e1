import { depthMax, isWithin, parsed } from '../fuzzed.ts'
import { isObject } from '../trimmed-body.ts'
import { type Drawn, findSentHeader } from './drawn-requests.ts'

/** One media type, or several with their weights. */
const mediaTypes = /^[\w*]+\/[\w.*+-]+(; ?(?:charset=utf-8|q=[\d.]+))?(, [\w*]+\/[\w.*+-]+(;q=[\d.]+)?)*$/i

/** Longest body that Prism reads. */
const prismBytesMax = 10 * 1024 * 1024

/** Whether a value has a field whose name has characters beyond visible ASCII. */
const hasStrangeName = (value: unknown): boolean =>
  isObject(value) && Object.entries(value).some(([name, inner]) => /[^ -~]/.test(name) || hasStrangeName(inner))

/** Requests that Prism cannot be asked, neither as a mock nor as a proxy; the service behind the proxy is asked itself. */
export const unaskable: readonly { reason: string; fits(drawn: Drawn): boolean }[] = [
  {
    reason: 'Prism takes minutes for a body of hundreds of levels; the service reads twenty.',
    fits: ({ operation, sent }) =>
      operation.body !== undefined && !isWithin(parsed(String(sent.body))?.value, depthMax),
  },
  {
    reason: 'Prism unpacks no body.',
    fits: drawn => findSentHeader(drawn, 'Content-Encoding') !== undefined,
  },
  {
    reason:
      'Prism throws, and never answers, where Accept or Content-Type is no list of media types, and reads no charset but UTF-8.',
    fits: ({ sent }) =>
      sent.headers.some(([name, value]) => /^(accept|content-type)$/i.test(name) && !mediaTypes.test(value)),
  },
  {
    reason: 'Prism answers 500 where a header that it passes on has letters beyond ASCII.',
    fits: ({ sent }) => sent.headers.some(([, value]) => /[^ -~]/.test(value)),
  },
  {
    reason:
      'Prism names each field that should not be there in a header, and never answers where that has letters beyond ASCII.',
    fits: ({ operation, sent }) => operation.body !== undefined && hasStrangeName(parsed(String(sent.body))?.value),
  },
  {
    reason:
      'Prism breaks off a body that is not JSON, takes the quotes from one that is a text, and reads none above its own limit.',
    fits: ({ operation, sent }) =>
      operation.body !== undefined &&
      (Buffer.byteLength(sent.body) > Math.min(operation.access.bodyLimitBytes, prismBytesMax) ||
        !isObject(parsed(String(sent.body))?.value)),
  },
]
