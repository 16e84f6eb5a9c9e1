import type { LawParameter } from '#contract/law'
import { wordsIn } from '#languages/catalogue'
import { type Html, html, type Part } from '../html.ts'
import type { Words } from '../words.ts'
import type { CoveredCountry } from './covered-country.ts'
import type { DocsPage } from './docs-page.ts'
import { languageLinks } from './language-links.ts'
import { figure } from './law.ts'
import { inline } from './text.ts'

type Calculation = CoveredCountry['notCovered'][number]['calculation']

const headings = { purchase: 'law.purchase', sale: 'law.sale' } as const

/** What one calculation leaves out, each matter with the articles to begin with. */
const leftOut = (
  calculation: Calculation,
  { text, language }: Words,
  { notCovered }: CoveredCountry,
): Html => html`<h3>${text(headings[calculation])}</h3>
<ul class="left-out">
${notCovered
  .filter(one => one.calculation === calculation)
  .map(
    ({ label, legalReference }) =>
      html`<li>${wordsIn(label, language)}${legalReference !== undefined && html` <small>${legalReference}</small>`}</li>
`,
  )}</ul>
`

const areaOf = (id: string): string => id.split('.')[1] ?? ''

const entryOf: Readonly<Record<string, string>> = { brackets: 'bracket', names: 'name', coefficients: 'coefficient' }

const entries = (count: number, unit: string): string => {
  const entry = entryOf[unit]
  if (entry === undefined) return count === 1 ? '1 entry' : `${count} entries`
  return count === 1 ? `1 ${entry}` : `${count} ${entry}s`
}

/** What held when somebody last compared a parameter with its source: a version may be known that begins later. */
const present = ({ versions, unit, checkedOn }: LawParameter): Part => {
  const version = versions.findLast(({ from }) => from <= checkedOn) ?? versions[0]
  if (!version) return ''
  if (typeof version.value === 'number') return figure(version.value, unit)
  return version.value.length === 0 ? 'none' : entries(version.value.length, unit)
}

const areaTable = (name: string, area: string, list: readonly LawParameter[]): Html =>
  html`<table class="rows law"><caption>${name}, ${area}</caption><tbody>
${list.map(
  parameter => html`<tr><th scope="row"><a href="/docs/law/${parameter.id}">${parameter.id}</a></th><td>${inline(parameter.says)}</td><td class="number">${present(parameter)}</td></tr>
`,
)}</tbody></table>
`

/** Where the page of the law of a country is. */
export const countryLawPath = ({ code }: Pick<CoveredCountry, 'code'>): string => `/docs/law/${code}`

/** The law of one country in the language of its reader: what is not calculated, then its parameters by area, in English. */
export const countryLawPage = (
  words: Words,
  parameters: readonly LawParameter[],
  country: CoveredCountry,
): DocsPage => {
  const { text, markup, language } = words
  const own = parameters.filter(parameter => parameter.country === country.code)
  const path = countryLawPath(country)
  const data = {
    count: String(own.length),
    parameters: html`<a href="/docs/lawParameters" hreflang="en">GET /api/v1/law/parameters</a>`,
    countries: html`<a href="/docs/countries" hreflang="en">GET /api/v1/propcalc/countries</a>`,
  }
  return {
    title: text('law.title', { country: wordsIn(country.name, language) }),
    path,
    words,
    main: html`${languageLinks(words, path)}<p class="lead">${markup('law.lead', data)} <a href="/docs/law" hreflang="en">${text('law.all')}</a></p>
<h2 id="not-covered">${text('law.notCovered')}</h2>
<p>${text('law.notCovered.says')}</p>
${leftOut('purchase', words, country)}${leftOut('sale', words, country)}<h2 id="parameters">${text('law.parameters')}</h2>
<p>${text('law.parameters.says')}</p>
<div${language !== 'en' && html` lang="en"`}>
${[...Map.groupBy(own, ({ id }) => areaOf(id))].map(([area, list]) => areaTable(wordsIn(country.name, 'en'), area, list))}</div>
`,
  }
}
