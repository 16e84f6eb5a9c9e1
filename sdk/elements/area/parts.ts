import {
  formatAmountWith,
  formatDayWith,
  formatNumberWith,
  formatSignedPercentWith,
} from '../../src/derived/languages/figures.ts'
import type { Area } from '../../src/derived/types.ts'
import { make } from '../widget/dom.ts'
import { getPlaceName } from '../widget/place-names.ts'
import { renderPlot } from '../widget/price-line.ts'
import type { AreaScene } from './texts.ts'

/** Name of the place in the language of the card. */
const namePlace = ({ language }: AreaScene, { names }: Area): string => getPlaceName(names, language) ?? names.fr

/** Renders the figures of every year, folded: what the line shows, as a table. */
const renderYears = ({ say, habits }: AreaScene, { history, sales }: Area, isOpen: boolean): HTMLElement => {
  const { first, values } = history
  const row = (value: number, at: number): HTMLElement => {
    const count = sales[at]
    return make(
      'tr',
      {},
      make('th', { scope: 'row' }, `${first + at}`),
      make('td', {}, formatAmountWith(habits, value)),
      make('td', {}, typeof count === 'number' ? formatNumberWith(habits, count) : '–'),
    )
  }
  const heads = [say('columnYear'), say('columnPrice'), say('columnSales')]
  return make(
    'details',
    { part: 'years', open: isOpen },
    make('summary', { id: 'years' }, say('years')),
    make(
      'table',
      { 'aria-labelledby': 'years' },
      make('thead', {}, make('tr', {}, ...heads.map(head => make('th', { scope: 'col' }, head)))),
      make('tbody', {}, ...values.map(row).reverse()),
    ),
  )
}

/** Renders how many sales there were, of the city where the place is one of its districts; nothing where that is unknown. */
const formatSales = ({ say, habits }: AreaScene, { sales, year, history, quartier }: Area): string => {
  const count = sales[year - history.first]
  if (typeof count !== 'number') return ''
  return say(quartier === null ? 'sales' : 'salesCity', { n: formatNumberWith(habits, count), year: `${year}` })
}

/** Renders the prices of a place: the newest with its range and its sales, the line, the way to an estimate, and the years. */
export const renderArea = (scene: AreaScene, area: Area, way: Node | undefined, isOpen: boolean): Node[] => {
  const { say, habits } = scene
  const { year, priceM2, lowM2, highM2, changePct, history, quartier, source, dataUntil } = area
  const money = (value: number): string => formatAmountWith(habits, value)
  const change = say('change', { change: formatSignedPercentWith(habits, changePct, 1) })
  const notes = [quartier !== null && say('district'), history.published.includes(null) && say('dotted')]
  return [
    make('h2', { part: 'title' }, say('title', { place: namePlace(scene, area) })),
    make(
      'p',
      { part: 'price', class: 'v' },
      make('strong', {}, `${money(priceM2)}/m²`),
      `${say('price', { year: `${year}` })} · ${change}`,
    ),
    make('p', { part: 'half' }, say('half', { low: money(lowM2), high: money(highM2) })),
    make('p', { part: 'sales' }, formatSales(scene, area)),
    make('figure', { part: 'history' }, renderPlot(habits, history)),
    ...(way ? [way] : []),
    renderYears(scene, area, isOpen),
    make(
      'p',
      { part: 'source' },
      make(
        'small',
        {},
        [...notes, say('source', { source, day: formatDayWith(habits, dataUntil) })].filter(Boolean).join(' '),
      ),
    ),
  ]
}
