import type { FigureSource, TextFigure } from '#contract/ai/figure'
import type { ChatAnswer } from '#contract/ai/text'
import type { LawReference } from '#contract/shared/law'
import { type Html, html, type Part } from '../html.ts'
import { lineOf, shownValue } from './calculation.ts'
import type { Voice } from './voice.ts'

/** What the sources of an answer's figures are shown with. */
export interface SourceContext {
  answer: Pick<ChatAnswer, 'references' | 'calculations'>
  /** The place of the answer in the conversation. */
  turn: number
  voice: Voice
}

/** The id of what opens with a figure. */
export const sourceId = (turn: number, index: number): string => `a${turn}-f${index}`

const kinds = {
  input: 'source.input',
  law: 'source.law',
  calculation: 'source.calculation',
  assumed: 'source.assumed',
} as const

/** Where the law is read: its official address in a tab of its own, so that the conversation stays. */
export const lawLink = ({ url, article, title }: LawReference, { say }: Voice): Part =>
  url === undefined
    ? undefined
    : html`<a href="${url}" target="_blank" rel="noopener noreferrer">${say('source.read')}<span class="unseen">: ${article}, ${title} ${say('source.newTab')}</span></a>`

const fact = (name: string, value: Part): Html => html`<dt>${name}</dt><dd>${value}</dd>
`

/** A value of the law: shares as per cent. */
const lawValue = (value: FigureSource['value'], { unit }: LawReference, voice: Voice): string =>
  unit === 'fraction' && typeof value === 'number' ? voice.share(value) : shownValue(value, voice)

const lawFacts = ({ id, value }: FigureSource, { answer, voice }: SourceContext): Part => {
  const law = answer.references.find(reference => reference.id === id)
  if (!law)
    return html`<p><a href="/docs/law/${id ?? ''}" hreflang="en" target="_blank" rel="noopener"><code>${id}</code><span class="unseen"> ${voice.say('source.newTab')}</span></a></p>`
  return html`<p lang="en">${law.says}</p>
<dl>${fact(voice.say('source.value'), lawValue(value, law, voice))}</dl>
<p>${law.article}, <cite>${law.title}</cite></p>
<p>${lawLink(law, voice)}</p>`
}

const inputFacts = ({ path, words }: FigureSource, { say }: Voice): Part =>
  (path !== undefined || words !== undefined) &&
  html`<dl>${path !== undefined && fact(say('source.field'), html`<code>${path}</code>`)}${words !== undefined && fact(say('source.words'), html`<q>${words}</q>`)}</dl>`

const calculationFacts = ({ path, value }: FigureSource, { answer, turn, voice }: SourceContext): Part => {
  const { say } = voice
  const line = lineOf(path, answer.calculations, { turn, voice })
  if (!line)
    return html`<dl>${path !== undefined && fact(say('source.field'), html`<code>${path}</code>`)}${fact(say('source.value'), shownValue(value, voice))}</dl>`
  const name = say('calculation', { number: line.number, name: voice.operation(line.operation) })
  return html`<p>${name}</p>
<dl>${fact(say('source.line'), html`<code>${line.name.replace(/^(input|result)\./, '')}</code>: ${line.text}`)}</dl>
<p><a href="#${line.id}" class="to-line">${say('source.show')}</a></p>`
}

const factsOf = (source: FigureSource, context: SourceContext): Part => {
  if (source.kind === 'law') return lawFacts(source, context)
  return source.kind === 'input' ? inputFacts(source, context.voice) : calculationFacts(source, context)
}

const oneSource = (source: FigureSource, context: SourceContext, isNamed: boolean): Html =>
  html`<div class="kind ${source.kind}"><p><b>${context.voice.say(kinds[source.kind])}</b>${isNamed && html` <code>${source.ref}</code>`}</p>
${factsOf(source, context)}</div>
`

/** Whether an expression calculates, beyond the name of one figure. */
const isFormula = (expression: string | null): expression is string =>
  expression !== null && !/^~?\w+$/.test(expression)

/** An expression with the signs that people write. */
const printed = (expression: string): string =>
  expression.replace(/ - /g, ' − ').replaceAll('*', '×').replaceAll('/', '÷')

/** What opens with a figure: how it was calculated, and each place that it comes from. */
export const sourceView = (figure: TextFigure, index: number, context: SourceContext): Html => {
  const { say } = context.voice
  const { text, expression, sources } = figure
  const id = sourceId(context.turn, index)
  const formula = isFormula(expression) ? printed(expression) : undefined
  return html`<div popover id="${id}" class="source" role="dialog" aria-label="${say('source.of', { figure: text })}" tabindex="-1" autofocus>
<p class="figure-text">${text}</p>
${formula !== undefined && html`<p>${say('source.formula', { formula })}</p>`}
${sources.map(source => oneSource(source, context, formula !== undefined))}
<button type="button" class="quiet" popovertarget="${id}" popovertargetaction="hide">${say('close')}</button></div>
`
}
