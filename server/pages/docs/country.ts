import { operationPath } from '#contract/openapi/operation-path'
import { feesCountries } from '#contract/propcalc/fees/countries'
import { html, type Part } from '../html.ts'
import { facts } from './code.ts'
import { countryLawPath } from './country-law.ts'
import { type CoveredCountry, englishName } from './covered-country.ts'
import { type DocsPage, methodView } from './docs-page.ts'
import type { ShownExample, ShownOperation } from './document.ts'
import { bodiesByCountry, bodyTables, type Fields } from './fields.ts'
import { exampleView, rulesView } from './operation.ts'
import type { Source } from './source.ts'

const isOf =
  ({ code }: CoveredCountry) =>
  ({ request, status }: ShownExample): boolean => {
    const body = request && 'body' in request ? (request.body as { country?: unknown } | undefined) : undefined
    return status < 300 && body?.country === code
  }

const keys = (list: readonly string[]): Part =>
  html`${list.map((key, index) => html`${index > 0 && ' '}<code>${key}</code>`)}`

/** The page of one country of an operation whose body differs by country; undefined where the operation has none for it. */
export const countryPage = (
  source: Source,
  operation: ShownOperation,
  country: CoveredCountry,
): DocsPage | undefined => {
  const { id, method, path, summary } = operation
  const body = bodiesByCountry(operation.body, source.described).get(country.code)
  if (!body) return undefined
  const { lines, reliefs, rules } = feesCountries[country.code]
  const { coveredFrom, coveredUntil, checkedOn } = country.law
  const name = englishName(country)
  const fields: Fields = {
    schemas: source.described.schemas,
    id: 'request',
    shown: new Map(),
    places: new Set(),
    pageOf: () => undefined,
  }
  return {
    title: `${summary}: ${name}`,
    path: `${operationPath(id)}/${country.code}`,
    main: html`<p class="route">${methodView(method)} <code>${path}</code></p>
<div class="columns"><div class="words">
<p>What a request of <a href="${operationPath(id)}"><code>${id}</code></a> may say of a purchase in this country. Statuses, headers and the fields of the answer are those of <a href="${operationPath(id)}#statuses">every country</a>.</p>
${facts([
  ['Days covered', `${coveredFrom} to ${coveredUntil}`],
  ['Compared with the law', checkedOn],
  ['Its parameters', html`<a href="${countryLawPath(country)}?lang=en#parameters">the law of this country</a>`],
  [
    'Not calculated',
    html`<a href="${countryLawPath(country)}?lang=en#not-covered">what a request cannot say of a purchase in this country</a>`,
  ],
])}
<h2 id="request">Request</h2>
${bodyTables(body, `Body of the request, ${name}`, fields)}
${rulesView(rules)}
<h2 id="answer">Answer</h2>
${facts([
  ['Keys of lines', keys(lines)],
  ['Keys of reliefs', reliefs.length > 0 ? keys(reliefs) : 'none'],
])}
</div>
<div class="examples">
<h2 id="examples">Examples</h2>
${operation.examples.filter(isOf(country)).map((example, index) => exampleView(source, operation, example, index))}</div></div>
`,
  }
}
