import { type Html, html } from '../html.ts'
import { getCommunePath, landingPath, marketPath } from '../paths.ts'
import { renderTable } from '../table.ts'
import { deviationsOf80, emptyCell, type MarketTexts } from './market-texts.ts'
import type { CommuneHistoryView } from './market-view.ts'
import { type ChartPoint, renderPriceChart } from './price-chart.ts'
import { toSlug } from './slug.ts'

type Year = CommuneHistoryView['years'][number]
type Level = Pick<Year, 'modelledPriceM2' | 'standardErrorPct'>
type SalesYear = CommuneHistoryView['former'][number]['years'][number]

/** Ends of the interval that holds a level in 8 of 10 cases. */
const findBand = ({ modelledPriceM2, standardErrorPct }: Level): { low: number; high: number } => {
  const factor = Math.exp((deviationsOf80 * standardErrorPct) / 100)
  return { low: modelledPriceM2 / factor, high: modelledPriceM2 * factor }
}

/** Rounds a level to ten euros, as people say it. */
const roundLevel = (value: number): number => Math.round(value / 10) * 10

const formatSales = ({ number }: MarketTexts, sales: number | null): string =>
  sales === null ? emptyCell : number(sales)

const formatSalesRange = ({ amount }: MarketTexts, { lowM2, highM2 }: Pick<SalesYear, 'lowM2' | 'highM2'>): string =>
  lowM2 === null || highM2 === null ? emptyCell : `${amount(lowM2)} – ${amount(highM2)}`

type FigureKey = 'model' | 'margin' | 'sales' | 'published' | 'range' | 'newSales' | 'newMean'

/** Renders a table of figures by their time, newest first; `keys` are the texts of the columns after the first. */
const renderFigures = <Item>(
  { say }: MarketTexts,
  caption: string,
  table: {
    time: 'year' | 'months'
    keys: readonly FigureKey[]
    items: readonly Item[]
    cells(item: Item): readonly string[]
  },
): Html =>
  html`<div class="scroll whole" tabindex="0" role="region" aria-label="${caption}">${renderTable({
    caption,
    columns: [{ text: say(table.time) }, ...table.keys.map(key => ({ text: say(key), isNumber: true }))],
    rows: table.items.toReversed().map(item => table.cells(item)),
  })}</div>
`

const renderYears = (words: MarketTexts, years: readonly Year[]): Html =>
  renderFigures(words, words.say('years'), {
    time: 'year',
    keys: ['model', 'margin', 'sales', 'published', 'range'],
    items: years,
    cells: year => [
      `${year.year}`,
      words.amount(year.modelledPriceM2),
      words.margin(year.standardErrorPct),
      formatSales(words, year.sales),
      words.amount(year.publishedPriceM2),
      formatSalesRange(words, year),
    ],
  })

const renderNewBuilds = (words: MarketTexts, years: readonly Year[]): Html | false => {
  const { say, amount } = words
  const sold = years.filter(({ newBuildSales }) => (newBuildSales ?? 0) > 0)
  return (
    sold.length > 0 &&
    html`<h2>${say('newBuild')}</h2>
<p class="hint">${say('newBuildText')}</p>
${renderFigures(words, say('newBuild'), {
  time: 'year',
  keys: ['newSales', 'newMean'],
  items: sold,
  cells: year => [`${year.year}`, formatSales(words, year.newBuildSales), amount(year.newBuildPriceM2)],
})}`
  )
}

/** Renders the sales of a municipality before it was merged. */
const renderFormer = (words: MarketTexts, { commune, years }: CommuneHistoryView['former'][number]): Html => {
  const caption = words.say('former', { commune })
  return html`<h2>${caption}</h2>
${renderFigures(words, caption, {
  time: 'year',
  keys: ['sales', 'published', 'range'],
  items: years,
  cells: year => [
    `${year.year}`,
    formatSales(words, year.sales),
    words.amount(year.publishedPriceM2),
    formatSalesRange(words, year),
  ],
})}`
}

/** Quarters of a year in a chart: the middle of a file of a year is the end of the second. */
const secondQuarter = 'Q2'

/** Points of the chart: a level for each quarter, and the mean that was published for its year. */
const listPoints = ({ quarters, years }: CommuneHistoryView): ChartPoint[] => {
  const means = new Map(years.map(({ year, publishedPriceM2 }) => [`${year}-${secondQuarter}`, publishedPriceM2]))
  return quarters.map(level => ({
    label: level.quarter.slice(0, 4),
    value: level.modelledPriceM2,
    ...findBand(level),
    published: means.get(level.quarter) ?? null,
  }))
}

/** Renders the files of twelve months that are of no calendar year. */
const renderFiles = (words: MarketTexts, files: CommuneHistoryView['files']): Html | false => {
  const { say, amount, quarter } = words
  return (
    files.length > 0 &&
    html`<h2>${say('files')}</h2>
${renderFigures(words, say('files'), {
  time: 'months',
  keys: ['sales', 'published', 'range', 'newSales', 'newMean'],
  items: files,
  cells: file => [
    file.period
      .split('..')
      .map(period => quarter(period).replaceAll(' ', '\u00a0'))
      .join('\u00a0– '),
    formatSales(words, file.sales),
    amount(file.publishedPriceM2),
    formatSalesRange(words, file),
    formatSales(words, file.newBuildSales),
    amount(file.newBuildPriceM2),
  ],
})}`
  )
}

/** Renders the page of one municipality; `near` are the others of its canton. */
export const renderCommunePage = (words: MarketTexts, history: CommuneHistoryView, near: readonly string[]): Html => {
  const { commune, canton, years, files, former } = history
  const { say, amount, change, language } = words
  const [first, before, last] = [years[0], years.at(-2), years.at(-1)]
  if (!first || !before || !last) return html``
  const { low, high } = findBand(last)
  return html`<p class="lead">${say('communeLead', {
    price: amount(roundLevel(last.modelledPriceM2)),
    year: `${last.year}`,
    change: change(before.modelledPriceM2, last.modelledPriceM2),
    total: change(first.modelledPriceM2, last.modelledPriceM2),
    first: `${first.year}`,
  })}</p>
<p>${say('between', { low: amount(roundLevel(low)), high: amount(roundLevel(high)) })}</p>
<p class="buttons"><a class="button" href="${landingPath}?lang=${language}">${say('estimate')}</a></p>
<h2>${say('chart', { first: `${first.year}` })}</h2>
${renderPriceChart({
  id: 'prices',
  title: say('chart', { first: `${first.year}` }),
  summary: say('chartText', {
    from: amount(roundLevel(first.modelledPriceM2)),
    first: `${first.year}`,
    to: amount(roundLevel(last.modelledPriceM2)),
    last: `${last.year}`,
  }),
  points: listPoints(history),
  text: value => amount(value),
})}
<h2>${say('years')}</h2>
${renderYears(words, years)}<p class="hint">${say('marginText')} ${say('rareText')} ${say('rangeText')}</p>
${renderFiles(words, files)}
${renderNewBuilds(words, years)}
${former.filter(merged => merged.years.length > 0).map(merged => renderFormer(words, merged))}
<p class="hint">${say('source')}</p>
${
  near.length > 0 &&
  html`<h2>${say('near', { canton })}</h2>
<ul class="foot-links">${near.map(name => html`<li><a href="${getCommunePath(toSlug(name))}?lang=${language}">${name}</a></li>`)}</ul>`
}
<ul class="ways"><li><a href="${getCommunePath(toSlug(commune))}.csv" download>${say('csv')}</a></li>
<li><a href="${marketPath}?lang=${language}">${say('all')}</a></li></ul>`
}
