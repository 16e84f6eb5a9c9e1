import type { LawParameter } from '#contract/law'
import { getWords } from '#languages/catalogue'
import { formatNumber } from '#languages/formats'
import type { Language } from '#languages/registry'
import { type Html, html, type Part } from '../html.ts'
import type { Words } from '../words.ts'
import { type Fact, renderFactList, renderPlainTable } from './code.ts'
import { type CoveredCountry, getEnglishName } from './covered-country.ts'
import type { DocsPage } from './docs-page.ts'
import { renderLanguageLinks } from './language-links.ts'
import { type LawEvidence, renderEvidence } from './law-evidence.ts'
import { buildLanguagePath, getParameterPath, isTranslatedParameter, renderSentence } from './law-sentence.ts'
import { renderStepChart } from './step-chart.ts'
import { renderInlineCode } from './text.ts'

type Version = LawParameter['versions'][number]

const countDecimals = (value: number): number => Math.min(8, (String(value).split('.')[1] ?? '').length)

/** Formats a figure: fractions as per cent. */
export const formatLawFigure = (value: number, unit: string, language: Language = 'en'): string => {
  if (unit !== 'fraction') return formatNumber(value, language, countDecimals(value))
  const percent = Number((value * 100).toPrecision(12))
  return `${formatNumber(percent, language, countDecimals(percent))} %`
}

const formatTableRow = (row: object, unit: string, language: Language): string =>
  Object.entries(row)
    .map(
      ([name, value]) =>
        `${name} ${typeof value === 'number' ? formatNumber(value, language, countDecimals(value)) : String(value)}`,
    )
    .join(', ') || unit

const renderLawValue = ({ value }: Version, unit: string, { language, text, number }: Words): Part => {
  if (typeof value === 'number') return formatLawFigure(value, unit, language)
  if (value.length === 0) return text('law.none')
  const lines = value.map(entry => (typeof entry === 'string' ? entry : formatTableRow(entry, unit, language)))
  const list = html`<ul class="values">${lines.map(line => html`<li>${line}</li>`)}</ul>`
  return lines.length > 12
    ? html`<details><summary>${language === 'en' ? `${lines.length} entries` : number(lines.length)}</summary>${list}</details>`
    : list
}

const renderDay = (day: string): Html => html`<time datetime="${day}">${day}</time>`

const renderLawSource = ({ source: { title, article, url, textOf } }: Version, { markup }: Words): Html =>
  html`${url ? html`<a href="${url}" rel="noreferrer">${title}</a>` : title}, ${article}${
    textOf !== undefined && html` <small>${markup('law.parameter.textOf', { day: renderDay(textOf) })}</small>`
  }`

/** Renders the validity of a version; one without an end may begin in the future. */
const renderValidity = ({ from, until }: Version, { markup }: Words): Html =>
  until === null
    ? markup('law.parameter.since', { day: renderDay(from) })
    : markup('law.parameter.until', { from: renderDay(from), until: renderDay(until) })

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

const renderHistoryChart = (parameter: LawParameter, { text, language }: Words): Part => {
  const { unit, versions, checkedOn, id } = parameter
  const formatFigure = (value: number): string => formatLawFigure(value, unit, language)
  const numbers = listNumericVersions(parameter)
  const [first, last] = [numbers[0], numbers.at(-1)]
  if (!first || !last || numbers.length !== versions.length || numbers.length < 2) return false
  return renderStepChart({
    title: text('law.parameter.history', { id }),
    summary: text('law.parameter.steps', {
      first: formatFigure(first.value),
      firstDay: first.from,
      last: formatFigure(last.value),
      lastDay: last.from,
      count: String(numbers.length),
    }),
    versions: numbers,
    today: checkedOn,
    text: value => formatFigure(Number(value.toPrecision(6))),
  })
}

/** Table of the versions of a parameter, the newest first. */
const renderVersions = ({ id, unit, versions }: LawParameter, words: Words): Html => {
  const { text, language } = words
  const isEnglish = language === 'en'
  const rows = versions.toReversed().map((version): Part[] => {
    const { certainty, note } = version
    return [
      renderValidity(version, words),
      renderLawValue(version, unit, words),
      html`<span class="certainty ${certainty}">${text(`law.certainty.${certainty}`)}</span>`,
      html`${renderLawSource(version, words)}${note !== undefined && html`<br><small${!isEnglish && html` lang="en"`}>${renderInlineCode(note)}</small>`}`,
    ]
  })
  const columns = [
    'law.parameter.inForce',
    'law.parameter.figure',
    'law.column.certainty',
    'law.parameter.source',
  ] as const
  return renderPlainTable(
    `${text('law.parameter.versions')}: ${id}`,
    columns.map(key => text(key)),
    rows,
    'rows versions',
  )
}

/**
 * The page of a parameter: what it says, its history as a picture where it is one number and as a table, and where it was
 * read. Notes and what the sources say are in English, which pages in other languages say.
 */
export const buildParameterPage = (
  words: Words,
  parameter: LawParameter,
  country: CoveredCountry,
  evidence: readonly LawEvidence[],
): DocsPage => {
  const { text, language } = words
  const { id, unit, kind, checkedOn } = parameter
  const isEnglish = language === 'en'
  const path = getParameterPath(id)
  const about: readonly Fact[] = [
    [
      text('law.parameter.country'),
      html`<a href="${buildLanguagePath(`/docs/law/${country.code}`, language)}">${getWords(country.name, language)}</a>`,
    ],
    [text('law.parameter.unit'), text(`law.unit.${unit}`)],
    [text('law.parameter.setBy'), text(`law.setBy.${kind}`)],
    [text('law.parameter.compared'), renderDay(checkedOn)],
  ]
  return {
    title: id,
    path,
    words,
    main: html`${isTranslatedParameter(id) && renderLanguageLinks(words, path)}<p class="lead">${renderSentence(parameter, words)}</p>
${renderFactList(about)}${renderHistoryChart(parameter, words)}<h2 id="versions">${text('law.parameter.versions')}</h2>
${!isEnglish && html`<p>${text('law.parameter.english')}</p>`}${renderVersions(parameter, words)}
<p><a href="/docs/lawParameters"><code>GET /api/v1/law/parameters?id=${id}</code></a>. ${text('law.parameter.certainties')}</p>
${renderEvidence(parameter, evidence, words)}`,
  }
}
