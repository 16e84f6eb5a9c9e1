import type * as z from 'zod'
import type { Accuracy } from '#contract/estimation/accuracy'
import { getOperationPath } from '#contract/openapi/operation-path'
import { impliedSurfaceM2 } from '#contract/rules/accuracy'
import { type Html, html } from '../html.ts'
import { accuracyPath, backTestPath, limitsPath, modelPath } from '../paths.ts'
import { renderTable } from '../table.ts'
import type { Words } from '../words.ts'
import { renderMeasured } from './accuracy-measured.ts'
import { type AccuracyTexts, createAccuracyTexts, keepBracketTogether } from './accuracy-texts.ts'
import type { DocsPage } from './docs-page.ts'
import { renderLanguageLinks } from './language-links.ts'

/** Figures of the page; all are computed, none is typed in. */
export type AccuracyFigures = z.infer<typeof Accuracy>

const renderImplied = (voice: AccuracyTexts, { implied }: AccuracyFigures): Html => {
  const { words, say, percent, share } = voice
  const surface = words.number(impliedSurfaceM2)
  return html`<h2 id="implied">${say('implied')}</h2>
<p>${say('implied.says', { surface })}</p>
<p>${say('implied.known')}</p>
${renderTable({
  caption: say('implied.table', { surface }),
  columns: [
    { text: say('column.method') },
    { text: say('column.known') },
    { text: say('column.communes'), isNumber: true },
    { text: say('column.fsd'), isNumber: true },
    { text: say('column.mdape'), isNumber: true },
    { text: say('column.ppe10'), isNumber: true },
    { text: say('column.ppe20'), isNumber: true },
  ],
  rows: implied.map(({ method, communes, known, fsdPct: { low, median, high }, mdapePct, ppe10, ppe20 }) => [
    say(`method.${method}`),
    say(`known.${known}`),
    words.number(communes),
    keepBracketTogether(say('fsd.range', { median: percent(median), low: percent(low), high: percent(high) })),
    percent(mdapePct),
    share(ppe10),
    share(ppe20),
  ]),
  isStacked: true,
})}
<p class="hint">${say('implied.explained')}</p>
`
}

const renderTested = (
  { words, say }: AccuracyTexts,
  { tested }: AccuracyFigures,
): Html => html`<h2 id="tested">${say('tested')}</h2>
<p>${say('tested.none', { sales: words.number(tested.sales) })}</p>
<p>${say('tested.own')}</p>
<ul>
<li><a href="${backTestPath}?lang=${words.language}">${say('tested.page')}</a></li>
<li><a href="/docs/backtest" hreflang="en">${say('tested.api')}</a></li>
</ul>
`

/** Builds the page on the accuracy of estimates, in three levels that are never mixed, in the reader's language. */
export const buildAccuracyPage = (words: Words, figures: AccuracyFigures): DocsPage => {
  const voice = createAccuracyTexts(words)
  const { say } = voice
  return {
    title: say('title'),
    path: accuracyPath,
    words,
    main: html`${renderLanguageLinks(words, accuracyPath)}<p class="lead">${say('lead')}</p>
<p class="hint">${say('asOf', { day: words.dayText(figures.asOf), tables: figures.tables })}</p>
<div class="limits">
${renderMeasured(voice, figures.measured)}${renderImplied(voice, figures)}${renderTested(voice, figures)}<h2 id="more">${say('more')}</h2>
<ul>
<li><a href="${modelPath}?lang=${words.language}">${say('more.model')}</a></li>
<li><a href="${limitsPath}?lang=${words.language}">${say('more.limits')}</a></li>
<li><a href="${getOperationPath('accuracy')}" hreflang="en">${say('more.api')}</a></li>
</ul>
</div>
`,
  }
}
