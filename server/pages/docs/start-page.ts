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
<p>Send <code>X-API-Key: KEY</code> or <code>Authorization: Bearer KEY</code>. A <b>secret</b> key (<code>vk_live_…</code>) stays on a server, a <b>publishable</b> one (<code>vp_live_…</code>) stands in a web page and works from the origins on its list${sandboxApiKey === undefined ? html`; the <b>sandbox</b> key, which everybody shares, is off here` : html`, and the <b>sandbox</b> key is shared by everybody`}.</p>
<h2 id="limits">Limits</h2>
<p>Each key has a minute and a UTC day. <code>X-RateLimit-Limit</code>, <code>X-RateLimit-Remaining</code> and <code>X-RateLimit-Reset</code> tell of the one with fewer calls left; a 429 says in <code>Retry-After</code> how long to wait.</p>
<h2 id="units">Units</h2>
<p>Amounts are in the currency of the country, areas in m², rates are fractions (0.03 is 3 %), days are <code>YYYY-MM-DD</code>. Bodies are strict: a field that is not described is refused by its name.</p>
<h2 id="idempotency">Repeats</h2>
<p>A POST with an <code>Idempotency-Key</code> may be sent again within 24 hours: the same body gets the same answer and is counted once, another body is refused. The SDK does this by itself.</p>
`

const files = html`<h2 id="files">Files</h2>
<ul>
<li><a href="/openapi.json">/openapi.json</a>: the whole description for machines, OpenAPI 3.1</li>
<li><a href="/docs/valorem.postman_collection.json">Collection for Postman</a> and <a href="/docs/valorem.http">requests for editors</a>: every documented request</li>
<li><a href="/golden/index.json">Golden cases</a>: requests with answers that others worked out</li>
<li><a href="/llms.txt">/llms.txt</a>: the service in a page, for language models; <a href="/llms-full.txt">/llms-full.txt</a>: the whole documentation</li>
<li>Each page is Markdown at its address with <code>.md</code> behind it, or with <code>Accept: text/markdown</code></li>
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
<p>${source.sandboxApiKey === undefined ? 'Put your key where the lines say so' : html`The sandbox key <code>${getExampleKey(source)}</code> works at once`}: paste a line, then read about <a href="/docs/estimate">the operation behind it</a>. Every failure names its own page; <a href="/docs/errors">all codes</a> are listed, and <a href="/docs/scenarios">failures come on demand</a>. <a href="/demo">See it at work in a web page</a>, or <a href="/demo/agency">all four elements of an agency</a>. What each figure covers and how sure it is: <a href="/docs/limits">limits of the figures</a>. How wrong an estimate may be: <a href="/docs/accuracy">accuracy</a>, <a href="/docs/model">model card</a>, and <a href="/backtest">a test on your own sales</a>.</p>
${renderKeysAndLimits(source)}${files}</div>
<div class="examples"><h2>A first request</h2>
${operation && example && renderRequestBlocks(source, operation, example, buildCurlCommand(operation, example, source), name => (name === 'SDK' ? 'TypeScript' : name))}${renderCodeBlock('Mocks for tests', mockProgram)}</div></div>
<h2 id="operations">All operations</h2>
${renderOperationList(source)}`,
  }
}
