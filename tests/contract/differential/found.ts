import { requestHeaders } from '#contract/shared/headers'
import { localOperations } from '#server/in-process/local-operations'
import type { Answer } from '../fuzzed.ts'
import { isObject } from '../trimmed-body.ts'
import type { Difference } from './compared.ts'
import { type Drawn, findSentHeader, secretKeyMark } from './drawn-requests.ts'

/** Names of those who are compared with the service. */
export type PartyName = 'handlers' | 'prism' | 'proxy'

/** A difference with what was asked and answered. */
export interface Found extends Difference {
  drawn: Drawn
  answer: Answer | undefined
  /** Whether the party answered an earlier request of the same address and minute otherwise, for a listed reason. */
  hasStrayed: boolean
}

/** A difference that there may be, with its reason. */
export interface KnownDifference {
  of: readonly PartyName[]
  reason: string
  fits(found: Found): boolean
}

export const hasCredential = (drawn: Drawn): boolean =>
  findSentHeader(drawn, 'X-API-Key') !== undefined || findSentHeader(drawn, 'Authorization') !== undefined

/** Whether a header was sent whose value is not of its pattern. */
export const isOffPattern = (drawn: Drawn, name: string): boolean => {
  const value = findSentHeader(drawn, name)
  return value !== undefined && !new RegExp(requestHeaders[name]?.pattern ?? '').test(value)
}

export const localIds = new Set(localOperations.map(({ id }) => id))

export const isOfOwnKey = (drawn: Drawn): boolean => findSentHeader(drawn, 'X-API-Key') === secretKeyMark

/** Issues of an answer, and the code of its failure. */
export const read = (answer: Answer | undefined): { code: string; issues: { path: string; code?: string }[] } => {
  const { code = '', issues = [] } = Object(JSON.parse(answer?.text.startsWith('{') ? answer.text : '{}'))
  return { code, issues }
}

export const isStatus = ({ part, service, mock }: Difference, from: string, ...to: string[]): boolean =>
  part === 'status' && service === from && (to.length === 0 || to.includes(mock))

/** Whether the service refused a request for one thing alone. */
export const isRefusedFor = ({ answer }: Found, path: string): boolean => read(answer).issues[0]?.path === path

/** Whether the first thing that was refused is in the query, which no schema of the file forbids. */
export const isOfQuery = (found: Found): boolean => {
  const names = [...new URLSearchParams(found.drawn.path.split('?')[1]).keys()]
  return names.some(name => isRefusedFor(found, name))
}

/** Whether a request was refused by what its schema does not tell: a rule between fields, a day or a place that is not covered. */
export const isOfRule = ({ answer, drawn }: Found): boolean => {
  const { code, issues } = read(answer)
  // What a sandbox may be depends on today, and on addresses that may be called.
  if (drawn.operation.id === 'createSandbox') return issues.every(({ path }) => ['clock', 'webhookUrl'].includes(path))
  // A calculation that is sent back is refused by the rules of its own operation.
  return (
    code !== 'invalid_request' ||
    issues.some(issue => issue.code !== undefined || issue.path.startsWith('calculations['))
  )
}

/** Whether a value has a text of nothing but blanks and characters that control how others are shown. */
export const hasUnseenText = (value: unknown): boolean =>
  typeof value === 'string'
    ? value !== '' && /^[\s\p{Cf}]*$/u.test(value)
    : isObject(value) && Object.values(value).some(hasUnseenText)

export const hasScenario = ({ drawn }: Found): boolean => findSentHeader(drawn, 'X-Sandbox-Scenario') !== undefined
