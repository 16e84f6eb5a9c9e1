import { getOperationPath } from '#contract/openapi/operation-path'
import { type Html, html } from '../html.ts'
import { renderCodeBlock, renderPlainTable } from './code.ts'
import { type DocsPage, renderMethod } from './docs-page.ts'
import type { ShownOperation } from './document.ts'
import { renderRequestBlocks } from './request-blocks.ts'
import { buildCurlCommand, findGoodExample, getExampleKey } from './requests.ts'
import type { Source } from './source.ts'

const renderOperationRows = (operations: readonly ShownOperation[]): Html[][] =>
  operations.map(({ id, method, path, summary }) => [
    html`<a href="${getOperationPath(id)}">${summary}</a>`,
    html`${renderMethod(method)} <code>${path}</code>`,
  ])

/** Renders all operations by tag, for the start page and not-found pages. */
export const renderOperationList = ({ described: { tags, operations } }: Source): Html =>
  html`${tags.map(
    ({ name, description }) => html`<h3>${name}</h3>
<p>${description}</p>
${renderPlainTable(`Operations: ${name}`, ['Operation', 'Method and path'], renderOperationRows(operations.filter(({ tag }) => tag === name)), 'rows operations')}`,
  )}`

const renderKeysAndLimits = ({ sandboxApiKey }: Source): Html => html`<h2 id="keys">Keys</h2>
<p>Send <code>X-API-Key: KEY</code> or <code>Authorization: Bearer KEY</code>. A <b>secret</b> key (<code>vk_live_…</code>) stays on your server. A <b>publishable</b> key (<code>vp_live_…</code>) goes into a web page and works only from the origins on its list${sandboxApiKey === undefined ? html`. The shared <b>sandbox</b> key is off here` : html`. Everybody shares the <b>sandbox</b> key`}.</p>
<h2 id="limits">Limits</h2>
<p>Each key has a limit per minute and per UTC day. <code>X-RateLimit-Limit</code>, <code>X-RateLimit-Remaining</code> and <code>X-RateLimit-Reset</code> describe the one with fewer calls left; with a 429, <code>Retry-After</code> says how long to wait.</p>
<h2 id="units">Units</h2>
<p>Amounts are in the currency of the country, areas in m², rates are fractions (0.03 is 3%), days are <code>YYYY-MM-DD</code>. Bodies are strict: a field we do not describe is refused by its name.</p>
<h2 id="idempotency">Sending a request again</h2>
<p>A POST with an <code>Idempotency-Key</code> is safe to repeat for 24 hours: the same body gets the same answer and counts once, another body is refused. The SDK does this for you.</p>
`

const files = html`<h2 id="files">Files</h2>
<ul>
<li><a href="/openapi.json">/openapi.json</a>: the whole API as OpenAPI 3.1; <a href="/openapi-3.0.json">/openapi-3.0.json</a> for tools limited to 3.0</li>
<li><a href="/docs/valorem.postman_collection.json">Collection for Postman</a> and <a href="/docs/valorem.http">requests for editors</a>: every documented request</li>
<li><a href="/golden/index.json">Golden cases</a>: requests with independently calculated answers</li>
<li><a href="/llms.txt">/llms.txt</a>: the service on one page, for language models; <a href="/llms-full.txt">/llms-full.txt</a>: the whole documentation</li>
<li>Every page as Markdown: add <code>.md</code> to its address, or send <code>Accept: text/markdown</code></li>
<li><code>POST /mcp</code>: <a href="/docs/mcp">the calculations as tools for assistants</a>, with the same keys</li>
</ul>
`

const mockProgram = [
  "import { setupServer } from 'msw/node'",
  "import { answer, handlers } from '@valorem/sdk/testing'",
  '',
  'const server = setupServer(...handlers())',
  'server.listen()',
  "server.use(answer('estimate', 'minuteUsedUp', { once: true }))",
].join('\n')

/** Builds the start page: a working request, keys and limits, and links to all other pages. */
export const buildStartPage = (source: Source): DocsPage => {
  const operation = source.described.operations.find(({ id }) => id === 'estimate')
  const example = operation && findGoodExample(operation)
  // Later paragraphs only refer to pages that this one links to.
  const [lead = ''] = source.described.description.split('\n\n')
  return {
    title: 'Valorem API',
    path: '/docs',
    main: html`<p class="lead">${lead}</p>
<div class="columns"><div class="words">
<h2 id="start">Five minutes</h2>
<p>${source.sandboxApiKey === undefined ? 'Put your key where the request says so' : html`The sandbox key <code>${getExampleKey(source)}</code> works right away`}: paste a request, then read about <a href="/docs/estimate">the operation behind it</a>. Every error links to its page; see <a href="/docs/errors">all codes</a>, and <a href="/docs/scenarios">try failures on demand</a>. <a href="/demo">See it in a web page</a>, or <a href="/demo/agency">all four elements of an agency</a>. How far you can rely on a figure: <a href="/docs/limits">what it covers</a>, <a href="/docs/accuracy">how accurate it is</a>, <a href="/docs/model">the model card</a>, and <a href="/backtest">a test on your own sales</a>.</p>
${renderKeysAndLimits(source)}${files}</div>
<div class="examples"><h2>A first request</h2>
${operation && example && renderRequestBlocks(source, operation, example, buildCurlCommand(operation, example, source), name => (name === 'SDK' ? 'TypeScript' : name))}${renderCodeBlock('Mocks for tests', mockProgram)}</div></div>
<h2 id="operations">All operations</h2>
${renderOperationList(source)}`,
  }
}
