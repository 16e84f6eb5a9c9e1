import { formatSignedPercent } from '#languages/formats'
import { chooseGridStep } from '../core/grid-step.ts'
import type { Block, ReportInput } from './report.ts'
import type { Voice } from './say.ts'

/** Grid lines above 0. */
const gridLines = 2
/** Labels of years, the first and the last among them. */
const yearLabels = 4

const listYears = (first: number, count: number): { at: number; text: string }[] => {
  const places = Array.from({ length: yearLabels }, (_, part) => Math.round(((count - 1) * part) / (yearLabels - 1)))
  return [...new Set(places)].map(at => ({ at, text: String(first + at) }))
}

/** Change in percent with its sign, to one decimal. */
const formatChange = (say: Voice, value: number, before: number, decimals: number): string =>
  formatSignedPercent(100 * (value / before - 1), say.language, decimals)

/** The yearly prices of the municipality as a line, with a sentence; nothing for a place with fewer than two years. */
export const priceLine = (say: Voice, { estimate: { history, reference } }: ReportInput): Block[] => {
  const { first, values, published } = history
  const [start, before, now] = [values[0], values.at(-2), values.at(-1)]
  if (start === undefined || before === undefined || now === undefined) return []
  const step = chooseGridStep(Math.max(...values), gridLines)
  const scale = Array.from({ length: gridLines + 1 }, (_, count) => count * step)
  const isPublished = (at: number): boolean => typeof published[at] === 'number'
  const says = say.text('priceLineSays', {
    ...{
      segment: say.first(say.text('segment.existing')),
      price: say.perM2(now),
      year: String(first + values.length - 1),
    },
    ...{ change: formatChange(say, now, before, 1), since: formatChange(say, now, start, 0), first: String(first) },
  })
  const isDotted = values.some((_, at) => !isPublished(at))
  return [
    {
      kind: 'line',
      heading: say.text('priceLine', { year: String(first), place: reference.commune }),
      values,
      isWhole: values.map((_, at) => at > 0 && isPublished(at) && isPublished(at - 1)),
      scale: scale.map(value => ({ value, text: value === 0 ? '0' : say.value(value) })),
      years: listYears(first, values.length),
      says: isDotted ? `${says} ${say.text('priceLineDotted')}` : says,
    },
  ]
}
