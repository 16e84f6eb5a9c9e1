import type { LawParameter } from '#contract/law'
import { formatNumber } from '#languages/formats'
import { type Html, html, type Part } from '../html.ts'
import { type Fact, renderFactList, renderPlainTable } from './code.ts'
import { type CoveredCountry, getEnglishName } from './covered-country.ts'
import type { DocsPage } from './docs-page.ts'
import { type LawEvidence, renderEvidence } from './law-evidence.ts'
import { renderStepChart } from './step-chart.ts'
import { renderInlineCode } from './text.ts'

type Version = LawParameter['versions'][number]

const units: Readonly<Record<string, string>> = {
  brackets: 'rows of a table',
  currency: 'amount in the currency of the country',
  count: 'number',
  fraction: 'fraction: 0.07 is 7 %',
  years: 'years',
  names: 'names',
  coefficients: 'coefficients',
}

const setBy: Readonly<Record<LawParameter['kind'], string>> = {
  law: 'law: an act, or a tariff made under one',
  market: 'no law: a price or a usage of the market',
  convention: 'no law: a choice of this service, or of the profession, where the law is silent',
  announcement: 'no law yet: a reform that is announced',
}

const countDecimals = (value: number): number => Math.min(8, (String(value).split('.')[1] ?? '').length)

/** Formats a figure: fractions as per cent. */
export const formatLawFigure = (value: number, unit: string): string => {
  if (unit !== 'fraction') return formatNumber(value, 'en', countDecimals(value))
  const percent = Number((value * 100).toPrecision(12))
  return `${formatNumber(percent, 'en', countDecimals(percent))} %`
}

const formatTableRow = (row: object, unit: string): string =>
  Object.entries(row)
    .map(
      ([name, value]) =>
        `${name} ${typeof value === 'number' ? formatNumber(value, 'en', countDecimals(value)) : String(value)}`,
    )
    .join(', ') || unit

const renderLawValue = ({ value }: Version, unit: string): Part => {
  if (typeof value === 'number') return formatLawFigure(value, unit)
  if (value.length === 0) return 'none'
  const lines = value.map(entry => (typeof entry === 'string' ? entry : formatTableRow(entry, unit)))
  const list = html`<ul class="values">${lines.map(line => html`<li>${line}</li>`)}</ul>`
  return lines.length > 12 ? html`<details><summary>${lines.length} entries</summary>${list}</details>` : list
}

const renderLawSource = ({ source: { title, article, url, textOf } }: Version): Html =>
  html`${url ? html`<a href="${url}" rel="noreferrer">${title}</a>` : title}, ${article}${
    textOf !== undefined && html` <small>(text of <time datetime="${textOf}">${textOf}</time>)</small>`
  }`

/** Renders the validity of a version; one without an end may begin in the future. */
const renderValidity = ({ from, until }: Version): Html =>
  until === null
    ? html`from <time datetime="${from}">${from}</time>`
    : html`<time datetime="${from}">${from}</time> to <time datetime="${until}">${until}</time>`

const sourceOfData = html`<a href="/docs/lawParameters">GET /api/v1/law/parameters</a>`

/** Builds the overview of law parameters by country: their number and dates, with links to the country pages. */
export const buildLawPage = (parameters: readonly LawParameter[], countries: readonly CoveredCountry[]): DocsPage => ({
  title: 'The law',
  path: '/docs/law',
  main: html`<p class="lead">The ${parameters.length} parameters of law that the figures rest on, each with every version, its days in force, where it was read, how sure that is and when somebody last compared it. As data they are at ${sourceOfData}. The page of a country begins with what is not calculated there.</p>
<p><a href="/docs/law/changes">The calendar of the law</a> has what begins, ends and is known to come, and what was looked for in each country.</p>
${renderPlainTable(
  'The law by country',
  ['Country', 'Parameters', 'Days covered', 'Compared with the sources'],
  countries.map(country => {
    const { coveredFrom, coveredUntil, checkedOn } = country.law
    return [
      html`<a href="/docs/law/${country.code}">${getEnglishName(country)}</a>`,
      String(parameters.filter(({ country: code }) => code === country.code).length),
      html`<time datetime="${coveredFrom}">${coveredFrom}</time> to <time datetime="${coveredUntil}">${coveredUntil}</time>`,
      html`<time datetime="${checkedOn}">${checkedOn}</time>`,
    ]
  }),
)}`,
})

const listNumericVersions = ({ versions }: LawParameter): { from: string; until: string | null; value: number }[] =>
  versions.flatMap(({ from, until, value }) => (typeof value === 'number' ? [{ from, until, value }] : []))

const renderHistoryChart = (parameter: LawParameter): Part => {
  const { unit, versions, checkedOn, id } = parameter
  const numbers = listNumericVersions(parameter)
  const [first, last] = [numbers[0], numbers.at(-1)]
  if (!first || !last || numbers.length !== versions.length || numbers.length < 2) return false
  const summary = `From ${formatLawFigure(first.value, unit)} on ${first.from} to ${formatLawFigure(last.value, unit)} since ${last.from}, in ${numbers.length} versions.`
  return renderStepChart({
    title: `History of ${id}`,
    summary,
    versions: numbers,
    today: checkedOn,
    text: value => formatLawFigure(Number(value.toPrecision(6)), unit),
  })
}

/** The page of a parameter: what it says, its history as a picture where it is one number and as a table, and where it was read. */
export const buildParameterPage = (
  parameter: LawParameter,
  country: CoveredCountry,
  evidence: readonly LawEvidence[],
): DocsPage => {
  const { id, says, unit, kind, checkedOn, versions } = parameter
  const about: readonly Fact[] = [
    ['Country', html`<a href="/docs/law/${country.code}">${getEnglishName(country)}</a>`],
    ['Unit', units[unit] ?? unit],
    ['Set by', setBy[kind]],
    ['Compared with the source', html`<time datetime="${checkedOn}">${checkedOn}</time>`],
  ]
  const rows = versions
    .toReversed()
    .map((version): Part[] => [
      renderValidity(version),
      renderLawValue(version, unit),
      html`<span class="certainty ${version.certainty}">${version.certainty}</span>`,
      html`${renderLawSource(version)}${version.note !== undefined && html`<br><small>${renderInlineCode(version.note)}</small>`}`,
    ])
  return {
    title: id,
    path: `/docs/law/${id}`,
    main: html`<p class="lead">${renderInlineCode(says)}</p>
${renderFactList(about)}${renderHistoryChart(parameter)}<h2 id="versions">Versions</h2>
${renderPlainTable(`Versions of ${id}`, ['In force', 'Value', 'Certainty', 'Source'], rows, 'rows versions')}
<p>As data: <a href="/docs/lawParameters"><code>GET /api/v1/law/parameters?id=${id}</code></a>. <b>Statutory</b>: read in the law or on an official page. <b>Published</b>: read in a public secondary source. <b>Unverified</b>: professional knowledge. <b>Estimate</b>: a convention or a choice of this service.</p>
${renderEvidence(parameter, evidence)}`,
  }
}
