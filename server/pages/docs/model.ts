import type * as z from 'zod'
import type { ModelCard } from '#contract/estimation/model-card'
import { type Source, texts } from '#languages/derived/accuracy'
import { percentText, signedPercentText } from '#languages/formats'
import { type Say, sayFrom } from '#languages/text'
import { type Html, html } from '../html.ts'
import { accuracyPath, limitsPath, modelPath } from '../paths.ts'
import { table } from '../table.ts'
import type { Words } from '../words.ts'
import type { DocsPage } from './docs-page.ts'
import { languageLinks } from './language-links.ts'

/** The card that the page shows; its sentences are in the language of the page. */
export type ModelFigures = z.infer<typeof ModelCard>

type Statement = ModelFigures['purpose'][number]
type Parameter = ModelFigures['parameters'][number]

interface Voice {
  words: Words
  say: Say<Source>
}

/** A text in English within a page that may be in another language. */
const english = ({ language }: Words, text: string): Html =>
  html`<span${language !== 'en' && html` lang="en"`}>${text}</span>`

const list = (statements: readonly Statement[]): Html => html`<ul>
${statements.map(
  ({ says }) => html`<li>${says}</li>
`,
)}</ul>
`

const section = (id: string, title: string, content: Html): Html => html`<h2 id="${id}">${title}</h2>
${content}`

const facts = (list: readonly (readonly [term: string, fact: Html | string])[]): Html => html`<dl class="facts">
${list.map(
  ([term, fact]) => html`<dt>${term}</dt><dd>${fact}</dd>
`,
)}</dl>
`

const identityPart = ({ words, say }: Voice, { identity }: ModelFigures): Html => {
  const { name, method, contract, tables, asOf } = identity
  return facts([
    [say('model.name'), name],
    [say('model.method'), html`<code>${method}</code>`],
    [say('model.version'), html`<code>${contract}</code>`],
    [say('model.tables'), html`<code>${tables}</code>`],
    [say('model.asOf'), words.day(asOf)],
  ])
}

type FieldKey = Extract<keyof Source, `field.${string}`>

const isFieldKey = (key: string): key is FieldKey => Object.hasOwn(texts.en, key)

/** A field by its name among people, with that of programs. */
const fieldText = (field: string, { say }: Voice): Html => {
  const key = `field.${field}`
  return isFieldKey(key) ? html`${say(key)} <code>${field}</code>` : html`<code>${field}</code>`
}

const inputsPart = (voice: Voice, { inputs }: ModelFigures): Html => {
  const { words, say } = voice
  const { language } = words
  return html`<p>${say('model.inputs.says')}</p>
${table({
  caption: say('model.inputs.table'),
  columns: [
    { text: say('column.field') },
    { text: say('column.effect'), isNumber: true },
    { text: say('column.explained'), isNumber: true },
  ],
  rows: inputs.map(({ field, effectPct, explainedShare }) => [
    fieldText(field, voice),
    effectPct === null
      ? '–'
      : say('effect.range', {
          low: signedPercentText(effectPct.low, language),
          high: signedPercentText(effectPct.high, language),
        }),
    explainedShare === null ? '–' : percentText(100 * explainedShare, language),
  ]),
})}
`
}

const dataPart = ({ words, say }: Voice, { data }: ModelFigures): Html =>
  html`${data.map(
    ({ key, name, kind, from, to, rows, exclusions, licence, source }) => html`<h3 id="data-${key}">${name}</h3>
${facts([
  [say('column.kind'), kind],
  [say('column.period'), from === to ? from : say('period.range', { from, to })],
  [say('column.rows'), words.number(rows)],
  [say('column.exclusions'), exclusions],
  [say('column.licence'), licence],
  [say('column.source'), english(words, source)],
])}`,
  )}`

/** Fewest decimals, up to four, that show a figure as it is. */
const decimalsOf = (value: number): number =>
  [0, 1, 2, 3].find(decimals => Number(value.toFixed(decimals)) === value) ?? 4

/** A figure with its unit, as people read it: a fraction as percent. */
const valueText = ({ value, unit }: Parameter, { words, say }: Voice): string => {
  const { language, number } = words
  const plain = number(value, decimalsOf(value))
  if (unit === 'fraction') {
    const percent = Number((100 * value).toPrecision(12))
    return percentText(percent, language, decimalsOf(percent))
  }
  if (unit === 'percentage points') return say('unit.percentagePoints', { value: plain })
  return unit === 'm²' || unit === 'EUR/m²' ? `${plain}\u00a0${unit}` : plain
}

const surenessText = ({ sureness }: Parameter, { say }: Voice): string => say(`sureness.${sureness ?? 'none'}`)

/** The parameters under the sources that they share, so that no source is printed twenty times. */
const parametersPart = (voice: Voice, { parameters }: ModelFigures): Html => {
  const { words, say } = voice
  const sources = [...new Set(parameters.map(({ source }) => source))]
  return html`<p>${say('model.parameters.says')}</p>
${table({
  caption: say('model.parameters.table', { count: words.number(parameters.length) }),
  columns: [
    { text: say('column.parameter') },
    { text: say('column.value'), isNumber: true },
    { text: say('column.sureness') },
    { text: say('column.source') },
  ],
  rows: sources.flatMap(source =>
    parameters
      .filter(parameter => parameter.source === source)
      .map(parameter => [
        html`<code>${parameter.id}</code>`,
        valueText(parameter, voice),
        surenessText(parameter, voice),
        english(words, source),
      ]),
  ),
  isStacked: true,
})}
`
}

/** What the model is, rests on and gets wrong, in the language of the reader. */
export const modelPage = (words: Words, card: ModelFigures): DocsPage => {
  const voice = { words, say: sayFrom<Source>(texts[words.language]) }
  const { say } = voice
  return {
    title: say('model.title'),
    path: modelPath,
    words,
    main: html`${languageLinks(words, modelPath)}<p class="lead">${say('model.lead')}</p>
<div class="limits model">
${section('identity', say('model.identity'), identityPart(voice, card))}${section('purpose', say('model.purpose'), list(card.purpose))}${section('refusals', say('model.refusals'), list(card.refusals))}${section('inputs', say('model.inputs'), inputsPart(voice, card))}${section('unseen', say('model.unseen'), list(card.unseen))}${section('data', say('model.data'), dataPart(voice, card))}${section('formula', say('model.formula'), list(card.formula))}${section('faults', say('model.faults'), list(card.faults))}${section(
  'drift',
  say('model.drift'),
  html`<p>${card.drift.says}</p>
`,
)}${section('classification', say('model.classification'), list(card.classification))}${section('contest', say('model.contest'), list(card.contest))}${section('parameters', say('model.parameters'), parametersPart(voice, card))}<h2 id="more">${say('more')}</h2>
<ul>
<li><a href="${accuracyPath}?lang=${words.language}">${say('more.accuracy')}</a></li>
<li><a href="${limitsPath}?lang=${words.language}">${say('more.limits')}</a></li>
<li><a href="/docs/modelCard" hreflang="en">${say('more.api')}</a></li>
</ul>
</div>
`,
  }
}
