import { formatAmountWith, formatSignedPercentWith, type Habits } from '../../src/derived/languages/figures.ts'
import type { Estimate } from '../../src/derived/types.ts'
import { make } from './dom.ts'
import type { Scene } from './scene.ts'

/** Sets where a part of the drawing is, in percent of its box; a page's policy may forbid style attributes. */
const place = <Part extends HTMLElement>(part: Part, left: number | undefined, top?: number): Part => {
  if (left !== undefined) part.style.left = `${left}%`
  if (top !== undefined) part.style.top = `${top}%`
  return part
}

/** Finds the round step of which two are at least the highest price. */
const findStep = (most: number): number => {
  const unit = 10 ** Math.floor(Math.log10(most / 2))
  return [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8].map(digit => digit * unit).find(step => step * 2 >= most) ?? 10 * unit
}

/** Draws the line of the prices between 0 and twice the step: whole between published years, dotted elsewhere. */
const drawLine = ({ values, published }: Estimate['history'], toLeft: (at: number) => number, step: number): Node => {
  const [name, points] = [
    'http://www.w3.org/2000/svg',
    values.map((value, at) => `${toLeft(at)} ${100 - (50 * value) / step}`),
  ]
  const isPublished = (at: number): boolean =>
    typeof published[at] === 'number' && typeof published[at - 1] === 'number'
  const drawing = document.createElementNS(name, 'svg')
  drawing.setAttribute('viewBox', '0 0 100 100')
  drawing.setAttribute('preserveAspectRatio', 'none')
  for (const isWhole of [true, false]) {
    const line = document.createElementNS(name, 'path')
    const parts = points.map((point, at) =>
      at > 0 && isPublished(at) === isWhole ? `M${points[at - 1]}L${point}` : '',
    )
    line.setAttribute('d', parts.join(''))
    drawing.append(line)
  }
  return drawing
}

/** Renders the line of yearly prices with its axes. The drawing stretches with the card, the letters do not. */
export const renderPlot = (habits: Habits, history: Estimate['history']): HTMLElement => {
  const { first, values } = history
  const last = values.length - 1
  const now = values[last] ?? 0
  const step = findStep(Math.max(...values))
  const toLeft = (at: number): number => (100 * at) / last
  const grid = [2, 1, 0].map(count =>
    place(make('i', {}, count > 0 && formatAmountWith(habits, step * count)), undefined, 100 - 50 * count),
  )
  const years = [0, 1, 2, 3].map(part => Math.round((last * part) / 3))
  return make(
    'div',
    { class: 'k', 'aria-hidden': 'true' },
    ...grid,
    drawLine(history, toLeft, step),
    place(make('u'), 100, 100 - (50 * now) / step),
    ...[...new Set(years)].map(at => place(make('b', {}, `${first + at}`), toLeft(at))),
  )
}

/**
 * Renders the yearly prices of the municipality: a sentence with the last one and its change, and their line. Nothing for a
 * new build, whose prices are others, and for answers without a history: services before 1.2 send none.
 */
export const renderPriceLine = (scene: Scene, { history, reference }: Estimate): Node[] => {
  const { first, values } = (history as Estimate['history'] | undefined) ?? { first: 0, values: [] }
  const last = values.length - 1
  const [now = 0, before = 0] = [values[last], values[last - 1]]
  if (last < 1 || reference.segment === 'newBuild') return []
  const { say, habits } = scene
  const name = `${reference.commune}, ${first + last}`
  const change = formatSignedPercentWith(habits, (100 * now) / before - 100, 1)
  const caption = make(
    'figcaption',
    {},
    make('b', {}, say('line', { name, value: `${formatAmountWith(habits, now)}/m²` })),
    `, ${say('trend', { change })}`,
  )
  return [make('figure', { part: 'history' }, caption, renderPlot(habits, history))]
}
