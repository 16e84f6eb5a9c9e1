import type { HeaderObject, HeadersObject, OperationObject, ResponseObject } from 'openapi3-ts/oas31'
import type { OperationPair } from './compatibility-contents.ts'
import { compareOtherKeys } from './compatibility-keys.ts'
import { compareDeprecation } from './compatibility-schemas.ts'
import { compareSerialisation } from './compatibility-serialisation.ts'
import { resolveComponent } from './openapi-parts.ts'

const compareHeader = (before: HeaderObject, after: HeaderObject, where: string, pair: OperationPair): void => {
  const tell = pair.report('answer')
  const [wasRequired, isRequired] = [before.required === true, after.required === true]
  if (wasRequired && !isRequired) tell('header-optional', where, 'It may be missing now.')
  if (isRequired && !wasRequired) tell('header-required', where, 'It is always sent now.')
  compareDeprecation(before, after, where, tell)
  compareSerialisation(before, after, { where, direction: 'answer', pair })
  compareOtherKeys('header', before, after, where, tell)
  pair.compareSchemas(before.schema, after.schema, where, 'answer')
}

/** All headers of an answer, optional ones included, which have a separate list. */
const getAllHeaders = (answer: ResponseObject): HeadersObject => ({
  ...(answer['x-optional-headers'] as HeadersObject | undefined),
  ...answer.headers,
})

const compareHeaders = (before: ResponseObject, after: ResponseObject, status: string, pair: OperationPair): void => {
  const tell = pair.report('answer')
  const [headers, later] = [getAllHeaders(before), getAllHeaders(after)]
  for (const name of Object.keys(headers)) {
    const where = `${status} header ${name}`
    const [was, is] = [headers[name], later[name]]
    if (was && is)
      compareHeader(
        resolveComponent<HeaderObject>(pair.before, was),
        resolveComponent<HeaderObject>(pair.after, is),
        where,
        pair,
      )
    else tell('header-removed', where, 'The header is gone.')
  }
  for (const name of Object.keys(later).filter(name => !(name in headers)))
    tell('header-added', `${status} header ${name}`, 'The header is new.')
}

/** The codes of a failure: its own list, or the beginnings of the lines of its description. */
const listErrorCodes = ({ description = '', 'x-error-codes': codes }: ResponseObject): string[] =>
  (codes as string[] | undefined) ?? [...description.matchAll(/^`(\w+)`:/gm)].map(([, code = '']) => code)

/**
 * Codes of a failure that are gone. A file without lists by operation names the codes of the whole service for each, of
 * which the schema of the body tells what is gone.
 */
const findGoneCodes = (before: ResponseObject, after: ResponseObject): string[] => {
  if (before['x-error-codes'] === undefined && after['x-error-codes'] !== undefined) return []
  const kept = listErrorCodes(after)
  return listErrorCodes(before).filter(code => !kept.includes(code))
}

const compareAnswer = (before: ResponseObject, after: ResponseObject, status: string, pair: OperationPair): void => {
  const tell = pair.report('answer')
  compareHeaders(before, after, status, pair)
  for (const code of findGoneCodes(before, after)) tell('error-code-removed', `${status} code`, `${code} is gone.`)
  compareOtherKeys('response', before, after, status, tell)
  pair.contents(before.content ?? {}, after.content ?? {}, { where: `${status} `, direction: 'answer' })
}

/** Compares the answers of an operation by status: headers, codes of failures, texts and bodies. */
export const compareAnswers = (before: OperationObject, after: OperationObject, pair: OperationPair): void => {
  const tell = pair.report('answer')
  const [was, is] = [before.responses ?? {}, after.responses ?? {}] as Record<string, ResponseObject>[]
  for (const [status, given] of Object.entries(was ?? {})) {
    const later = is?.[status]
    if (later) compareAnswer(resolveComponent(pair.before, given), resolveComponent(pair.after, later), status, pair)
    else tell(/^[23]/.test(status) ? 'success-status-removed' : 'status-removed', status, 'The status is gone.')
  }
  for (const status of Object.keys(is ?? {})) if (!was?.[status]) tell('status-added', status, 'The status is new.')
}
