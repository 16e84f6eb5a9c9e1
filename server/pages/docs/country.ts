import { getOperationPath } from '#contract/openapi/operation-path'
import { feesCountries } from '#contract/propcalc/fees/countries'
import { html, type Part } from '../html.ts'
import { renderFactList } from './code.ts'
import { getCountryLawPath } from './country-law.ts'
import { type CoveredCountry, getEnglishName } from './covered-country.ts'
import { type DocsPage, renderMethod } from './docs-page.ts'
import type { ShownExample, ShownOperation } from './document.ts'
import { type FieldContext, indexBodiesByCountry, renderBodyTables } from './fields.ts'
import { renderExample, renderRules } from './operation.ts'
import type { Source } from './source.ts'

const createCountryFilter =
  ({ code }: CoveredCountry) =>
  ({ request, status }: ShownExample): boolean => {
    const body = request && 'body' in request ? (request.body as { country?: unknown } | undefined) : undefined
    return status < 300 && body?.country === code
  }

const renderKeyList = (list: readonly string[]): Part =>
  html`${list.map((key, index) => html`${index > 0 && ' '}<code>${key}</code>`)}`

/** Builds the page of one country of an operation whose body differs by country; undefined if it has none for it. */
export const buildCountryPage = (
  source: Source,
  operation: ShownOperation,
  country: CoveredCountry,
): DocsPage | undefined => {
  const { id, method, path, summary } = operation
  const body = indexBodiesByCountry(operation.body, source.described).get(country.code)
  if (!body) return undefined
  const { lines, reliefs, rules } = feesCountries[country.code]
  const { coveredFrom, coveredUntil, checkedOn } = country.law
  const name = getEnglishName(country)
  const fields: FieldContext = {
    schemas: source.described.schemas,
    id: 'request',
    shown: new Map(),
    usedIds: new Set(),
    pageOf: () => undefined,
  }
  return {
    title: `${summary}: ${name}`,
    path: `${getOperationPath(id)}/${country.code}`,
    main: html`<p class="route">${renderMethod(method)} <code>${path}</code></p>
<div class="columns"><div class="words">
<p>What a request of <a href="${getOperationPath(id)}"><code>${id}</code></a> may say of a purchase in this country. Statuses, headers and the fields of the answer are those of <a href="${getOperationPath(id)}#statuses">every country</a>.</p>
${renderFactList([
  ['Days covered', `${coveredFrom} to ${coveredUntil}`],
  ['Compared with the law', checkedOn],
  ['Its parameters', html`<a href="${getCountryLawPath(country)}?lang=en#parameters">the law of this country</a>`],
  [
    'Not calculated',
    html`<a href="${getCountryLawPath(country)}?lang=en#not-covered">what a request cannot say of a purchase in this country</a>`,
  ],
])}
<h2 id="request">Request</h2>
${renderBodyTables(body, `Body of the request, ${name}`, fields)}
${renderRules(rules)}
<h2 id="answer">Answer</h2>
${renderFactList([
  ['Keys of lines', renderKeyList(lines)],
  ['Keys of reliefs', reliefs.length > 0 ? renderKeyList(reliefs) : 'none'],
])}
</div>
<div class="examples">
<h2 id="examples">Examples</h2>
${operation.examples.filter(createCountryFilter(country)).map((example, index) => renderExample(source, operation, example, index))}</div></div>
`,
  }
}
