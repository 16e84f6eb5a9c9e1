import { responseHeaders } from '#contract/shared/headers'
import { scenarioHeader } from '#contract/shared/scenarios'
import type { Answer } from '../fuzzed.ts'
import type { Drawn } from './drawn-requests.ts'

/** The headers of which the contract speaks; the service sends some more with every answer. */
const headerNames = [...Object.keys(responseHeaders), scenarioHeader, 'Content-Type'].map(name => name.toLowerCase())

/** Longest wait that does not depend on the time of day, s. */
const fixedWaitMax = 60

/** What is compared of an answer: by its names, in the order in which they are compared. */
type Compared = ReadonlyMap<string, string>

/** A value as it is compared: instants and ids that the service made are only there or not. */
const toComparedValue = (name: string, value: string, { sent }: Drawn): string => {
  if (name === 'x-ratelimit-reset' || (name === 'retry-after' && Number(value) > fixedWaitMax)) return '(a time)'
  if (name !== 'x-request-id') return value
  return sent.headers.some(([sentName, id]) => sentName === 'X-Request-Id' && id === value) ? value : '(an id)'
}

const parse = (text: string): { code?: string; issues?: { path: string }[] } => {
  try {
    return Object(JSON.parse(text))
  } catch {
    return {}
  }
}

/** The parts of an answer that are compared. */
const toCompared = (answer: Answer | undefined, drawn: Drawn): Compared => {
  if (!answer) return new Map([['status', 'none']])
  const { code = '', issues } = parse(answer.text)
  const headers = headerNames.flatMap((name): [string, string][] => {
    const value = [answer.headers[name] ?? []].flat().join(', ')
    return value === '' ? [] : [[name, toComparedValue(name, value, drawn)]]
  })
  return new Map([['status', `${answer.status}`], ['code', code], ['issue', issues?.[0]?.path ?? ''], ...headers])
}

/** A part in which a mock answers otherwise than the service. */
export interface Difference {
  /** `status`, `code`, `issue` (path of the first one), or the name of a header in lower case. */
  part: string
  /** What the service says; empty where it says nothing. */
  service: string
  /** What the mock says. */
  mock: string
}

/** The differences of two answers; where the status differs all else does, and is not told. */
export const compareAnswers = (service: Answer | undefined, mock: Answer | undefined, drawn: Drawn): Difference[] => {
  const [one, other] = [toCompared(service, drawn), toCompared(mock, drawn)]
  const differences = [...new Set([...one.keys(), ...other.keys()])]
    .map(part => ({ part, service: one.get(part) ?? '', mock: other.get(part) ?? '' }))
    .filter(({ service: said, mock: other }) => said !== other)
  const ofStatus = differences.filter(({ part }) => part === 'status')
  return ofStatus.length > 0 ? ofStatus : differences
}
