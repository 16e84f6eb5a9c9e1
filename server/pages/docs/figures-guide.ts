import { type Html, html } from '../html.ts'
import { askPath } from '../paths.ts'
import { renderCodeBlock, renderJson } from './code.ts'
import type { ShownOperation } from './document.ts'

/**
 * A program for a web page: shows the text of an answer with each figure as a link to its source, and marks each
 * figure without one in words. A test runs it as is.
 */
export const figuresProgram = `function show(answer, element) {
  const marks = [...answer.figures, ...answer.unverifiedSpans].sort((a, b) => a.start - b.start)
  const addressOf = ({ kind, id, path }) => (kind === 'law' ? \`/docs/law/\${id}\` : \`#\${path ?? 'question'}\`)
  let end = 0
  for (const { start, end: next, text, sources } of marks) {
    const link = Object.assign(document.createElement(sources ? 'a' : 'mark'), { textContent: text })
    if (sources?.[0]) link.href = addressOf(sources[0])
    element.append(answer.text.slice(end, start), link, sources ? '' : ' (no source)')
    end = next
  }
  element.append(answer.text.slice(end))
}`

/** Whether an answer has figures. */
const hasFigures = (answer: unknown): answer is { figures: readonly unknown[] } => {
  const { figures } = Object(answer)
  return Array.isArray(figures) && figures.length > 0
}

/** Renders a figure of a documented answer; nothing if none has one. */
const renderExampleFigure = ({ examples }: ShownOperation, lawIds: ReadonlySet<string>): Html | undefined => {
  const answer = examples.map(example => example.answer).find(hasFigures)
  return (
    answer && renderCodeBlock('A figure of an answer', renderJson(JSON.stringify(answer.figures[0], null, 2), lawIds))
  )
}

/** Renders the guide to figures and their sources, for operations that answer texts with figures. */
export const renderFiguresGuide = (operation: ShownOperation, lawIds: ReadonlySet<string>): Html =>
  html`<h2 id="figures">Figures with their sources</h2>
<p>A model never types a number: it writes the name of a figure, and the service prints the value. So every figure of <code>text</code> stands in <code>figures</code> with its place and its sources, or in <code>unverifiedSpans</code> where nothing supports it. Nobody notices where a model takes a wrong name of the right unit, as the low value for the central one: show the source with the figure.</p>
<ul>
<li><code>input</code>: what you sent. <code>path</code> is the field of the JSON in it; where it was no JSON, <code>words</code> are those around the figure.</li>
<li><code>law</code>: a parameter of law by its <code>id</code>, which is also among <code>references</code> with its article and its official address.</li>
<li><code>calculation</code>: a result of this service, by its <code>path</code> in <code>calculations</code>.</li>
<li><code>assumed</code>: an input of a calculation that nobody stated. Say so beside the figure.</li>
</ul>
${renderExampleFigure(operation, lawIds)}
<p>With this, a web page shows each figure as a link, and says in words which have no source. Positions count as JavaScript counts: slice the text as it came.</p>
${renderCodeBlock('Figures as links', figuresProgram)}
<p>The page <a href="${askPath}">${askPath}</a> does the same with what opens beside each figure.</p>
`
