import { getOperationPath } from '#contract/openapi/operation-path'
import { mapCountries } from '#contract/propcalc/fees/countries'
import { errors } from '#contract/shared/errors'
import type { FieldRule } from '#contract/shared/field-rules'
import { type Html, html, type Part } from '../html.ts'
import {
  renderAnswerBlock,
  renderCodeBlock,
  renderFactList,
  renderParagraph,
  renderPlainTable,
  renderShellLine,
} from './code.ts'
import { type CoveredCountry, getEnglishName } from './covered-country.ts'
import { type DocsPage, renderMethod } from './docs-page.ts'
import type { ShownAnswer, ShownExample, ShownOperation } from './document.ts'
import { type FieldContext, getSchemaName, indexBodiesByCountry, renderBodyTables } from './fields.ts'
import { renderFiguresGuide } from './figures-guide.ts'
import { listOperationFacts } from './operation-facts.ts'
import { renderRequestBlocks } from './request-blocks.ts'
import { buildCurlCommand, findGoodExample, hasFailuresOnDemand } from './requests.ts'
import type { Source } from './source.ts'
import { renderInlineCode } from './text.ts'
import { renderTrialSection } from './trial/section.ts'

/** The operation whose page has the fields of every calculation of a conversation; commentaries have none. */
const conversation = 'chat'

/**
 * Creates the lookup of the page that shows a large union in full: the operation whose body has the same variants, or
 * the chat page for its calculations.
 */
const createUnionPageLookup =
  ({ described: { operations, schemas } }: Source, own: ShownOperation) =>
  (id: string): string | undefined => {
    if (id === 'Calculation')
      return own.id === conversation ? undefined : `${getOperationPath(conversation)}#answer-calculations`
    const count = schemas[id]?.oneOf?.length ?? schemas[id]?.anyOf?.length
    const home = operations.find(({ body }) => {
      const union = body && schemas[getSchemaName(body) ?? '']
      return union?.oneOf !== undefined && union.oneOf.length === count
    })
    return home && home.id !== own.id ? getOperationPath(home.id) : undefined
  }

const renderParameterTable = (
  operation: ShownOperation,
  place: 'path' | 'query',
  title: string,
  fields: FieldContext,
): Html => {
  const list = operation.parameters.filter(parameter => parameter.in === place)
  if (list.length === 0) return html``
  const properties = Object.fromEntries(list.map(({ name, schema, description }) => [name, { ...schema, description }]))
  const required = list.filter(parameter => parameter.required).map(({ name }) => name)
  return renderBodyTables({ type: 'object', properties, required }, title, fields)
}

/** Renders rules between fields as a table; nothing if there are none. */
export const renderRules = (rules: readonly FieldRule[]): Part =>
  rules.length > 0 &&
  html`<h3 id="rules">Rules between fields</h3>
${renderPlainTable(
  'Rules between fields',
  ['Code of the issue', 'What it says'],
  rules.map(({ code, says, fields }) => [
    html`<a href="/docs/errors/invalid_request#${code}"><code>${code}</code></a>`,
    html`${renderInlineCode(says)} <span class="type">${fields.join(', ')}</span>`,
  ]),
)}`

/** Countries of an operation whose body differs by country; empty for any other operation. */
const listOperationCountries = ({ described, countries }: Source, { body }: ShownOperation): CoveredCountry[] => {
  const bodies = indexBodiesByCountry(body, described)
  return countries.filter(({ code }) => bodies.has(code))
}

/** Renders links to the pages of the countries. */
const renderCountryLinks = (source: Source, operation: ShownOperation): Part => {
  const countries = listOperationCountries(source, operation)
  return (
    countries.length > 0 &&
    html`<h3 id="countries">Country by country</h3>
<p>The page of a country has all of its fields, the rules that it alone has, its lines and its examples.</p>
<ul>
${countries.map(
  country => html`<li><a href="${getOperationPath(operation.id)}/${country.code}">${getEnglishName(country)}</a></li>
`,
)}</ul>
`
  )
}

/** Rules of an operation, except those of a single country, which are on its page. */
const listSharedRules = (source: Source, operation: ShownOperation): readonly FieldRule[] => {
  const { rules } = operation
  if (listOperationCountries(source, operation).length === 0) return rules
  const own = new Set(mapCountries(country => country.rules).flatMap(list => list.map(({ says }) => says)))
  return rules.filter(({ says }) => !own.has(says))
}

const renderRequest = (source: Source, operation: ShownOperation, fields: FieldContext): Html => {
  const headers = operation.parameters.filter(parameter => parameter.in === 'header')
  return html`<h2 id="request">Request</h2>
${renderParameterTable(operation, 'path', 'Parts of the path', fields)}${renderParameterTable(operation, 'query', 'Query', fields)}
${operation.body && renderBodyTables(operation.body, 'Body of the request', fields)}${renderCountryLinks(source, operation)}
${renderRules(listSharedRules(source, operation))}
${
  headers.length > 0 &&
  html`<h3>Headers of the request</h3>
${renderPlainTable(
  'Headers of the request',
  ['Header', 'Meaning'],
  headers.map(({ name, description }) => [html`<code>${name}</code>`, renderInlineCode(description)]),
)}`
}`
}

const renderStatusMeaning = ({ status, codes }: ShownAnswer): Part => {
  if (status === 304) return 'Nothing has changed since the answer that If-None-Match names.'
  if (status < 300) return 'A good answer, described below.'
  return codes.map(
    (code, index) =>
      html`${index > 0 && html`<br>`}<a href="/docs/errors/${code}"><code>${code}</code></a> ${renderInlineCode(errors[code].message)}`,
  )
}

const renderOperationAnswer = (operation: ShownOperation, fields: FieldContext): Html => {
  const good = operation.answers.find(({ status, schema, fileType }) => status < 300 && (schema ?? fileType))
  return html`<h2 id="statuses">Statuses</h2>
${renderPlainTable(
  'Statuses of the answer',
  ['Status', 'Meaning'],
  operation.answers.map(answer => [String(answer.status), renderStatusMeaning(answer)]),
)}
${
  good &&
  html`<h2 id="answer">Answer</h2>
${good.schema ? renderBodyTables(good.schema, 'Body of the answer', fields) : html`<p>A file of the type <code>${good.fileType ?? ''}</code>.</p>`}
<h3>Headers of the answer</h3>
${renderPlainTable(
  'Headers of the answer',
  ['Header', 'Meaning'],
  good.headers.map(({ name, description }) => [html`<code>${name}</code>`, renderInlineCode(description)]),
)}`
}`
}

/** Number of success examples shown in full, and the maximum answer length of further ones. */
const [lengthyExamples, furtherCharactersMax] = [3, 1000]

/** Renders a documented request with its answer, as a curl command and as programs; the first of a page is expanded. */
export const renderExample = (
  source: Source,
  operation: ShownOperation,
  example: ShownExample,
  place: number,
): Html => {
  const { name, summary, status, answer, situation } = example
  const charactersMax = status < 300 && place >= lengthyExamples ? furtherCharactersMax : undefined
  const isArranged = situation !== undefined && !['noCredential', 'unknownKey', 'fixedToken'].includes(situation)
  const scenario = isArranged && hasFailuresOnDemand(operation, source) ? name : undefined
  const base = scenario ? { ...findGoodExample(operation), request: findGoodExample(operation)?.request } : example
  const line = isArranged && !scenario ? undefined : buildCurlCommand(operation, base as ShownExample, source, scenario)
  return html`<details class="example" id="example-${name}"${place === 0 && html` open`}><summary><b>${status}</b> ${summary} <code>${name}</code></summary>
${renderRequestBlocks(source, operation, example, operation.isOfPages ? undefined : line, language => `${language}, ${name}`)}
${answer !== undefined && renderAnswerBlock(`Answer, ${name}`, answer, source.lawIds, charactersMax)}</details>
`
}

const renderExamples = (source: Source, operation: ShownOperation): Html => {
  const all = operation.examples.filter(({ status }) => status < 300)
  // Country examples are on the country pages.
  const good = listOperationCountries(source, operation).length > 0 ? all.slice(0, 1) : all
  const asksOnDemand = ({ request }: ShownExample): boolean => request?.headers?.['X-Sandbox-Scenario'] !== undefined
  const failing = operation.examples.filter(
    example => example.status >= 400 && (hasFailuresOnDemand(operation, source) || !asksOnDemand(example)),
  )
  return html`<h2 id="examples">Examples</h2>
${good.map((example, index) => renderExample(source, operation, example, index))}
${
  hasFailuresOnDemand(operation, source) &&
  html`<h3 id="scenario">A failure on demand</h3>
<p>With the sandbox key the header <code>X-Sandbox-Scenario</code> asks for any status, code or example of this page by its name, and for broken connections: see <a href="/docs/scenarios">failures on demand</a>.</p>
${renderCodeBlock('curl, 429 on demand', renderShellLine(buildCurlCommand(operation, findGoodExample(operation) ?? {}, source, '429')))}`
}
${failing.length > 0 && html`<h3>Failures</h3>`}
${failing.map(example => renderExample(source, operation, example, good.length + 1))}`
}

/** Operations whose answers are texts of a model with their figures. */
const textOperations: ReadonlySet<string> = new Set(['analyze', 'chat'])

/** Builds the page of an operation: request and answer on the left, ready-to-run examples on the right. */
export const buildOperationPage = (source: Source, operation: ShownOperation): DocsPage => {
  const fieldsOf = (id: string): FieldContext => ({
    schemas: source.described.schemas,
    id,
    shown: new Map(),
    usedIds: new Set(),
    pageOf: createUnionPageLookup(source, operation),
  })
  return {
    title: operation.summary,
    path: getOperationPath(operation.id),
    main: html`<p class="route">${renderMethod(operation.method)} <code>${operation.path}</code></p>
<div class="columns"><div class="words">
${renderParagraph(operation.description)}${renderFactList([['Operation', html`<code>${operation.id}</code>`], ...listOperationFacts(operation)])}
<p class="jump">On this page: <a href="#request">request</a>, <a href="#statuses">statuses</a>, <a href="#answer">answer</a>, ${textOperations.has(operation.id) && html`<a href="#figures">figures</a>, `}<a href="#examples">examples</a></p>
${renderRequest(source, operation, fieldsOf('request'))}
${renderOperationAnswer(operation, fieldsOf('answer'))}
${textOperations.has(operation.id) && renderFiguresGuide(operation, source.lawIds)}</div>
<div class="examples">
${renderTrialSection(operation)}${renderExamples(source, operation)}</div></div>
`,
  }
}
