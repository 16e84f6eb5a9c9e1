import { getOperationPath } from '#contract/openapi/operation-path'
import { type ErrorCode, errorCodes, errors } from '#contract/shared/errors'
import type { FieldRule } from '#contract/shared/field-rules'
import { type Html, html, type Part } from '../html.ts'
import { renderAnswerBlock, renderCodeBlock, renderParagraph, renderPlainTable, renderShellLine } from './code.ts'
import type { DocsPage } from './docs-page.ts'
import type { ShownExample, ShownOperation } from './document.ts'
import { buildCurlCommand, findGoodExample, isSandboxOperation } from './requests.ts'
import type { Source } from './source.ts'
import { renderInlineCode } from './text.ts'

/** Status names (RFC 9110). */
const statusNames: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  402: 'Payment Required',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  409: 'Conflict',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
}

const formatStatus = (status: number): string => `${status} ${statusNames[status] ?? ''}`.trim()

/** Renders all error codes by status, for the errors page and not-found pages. */
export const renderCodeList = (): Html =>
  html`${[...Map.groupBy(errorCodes, code => errors[code].status)].map(
    ([status, codes]) => html`<h2 id="status-${status}">${formatStatus(status)}</h2>
${renderPlainTable(
  `Codes of status ${status}`,
  ['Code', 'What it says'],
  codes.map(code => [
    html`<a href="/docs/errors/${code}"><code>${code}</code></a>`,
    renderInlineCode(errors[code].message),
  ]),
)}`,
  )}`

/** Builds the page of all error codes by status. */
export const buildErrorsPage = (): DocsPage => ({
  title: 'Errors',
  path: '/docs/errors',
  main: html`<p class="lead">Every failure has the same shape: a sentence for people, a stable code for programs, the id of the request and a link to the page of the code. New codes may be added; none is ever renamed.</p>
${renderCodeBlock(
  'A failure',
  JSON.stringify(
    {
      success: false,
      error: errors.rate_limited.message,
      code: 'rate_limited',
      requestId: 'req_2f1c9a7be04d4e0f',
      docs: '/docs/errors/rate_limited',
    },
    null,
    2,
  ),
)}
${renderCodeList()}`,
})

interface OperationExample {
  operation: ShownOperation
  example: ShownExample
}

const hasErrorCode = ({ answer }: ShownExample, code: ErrorCode): boolean =>
  (answer as { code?: unknown } | undefined)?.code === code

/** First documented example with a code; those with a request come before those produced by a situation. */
const findExampleWithCode = ({ described }: Source, code: ErrorCode): OperationExample | undefined => {
  const all = described.operations.flatMap(operation =>
    operation.examples.filter(example => hasErrorCode(example, code)).map(example => ({ operation, example })),
  )
  return all.find(({ example }) => example.request !== undefined) ?? all[0]
}

/** Error classes of the SDK, by status. */
const classes: Readonly<Record<number, string>> = {
  400: 'InvalidRequestError',
  401: 'AuthenticationError',
  402: 'PaymentRequiredError',
  403: 'PermissionError',
  404: 'NotFoundError',
  405: 'InvalidRequestError',
  408: 'ServerError',
  409: 'ConflictError',
  413: 'PayloadTooLargeError',
  415: 'InvalidRequestError',
  429: 'RateLimitError',
}

/** Class that the SDK throws for a code; a test compares it with the SDK. */
const getErrorClass = (code: ErrorCode): string => {
  if (code.endsWith('quota_exhausted')) return 'QuotaExceededError'
  const { status } = errors[code]
  return classes[status] ?? (status >= 500 ? 'ServerError' : 'ValoremError')
}

const afterWait =
  'The client repeats the call by itself after the time that `Retry-After` names, twice unless told otherwise.'

const describeRetry = (code: ErrorCode): string => {
  if (code.endsWith('quota_exhausted'))
    return 'The client does not repeat the call: it would fail until the quota begins anew.'
  const { status } = errors[code]
  if (code === 'unavailable')
    return `${afterWait} \`localFetch\` of \`@valorem/sdk/local\` gives this code too, for operations that need a running service: there it has no \`Retry-After\`, but \`X-Should-Retry: false\`, and the client does not repeat the call.`
  if (status === 429) return afterWait
  if (status === 408 || status >= 500)
    return 'The client repeats the call by itself, twice unless told otherwise; a POST carries the same `Idempotency-Key` each time.'
  return 'The client does not repeat the call: the same request would fail again.'
}

const renderErrorExample = (source: Source, code: ErrorCode): Html => {
  const shown = findExampleWithCode(source, code)
  if (!shown) {
    const { message } = errors[code]
    const answer = {
      success: false,
      error: message,
      code,
      requestId: 'req_2f1c9a7be04d4e0f',
      docs: `/docs/errors/${code}`,
    }
    return renderAnswerBlock(`Answer ${errors[code].status}`, answer, source.lawIds)
  }
  const { operation, example } = shown
  const isSent = !operation.isOfPages && (example.situation === undefined || example.request !== undefined)
  const where = html`<p>${renderInlineCode(example.summary)}: <a href="${getOperationPath(operation.id)}#example-${example.name}">${operation.summary}</a>.</p>
`
  return html`${where}${isSent && renderCodeBlock('Request with curl', renderShellLine(buildCurlCommand(operation, example, source)))}${renderAnswerBlock(`Answer ${errors[code].status}`, example.answer, source.lawIds)}`
}

const renderTrySection = (source: Source, code: ErrorCode): Html => {
  if (source.sandboxApiKey === undefined)
    return html`<p>The sandbox key of this service is off, and <a href="/docs/scenarios">failures on demand</a> are for it alone. The mocks of <code>@valorem/sdk/testing</code> give this one by the same word.</p>
`
  const { status } = errors[code]
  const { operations } = source.described
  const declares = ({ answers }: ShownOperation): boolean => answers.some(answer => answer.status === status)
  const able = operations.filter(operation => isSandboxOperation(operation) && declares(operation))
  const operation = able.find(one => one.examples.some(example => hasErrorCode(example, code))) ?? able[0]
  if (!operation)
    return html`<p>No operation that the sandbox key may call answers ${status}, so this code cannot be asked for with <code>X-Sandbox-Scenario</code>.</p>
`
  return html`<p>With the sandbox key <a href="/docs/scenarios">the header X-Sandbox-Scenario</a> asks for this failure; nothing is computed and nothing counted in its day.</p>
${renderCodeBlock('curl', renderShellLine(buildCurlCommand(operation, findGoodExample(operation) ?? {}, source, code)))}`
}

const collectRules = ({ described }: Source): [rule: FieldRule, operations: ShownOperation[]][] => {
  const all = described.operations.flatMap(operation => operation.rules.map(rule => ({ rule, operation })))
  return [...Map.groupBy(all, ({ rule }) => rule.code)]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, uses]) => (uses[0] ? [[uses[0].rule, uses.map(({ operation }) => operation)]] : []))
}

const renderIssueList = (source: Source): Html => html`<h2 id="issues">Finer codes of issues</h2>
<p>Where a rule between fields is broken, <code>issues[].code</code> names the rule.</p>
<table class="rows"><caption>Finer codes of issues</caption>
<thead><tr><th scope="col">Code</th><th scope="col">What it says</th></tr></thead>
<tbody>
${collectRules(source).map(
  ([
    { code, says },
    operations,
  ]) => html`<tr id="${code}"><th scope="row"><code>${code}</code></th><td>${renderInlineCode(says)} <span class="type">${operations.map(({ id }, index) => html`${index > 0 && ', '}<a href="${getOperationPath(id)}#rules">${id}</a>`)}</span></td></tr>
`,
)}</tbody></table>
`

const renderErrorSection = (id: string, title: string, content: Part): Html => html`<h2 id="${id}">${title}</h2>
${content}`

/** Builds the page of an error code. */
export const buildErrorPage = (source: Source, code: ErrorCode): DocsPage => {
  const { status, message, cause, remedy } = errors[code]
  return {
    title: code,
    path: `/docs/errors/${code}`,
    main: html`<p class="lead">${renderInlineCode(message)}</p>
${renderErrorSection(
  'status',
  'Status',
  html`<p><a href="/docs/errors#status-${status}">${formatStatus(status)}</a></p>
`,
)}${renderErrorSection('cause', 'What causes it', renderParagraph(cause))}${renderErrorSection('remedy', 'What mends it', renderParagraph(remedy))}${renderErrorSection('example', 'Example', renderErrorExample(source, code))}${renderErrorSection(
  'sdk',
  'In the SDK',
  html`<p><code>${getErrorClass(code)}</code> with <code>error.code === '${code}'</code>. ${renderInlineCode(describeRetry(code))}</p>
`,
)}${renderErrorSection('try', 'Try it', renderTrySection(source, code))}${code === 'invalid_request' && renderIssueList(source)}`,
  }
}
