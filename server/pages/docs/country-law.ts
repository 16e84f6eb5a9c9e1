import type { LawParameter } from '#contract/law'
import { getWords } from '#languages/catalogue'
import { type Html, html, type Part } from '../html.ts'
import type { Words } from '../words.ts'
import type { CoveredCountry } from './covered-country.ts'
import type { DocsPage } from './docs-page.ts'
import { renderLanguageLinks } from './language-links.ts'
import { formatLawFigure } from './law.ts'
import { getParameterPage, renderSentence } from './law-sentence.ts'

/** A line of the answers of a country, with the ids of its parameters. */
export interface LawLine {
  readonly calculation: Calculation
  readonly key: string
  readonly label: CoveredCountry['name']
  /** Its name in the words of the law. */
  readonly localLabel?: string | undefined
  readonly parameters: readonly string[]
}

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

type Version = LawParameter['versions'][number]

/** Version in force on a day; the last earlier one where none is, else the first. */
const findVersionOn = ({ versions }: LawParameter, day: string): Version | undefined =>
  versions.findLast(({ from }) => from <= day) ?? versions[0]

const entryOf: Readonly<Record<string, string>> = { brackets: 'bracket', names: 'name', coefficients: 'coefficient' }

/** Counts the rows of a table; the English page names what they are. */
const countEntries = (count: number, unit: string, { language, number, text }: Words): string => {
  const entry = language === 'en' ? entryOf[unit] : undefined
  if (entry === undefined) return count === 1 ? text('law.oneEntry') : text('law.entries', { count: number(count) })
  return count === 1 ? `1 ${entry}` : `${count} ${entry}s`
}

/** Formats the value of a version: a number, or the count of its rows. */
const formatValue = ({ value }: Version, unit: string, words: Words): string => {
  if (typeof value === 'number') return formatLawFigure(value, unit, words.language)
  return value.length === 0 ? words.text('law.none') : countEntries(value.length, unit, words)
}

const renderSource = ({ source: { title, article, url } }: Version): Html =>
  html`${url ? html`<a href="${url}" rel="noreferrer">${title}</a>` : title}, ${article}`

const renderParameterRow = (parameter: LawParameter, words: Words, today: string): Html => {
  const { language } = words
  const version = findVersionOn(parameter, today)
  const head = html`<th scope="row">${renderSentence(parameter, words)} <a href="${getParameterPage(parameter.id, language)}">${parameter.id}</a></th>`
  if (!version) return html`<tr>${head}</tr>`
  const { certainty, from } = version
  return html`<tr>${head}<td class="number">${formatValue(version, parameter.unit, words)}</td><td class="day">${words.day(from)}</td><td>${words.text(`law.certainty.${certainty}`)}</td><td>${renderSource(version)}</td></tr>
`
}

const renderParameterTable = (caption: Part, list: readonly LawParameter[], words: Words, today: string): Html => {
  const { text } = words
  return html`<div class="wide"><table class="rows law"><caption>${caption}</caption><thead><tr><th scope="col">${text('law.column.parameter')}</th><th scope="col" class="number">${text('law.column.value')}</th><th scope="col">${text('law.column.since')}</th><th scope="col">${text('law.column.certainty')}</th><th scope="col">${text('law.column.article')}</th></tr></thead><tbody>
${list.map(parameter => renderParameterRow(parameter, words, today))}</tbody></table></div>
`
}

/** Renders a line of the answers under its key as anchor, with its parameters. */
const renderLine = (
  { key, label, localLabel, parameters: ids }: LawLine,
  own: readonly LawParameter[],
  words: Words,
  today: string,
): Html => {
  const name = getWords(label, words.language)
  const list = ids.flatMap(id => own.filter(one => one.id === id))
  return html`<h4 id="${key}">${name} <code>${key}</code></h4>
${
  localLabel !== undefined &&
  localLabel.toLowerCase() !== name.toLowerCase() &&
  html`<p lang="fr">${localLabel}</p>
`
}${renderParameterTable(name, list, words, today)}`
}

/** Renders the lines of the answers of a country, purchases before sales; nothing where they are not listed. */
const renderLines = (lines: readonly LawLine[], own: readonly LawParameter[], words: Words, today: string): Part => {
  if (lines.length === 0) return false
  const { text } = words
  return html`<h2 id="lines">${text('law.lines')}</h2>
<p>${text('law.lines.says')}</p>
${(['purchase', 'sale'] as const).map(
  calculation => html`<h3>${text(headings[calculation])}</h3>
${lines.filter(line => line.calculation === calculation).map(line => renderLine(line, own, words, today))}`,
)}`
}

/** Path of the law page of a country. */
export const getCountryLawPath = ({ code }: Pick<CoveredCountry, 'code'>): string => `/docs/law/${code}`

/** What the law page of a country is built from. */
interface CountryLaw {
  readonly country: CoveredCountry
  /** Parameters of all countries. */
  readonly parameters: readonly LawParameter[]
  /** Lines of its answers with their parameters; empty for a country whose lines are not listed. */
  readonly lines: readonly LawLine[]
  /** Day whose figures are shown. */
  readonly today: string
}

/**
 * Builds the law page of a country in the reader's language: lines of the answers with their law, subjects not covered,
 * then its parameters by area. Of Luxembourg the sentences are in every language, of others in English.
 */
export const buildCountryLawPage = (words: Words, { country, parameters, lines, today }: CountryLaw): DocsPage => {
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
    main: html`${renderLanguageLinks(words, path)}<p class="lead">${markup('law.lead', data)} <a href="/docs/law" hreflang="en">${text('law.all')}</a> · <a href="/docs/law/changes?lang=${language}">${text('law.calendar')}</a></p>
${renderLines(lines, own, words, today)}<h2 id="not-covered">${text('law.notCovered')}</h2>
<p>${text('law.notCovered.says')}</p>
${renderNotCovered('purchase', words, country)}${renderNotCovered('sale', words, country)}<h2 id="parameters">${text('law.parameters')}</h2>
<p>${text('law.parameters.says')}</p>
${[...Map.groupBy(own, ({ id }) => getLawArea(id))].map(([area, list]) => renderParameterTable(html`${getWords(country.name, language)}, <code>${area}</code>`, list, words, today))}
`,
  }
}
