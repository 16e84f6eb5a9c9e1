import type { LawParameter } from '#contract/law'
import { Certainty } from '#contract/shared/law'
import { getWords } from '#languages/catalogue'
import { texts } from '#languages/derived/accuracy'
import { formatPercent } from '#languages/formats'
import { formatQuarterName } from '#languages/quarter'
import { type Html, html } from '../html.ts'
import { accuracyPath, limitsPath, modelPath } from '../paths.ts'
import { renderTable } from '../table.ts'
import type { PlainKey, Words } from '../words.ts'
import { getCountryLawPath } from './country-law.ts'
import type { CoveredCountry } from './covered-country.ts'
import type { DocsPage } from './docs-page.ts'
import { renderLanguageLinks } from './language-links.ts'

/** Figures of the page; all are computed, none is typed in. */
export interface LimitsFigures {
  parameters: readonly LawParameter[]
  countries: readonly CoveredCountry[]
  prices: {
    communes: number
    byMethod: Readonly<Record<'published' | 'indexed' | 'imputed_adverts' | 'imputed_canton', number>>
    newBuilds: number
    publishedFrom: string
    /** Widths of ranges; per cent, except the quarter. */
    ranges: {
      salePct: number
      northPct: number
      explainedPct: number
      least: { fsdPct: number; halfPct: number; widePct: number }
      yearAheadPct: number
      quarter: string
    }
  }
}

const renderParagraphs = ({ text }: Words, ...keys: readonly PlainKey[]): Html =>
  html`${keys.map(
    key => html`<p>${text(key)}</p>
`,
  )}`

const renderPriceTable = (
  { text, number }: Words,
  { communes, byMethod, publishedFrom }: LimitsFigures['prices'],
): Html =>
  renderTable({
    caption: text('limits.estimate.table', { communes: number(communes) }),
    columns: [{ text: text('limits.column.origin') }, { text: text('limits.column.communes'), isNumber: true }],
    rows: [
      [text('limits.method.published', { year: publishedFrom }), number(byMethod.published)],
      [text('limits.method.indexed'), number(byMethod.indexed)],
      [text('limits.method.imputed_adverts'), number(byMethod.imputed_adverts)],
      [text('limits.method.imputed_canton'), number(byMethod.imputed_canton)],
    ],
    total: [text('total'), number(communes)],
  })

type Version = LawParameter['versions'][number]

const formatShare = (part: number, whole: number, { language }: Words): string =>
  formatPercent((100 * part) / Math.max(1, whole), language, 1)

const certaintyWords = {
  statutory: ['limits.certainty.statutory', 'limits.certainty.statutory.says'],
  published: ['limits.certainty.published', 'limits.certainty.published.says'],
  unverified: ['limits.certainty.unverified', 'limits.certainty.unverified.says'],
  estimate: ['limits.certainty.estimate', 'limits.certainty.estimate.says'],
} as const satisfies Record<Certainty, readonly [PlainKey, PlainKey]>

const countVersions = (versions: readonly Version[], certainty: Certainty): number =>
  versions.filter(version => version.certainty === certainty).length

const renderCertaintyTable = (words: Words, parameters: readonly LawParameter[]): Html => {
  const { text, number } = words
  const versions = parameters.flatMap(parameter => parameter.versions)
  return renderTable({
    caption: text('limits.law.table', { versions: number(versions.length), parameters: number(parameters.length) }),
    columns: [
      { text: text('limits.column.certainty') },
      { text: text('limits.column.meaning') },
      { text: text('limits.column.versions'), isNumber: true },
      { text: text('limits.column.share'), isNumber: true },
    ],
    rows: Certainty.options.map(certainty => {
      const [name, says] = certaintyWords[certainty]
      const count = countVersions(versions, certainty)
      return [text(name), text(says), number(count), formatShare(count, versions.length, words)]
    }),
    isStacked: true,
  })
}

const renderCountryTable = (words: Words, { parameters, countries }: LimitsFigures): Html => {
  const { text, day, language, number } = words
  return renderTable({
    caption: text('limits.law.countries'),
    columns: [
      { text: text('limits.column.country') },
      { text: text('limits.column.from') },
      { text: text('limits.column.until') },
      { text: text('limits.column.checked') },
      { text: text('limits.column.versions'), isNumber: true },
      { text: text('limits.column.statutory'), isNumber: true },
    ],
    rows: countries.map(({ code, name, law }) => {
      const versions = parameters.filter(({ country }) => country === code).flatMap(one => one.versions)
      return [
        html`<a href="${getCountryLawPath({ code })}?lang=${language}">${getWords(name, language)}</a>`,
        day(law.coveredFrom),
        day(law.coveredUntil),
        day(law.checkedOn),
        number(versions.length),
        formatShare(countVersions(versions, 'statutory'), versions.length, words),
      ]
    }),
    isStacked: true,
  })
}

/** Oldest date of a default loan rate among the countries. */
const findOldestRateDate = (countries: readonly CoveredCountry[]): string =>
  countries.map(({ mortgage }) => mortgage.defaultRate.asOf).sort()[0] ?? ''

const renderLawSection = (words: Words, figures: LimitsFigures): Html => {
  const { text } = words
  return html`<h2 id="law">${text('limits.law')}</h2>
${renderParagraphs(words, 'limits.law.says')}${renderCertaintyTable(words, figures.parameters)}
${renderParagraphs(words, 'limits.law.others')}${renderCountryTable(words, figures)}
${renderParagraphs(words, 'limits.law.notCovered')}<p><a href="/docs/law" hreflang="en">${text('limits.law.all')}</a></p>
`
}

/** Renders the width of ranges, its reasons, and that it is untested. */
const renderRangeParagraphs = (words: Words, { ranges }: LimitsFigures['prices']): Html => {
  const { text, language } = words
  const percent = (value: number, decimals = 1): string => formatPercent(value, language, decimals)
  const { least } = ranges
  const says = [
    text('limits.estimate.band', {
      ...{ sale: percent(ranges.salePct, 0), north: percent(ranges.northPct) },
      explained: percent(ranges.explainedPct, 0),
    }),
    text('limits.estimate.width', {
      fsd: percent(least.fsdPct),
      wide: percent(least.widePct),
      half: percent(least.halfPct),
    }),
    text('limits.estimate.class'),
  ]
  return html`${says.map(
    said => html`<p>${said}</p>
`,
  )}${renderParagraphs(words, 'limits.estimate.before', 'limits.estimate.untested')}`
}

/** Renders the period that the prices cover. */
const renderTimeParagraph = ({ text, language }: Words, { ranges }: LimitsFigures['prices']): Html => {
  const { quarter, yearAheadPct } = ranges
  const figures = { quarter: formatQuarterName(quarter, language), ahead: formatPercent(yearAheadPct, language, 1) }
  return html`<p>${text('limits.estimate.time', figures)}</p>
`
}

const renderEstimateSection = (words: Words, { prices }: LimitsFigures): Html => {
  const { text, number, language } = words
  return html`<h2 id="estimate">${text('limits.estimate')}</h2>
${renderParagraphs(words, 'limits.estimate.covers')}${renderRangeParagraphs(words, prices)}<p>${text('limits.estimate.prices', { year: prices.publishedFrom })}</p>
${renderPriceTable(words, prices)}
<p>${text('limits.estimate.newBuilds', { count: number(prices.newBuilds) })}</p>
${renderTimeParagraph(words, prices)}${renderParagraphs(words, 'limits.estimate.overTime', 'limits.estimate.adjustments', 'limits.estimate.leftOut')}<ul>
<li><a href="${accuracyPath}?lang=${language}">${texts[language]['more.accuracy']}</a></li>
<li><a href="${modelPath}?lang=${language}">${texts[language]['more.model']}</a></li>
</ul>
`
}

const professionals = [
  'limits.who.notary',
  'limits.who.administration',
  'limits.who.valuer',
  'limits.who.bank',
] as const satisfies readonly PlainKey[]

/** Builds the page on the limits of the figures: coverage, certainty and date, in the reader's language. */
export const buildLimitsPage = (words: Words, figures: LimitsFigures): DocsPage => {
  const { text, dayText } = words
  return {
    title: text('limits.title'),
    path: limitsPath,
    words,
    main: html`${renderLanguageLinks(words, limitsPath)}<p class="lead">${text('limits.lead')}</p>
<div class="limits">
${renderEstimateSection(words, figures)}${renderLawSection(words, figures)}<h2 id="values">${text('limits.values')}</h2>
${renderParagraphs(words, 'limits.values.says', 'limits.values.defaults')}<h2 id="loans">${text('limits.loans')}</h2>
<p>${text('limits.loans.says', { day: dayText(findOldestRateDate(figures.countries)) })}</p>
<h2 id="market">${text('limits.market')}</h2>
${renderParagraphs(words, 'limits.market.says')}<h2 id="texts">${text('limits.texts')}</h2>
${renderParagraphs(words, 'limits.texts.says')}<h2 id="who">${text('limits.who')}</h2>
<ul>
${professionals.map(
  key => html`<li>${text(key)}</li>
`,
)}</ul>
${renderParagraphs(words, 'limits.languages')}</div>
`,
  }
}
