import type * as z from 'zod'
import type { ModelCard } from '#contract/estimation/model-card'
import { type Source, texts } from '#languages/derived/accuracy'
import { formatPercent, formatSignedPercent } from '#languages/formats'
import { createSay, type Say } from '#languages/text'
import { type Html, html } from '../html.ts'
import { accuracyPath, limitsPath, modelDocumentPath, modelPath } from '../paths.ts'
import { renderTable } from '../table.ts'
import type { Words } from '../words.ts'
import { countShownDecimals } from './accuracy-texts.ts'
import { renderCardText } from './card-texts.ts'
import type { DocsPage } from './docs-page.ts'
import { renderLanguageLinks } from './language-links.ts'
import { createPackTexts, listGovernance, listPackSections, type PackTexts } from './model-validation.ts'

/** Model card of the page; its texts are in the language of the page. */
export type ModelFigures = z.infer<typeof ModelCard>

type Statement = ModelFigures['purpose'][number]
type Parameter = ModelFigures['parameters'][number]

interface ModelTexts {
  words: Words
  say: Say<Source>
}

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

const renderIdentity = ({ words, say }: ModelTexts, pack: PackTexts, card: ModelFigures): Html => {
  const { identity } = card
  const { name, method, contract, tables, asOf } = identity
  return renderModelFacts([
    [say('model.name'), name],
    [say('model.method'), html`<code>${method}</code>`],
    [say('model.version'), html`<code>${contract}</code>`],
    [say('model.tables'), html`<code>${tables}</code>`],
    [say('model.asOf'), words.day(asOf)],
    ...listGovernance(pack, card),
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
  [say('column.source'), renderCardText(words, source)],
])}`,
  )}`

/** Formats a figure with its unit; a fraction as per cent, a year without thousands. */
const formatModelValue = ({ id, value, unit }: Parameter, { words, say }: ModelTexts): string => {
  const { language, number } = words
  if (id.endsWith('.year')) return String(value)
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
        renderCardText(words, source),
      ]),
  ),
  isStacked: true,
})}
`
}

/** Renders the sections of the card, as shown on its page and printed in its document. */
export const renderModelSections = (words: Words, card: ModelFigures): Html => {
  const voice = { words, say: createSay<Source>(texts[words.language]) }
  const pack = createPackTexts(words)
  const { say } = voice
  const sections = listPackSections(pack, card).map(({ id, title, content }) => renderModelSection(id, title, content))
  return html`${renderModelSection('identity', say('model.identity'), renderIdentity(voice, pack, card))}${renderModelSection('purpose', say('model.purpose'), renderStatements(card.purpose))}${renderModelSection('refusals', say('model.refusals'), renderStatements(card.refusals))}${renderModelSection('inputs', say('model.inputs'), renderInputs(voice, card))}${renderModelSection('unseen', say('model.unseen'), renderStatements(card.unseen))}${renderModelSection('data', say('model.data'), renderData(voice, card))}${renderModelSection('formula', say('model.formula'), renderStatements(card.formula))}${renderModelSection('faults', say('model.faults'), renderStatements(card.faults))}${renderModelSection(
    'drift',
    say('model.drift'),
    html`<p>${card.drift.says}</p>
`,
  )}${sections}${renderModelSection('classification', say('model.classification'), renderStatements(card.classification))}${renderModelSection('contest', say('model.contest'), renderStatements(card.contest))}${renderModelSection('parameters', say('model.parameters'), renderParameters(voice, card))}`
}

/** Builds the model card page in the reader's language. */
export const buildModelPage = (words: Words, card: ModelFigures): DocsPage => {
  const say = createSay<Source>(texts[words.language])
  const { language } = words
  return {
    title: say('model.title'),
    path: modelPath,
    words,
    main: html`${renderLanguageLinks(words, modelPath)}<p class="lead">${say('model.lead')}</p>
<p><a href="${modelDocumentPath}?lang=${language}">${say('model.document')}</a></p>
<div class="limits model">
${renderModelSections(words, card)}<h2 id="more">${say('more')}</h2>
<ul>
<li><a href="${accuracyPath}?lang=${language}">${say('more.accuracy')}</a></li>
<li><a href="${limitsPath}?lang=${language}">${say('more.limits')}</a></li>
<li><a href="/docs/modelCard" hreflang="en">${say('more.api')}</a></li>
</ul>
</div>
`,
  }
}
