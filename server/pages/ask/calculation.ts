import type { Calculation } from '#contract/ai/calculation'
import { type Html, html, type Part } from '../html.ts'
import type { AskTexts, Currency } from './ask-texts.ts'
import { shareFields } from './share-fields.ts'
import { amountFields, areaFields, areaPriceFields } from './unit-fields.ts'
import { yearFields } from './year-fields.ts'

/** Formats a value: numbers and days in the language of the page, lists joined with dots. */
export const formatShownValue = (value: unknown, voice: AskTexts): string => {
  const { number, day, say } = voice
  if (typeof value === 'number') return number(value)
  if (typeof value === 'boolean') return say(value ? 'yes' : 'no')
  if (Array.isArray(value))
    return value.map(one => (typeof one === 'number' ? number(one) : voice.value(String(one)))).join(' · ')
  const text = String(value)
  return /^\d{4}-\d\d-\d\d$/.test(text) ? day(text) : voice.value(text)
}

/** Texts with the currency of a calculation's amounts. */
interface CalculationVoice {
  voice: AskTexts
  currency: Currency
}

/** Last name of a path, without its positions: `rents` of `input.rents[2]`. */
const getLastName = (path: string): string =>
  path
    .replaceAll(/\[\w+\]/g, '')
    .split('.')
    .at(-1) ?? ''

/** Whether the number at a path is a fraction: `result.loanToValue`, or the value of `result.internalRateOfReturn`. */
const isShare = (path: string): boolean => {
  const [name = '', parent = ''] = path
    .replaceAll(/\[\w+\]/g, '')
    .split('.')
    .reverse()
  return shareFields.has(name === 'value' ? parent : name)
}

/** Currency of the amounts of a calculation: the one of its result, else the one of its country. */
export const getCurrency = ({ input, result }: Pick<Calculation, 'input' | 'result'>): Currency => {
  if ('currency' in result) return result.currency
  const country = 'country' in input ? input.country : undefined
  return country === 'UK' ? 'GBP' : country === 'US' ? 'USD' : 'EUR'
}

/** Formats a number by the unit of its field: amounts, fractions as per cent, square metres, years without separators. */
const formatUnit = (value: number, path: string, { voice, currency }: CalculationVoice): string => {
  const name = getLastName(path)
  if (yearFields.has(name)) return String(value)
  if (amountFields.has(name)) return voice.amount(value, currency)
  if (areaPriceFields.has(name)) return `${voice.amount(value, 'EUR')}/m²`
  if (areaFields.has(name)) return `${voice.number(value)}\u00a0m²`
  return isShare(path) ? voice.share(value) : voice.number(value)
}

/** Formats the value at a path: a number by the unit of its field, all else as it is shown elsewhere. */
export const formatFieldValue = (value: unknown, path: string, own: CalculationVoice): string =>
  typeof value === 'number' ? formatUnit(value, path, own) : formatShownValue(value, own.voice)

/** Formats an assumption; a price of land that nobody stated is assumed as a share of the capital. */
export const formatAssumed = ({ field, value }: Calculation['assumed'][number], own: CalculationVoice): string =>
  field === 'landPrice' && typeof value === 'number' && value < 1
    ? own.voice.say('ofCapital', { share: own.voice.share(value) })
    : formatFieldValue(value, field, own)

/**
 * Names a field by its path in words: `input.buyers[1].share` as `Buyers 2: share`. Positions are counted from 1; a
 * figure in place of a usual one is named alone.
 */
export const nameField = (path: string, { field, say }: AskTexts): string => {
  const [first = '', ...others] = path
    .replace(/^(input|result)\./, '')
    .split('.')
    .filter(part => part !== 'overrides')
    .map(part => {
      const [name = '', ...positions] = part.split(/[[\]]+/).filter(text => text !== '')
      return [field(name), ...positions.map(position => Number(position) + 1)].join(' ')
    })
  return others.reduce((name, part) => say('pair', { name, part }), first.slice(0, 1).toUpperCase() + first.slice(1))
}

/** A line of a calculation: its path, its name, and its text. */
interface Line {
  path: string
  name: string
  text: string
}

/** Whether a value is a cost or tax line of an answer: key, amount, rate, article. */
const isLawLine = (value: unknown): value is readonly [string, number, number | null, string] =>
  Array.isArray(value) && value.length === 4 && typeof value[0] === 'string' && typeof value[1] === 'number'

const toLawLine = (
  path: string,
  [key, amount, rate, article]: readonly [string, number, number | null, string],
  { voice, currency }: CalculationVoice,
): Line => {
  const share = rate === null ? '' : ` (${voice.share(rate)})`
  return { path, name: nameField(key, voice), text: `${voice.amount(amount, currency)}${share} · ${article}` }
}

/** Lists the values of a part of a calculation, one line each; null values are omitted. */
const listLines = (value: unknown, path: string, own: CalculationVoice): Line[] => {
  const { voice } = own
  if (value === null || value === undefined) return []
  if (isLawLine(value)) return [toLawLine(path, value, own)]
  const isList = Array.isArray(value)
  if (isList && value.every(one => typeof one !== 'object'))
    return [
      { path, name: nameField(path, voice), text: value.map(one => formatFieldValue(one, path, own)).join(' · ') },
    ]
  if (typeof value !== 'object')
    return [{ path, name: nameField(path, voice), text: formatFieldValue(value, path, own) }]
  return Object.entries(value).flatMap(([name, one]) =>
    listLines(one, isList ? `${path}[${name}]` : `${path}.${name}`, own),
  )
}

/** Finds the line that contains a path, as `result.lines[2]` for `result.lines[2][1]`. */
const findLineOfPath = (lines: readonly Line[], path: string): Line | undefined =>
  lines.find(line => line.path === path || path.startsWith(`${line.path}[`) || path.startsWith(`${line.path}.`))

/** Parses the path of a figure, as `calculations[0].result.totals.buyer`, into the calculation and the path in it. */
const parseFigurePath = (path: string): { index: number; inside: string } | undefined => {
  const [, digits, inside] = /^calculations\[(\d+)\]\.(.+)$/.exec(path) ?? []
  return digits === undefined || inside === undefined ? undefined : { index: Number(digits), inside }
}

/** Lists assumptions that are not among the inputs: those are defaults, the others were chosen by the model. */
const listDefaultLines = (calculation: Calculation, inputs: readonly Line[], own: CalculationVoice): Line[] =>
  calculation.assumed.flatMap((one, index) => {
    const { field } = one
    const isInput = inputs.some(({ path }) => path === `input.${field}`)
    return isInput
      ? []
      : [{ path: `assumed[${index}]`, name: nameField(field, own.voice), text: formatAssumed(one, own) }]
  })

const listAllLines = (calculation: Calculation, voice: AskTexts): Line[] => {
  const own = { voice, currency: getCurrency(calculation) }
  const inputs = listLines(calculation.input, 'input', own)
  return [...inputs, ...listDefaultLines(calculation, inputs, own), ...listLines(calculation.result, 'result', own)]
}

/** Converts the path of an assumption to that of its input, if it is listed there. */
const toInputPath = (calculation: Calculation, lines: readonly Line[], path: string): string => {
  const index = /^assumed\[(\d+)\]/.exec(path)?.[1]
  const input = `input.${calculation.assumed[Number(index)]?.field}`
  return lines.some(line => line.path === input) ? input : path
}

/** Element id of a line; `turn` is the position of its answer in the conversation. */
const getLineId = (turn: number, index: number, { path }: Line): string => `a${turn}-c${index}-${path}`

/** Finds the calculation line that a figure comes from, with its name, text and element id. */
export const findFigureLine = (
  path: string | undefined,
  calculations: readonly Calculation[],
  { turn, voice }: { turn: number; voice: AskTexts },
): { id: string; number: number; operation: string; name: string; text: string } | undefined => {
  const place = parseFigurePath(path ?? '')
  const calculation = place && calculations[place.index]
  if (!place || !calculation) return undefined
  const lines = listAllLines(calculation, voice)
  const line = findLineOfPath(lines, toInputPath(calculation, lines, place.inside))
  const { operation } = calculation
  return line && { ...line, id: getLineId(turn, place.index, line), number: place.index + 1, operation }
}

const renderLineRow = (line: Line, id: string, isAssumed: boolean, { say }: AskTexts): Html =>
  html`<tr id="${id}" tabindex="-1"><th scope="row">${line.name}</th><td>${line.text}${isAssumed && html` <small class="assumed">${say('assumed')}</small>`}</td></tr>
`

/** Renders a calculation with its inputs, assumptions and results, collapsed by default. */
export const renderCalculation = (
  calculation: Calculation,
  { index, turn, voice }: { index: number; turn: number; voice: AskTexts },
): Html => {
  const { say } = voice
  const name = say('calculation', { number: index + 1, name: voice.operation(calculation.operation) })
  const assumed = new Set(calculation.assumed.map(({ field }) => `input.${field}`))
  const rows: Part = listAllLines(calculation, voice).map(line =>
    renderLineRow(line, getLineId(turn, index, line), assumed.has(line.path) || line.path.startsWith('assumed'), voice),
  )
  return html`<details class="calculation"><summary>${name}</summary>
<table><caption>${name}</caption>
<thead><tr><th scope="col">${say('calculation.name')}</th><th scope="col">${say('calculation.value')}</th></tr></thead>
<tbody>
${rows}</tbody></table></details>
`
}
