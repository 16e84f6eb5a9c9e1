import { tags } from '#contract/shared/tags'
import { info } from './build.ts'
import { getOperationPath } from './operation-path.ts'
import { operations } from './operations.ts'

/** The guides of the documentation, each as Markdown. */
const guides = [
  '- [SDK](/docs/sdk.md): the typed client, its options, errors, retries, mocks; [in Next.js](/docs/next.md)',
  '- [Embedding](/docs/embedding.md), [WordPress](/docs/wordpress.md): the form on the website of an agency',
  '- [Webhooks](/docs/webhooks.md) · [Assistants](/docs/mcp.md)',
  '- [Testing](/docs/testing.md), [golden cases](/docs/golden-cases.md), [failures on demand](/docs/scenarios.md)',
  '- [From 1.0 to 1.1](/docs/migration.md), [changes](/docs/changes.md), [changes of the SDK](/docs/sdk-changes.md)',
]

/** Most bytes of the text: it is read whole, often with every question. */
export const llmsBytesMax = 6144

const links = [
  '- [OpenAPI 3.1](/openapi.json): every field, bound, unit and answer',
  '- [Documentation](/docs.md): keys, limits, one page an operation; every page is Markdown with `.md` behind its path or with `Accept: text/markdown`, and all of them are [one text](/llms-full.txt)',
  '- [Failures](/docs/errors.md): each code with its cause and its remedy',
  '- [The law behind the figures](/docs/law.md): parameters with their days in force and sources',
  '- [Limits of the figures](/docs/limits?lang=en): what each covers, how sure it is and of what day; also fr, de, lb',
  '- [Accuracy of the estimates](/docs/accuracy?lang=en): measured on places, implied for apartments, tested on sales',
  '- [The model of the estimate](/docs/model?lang=en): purpose, data, formula, parameters, known faults',
  '- [Test the estimates on own sales](/backtest?lang=en): a CSV or Excel file judged in the browser, without an upload',
  '- [Revalue a portfolio](/revaluation?lang=en): a CSV or Excel file of values carried to another day in the browser, without an upload',
  '- [Golden cases](/golden/index.json): requests with answers that others worked out',
  '- [Tools](/mcp): the calculations over the Model Context Protocol (POST, streamable HTTP)',
]

/**
 * Text of `/llms.txt`: the service in a paragraph with its limits, links to descriptions, one line per operation.
 * Operations of the account are excluded, as keys cannot call them.
 */
export const renderLlmsText = (): string => {
  const lines = Object.entries(tags)
    .filter(([tag]) => tag !== 'account')
    .flatMap(([tag]) => operations.filter(operation => operation.tag === tag))
    .map(({ id, method, path, summary }) => `- [${summary}](${getOperationPath(id)}.md): ${method} ${path}`)
  return [
    `# ${info.title}`,
    '',
    `> ${info.summary}`,
    '',
    info.description,
    '',
    'Send `X-API-Key: KEY`. Amounts are in the currency of the country, rates are fractions, days are YYYY-MM-DD. Nothing here is a valuation by a valuer, tax advice or legal advice.',
    '',
    '## Read',
    '',
    ...links,
    '',
    '## Guides',
    '',
    ...guides,
    '',
    '## Operations',
    '',
    ...lines,
    '',
  ].join('\n')
}
