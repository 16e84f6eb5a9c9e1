import type { LawParameter } from '#contract/law'
import { yearlySteps } from '#contract/market/yearly-steps'
import { Certainty } from '#contract/shared/law'
import { wordsIn } from '#languages/catalogue'
import { texts } from '#languages/derived/accuracy'
import { percentText, periodText } from '#languages/formats'
import { quarterText } from '#languages/quarter'
import { type Html, html } from '../html.ts'
import { accuracyPath, limitsPath, modelPath } from '../paths.ts'
import { table } from '../table.ts'
import type { PlainKey, Words } from '../words.ts'
import { countryLawPath } from './country-law.ts'
import type { CoveredCountry } from './covered-country.ts'
import type { DocsPage } from './docs-page.ts'
import { languageLinks } from './language-links.ts'

/** What the page counts: nothing on it is a figure that somebody typed. */
export interface LimitsFigures {
  parameters: readonly LawParameter[]
  countries: readonly CoveredCountry[]
  prices: {
    communes: number
    byMethod: Readonly<
      Record<'published' | 'published_2026q1' | 'indexed' | 'imputed_adverts' | 'imputed_canton', number>
    >
    newBuilds: number
    publishedPeriod: string
    /** How wide ranges are; percent, but for year and quarter. */
    ranges: {
      salePct: number
      explainedPct: number
      least: { fsdPct: number; halfPct: number; widePct: number }
      classes: { completePct: number; partialPct: number }
      unpublishedYearPct: number
      year: number
      quarter: string
    }
  }
}

const paragraphs = ({ text }: Words, ...keys: readonly PlainKey[]): Html =>
  html`${keys.map(
    key => html`<p>${text(key)}</p>
`,
  )}`

const priceTable = (
  { text, number, language }: Words,
  { communes, byMethod, publishedPeriod }: LimitsFigures['prices'],
): Html =>
  table({
    caption: text('limits.estimate.table', { communes: number(communes) }),
    columns: [{ text: text('limits.column.origin') }, { text: text('limits.column.communes'), isNumber: true }],
    rows: [
      [text('limits.method.published', { year: periodText(publishedPeriod, language) }), number(byMethod.published)],
      [text('limits.method.published_2026q1'), number(byMethod.published_2026q1)],
      [text('limits.method.indexed'), number(byMethod.indexed)],
      [text('limits.method.imputed_adverts'), number(byMethod.imputed_adverts)],
      [text('limits.method.imputed_canton'), number(byMethod.imputed_canton)],
    ],
    total: [text('total'), number(communes)],
  })

type Version = LawParameter['versions'][number]

const share = (part: number, whole: number, { language }: Words): string =>
  percentText((100 * part) / Math.max(1, whole), language, 1)

const certaintyWords = {
  statutory: ['limits.certainty.statutory', 'limits.certainty.statutory.says'],
  published: ['limits.certainty.published', 'limits.certainty.published.says'],
  unverified: ['limits.certainty.unverified', 'limits.certainty.unverified.says'],
  estimate: ['limits.certainty.estimate', 'limits.certainty.estimate.says'],
} as const satisfies Record<Certainty, readonly [PlainKey, PlainKey]>

const countOf = (versions: readonly Version[], certainty: Certainty): number =>
  versions.filter(version => version.certainty === certainty).length

const certaintyTable = (words: Words, parameters: readonly LawParameter[]): Html => {
  const { text, number } = words
  const versions = parameters.flatMap(parameter => parameter.versions)
  return table({
    caption: text('limits.law.table', { versions: number(versions.length), parameters: number(parameters.length) }),
    columns: [
      { text: text('limits.column.certainty') },
      { text: text('limits.column.meaning') },
      { text: text('limits.column.versions'), isNumber: true },
      { text: text('limits.column.share'), isNumber: true },
    ],
    rows: Certainty.options.map(certainty => {
      const [name, says] = certaintyWords[certainty]
      const count = countOf(versions, certainty)
      return [text(name), text(says), number(count), share(count, versions.length, words)]
    }),
    isStacked: true,
  })
}

const countryTable = (words: Words, { parameters, countries }: LimitsFigures): Html => {
  const { text, day, language, number } = words
  return table({
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
        html`<a href="${countryLawPath({ code })}?lang=${language}">${wordsIn(name, language)}</a>`,
        day(law.coveredFrom),
        day(law.coveredUntil),
        day(law.checkedOn),
        number(versions.length),
        share(countOf(versions, 'statutory'), versions.length, words),
      ]
    }),
    isStacked: true,
  })
}

/** The oldest day of a usual rate of loans: no rate that is taken for want of another is older. */
const ratesDay = (countries: readonly CoveredCountry[]): string =>
  countries.map(({ mortgage }) => mortgage.defaultRate.asOf).sort()[0] ?? ''

const lawSection = (words: Words, figures: LimitsFigures): Html => {
  const { text } = words
  return html`<h2 id="law">${text('limits.law')}</h2>
${paragraphs(words, 'limits.law.says')}${certaintyTable(words, figures.parameters)}
${paragraphs(words, 'limits.law.others')}${countryTable(words, figures)}
${paragraphs(words, 'limits.law.notCovered')}<p><a href="/docs/law" hreflang="en">${text('limits.law.all')}</a></p>
`
}

/** How wide ranges are and why, and that nobody has tested them. */
const rangeParagraphs = (words: Words, { ranges }: LimitsFigures['prices']): Html => {
  const { text, language } = words
  const percent = (value: number, decimals = 1): string => percentText(value, language, decimals)
  const { least, classes } = ranges
  const says = [
    text('limits.estimate.band', { sale: percent(ranges.salePct, 0), explained: percent(ranges.explainedPct, 0) }),
    text('limits.estimate.width', {
      fsd: percent(least.fsdPct),
      wide: percent(least.widePct),
      half: percent(least.halfPct),
    }),
    text('limits.estimate.class', {
      complete: percent(classes.completePct, 0),
      partial: percent(classes.partialPct, 0),
    }),
  ]
  return html`${says.map(
    said => html`<p>${said}</p>
`,
  )}${paragraphs(words, 'limits.estimate.before', 'limits.estimate.untested')}`
}

/** How far prices reach in time. */
const timeParagraph = ({ text, language }: Words, { ranges }: LimitsFigures['prices']): Html => {
  const { year, quarter, unpublishedYearPct } = ranges
  const figures = {
    ...{ year, quarter: quarterText(quarter, language) },
    unpublished: percentText(unpublishedYearPct, language, 1),
  }
  return html`<p>${text('limits.estimate.time', figures)}</p>
`
}

const estimateSection = (words: Words, { prices }: LimitsFigures): Html => {
  const { text, number, language } = words
  const inPercent = (points: number): string => percentText(points, language, 1)
  const steps = { rms: inPercent(yearlySteps.rmsPct), most: inPercent(yearlySteps.mostPct) }
  return html`<h2 id="estimate">${text('limits.estimate')}</h2>
${paragraphs(words, 'limits.estimate.covers')}${rangeParagraphs(words, prices)}<p>${text('limits.estimate.prices', { year: periodText(prices.publishedPeriod, language) })}</p>
${priceTable(words, prices)}
<p>${text('limits.estimate.newBuilds', { count: number(prices.newBuilds) })}</p>
${timeParagraph(words, prices)}<p>${text('limits.estimate.overTime', steps)}</p>
${paragraphs(words, 'limits.estimate.adjustments', 'limits.estimate.missing')}<ul>
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

/** What each figure covers and what it does not, how sure it is and of what day, in the language of its reader. */
export const limitsPage = (words: Words, figures: LimitsFigures): DocsPage => {
  const { text, dayText } = words
  return {
    title: text('limits.title'),
    path: limitsPath,
    words,
    main: html`${languageLinks(words, limitsPath)}<p class="lead">${text('limits.lead')}</p>
<div class="limits">
${estimateSection(words, figures)}${lawSection(words, figures)}<h2 id="values">${text('limits.values')}</h2>
${paragraphs(words, 'limits.values.says', 'limits.values.defaults')}<h2 id="loans">${text('limits.loans')}</h2>
<p>${text('limits.loans.says', { day: dayText(ratesDay(figures.countries)) })}</p>
<h2 id="market">${text('limits.market')}</h2>
${paragraphs(words, 'limits.market.says')}<h2 id="texts">${text('limits.texts')}</h2>
${paragraphs(words, 'limits.texts.says')}<h2 id="who">${text('limits.who')}</h2>
<ul>
${professionals.map(
  key => html`<li>${text(key)}</li>
`,
)}</ul>
${paragraphs(words, 'limits.languages')}</div>
`,
  }
}
