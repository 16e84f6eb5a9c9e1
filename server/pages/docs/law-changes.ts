import type { LawChange, LawChanges } from '#contract/law-changes'
import { type Html, html, type Part } from '../html.ts'
import { renderPlainTable } from './code.ts'
import { type CoveredCountry, getEnglishName } from './covered-country.ts'
import type { DocsPage } from './docs-page.ts'
import { formatLawFigure } from './law.ts'
import { renderInlineCode } from './text.ts'

/** Path of the calendar of the law. */
export const lawChangesPath = '/docs/law/changes'

const kinds: Readonly<Record<LawChange['kind'], string>> = {
  begins: 'begins',
  ends: 'ends',
  adjusted: 'adjusted by the law, new figure not known',
  passed: 'passed, not calculated yet',
  announced: 'announced',
  expected: 'expected each year',
}

const renderDay = (day: string): Html => html`<time datetime="${day}">${day}</time>`

/** Formats the figures before and after a change, as far as they are single numbers. */
const formatStep = ({ before, after, unit }: LawChange): string =>
  [before, after]
    .flatMap(value => (value === undefined || unit === undefined ? [] : [formatLawFigure(value, unit)]))
    .join(' → ')

const renderChangeSource = ({ title, article, url }: LawChange): Html =>
  html`${url ? html`<a href="${url}" rel="noreferrer">${title}</a>` : title}, ${article}`

const renderChangeRow = (change: LawChange): Part[] => [
  renderDay(change.day),
  change.country,
  kinds[change.kind],
  html`${change.parameter !== undefined && html`<a href="/docs/law/${change.parameter}">${change.parameter}</a><br>`}${renderInlineCode(change.says)}`,
  formatStep(change),
  renderChangeSource(change),
]

const renderYear = (year: string, changes: readonly LawChange[]): Html => html`<h2 id="y${year}">${year}</h2>
${renderPlainTable(
  `Changes of ${year}`,
  ['From', 'Country', 'Change', 'What', 'Figure', 'Source'],
  changes.map(renderChangeRow),
  'rows versions',
)}
`

/** Builds the calendar of the law: changes by year, the latest first, and the last reading of each country. */
export const buildLawChangesPage = (
  { from, changes, readings }: LawChanges,
  countries: readonly CoveredCountry[],
): DocsPage => {
  const years = [...Map.groupBy(changes, ({ day }) => day.slice(0, 4))].toReversed()
  return {
    title: 'The calendar of the law',
    path: lawChangesPath,
    main: html`<p class="lead">What begins, ends or is known to come since ${renderDay(from)}, and when the law of each country was last read. As data, for any days: <a href="/docs/lawChanges"><code>GET /api/v1/law/changes</code></a>.</p>
<p>An answer for a day after a change that is passed, announced or expected names it, with the notice <code>law_change_known</code>. A figure that the law adjusts has the notice <code>indexed_yearly</code>.</p>
${years.map(([year, list]) => renderYear(year, list))}<h2 id="readings">Last reading</h2>
${renderPlainTable(
  'Last reading by country',
  ['Country', 'Whole law', 'Parameters, each on its own day', 'What was looked for'],
  readings.map(({ country, checkedOn, readFrom, readUntil, lookedFor }): Part[] => {
    const known = countries.find(({ code }) => code === country)
    return [
      html`<a href="/docs/law/${country}">${known ? getEnglishName(known) : country}</a>`,
      renderDay(checkedOn),
      readFrom === readUntil ? renderDay(readFrom) : html`${renderDay(readFrom)} to ${renderDay(readUntil)}`,
      lookedFor,
    ]
  }),
)}`,
  }
}
