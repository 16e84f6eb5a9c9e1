import {
  conditions,
  heldAtMost,
  scenarioLengthMax,
  scenarioParameters,
  scenariosPerMinute,
} from '#contract/shared/scenarios'
import { html } from '../html.ts'
import { renderCodeBlock, renderPlainTable, renderShellLine } from './code.ts'
import type { DocsPage } from './docs-page.ts'
import { buildCurlCommand, findGoodExample } from './requests.ts'
import type { Source } from './source.ts'
import { renderInlineCode } from './text.ts'

const names = [
  ['A status', '`429`', 'The first documented example with it. 304 has none: bare headers.'],
  ['An example', '`minuteUsedUp`', 'This example of the operation.'],
  ['A code', '`revoked_key`', 'The first example with it, or its message with the headers of its status.'],
  ['A condition', '`slow`', 'See the last table: a broken connection, an answer from a proxy.'],
] as const

const renderScenarioCells = (row: readonly string[]) => row.map(renderInlineCode)

/** Builds the page of failures on demand: the values of the header, and their answers. */
export const buildScenariosPage = (source: Source): DocsPage => {
  const operation = source.described.operations.find(({ id }) => id === 'estimate')
  const isOff = source.sandboxApiKey === undefined
  const line = (scenario: string) =>
    !isOff &&
    operation &&
    renderCodeBlock(
      `curl, ${scenario}`,
      renderShellLine(buildCurlCommand(operation, findGoodExample(operation) ?? {}, source, scenario)),
    )
  return {
    title: 'Failures on demand',
    path: '/docs/scenarios',
    main: html`<p class="lead">With the sandbox key the header <code>X-Sandbox-Scenario</code> makes any operation give a documented answer instead of a real one: a used-up minute, a store that is down, a broken connection. The same words choose an answer at the mock (<code>Prefer</code>) and in <code>@valorem/sdk/testing</code>.</p>
${
  isOff &&
  html`<p>The sandbox key of this service is off. The mock and <code>@valorem/sdk/testing</code> still give failures on demand.</p>
`
}${line('503; retry-after=1')}
<h2 id="names">What you can ask for</h2>
<p>A name, looked up in this order, with parameters behind semicolons: <code>rate_limited; times=2; retry-after=1</code>. At most ${scenarioLengthMax} characters. Anything else is a 400 that lists every name of the operation in <code>issues[0].allowed</code>.</p>
${renderPlainTable('Names of scenarios', ['Name', 'Example', 'Answer'], names.map(renderScenarioCells), 'rows')}
<h2 id="parameters">Parameters</h2>
${renderPlainTable(
  'Parameters of scenarios',
  ['Parameter', 'Bounds', 'For', 'Meaning'],
  Object.entries(scenarioParameters).map(([name, note]) => [
    html`<code>${name}</code>`,
    `${note.min} to ${note.max}`,
    renderInlineCode(note.for),
    renderInlineCode(`${note.says} Without it: ${note.otherwise}.`),
  ]),
)}
<h2 id="conditions">Conditions</h2>
${renderPlainTable(
  'Conditions of connections',
  ['Condition', 'What the client sees'],
  Object.entries(conditions).map(([name, { says }]) => [html`<code>${name}</code>`, renderInlineCode(says)]),
)}
<h2 id="limits">What holds for all</h2>
<ul>
<li>Every such answer carries <code>X-Sandbox-Scenario</code> with the name, so that nobody takes it for a real one. Real answers never carry it.</li>
<li>The body of the request is read and dropped: it is neither parsed nor validated, and nothing is counted but with <code>slow</code>, which computes the real answer.</li>
<li>Each address may ask for ${scenariosPerMinute} scenarios a minute; beyond that comes a real 429. At most ${heldAtMost.ofAddress} of its requests wait on purpose at a time (<code>slow</code>, <code>stalled_body</code>); one more gets a real 503.</li>
<li>Another good key gets a 400: a test that believes in a failure which never came would be worse.</li>
</ul>
<h2 id="retry">A client that repeats</h2>
<p>The SDK sends <code>X-Retry-Count</code> with each attempt, so that two failures and a real answer are one call:</p>
${renderCodeBlock(
  'SDK, two failures and a good answer',
  `await valorem
  .with({ headers: { 'X-Sandbox-Scenario': 'rate_limited; times=2; retry-after=1' } })
  .estimation.estimate({ commune: 'Mamer', surface: 82 })`,
)}
${line('slow')}`,
  }
}
