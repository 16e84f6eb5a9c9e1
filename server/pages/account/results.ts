import type { FormActs, TriedOrder } from '../../ports/form-acts.ts'
import type { FormResults } from '../../services/leads/form-results.ts'
import { type Html, html, type Part } from '../html.ts'
import { renderTable } from '../table.ts'
import type { Words } from '../words.ts'
import type { Outcome, OwnCall } from './call.ts'

/** Path of the page that shows what a form brings. */
export const resultsPath = '/account/results'

const lineNames = ['forms', 'estimates', 'contacts'] as const
/** Size of the drawing, and its edges for letters. */
const [width, height, left, bottom] = [640, 180, 44, 22]

const formatCoordinate = (value: number): string => value.toFixed(1)

/** Renders forms, estimates and contacts by week as lines; a table has every count. */
const renderLines = (words: Words, { weeks }: FormResults): Html => {
  const { text, number } = words
  const most = Math.max(1, ...weeks.flatMap(week => lineNames.map(name => week[name])))
  const x = (index: number): string => formatCoordinate(left + (index * (width - left - 8)) / (weeks.length - 1))
  const y = (count: number): string => formatCoordinate(height - bottom - (count / most) * (height - bottom - 12))
  const dashes = { forms: '', estimates: '7 4', contacts: '2 3' } as const
  return html`<svg class="weeks" role="img" viewBox="0 0 ${width} ${height}" aria-label="${text('results.byWeek')}">
${[0, most].map(
  count =>
    html`<line x1="${left}" x2="${width}" y1="${y(count)}" y2="${y(count)}" stroke="currentColor" stroke-opacity="0.25"/><text x="${left - 6}" y="${y(count)}" dy="4" text-anchor="end" font-size="12" fill="currentColor">${number(count)}</text>
`,
)}${lineNames.map(
  name =>
    html`<polyline fill="none" stroke="currentColor" stroke-width="2" stroke-dasharray="${dashes[name]}" points="${weeks.map((week, index) => `${x(index)},${y(week[name])}`).join(' ')}"/>
`,
)}<text x="${left}" y="${height - 4}" font-size="12" fill="currentColor">${words.dayText(weeks[0]?.monday ?? '')}</text>
<text x="${width}" y="${height - 4}" text-anchor="end" font-size="12" fill="currentColor">${words.dayText(weeks.at(-1)?.monday ?? '')}</text></svg>
<p class="small">${text('results.legend')}</p>
`
}

/** Contacts of a hundred forms; nothing without forms. */
const formatShare = ({ number }: Words, { forms, contacts }: FormActs): string =>
  forms === 0 ? '' : number((100 * Math.min(forms, contacts)) / forms, 1)

/** Renders counts as a table; its first cells say what they are of. */
const renderActs = <Row extends FormActs>(
  words: Words,
  caption: string,
  names: readonly string[],
  rows: readonly Row[],
  cells: (row: Row) => Part[],
): Html => {
  const { text, number } = words
  const isNumber = true
  return renderTable({
    ...{ caption, isStacked: true, isCompact: true },
    columns: [
      ...names.map(name => ({ text: name })),
      { text: text('embed.forms'), isNumber },
      { text: text('embed.estimates'), isNumber },
      { text: text('embed.contacts'), isNumber },
      { text: text('results.share'), isNumber },
    ],
    rows: rows.map(row => [...cells(row), ...lineNames.map(name => number(row[name])), formatShare(words, row)]),
  })
}

const orderKeys = { figures: 'embed.order.figures', contact: 'embed.order.contact' } as const

/** Sentences of orders that are not told apart. */
const openKeys = { few: 'results.few', open: 'results.open' } as const

const renderVerdict = ({ text, number }: Words, { verdict }: FormResults): Html => {
  if (verdict.kind !== 'better') return html`<p>${text(openKeys[verdict.kind])}</p>`
  const { order, more, less } = verdict
  const counts = {
    ...{ more: number(more.count), moreForms: number(more.of) },
    ...{ less: number(less.count), lessForms: number(less.of) },
  }
  return html`<p><strong>${text('results.better', { order: text(orderKeys[order]), ...counts })}</strong> ${text('results.chance')}</p>`
}

/** Renders both orders with what they say of each other; where none was tried, how to. */
const renderOrders = (words: Words, results: FormResults, keyId: string): Html => {
  const { text, markup } = words
  const settings = html`<a href="/account/embed?key=${keyId}">${text('results.settings')}</a>`
  const isTried = results.orders.some(({ forms }) => forms > 0)
  return html`<h2>${text('results.orders')}</h2>
${
  isTried
    ? html`${renderVerdict(words, results)}${renderActs(words, text('results.orders'), [text('results.order')], results.orders, ({ tried }) => [text(orderKeys[tried as TriedOrder])])}`
    : html`<p>${markup('results.untried', { settings })}</p>`
}
`
}

const renderPage = ({ text }: Words, { host, page }: { host: string; page: string }): Part =>
  page === '*' ? text('results.otherPages') : html`<bdi>${host}${page}</bdi>`

/** Renders what the form of a key brought. */
export const renderResults = (words: Words, results: FormResults, keyId: string): Html => {
  const { text } = words
  if (results.weeks.every(({ forms }) => forms === 0))
    return html`<p>${text('results.none')}</p>${renderOrders(words, results, keyId)}`
  const { weeks, pages, campaigns } = results
  return html`<p>${text('results.kept')}</p>
<h2>${text('results.byWeek')}</h2>
${renderLines(words, results)}${renderActs(words, text('results.byWeek'), [text('results.week')], weeks.toReversed(), ({ monday }) => [words.day(monday)])}
${renderOrders(words, results, keyId)}<h2>${text('results.byPage')}</h2>
${renderActs(words, text('results.byPage'), [text('results.page')], pages, page => [renderPage(words, page)])}
<h2>${text('results.byCampaign')}</h2>
${renderActs(words, text('results.byCampaign'), [text('results.campaign')], campaigns, ({ campaign }) => [campaign === '' ? text('results.noCampaign') : html`<bdi>${campaign}</bdi>`])}
`
}

/** Shows what the forms of website keys bring, for the key of the query. */
export const showResults = async (call: OwnCall): Promise<Outcome> => {
  const { accounts, actor, words, query } = call
  const { text } = words
  const all = await accounts.keys.list(actor)
  const keys = all.filter(({ kind, revokedAt }) => kind === 'publishable' && revokedAt === null)
  const chosen = keys.find(({ id }) => id === query.get('key')) ?? keys[0]
  const results = chosen && (await accounts.leads.embeds.results(actor, chosen.id))
  const choice =
    keys.length > 1 &&
    html`<nav aria-label="${text('embed.choose')}"><ul class="foot-links">${keys.map(
      ({ id, name }) =>
        html`<li><a href="${resultsPath}?key=${id}"${id === chosen?.id && html` aria-current="page"`}><bdi>${name}</bdi></a></li>`,
    )}</ul></nav>
`
  return {
    title: text('results.title'),
    main: html`<p>${text('results.lead')}</p>
${choice}${chosen && results ? renderResults(words, results, chosen.id) : html`<p>${text('embed.none')}</p>`}`,
    here: chosen ? `${resultsPath}?key=${chosen.id}` : resultsPath,
    status: 200,
  }
}
