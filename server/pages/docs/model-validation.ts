import type * as z from 'zod'
import type { ModelCard } from '#contract/estimation/model-card'
import { type Source, texts } from '#languages/derived/model-pack'
import { createSay, type Say } from '#languages/text'
import { type Html, html } from '../html.ts'
import { renderTable } from '../table.ts'
import type { Words } from '../words.ts'
import { type AccuracyTexts, countShownDecimals, createAccuracyTexts, renderGroups } from './accuracy-texts.ts'
import { renderCardText } from './card-texts.ts'

type Card = z.infer<typeof ModelCard>
type PriceStep = Card['sensitivity']['prices'][number]['low']

/** Texts of these parts, beside those of the page of accuracy. */
export interface PackTexts {
  accuracy: AccuracyTexts
  words: Words
  say: Say<Source>
}

/** Creates the texts in the language of the page. */
export const createPackTexts = (words: Words): PackTexts => ({
  ...{ accuracy: createAccuracyTexts(words), words },
  say: createSay<Source>(texts[words.language]),
})

/** A section of the page: its id, its heading and its content. */
export interface PackSection {
  id: string
  title: string
  content: Html
}

/** Facts on the version of the model and on who answers for it. */
export const listGovernance = ({ say, words }: PackTexts, { identity }: Card): [term: string, fact: string][] => {
  const { modelVersion, owner, approvedBy, approvedOn, nextReview } = identity
  const day = (set: string | null): string => (set === null ? say('notSet') : words.dayText(set))
  return [
    [say('version'), modelVersion],
    [say('owner'), owner ?? say('notSet')],
    [say('approvedBy'), approvedBy ?? say('notSet')],
    [say('approvedOn'), day(approvedOn)],
    [say('nextReview'), day(nextReview)],
  ]
}

const renderPackStatements = (says: readonly { says: string }[]): Html => html`<ul>
${says.map(
  statement => html`<li>${statement.says}</li>
`,
)}</ul>
`

const renderVersionChanges = ({ say, words, accuracy: { percent, signed } }: PackTexts, { changes }: Card): Html =>
  html`${changes.slice(0, 1).map(
    ({ year, communes }) => html`<p>${say('changes.says', { year, communes: words.number(communes) })}</p>
`,
  )}${renderTable({
    caption: say('changes.table'),
    columns: [
      { text: say('col.version') },
      { text: say('col.day') },
      { text: say('col.what') },
      { text: say('col.moved'), isNumber: true },
      { text: say('col.largest'), isNumber: true },
    ],
    rows: changes.map(({ version, day, says, rmsPct, largestPct, largestCommune }) => [
      ...[version, words.day(day), says, percent(rmsPct, 1)],
      say('largest', { move: signed(largestPct, 1), commune: largestCommune }),
    ]),
    isStacked: true,
  })}
`

const renderStability = ({ say, words, accuracy }: PackTexts, { stability }: Card): Html => {
  const { byYear, byCanton, chi2 } = stability
  return html`${renderGroups(accuracy, {
    ...{ caption: say('byYear'), column: accuracy.say('column.year') },
    groups: byYear.map(({ year, ...group }) => [String(year), group] as const),
  })}${renderGroups(accuracy, {
    ...{ caption: say('byCanton'), column: accuracy.say('column.canton') },
    groups: byCanton.map(({ canton, ...group }) => [canton, group] as const),
  })}<p>${say('chi2', { value: words.number(chi2.value, 1), cantons: words.number(chi2.cantons) })}</p>
`
}

const renderRivalErrors = ({ say, accuracy }: PackTexts, { rivals }: Card): Html =>
  html`${renderTable({
    caption: say('rivals.table'),
    columns: [{ text: accuracy.say('study.method') }, { text: accuracy.say('column.rmse'), isNumber: true }],
    rows: rivals.map(({ key, study }) => [accuracy.say(`rival.${key}`), accuracy.percent(study.rmsePct)]),
  })}
`

const renderPriceSteps = (texts: PackTexts, { prices }: Card['sensitivity']): Html => {
  const { say, words, accuracy } = texts
  const plain = (value: number): string => words.number(value, countShownDecimals(value))
  const step = ({ value, rmsPct, largestPct, deviationPoints }: PriceStep): string =>
    say('step', {
      ...{ value: plain(value), rms: accuracy.percent(rmsPct), largest: accuracy.percent(largestPct, 1) },
      points: words.number(deviationPoints, 2),
    })
  return renderTable({
    caption: say('sensitivity.table'),
    columns: listStepColumns(texts, accuracy.say('column.parameter')),
    rows: prices.map(({ parameter, value, low, high }) => [
      ...[html`<code>${parameter}</code>`, plain(value), step(low), step(high)],
    ]),
    isStacked: true,
  })
}

const listStepColumns = ({ say }: PackTexts, first: string) => [
  { text: first },
  { text: say('col.shipped'), isNumber: true },
  { text: say('col.down'), isNumber: true },
  { text: say('col.up'), isNumber: true },
]

const renderSensitivity = (texts: PackTexts, { sensitivity }: Card): Html => {
  const { say, words, accuracy } = texts
  const { day, fsd, surface } = sensitivity
  const plain = (value: number): string => words.number(value, countShownDecimals(value))
  const fsdStep = ({ value, fsdPoints }: { value: number; fsdPoints: number }): string =>
    say('fsd.step', { value: plain(value), points: words.number(fsdPoints, 2) })
  const surfaceStep = ({ value, valuePct }: { value: number; valuePct: number }): string =>
    say('surface.step', { value: plain(value), change: accuracy.signed(valuePct, 1) })
  return html`<p>${say('sensitivity.says', { day: words.dayText(day) })}</p>
${renderPriceSteps(texts, sensitivity)}
${renderTable({
  caption: say('fsd.table'),
  columns: listStepColumns(texts, accuracy.say('column.parameter')),
  rows: fsd.map(({ parameter, fsdPct, low, high }) => [
    ...[say(`fsd.${parameter}`), accuracy.percent(fsdPct), fsdStep(low), fsdStep(high)],
  ]),
  isStacked: true,
})}
${renderTable({
  caption: say('surface.table'),
  columns: [
    { text: say('col.area') },
    { text: say('col.down'), isNumber: true },
    { text: say('col.up'), isNumber: true },
  ],
  rows: surface.map(({ surfaceM2, low, high }) => [
    ...[`${words.number(surfaceM2)}\u00a0m²`, surfaceStep(low), surfaceStep(high)],
  ]),
})}
`
}

const renderLineage = ({ say, words, accuracy }: PackTexts, { lineage }: Card): Html =>
  html`<p>${say('lineage.says')}</p>
${renderTable({
  caption: say('lineage.table'),
  columns: [
    { text: say('col.file') },
    { text: accuracy.say('column.source') },
    { text: accuracy.say('column.period') },
    { text: say('col.read') },
    { text: accuracy.say('column.rows'), isNumber: true },
    { text: say('col.bytes'), isNumber: true },
    { text: 'SHA-256' },
    { text: say('col.note') },
  ],
  rows: lineage.map(({ key, file, publisher, address, period, readOn, rows, bytes, sha256, note }) => [
    html`${say(`key.${key}`)}<br><code>${file}</code>`,
    renderCardText(words, publisher, address),
    period ?? '–',
    readOn === null ? '–' : words.day(readOn),
    words.number(rows),
    bytes === null ? '–' : words.number(bytes),
    sha256 === null ? '–' : html`<code class="digest">${sha256}</code>`,
    note === '' ? '–' : renderCardText(words, note),
  ]),
  isStacked: true,
})}
`

const renderHitRate = ({ say, words }: PackTexts, { hitRate }: Card): Html => {
  const { communes, priced, published, newBuilds, refusals } = hitRate
  const { number } = words
  const counts = { communes, priced, published, newBuilds }
  return html`<p>${say('hitRate.says', {
    ...{ communes: number(counts.communes), priced: number(counts.priced) },
    ...{ published: number(counts.published), newBuilds: number(counts.newBuilds) },
  })}</p>
${renderTable({
  caption: say('refusals.table'),
  columns: [{ text: say('col.code') }, { text: say('col.answer') }],
  rows: refusals.map(({ code, says }) => [html`<code>${code}</code>`, renderCardText(words, says)]),
  isStacked: true,
})}
`
}

const renderConcentration = ({ say, words, accuracy: { percent } }: PackTexts, { concentration }: Card): Html => {
  const { day, sharedPct, placePct, portfolio } = concentration
  const { homes, valuedOn, placeFsdPct, ifIndependentPct } = portfolio
  return html`<p>${say('concentration.says', {
    ...{ day: words.dayText(day), place: percent(placePct, 1), shared: percent(sharedPct, 1) },
  })}</p>
<p>${say('portfolio', {
    ...{ homes: words.number(homes), from: words.dayText(valuedOn) },
    ...{ together: percent(placeFsdPct), alone: percent(ifIndependentPct) },
  })}</p>
`
}

/** Sections that a validator asks for, in the order of the page. */
export const listPackSections = (texts: PackTexts, card: Card): PackSection[] => {
  const { say } = texts
  return [
    { id: 'changes', title: say('changes'), content: renderVersionChanges(texts, card) },
    { id: 'stability', title: say('stability'), content: renderStability(texts, card) },
    { id: 'rivals', title: say('rivals'), content: renderRivalErrors(texts, card) },
    { id: 'sensitivity', title: say('sensitivity'), content: renderSensitivity(texts, card) },
    { id: 'lineage', title: say('lineage'), content: renderLineage(texts, card) },
    { id: 'hitRate', title: say('hitRate'), content: renderHitRate(texts, card) },
    { id: 'concentration', title: say('concentration'), content: renderConcentration(texts, card) },
    {
      ...{ id: 'stopRules', title: say('stop') },
      content: html`${
        card.stopRules.isStale &&
        html`<p><strong>${say('stale')}</strong></p>
`
      }${renderPackStatements(card.stopRules.rules)}`,
    },
    {
      ...{ id: 'updates', title: say('updates') },
      content: html`<p>${card.updates.says}</p>
`,
    },
    { id: 'backTestLimits', title: say('backTest'), content: renderPackStatements(card.backTestLimits) },
  ]
}
