import { operationPath } from '#contract/openapi/operation-path'
import { ofEveryCountry } from '#contract/propcalc/fees/countries'
import type { Credential } from '#contract/shared/access'
import { type ErrorCode, errorCodes, errors } from '#contract/shared/errors'
import type { FieldRule } from '#contract/shared/field-rules'
import { type Html, html, type Part } from '../html.ts'
import { answerBlock, codeBlock, type Fact, facts, markedLine, paragraph, plainTable } from './code.ts'
import { countedAs } from './counted-as.ts'
import { type CoveredCountry, englishName } from './covered-country.ts'
import { type DocsPage, methodView } from './docs-page.ts'
import type { ShownExample, ShownOperation } from './document.ts'
import { bodiesByCountry, bodyTables, type Fields, nameOf } from './fields.ts'
import { figuresGuide } from './figures-guide.ts'
import { requestBlocks } from './request-blocks.ts'
import { curlLine, goodExample, hasScenarios } from './requests.ts'
import type { Source } from './source.ts'
import { inline, listed } from './text.ts'
import { trialSection } from './trial/section.ts'

const callers: Readonly<Record<Credential, string>> = {
  secret: 'a secret key (servers)',
  publishable: 'a publishable key (web pages)',
  sandbox: 'the sandbox key',
  session: 'a signed-in person (session token or cookie)',
  organisationAdmin: 'a signed-in owner or administrator of an organisation (session token or cookie)',
}

const bytes = (count: number): string =>
  count % 1_048_576 === 0 ? `${count / 1_048_576} MiB` : `${Math.round(count / 1024)} KiB`

const factsOf = ({
  credentials,
  quota,
  publishableQuota,
  bodyLimitBytes,
  isOfPages,
}: ShownOperation): readonly Fact[] => [
  [
    'Who may call',
    isOfPages ? 'our own pages alone, with the cookie of a session' : listed(credentials.map(name => callers[name])),
  ],
  ['Counts as', countedAs({ quota, publishableQuota })],
  ...(bodyLimitBytes > 0 ? [['Body', `JSON, at most ${bytes(bodyLimitBytes)}`] as const] : []),
]

/** The operation whose page has the fields of every calculation of a conversation; a commentary makes none. */
const conversation = 'chat'

/**
 * The page that shows a union of many in full: that of the operation whose body has the same fields by country, or that of
 * the conversation for its calculations.
 */
const pageOfUnion =
  ({ described: { operations, schemas } }: Source, own: ShownOperation) =>
  (id: string): string | undefined => {
    if (id === 'Calculation')
      return own.id === conversation ? undefined : `${operationPath(conversation)}#answer-calculations`
    const count = schemas[id]?.oneOf?.length ?? schemas[id]?.anyOf?.length
    const home = operations.find(({ body }) => {
      const union = body && schemas[nameOf(body) ?? '']
      return union?.oneOf !== undefined && union.oneOf.length === count
    })
    return home && home.id !== own.id ? operationPath(home.id) : undefined
  }

const parameterTable = (operation: ShownOperation, place: 'path' | 'query', title: string, fields: Fields): Html => {
  const list = operation.parameters.filter(parameter => parameter.in === place)
  if (list.length === 0) return html``
  const properties = Object.fromEntries(list.map(({ name, schema, description }) => [name, { ...schema, description }]))
  const required = list.filter(parameter => parameter.required).map(({ name }) => name)
  return bodyTables({ type: 'object', properties, required }, title, fields)
}

/** Rules between fields in a table; nothing where there are none. */
export const rulesView = (rules: readonly FieldRule[]): Part =>
  rules.length > 0 &&
  html`<h3 id="rules">Rules between fields</h3>
${plainTable(
  'Rules between fields',
  ['Code of the issue', 'What it says'],
  rules.map(({ code, says, fields }) => [
    html`<a href="/docs/errors/invalid_request#${code}"><code>${code}</code></a>`,
    html`${inline(says)} <span class="type">${fields.join(', ')}</span>`,
  ]),
)}`

/** The countries of an operation whose body differs by country; none of any other operation. */
const countriesOf = ({ described, countries }: Source, { body }: ShownOperation): CoveredCountry[] => {
  const bodies = bodiesByCountry(body, described)
  return countries.filter(({ code }) => bodies.has(code))
}

/** The way to the page of each country. */
const countryLinks = (source: Source, operation: ShownOperation): Part => {
  const countries = countriesOf(source, operation)
  return (
    countries.length > 0 &&
    html`<h3 id="countries">Country by country</h3>
<p>The page of a country has all of its fields, the rules that it alone has, its lines and its examples.</p>
<ul>
${countries.map(
  country => html`<li><a href="${operationPath(operation.id)}/${country.code}">${englishName(country)}</a></li>
`,
)}</ul>
`
  )
}

/** The rules of an operation, but for those that one country alone has: they are on its page. */
const sharedRules = (source: Source, operation: ShownOperation): readonly FieldRule[] => {
  const { rules } = operation
  if (countriesOf(source, operation).length === 0) return rules
  const own = new Set(ofEveryCountry(country => country.rules).flatMap(list => list.map(({ says }) => says)))
  return rules.filter(({ says }) => !own.has(says))
}

const requestView = (source: Source, operation: ShownOperation, fields: Fields): Html => {
  const headers = operation.parameters.filter(parameter => parameter.in === 'header')
  return html`<h2 id="request">Request</h2>
${parameterTable(operation, 'path', 'Parts of the path', fields)}${parameterTable(operation, 'query', 'Query', fields)}
${operation.body && bodyTables(operation.body, 'Body of the request', fields)}${countryLinks(source, operation)}
${rulesView(sharedRules(source, operation))}
${
  headers.length > 0 &&
  html`<h3>Headers of the request</h3>
${plainTable(
  'Headers of the request',
  ['Header', 'Meaning'],
  headers.map(({ name, description }) => [html`<code>${name}</code>`, inline(description)]),
)}`
}`
}

/** Codes of a status that an operation may answer: those of its examples, and those that no operation has an example of. */
export const codesOf = (status: number, { examples }: ShownOperation, { described }: Source): ErrorCode[] => {
  const codesIn = (list: readonly ShownExample[]): unknown[] =>
    list.map(({ answer }) => (answer as { code?: unknown } | undefined)?.code)
  const [own, all] = [codesIn(examples), described.operations.flatMap(operation => codesIn(operation.examples))]
  const isAnyones = (code: ErrorCode): boolean => !all.includes(code)
  return errorCodes.filter(code => errors[code].status === status && (own.includes(code) || isAnyones(code)))
}

const statusText = (status: number, source: Source, operation: ShownOperation): Part => {
  if (status === 304) return 'Nothing has changed since the answer that If-None-Match names.'
  if (status < 300) return 'A good answer, described below.'
  return codesOf(status, operation, source).map(
    (code, index) =>
      html`${index > 0 && html`<br>`}<a href="/docs/errors/${code}"><code>${code}</code></a> ${inline(errors[code].message)}`,
  )
}

const answerView = (source: Source, operation: ShownOperation, fields: Fields): Html => {
  const good = operation.answers.find(({ status, schema, fileType }) => status < 300 && (schema ?? fileType))
  return html`<h2 id="statuses">Statuses</h2>
${plainTable(
  'Statuses of the answer',
  ['Status', 'Meaning'],
  operation.answers.map(({ status }) => [String(status), statusText(status, source, operation)]),
)}
${
  good &&
  html`<h2 id="answer">Answer</h2>
${good.schema ? bodyTables(good.schema, 'Body of the answer', fields) : html`<p>A file of the type <code>${good.fileType ?? ''}</code>.</p>`}
<h3>Headers of the answer</h3>
${plainTable(
  'Headers of the answer',
  ['Header', 'Meaning'],
  good.headers.map(({ name, description }) => [html`<code>${name}</code>`, inline(description)]),
)}`
}`
}

/** Good examples that are shown at length, and how long the answers of further ones are. */
const [lengthyExamples, furtherCharactersMax] = [3, 1000]

/** A documented request with its answer, as a line for a shell and as a program; the first of a page is open. */
export const exampleView = (source: Source, operation: ShownOperation, example: ShownExample, place: number): Html => {
  const { name, summary, status, answer, situation } = example
  const charactersMax = status < 300 && place >= lengthyExamples ? furtherCharactersMax : undefined
  const isArranged = situation !== undefined && !['noCredential', 'unknownKey'].includes(situation)
  const scenario = isArranged && hasScenarios(operation, source) ? name : undefined
  const base = scenario ? { ...goodExample(operation), request: goodExample(operation)?.request } : example
  const line = isArranged && !scenario ? undefined : curlLine(operation, base as ShownExample, source, scenario)
  return html`<details class="example" id="example-${name}"${place === 0 && html` open`}><summary><b>${status}</b> ${summary} <code>${name}</code></summary>
${requestBlocks(source, operation, example, operation.isOfPages ? undefined : line, language => `${language}, ${name}`)}
${answer !== undefined && answerBlock(`Answer, ${name}`, answer, source.lawIds, charactersMax)}</details>
`
}

const examplesView = (source: Source, operation: ShownOperation): Html => {
  const all = operation.examples.filter(({ status }) => status < 300)
  // Those of the countries are on their pages.
  const good = countriesOf(source, operation).length > 0 ? all.slice(0, 1) : all
  const asksOnDemand = ({ request }: ShownExample): boolean => request?.headers?.['X-Sandbox-Scenario'] !== undefined
  const failing = operation.examples.filter(
    example => example.status >= 400 && (hasScenarios(operation, source) || !asksOnDemand(example)),
  )
  return html`<h2 id="examples">Examples</h2>
${good.map((example, index) => exampleView(source, operation, example, index))}
${
  hasScenarios(operation, source) &&
  html`<h3 id="scenario">A failure on demand</h3>
<p>With the sandbox key the header <code>X-Sandbox-Scenario</code> asks for any status, code or example of this page by its name, and for broken connections: see <a href="/docs/scenarios">failures on demand</a>.</p>
${codeBlock('curl, 429 on demand', markedLine(curlLine(operation, goodExample(operation) ?? {}, source, '429')))}`
}
${failing.length > 0 && html`<h3>Failures</h3>`}
${failing.map(example => exampleView(source, operation, example, good.length + 1))}`
}

/** Operations whose answers are texts of a model with their figures. */
const textOperations: ReadonlySet<string> = new Set(['analyze', 'chat'])

/** The page of an operation: what it takes and answers on the left, requests that work when pasted on the right. */
export const operationPage = (source: Source, operation: ShownOperation): DocsPage => {
  const fieldsOf = (id: string): Fields => ({
    schemas: source.described.schemas,
    id,
    shown: new Map(),
    places: new Set(),
    pageOf: pageOfUnion(source, operation),
  })
  return {
    title: operation.summary,
    path: operationPath(operation.id),
    main: html`<p class="route">${methodView(operation.method)} <code>${operation.path}</code></p>
<div class="columns"><div class="words">
${paragraph(operation.description)}${facts([['Operation', html`<code>${operation.id}</code>`], ...factsOf(operation)])}
<p class="jump">On this page: <a href="#request">request</a>, <a href="#statuses">statuses</a>, <a href="#answer">answer</a>, ${textOperations.has(operation.id) && html`<a href="#figures">figures</a>, `}<a href="#examples">examples</a></p>
${requestView(source, operation, fieldsOf('request'))}
${answerView(source, operation, fieldsOf('answer'))}
${textOperations.has(operation.id) && figuresGuide(operation, source.lawIds)}</div>
<div class="examples">
${trialSection(operation)}${examplesView(source, operation)}</div></div>
`,
  }
}
