import { type Html, html } from '../html.ts'
import { accuracyPath, getCommunePath, marketPath } from '../paths.ts'
import { renderTable } from '../table.ts'
import { emptyCell, type MarketTexts } from './market-texts.ts'
import type { MarketView } from './market-view.ts'
import { renderPriceChart, renderSmallLine } from './price-chart.ts'
import { toSlug } from './slug.ts'

/** Orders of the table, the first by default. */
const orders = ['name', 'price', 'change', 'sales'] as const
/** Order of the table. */
export type Order = (typeof orders)[number]

const orderTexts = { name: 'byName', price: 'byPrice', change: 'byChange', sales: 'bySales' } as const

/** Order that a query asks for; by name for an unknown one. */
export const readOrder = (query: URLSearchParams): Order =>
  orders.find(order => order === query.get('sort')) ?? orders[0]

/** A municipality as a row shows it. */
interface CommuneRow {
  commune: string
  canton: string
  sales: number | null
  standardErrorPct: number
  /** Modelled prices by year, oldest first; at least two. */
  prices: readonly number[]
}

const findChange = ({ prices }: CommuneRow): number => (prices.at(-1) ?? 0) / (prices.at(-2) ?? 1)

/** Rows in an order: highest first, or by French name. */
const sortRows = (rows: readonly CommuneRow[], order: Order): readonly CommuneRow[] => {
  if (order === 'name') return rows
  const weigh = (row: CommuneRow): number =>
    order === 'price' ? (row.prices.at(-1) ?? 0) : order === 'change' ? findChange(row) : (row.sales ?? -1)
  return rows.toSorted((a, b) => weigh(b) - weigh(a))
}

const renderOrders = ({ say, language }: MarketTexts, current: Order): Html =>
  html`<p class="orders">${say('sort')} ${orders.map(
    order =>
      html`<a class="order" href="${marketPath}?sort=${order}&lang=${language}"${order === current && html` aria-current="true"`}>${say(orderTexts[order])}</a> `,
  )}</p>`

/** Renders the price level of the country over the years. */
const renderNationalLevel = (
  { say, number, change }: MarketTexts,
  years: readonly { year: number; index: number }[],
): Html => {
  const [first, last, before] = [years[0], years.at(-1), years.at(-2)]
  if (!first || !last || !before) return html``
  return html`<h2>${say('national')}</h2>
${renderPriceChart({
  id: 'national',
  title: say('national'),
  summary: say('nationalText', {
    index: number(last.index, 1),
    year: `${last.year}`,
    first: `${first.year}`,
    change: change(before.index, last.index),
  }),
  points: years.map(({ year, index }) => ({ label: `${year}`, value: index })),
  text: value => number(value),
})}`
}

/** Renders the page of all municipalities in an order. */
export const renderMarketPage = (words: MarketTexts, market: MarketView, order: Order): Html => {
  const { say, amount, change, margin, number, language } = words
  const { communes } = market.communes()
  const histories = communes.map(({ commune }) => market.commune(commune))
  const years = histories[0]?.years ?? []
  const rows = communes.map(({ commune, canton, sales, standardErrorPct }, at) => ({
    ...{ commune, canton, sales, standardErrorPct },
    prices: histories[at]?.years.map(({ modelledPriceM2 }) => modelledPriceM2) ?? [],
  }))
  return html`<p class="lead">${say('lead', { count: number(communes.length) })}</p>
${renderNationalLevel(words, years)}
<h2>${say('caption', { year: `${years.at(-1)?.year}` })}</h2>
${renderOrders(words, order)}
<div class="scroll whole" tabindex="0" role="region" aria-label="${say('caption', { year: `${years.at(-1)?.year}` })}">${renderTable(
    {
      caption: say('caption', { year: `${years.at(-1)?.year}` }),
      columns: [
        { text: say('commune') },
        { text: say('price'), isNumber: true },
        { text: say('change'), isNumber: true },
        { text: say('line', { year: `${years[0]?.year}` }) },
        { text: say('sales'), isNumber: true },
        { text: say('margin'), isNumber: true },
        { text: say('canton') },
      ],
      rows: sortRows(rows, order).map(row => [
        html`<a href="${getCommunePath(toSlug(row.commune))}?lang=${language}">${row.commune}</a>`,
        amount(row.prices.at(-1) ?? null),
        change(row.prices.at(-2) ?? 1, row.prices.at(-1) ?? 1),
        renderSmallLine(row.prices),
        row.sales === null ? emptyCell : number(row.sales),
        margin(row.standardErrorPct),
        row.canton,
      ]),
    },
  )}</div>
<p class="hint">${say('marginText')} ${say('rareText')}</p>
<p class="hint">${say('source')}</p>
<ul class="ways"><li><a href="${marketPath}.csv" download>${say('csv')}</a></li>
<li><a href="${accuracyPath}?lang=${language}">${say('accuracy')}</a></li></ul>`
}
