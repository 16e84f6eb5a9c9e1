import type * as z from 'zod'
import type { ModelCard } from '#contract/estimation/model-card'
import { type Source, texts } from '#languages/derived/accuracy'
import { formatPercent, formatSignedPercent } from '#languages/formats'
import { createSay, type Say } from '#languages/text'
import { type Html, html } from '../html.ts'
import { accuracyPath, limitsPath, modelPath } from '../paths.ts'
import { renderTable } from '../table.ts'
import type { Words } from '../words.ts'
import type { DocsPage } from './docs-page.ts'
import { renderLanguageLinks } from './language-links.ts'

/** Model card of the page; its texts are in the language of the page. */
export type ModelFigures = z.infer<typeof ModelCard>

type Statement = ModelFigures['purpose'][number]
type Parameter = ModelFigures['parameters'][number]

interface ModelTexts {
  words: Words
  say: Say<Source>
}

/** Renders an English text within a page that may be in another language. */
const renderEnglish = ({ language }: Words, text: string): Html =>
  html`<span${language !== 'en' && html` lang="en"`}>${text}</span>`

const renderStatements = (statements: readonly Statement[]): Html => html`<ul>
${statements.map(
  ({ says }) => html`<li>${says}</li>
`,
)}</ul>
`

const renderModelSection = (id: string, title: string, content: Html): Html => html`<h2 id="${id}">${title}</h2>
${content}`

const renderModelFacts = (
  list: readonly (readonly [term: string, fact: Html | string])[],
): Html => html`<dl class="facts">
${list.map(
  ([term, fact]) => html`<dt>${term}</dt><dd>${fact}</dd>
`,
)}</dl>
`

const renderIdentity = ({ words, say }: ModelTexts, { identity }: ModelFigures): Html => {
  const { name, method, contract, tables, asOf } = identity
  return renderModelFacts([
    [say('model.name'), name],
    [say('model.method'), html`<code>${method}</code>`],
    [say('model.version'), html`<code>${contract}</code>`],
    [say('model.tables'), html`<code>${tables}</code>`],
    [say('model.asOf'), words.day(asOf)],
  ])
}

type FieldKey = Extract<keyof Source, `field.${string}`>

const isFieldKey = (key: string): key is FieldKey => Object.hasOwn(texts.en, key)

/** Renders the translated name of a field, with its API name. */
const renderFieldName = (field: string, { say }: ModelTexts): Html => {
  const key = `field.${field}`
  return isFieldKey(key) ? html`${say(key)} <code>${field}</code>` : html`<code>${field}</code>`
}

const renderInputs = (voice: ModelTexts, { inputs }: ModelFigures): Html => {
  const { words, say } = voice
  const { language } = words
  return html`<p>${say('model.inputs.says')}</p>
${renderTable({
  caption: say('model.inputs.table'),
  columns: [
    { text: say('column.field') },
    { text: say('column.effect'), isNumber: true },
    { text: say('column.explained'), isNumber: true },
  ],
  rows: inputs.map(({ field, effectPct, explainedShare }) => [
    renderFieldName(field, voice),
    effectPct === null
      ? '–'
      : say('effect.range', {
          low: formatSignedPercent(effectPct.low, language),
          high: formatSignedPercent(effectPct.high, language),
        }),
    explainedShare === null ? '–' : formatPercent(100 * explainedShare, language),
  ]),
})}
`
}

const renderData = ({ words, say }: ModelTexts, { data }: ModelFigures): Html =>
  html`${data.map(
    ({ key, name, kind, from, to, rows, exclusions, licence, source }) => html`<h3 id="data-${key}">${name}</h3>
${renderModelFacts([
  [say('column.kind'), kind],
  [say('column.period'), from === to ? from : say('period.range', { from, to })],
  [say('column.rows'), words.number(rows)],
  [say('column.exclusions'), exclusions],
  [say('column.licence'), licence],
  [say('column.source'), renderEnglish(words, source)],
])}`,
  )}`

/** Fewest decimals that represent a figure exactly, at most four. */
const countShownDecimals = (value: number): number =>
  [0, 1, 2, 3].find(decimals => Number(value.toFixed(decimals)) === value) ?? 4

/** Formats a figure with its unit; a fraction as per cent. */
const formatModelValue = ({ value, unit }: Parameter, { words, say }: ModelTexts): string => {
  const { language, number } = words
  const plain = number(value, countShownDecimals(value))
  if (unit === 'fraction') {
    const percent = Number((100 * value).toPrecision(12))
    return formatPercent(percent, language, countShownDecimals(percent))
  }
  if (unit === 'percentage points') return say('unit.percentagePoints', { value: plain })
  return unit === 'm²' || unit === 'EUR/m²' ? `${plain}\u00a0${unit}` : plain
}

const formatSureness = ({ sureness }: Parameter, { say }: ModelTexts): string => say(`sureness.${sureness ?? 'none'}`)

/** Renders the parameters grouped by source. */
const renderParameters = (voice: ModelTexts, { parameters }: ModelFigures): Html => {
  const { words, say } = voice
  const sources = [...new Set(parameters.map(({ source }) => source))]
  return html`<p>${say('model.parameters.says')}</p>
${renderTable({
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
        formatModelValue(parameter, voice),
        formatSureness(parameter, voice),
        renderEnglish(words, source),
      ]),
  ),
  isStacked: true,
})}
`
}

/** Builds the model card page in the reader's language. */
export const buildModelPage = (words: Words, card: ModelFigures): DocsPage => {
  const voice = { words, say: createSay<Source>(texts[words.language]) }
  const { say } = voice
  return {
    title: say('model.title'),
    path: modelPath,
    words,
    main: html`${renderLanguageLinks(words, modelPath)}<p class="lead">${say('model.lead')}</p>
<div class="limits model">
${renderModelSection('identity', say('model.identity'), renderIdentity(voice, card))}${renderModelSection('purpose', say('model.purpose'), renderStatements(card.purpose))}${renderModelSection('refusals', say('model.refusals'), renderStatements(card.refusals))}${renderModelSection('inputs', say('model.inputs'), renderInputs(voice, card))}${renderModelSection('unseen', say('model.unseen'), renderStatements(card.unseen))}${renderModelSection('data', say('model.data'), renderData(voice, card))}${renderModelSection('formula', say('model.formula'), renderStatements(card.formula))}${renderModelSection('faults', say('model.faults'), renderStatements(card.faults))}${renderModelSection(
  'drift',
  say('model.drift'),
  html`<p>${card.drift.says}</p>
`,
)}${renderModelSection('classification', say('model.classification'), renderStatements(card.classification))}${renderModelSection('contest', say('model.contest'), renderStatements(card.contest))}${renderModelSection('parameters', say('model.parameters'), renderParameters(voice, card))}<h2 id="more">${say('more')}</h2>
<ul>
<li><a href="${accuracyPath}?lang=${words.language}">${say('more.accuracy')}</a></li>
<li><a href="${limitsPath}?lang=${words.language}">${say('more.limits')}</a></li>
<li><a href="/docs/modelCard" hreflang="en">${say('more.api')}</a></li>
</ul>
</div>
`,
  }
}
