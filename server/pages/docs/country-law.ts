import type { LawParameter } from '#contract/law'
import { getWords } from '#languages/catalogue'
import { type Html, html, type Part } from '../html.ts'
import type { Words } from '../words.ts'
import type { CoveredCountry } from './covered-country.ts'
import type { DocsPage } from './docs-page.ts'
import { renderLanguageLinks } from './language-links.ts'
import { formatLawFigure } from './law.ts'
import { renderInlineCode } from './text.ts'

type Calculation = CoveredCountry['notCovered'][number]['calculation']

const headings = { purchase: 'law.purchase', sale: 'law.sale' } as const

/** Renders the subjects that a calculation does not cover, with their articles. */
const renderNotCovered = (
  calculation: Calculation,
  { text, language }: Words,
  { notCovered }: CoveredCountry,
): Html => html`<h3>${text(headings[calculation])}</h3>
<ul class="left-out">
${notCovered
  .filter(one => one.calculation === calculation)
  .map(
    ({ label, legalReference }) =>
      html`<li>${getWords(label, language)}${legalReference !== undefined && html` <small>${legalReference}</small>`}</li>
`,
  )}</ul>
`

const getLawArea = (id: string): string => id.split('.')[1] ?? ''

const entryOf: Readonly<Record<string, string>> = { brackets: 'bracket', names: 'name', coefficients: 'coefficient' }

const countEntries = (count: number, unit: string): string => {
  const entry = entryOf[unit]
  if (entry === undefined) return count === 1 ? '1 entry' : `${count} entries`
  return count === 1 ? `1 ${entry}` : `${count} ${entry}s`
}

/** Formats the value in force when the parameter was last checked; a later version may already be known. */
const formatPresentValue = ({ versions, unit, checkedOn }: LawParameter): Part => {
  const version = versions.findLast(({ from }) => from <= checkedOn) ?? versions[0]
  if (!version) return ''
  if (typeof version.value === 'number') return formatLawFigure(version.value, unit)
  return version.value.length === 0 ? 'none' : countEntries(version.value.length, unit)
}

const renderAreaTable = (name: string, area: string, list: readonly LawParameter[]): Html =>
  html`<table class="rows law"><caption>${name}, ${area}</caption><tbody>
${list.map(
  parameter => html`<tr><th scope="row"><a href="/docs/law/${parameter.id}">${parameter.id}</a></th><td>${renderInlineCode(parameter.says)}</td><td class="number">${formatPresentValue(parameter)}</td></tr>
`,
)}</tbody></table>
`

/** Path of the law page of a country. */
export const getCountryLawPath = ({ code }: Pick<CoveredCountry, 'code'>): string => `/docs/law/${code}`

/**
 * Builds the law page of a country in the reader's language: subjects not covered, then its parameters by area, in
 * English.
 */
export const buildCountryLawPage = (
  words: Words,
  parameters: readonly LawParameter[],
  country: CoveredCountry,
): DocsPage => {
  const { text, markup, language } = words
  const own = parameters.filter(parameter => parameter.country === country.code)
  const path = getCountryLawPath(country)
  const data = {
    count: String(own.length),
    parameters: html`<a href="/docs/lawParameters" hreflang="en">GET /api/v1/law/parameters</a>`,
    countries: html`<a href="/docs/countries" hreflang="en">GET /api/v1/propcalc/countries</a>`,
  }
  return {
    title: text('law.title', { country: getWords(country.name, language) }),
    path,
    words,
    main: html`${renderLanguageLinks(words, path)}<p class="lead">${markup('law.lead', data)} <a href="/docs/law" hreflang="en">${text('law.all')}</a></p>
<h2 id="not-covered">${text('law.notCovered')}</h2>
<p>${text('law.notCovered.says')}</p>
${renderNotCovered('purchase', words, country)}${renderNotCovered('sale', words, country)}<h2 id="parameters">${text('law.parameters')}</h2>
<p>${text('law.parameters.says')}</p>
<div${language !== 'en' && html` lang="en"`}>
${[...Map.groupBy(own, ({ id }) => getLawArea(id))].map(([area, list]) => renderAreaTable(getWords(country.name, 'en'), area, list))}</div>
`,
  }
}
