import type { Calculation } from '#contract/ai/calculation'
import { type Html, html, type Part } from '../html.ts'
import type { Voice } from './voice.ts'

/** A value as a reader has it: numbers and days in the language of the page, lists with points between. */
export const shownValue = (value: unknown, { number, day, say }: Voice): string => {
  if (typeof value === 'number') return number(value)
  if (typeof value === 'boolean') return say(value ? 'yes' : 'no')
  if (Array.isArray(value)) return value.map(one => (typeof one === 'number' ? number(one) : String(one))).join(' · ')
  const text = String(value)
  return /^\d{4}-\d\d-\d\d$/.test(text) ? day(text) : text
}

/** A line of a calculation: its path in it, its name, and what is said of it. */
interface Line {
  path: string
  name: string
  text: string
}

/** A line of cost or tax as the answer carries it: key, amount, rate, article. */
const isLawLine = (value: unknown): value is readonly [string, number, number | null, string] =>
  Array.isArray(value) && value.length === 4 && typeof value[0] === 'string' && typeof value[1] === 'number'

const lawLine = (
  path: string,
  [key, amount, rate, article]: readonly [string, number, number | null, string],
  voice: Voice,
): Line => {
  const share = rate === null ? '' : ` (${voice.share(rate)})`
  return { path, name: key, text: `${voice.number(amount)}${share} · ${article}` }
}

/** The values of a part of a calculation, each in a line of its own; what is null says nothing. */
const linesOf = (value: unknown, path: string, voice: Voice): Line[] => {
  if (value === null || value === undefined) return []
  if (isLawLine(value)) return [lawLine(path, value, voice)]
  const isList = Array.isArray(value)
  if (isList && value.every(one => typeof one !== 'object'))
    return [{ path, name: path, text: shownValue(value, voice) }]
  if (typeof value !== 'object') return [{ path, name: path, text: shownValue(value, voice) }]
  return Object.entries(value).flatMap(([name, one]) =>
    linesOf(one, isList ? `${path}[${name}]` : `${path}.${name}`, voice),
  )
}

/** The line of a calculation in which a path ends, as `result.lines[2]` for `result.lines[2][1]`. */
const lineAt = (lines: readonly Line[], path: string): Line | undefined =>
  lines.find(line => line.path === path || path.startsWith(`${line.path}[`) || path.startsWith(`${line.path}.`))

/** The calculation and the path in it that the path of a figure names, as `calculations[0].result.totals.buyer`. */
const placeOf = (path: string): { index: number; inside: string } | undefined => {
  const [, digits, inside] = /^calculations\[(\d+)\]\.(.+)$/.exec(path) ?? []
  return digits === undefined || inside === undefined ? undefined : { index: Number(digits), inside }
}

/** Assumptions as lines, but for fields that are among the inputs: the model chose those, the others are defaults. */
const defaultLines = (calculation: Calculation, inputs: readonly Line[], voice: Voice): Line[] =>
  calculation.assumed.flatMap(({ field, value }, index) => {
    const isInput = inputs.some(({ path }) => path === `input.${field}`)
    return isInput ? [] : [{ path: `assumed[${index}]`, name: field, text: shownValue(value, voice) }]
  })

const everyLine = (calculation: Calculation, voice: Voice): Line[] => {
  const inputs = linesOf(calculation.input, 'input', voice)
  return [...inputs, ...defaultLines(calculation, inputs, voice), ...linesOf(calculation.result, 'result', voice)]
}

/** A path to an assumption as the path of its input, where that is listed there. */
const inputPath = (calculation: Calculation, lines: readonly Line[], path: string): string => {
  const index = /^assumed\[(\d+)\]/.exec(path)?.[1]
  const input = `input.${calculation.assumed[Number(index)]?.field}`
  return lines.some(line => line.path === input) ? input : path
}

/** The id of a line on the page; `turn` is the place of its answer in the conversation. */
const idOf = (turn: number, index: number, { path }: Line): string => `a${turn}-c${index}-${path}`

/** The line that a figure comes from: its name, what it says, and its id on the page; undefined where there is none. */
export const lineOf = (
  path: string | undefined,
  calculations: readonly Calculation[],
  { turn, voice }: { turn: number; voice: Voice },
): { id: string; number: number; operation: string; name: string; text: string } | undefined => {
  const place = placeOf(path ?? '')
  const calculation = place && calculations[place.index]
  if (!place || !calculation) return undefined
  const lines = everyLine(calculation, voice)
  const line = lineAt(lines, inputPath(calculation, lines, place.inside))
  const { operation } = calculation
  return line && { ...line, id: idOf(turn, place.index, line), number: place.index + 1, operation }
}

const row = (line: Line, id: string, isAssumed: boolean, { say }: Voice): Html =>
  html`<tr id="${id}" tabindex="-1"><th scope="row"><code>${line.name.replace(/^(input|result)\./, '')}</code></th><td>${line.text}${isAssumed && html` <small class="assumed">${say('assumed')}</small>`}</td></tr>
`

/** A calculation with everything that it was given and gave, closed until somebody asks. */
export const calculationView = (
  calculation: Calculation,
  { index, turn, voice }: { index: number; turn: number; voice: Voice },
): Html => {
  const { say } = voice
  const name = say('calculation', { number: index + 1, name: voice.operation(calculation.operation) })
  const assumed = new Set(calculation.assumed.map(({ field }) => `input.${field}`))
  const rows: Part = everyLine(calculation, voice).map(line =>
    row(line, idOf(turn, index, line), assumed.has(line.path) || line.path.startsWith('assumed'), voice),
  )
  return html`<details class="calculation"><summary>${name}</summary>
<table><caption>${name}</caption>
<thead><tr><th scope="col">${say('calculation.name')}</th><th scope="col">${say('calculation.value')}</th></tr></thead>
<tbody>
${rows}</tbody></table></details>
`
}
