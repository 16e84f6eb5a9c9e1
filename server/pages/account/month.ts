import { plusDays } from '#domain/core/days'
import { chooseGridStep } from '#domain/core/grid-step'
import type { FormUsageDay } from '../../ports/embeds.ts'
import { type Html, html } from '../html.ts'
import type { Words } from '../words.ts'

/** Number of days that the chart of forms shows, today included. */
export const chartDays = 30

type Counts = Pick<FormUsageDay, 'forms' | 'estimates' | 'contacts'>

const sumCounts = (days: readonly Counts[]): Counts =>
  days.reduce(
    (sum, day) => ({
      forms: sum.forms + day.forms,
      estimates: sum.estimates + day.estimates,
      contacts: sum.contacts + day.contacts,
    }),
    { forms: 0, estimates: 0, contacts: 0 },
  )

/** First digits of steps of counts. */
const wholeDigits = [1, 2, 5] as const

/** Share of the height of the drawing that the bars may take, in percent; the days are below. */
const plotPct = 86

const formatPct = (share: number): string => `${share.toFixed(2)}%`

/** Renders views as hollow bars and estimates as full ones in them; the bars stretch, the letters do not. */
const renderBars = (words: Words, days: readonly (Counts & { day: string })[], name: string): Html => {
  const { number } = words
  const most = Math.max(2, ...days.map(({ forms, estimates }) => Math.max(forms, estimates)))
  const step = chooseGridStep(most, 2, wholeDigits)
  const slot = 100 / days.length
  const height = (count: number): number => (count / (step * 2)) * plotPct
  const bar = (kind: string, index: number, count: number): Html | false =>
    count > 0 &&
    html`<rect class="${kind}" x="${formatPct((index + 0.12) * slot)}" width="${formatPct(slot * 0.76)}" y="${formatPct(plotPct - height(count))}" height="${formatPct(height(count))}"/>`
  return html`<svg class="by-day" role="img" aria-label="${name}">${[1, 2].map(
    count =>
      html`<line class="grid" x1="-2rem" x2="100%" y1="${formatPct(plotPct - height(step * count))}" y2="${formatPct(plotPct - height(step * count))}"/><text x="-2rem" y="${formatPct(plotPct - height(step * count))}" dy="1.1em">${number(step * count)}</text>`,
  )}${days.map(
    ({ forms, estimates }, index) => html`${bar('all', index, forms)}${bar('some', index, estimates)}`,
  )}${days.map(
    ({ day }, index) =>
      index % 7 === 1 &&
      html`<text x="${formatPct((index + 0.5) * slot)}" y="98%" text-anchor="middle">${Number(day.slice(8))}</text>`,
  )}<line class="axis" x1="0" x2="100%" y1="${plotPct}%" y2="${plotPct}%"/></svg>`
}

/** Renders views, estimates and contacts of the last days with their chart. */
export const renderMonth = (words: Words, usage: readonly FormUsageDay[], today: string): Html => {
  const { text, number } = words
  const days = Array.from({ length: chartDays }, (_, index) => {
    const day = plusDays(today, index + 1 - chartDays)
    return { day, ...sumCounts(usage.filter(row => row.day === day)) }
  })
  const { forms, estimates, contacts } = sumCounts(days)
  const isIn = (count: number, all: number): boolean => count > 0 && all >= count
  return html`<section class="card"><dl class="stats">
<div><dt>${text('start.views')}</dt><dd>${number(forms)}</dd></div>
<div><dt>${text('start.estimates')}</dt><dd>${number(estimates)}${isIn(estimates, forms) && html`<small>${text('start.ofViews', { count: number(Math.round(forms / estimates)) })}</small>`}</dd></div>
<div><dt>${text('start.contacts')}</dt><dd>${number(contacts)}${isIn(contacts, estimates) && html`<small>${text('start.ofEstimates', { count: number(Math.round(estimates / contacts)) })}</small>`}</dd></div></dl>
<p class="key"><span><i></i>${text('start.views')}</span><span><i class="full"></i>${text('start.estimates')}</span><span>${text('start.byDay')}</span></p>
${renderBars(words, days, text('start.chart', { forms: number(forms), estimates: number(estimates) }))}
<p class="small"><a href="/account/embed">${text('start.each')}</a></p></section>`
}
