import type { FigureSource, TextFigure } from '#contract/ai/figure'
import type { ChatAnswer } from '#contract/ai/text'
import type { LawReference } from '#contract/shared/law'
import { type Html, html, type Part } from '../html.ts'
import type { AskTexts } from './ask-texts.ts'
import { findFigureLine, formatShownValue } from './calculation.ts'

/** Answer whose figure sources are rendered, with the texts of the page. */
export interface SourceContext {
  answer: Pick<ChatAnswer, 'references' | 'calculations'>
  /** Position of the answer in the conversation. */
  turn: number
  voice: AskTexts
}

/** Element id of a figure's popover. */
export const getSourceId = (turn: number, index: number): string => `a${turn}-f${index}`

const kinds = {
  input: 'source.input',
  law: 'source.law',
  calculation: 'source.calculation',
  assumed: 'source.assumed',
} as const

/** Renders the link to the official text of a law, in a new tab to keep the conversation. */
export const renderLawLink = ({ url, article, title }: LawReference, { say }: AskTexts): Part =>
  url === undefined
    ? undefined
    : html`<a href="${url}" target="_blank" rel="noopener noreferrer">${say('source.read')}<span class="unseen">: ${article}, ${title} ${say('source.newTab')}</span></a>`

/** Renders what a parameter says: in the language of the page where it is written in it, else in English. */
export const renderSays = ({ id, says }: Pick<LawReference, 'id' | 'says'>, { language, sentence }: AskTexts): Part => {
  const own = sentence(id)
  return own === undefined && language !== 'en' ? html`<span lang="en">${says}</span>` : (own ?? says)
}

const renderFact = (name: string, value: Part): Html => html`<dt>${name}</dt><dd>${value}</dd>
`

/** Formats a value of the law; fractions as per cent. */
const formatLawValue = (value: FigureSource['value'], { unit }: LawReference, voice: AskTexts): string =>
  unit === 'fraction' && typeof value === 'number' ? voice.share(value) : formatShownValue(value, voice)

const renderLawFacts = ({ id, value }: FigureSource, { answer, voice }: SourceContext): Part => {
  const law = answer.references.find(reference => reference.id === id)
  if (!law)
    return html`<p><a href="/docs/law/${id ?? ''}" hreflang="en" target="_blank" rel="noopener"><code>${id}</code><span class="unseen"> ${voice.say('source.newTab')}</span></a></p>`
  return html`<p>${renderSays(law, voice)}</p>
<dl>${renderFact(voice.say('source.value'), formatLawValue(value, law, voice))}</dl>
<p>${law.article}, <cite>${law.title}</cite></p>
<p>${renderLawLink(law, voice)}</p>`
}

const renderInputFacts = ({ path, words }: FigureSource, { say }: AskTexts): Part =>
  (path !== undefined || words !== undefined) &&
  html`<dl>${path !== undefined && renderFact(say('source.field'), html`<code>${path}</code>`)}${words !== undefined && renderFact(say('source.words'), html`<q>${words}</q>`)}</dl>`

const renderCalculationFacts = ({ path, value }: FigureSource, { answer, turn, voice }: SourceContext): Part => {
  const { say } = voice
  const line = findFigureLine(path, answer.calculations, { turn, voice })
  if (!line)
    return html`<dl>${path !== undefined && renderFact(say('source.field'), html`<code>${path}</code>`)}${renderFact(say('source.value'), formatShownValue(value, voice))}</dl>`
  const name = say('calculation', { number: line.number, name: voice.operation(line.operation) })
  return html`<p>${name}</p>
<dl>${renderFact(say('source.line'), say('pair', { name: line.name, part: line.text }))}</dl>
<p><a href="#${line.id}" class="to-line">${say('source.show')}</a></p>`
}

const renderSourceFacts = (source: FigureSource, context: SourceContext): Part => {
  if (source.kind === 'law') return renderLawFacts(source, context)
  return source.kind === 'input' ? renderInputFacts(source, context.voice) : renderCalculationFacts(source, context)
}

const renderSource = (source: FigureSource, context: SourceContext, isNamed: boolean): Html =>
  html`<div class="kind ${source.kind}"><p><b>${context.voice.say(kinds[source.kind])}</b>${isNamed && html` <code>${source.ref}</code>`}</p>
${renderSourceFacts(source, context)}</div>
`

/** Whether an expression is more than the name of one figure. */
const isFormula = (expression: string | null): expression is string =>
  expression !== null && !/^~?\w+$/.test(expression)

/** Formats an expression with typographic operators. */
const formatFormula = (expression: string): string =>
  expression.replace(/ - /g, ' − ').replaceAll('*', '×').replaceAll('/', '÷')

/** Popover of a figure: its formula and its sources. */
export const renderFigurePopover = (figure: TextFigure, index: number, context: SourceContext): Html => {
  const { say } = context.voice
  const { text, expression, sources } = figure
  const id = getSourceId(context.turn, index)
  const formula = isFormula(expression) ? formatFormula(expression) : undefined
  return html`<div popover id="${id}" class="source" role="dialog" aria-label="${say('source.of', { figure: text })}" tabindex="-1" autofocus>
<p class="figure-text">${text}</p>
${formula !== undefined && html`<p>${say('source.formula', { formula })}</p>`}
${sources.map(source => renderSource(source, context, formula !== undefined))}
<button type="button" class="quiet" popovertarget="${id}" popovertargetaction="hide">${say('close')}</button></div>
`
}
