import type { LawChange, LawChanges } from '#contract/law-changes'
import { getWords } from '#languages/catalogue'
import { type Html, html, type Part } from '../html.ts'
import type { Words } from '../words.ts'
import { renderPlainTable } from './code.ts'
import type { CoveredCountry } from './covered-country.ts'
import type { DocsPage } from './docs-page.ts'
import { renderLanguageLinks } from './language-links.ts'
import { formatLawFigure } from './law.ts'
import { buildLanguagePath, getParameterPage, renderSentence } from './law-sentence.ts'
import { renderInlineCode } from './text.ts'

/** Path of the calendar of the law. */
export const lawChangesPath = '/docs/law/changes'

const renderDay = (day: string): Html => html`<time datetime="${day}">${day}</time>`

/** Formats the figures before and after a change, as far as they are single numbers. */
const formatStep = ({ before, after, unit }: LawChange, { language }: Words): string =>
  [before, after]
    .flatMap(value => (value === undefined || unit === undefined ? [] : [formatLawFigure(value, unit, language)]))
    .join(' → ')

const renderChangeSource = ({ title, article, url }: LawChange): Html =>
  html`${url ? html`<a href="${url}" rel="noreferrer">${title}</a>` : title}, ${article}`

/** What a change is about: the parameter, if it is one, in the language of the page, else the English sentence. */
const renderChange = ({ parameter: id, says }: LawChange, words: Words): Html => {
  const isEnglish = words.language === 'en'
  if (id === undefined) return html`<span${!isEnglish && html` lang="en"`}>${renderInlineCode(says)}</span>`
  return html`<a href="${getParameterPage(id, words.language)}">${id}</a><br>${renderSentence({ id, says }, words)}`
}

const renderChangeRow = (change: LawChange, words: Words): Part[] => [
  renderDay(change.day),
  change.country,
  words.text(`law.change.${change.kind}`),
  renderChange(change, words),
  formatStep(change, words),
  renderChangeSource(change),
]

const columns = [
  'law.changes.from',
  'law.parameter.country',
  'law.changes.kind',
  'law.changes.what',
  'law.parameter.figure',
  'law.parameter.source',
] as const

const readingColumns = [
  'law.parameter.country',
  'law.readings.whole',
  'law.readings.each',
  'law.readings.lookedFor',
] as const

const renderYear = (
  year: string,
  changes: readonly LawChange[],
  words: Words,
): Html => html`<h2 id="y${year}">${year}</h2>
${renderPlainTable(
  words.text('law.changes.of', { year }),
  columns.map(key => words.text(key)),
  changes.map(change => renderChangeRow(change, words)),
  'rows versions',
)}
`

const renderReading = (
  { country, checkedOn, readFrom, readUntil, lookedFor }: LawChanges['readings'][number],
  countries: readonly CoveredCountry[],
  { language, markup }: Words,
): Part[] => {
  const known = countries.find(({ code }) => code === country)
  return [
    html`<a href="${buildLanguagePath(`/docs/law/${country}`, language)}">${known ? getWords(known.name, language) : country}</a>`,
    renderDay(checkedOn),
    readFrom === readUntil
      ? renderDay(readFrom)
      : markup('law.parameter.until', { from: renderDay(readFrom), until: renderDay(readUntil) }),
    html`<span${language !== 'en' && html` lang="en"`}>${lookedFor}</span>`,
  ]
}

/**
 * Builds the calendar of the law: changes by year, the latest first, and the last reading of each country. Sentences on
 * other countries than Luxembourg and on readings are in English, which pages in other languages say.
 */
export const buildLawChangesPage = (
  words: Words,
  { from, changes, readings }: LawChanges,
  countries: readonly CoveredCountry[],
): DocsPage => {
  const { text, markup, language } = words
  const years = [...Map.groupBy(changes, ({ day }) => day.slice(0, 4))].toReversed()
  const lead = {
    from: renderDay(from),
    data: html`<a href="/docs/lawChanges"><code>GET /api/v1/law/changes</code></a>`,
  }
  const notices = { known: html`<code>law_change_known</code>`, indexed: html`<code>indexed_yearly</code>` }
  return {
    title: text('law.changes.title'),
    path: lawChangesPath,
    words,
    main: html`${renderLanguageLinks(words, lawChangesPath)}<p class="lead">${markup('law.changes.lead', lead)}</p>
<p>${markup('law.changes.says', notices)}</p>
${
  language !== 'en' &&
  html`<p>${text('law.changes.english')}</p>
`
}${years.map(([year, list]) => renderYear(year, list, words))}<h2 id="readings">${text('law.readings')}</h2>
${renderPlainTable(
  text('law.readings'),
  readingColumns.map(key => text(key)),
  readings.map(reading => renderReading(reading, countries, words)),
)}`,
  }
}
