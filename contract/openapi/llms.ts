import { tags } from '#contract/shared/tags'
import { info } from './build.ts'
import { operationPath } from './operation-path.ts'
import { operations } from './operations.ts'

/** Most bytes of the text: it is read whole, often with every question. */
export const llmsBytesMax = 6144

const links = [
  '- [OpenAPI 3.1](/openapi.json): every field, bound, unit and answer',
  '- [Documentation](/docs): keys, limits, one page an operation',
  '- [Failures](/docs/errors): each code with its cause and its remedy',
  '- [The law behind the figures](/docs/law): parameters with their days in force and sources',
  '- [Limits of the figures](/docs/limits?lang=en): what each covers, how sure it is and of what day; also fr, de, lb',
  '- [Accuracy of the estimates](/docs/accuracy?lang=en): measured on places, implied for apartments, tested on sales',
  '- [The model of the estimate](/docs/model?lang=en): purpose, data, formula, parameters, known faults',
  '- [Test the estimates on own sales](/backtest?lang=en): a CSV judged in the browser, without an upload',
  '- [Golden cases](/golden/index.json): requests with answers that others worked out',
  '- [Tools](/mcp): the calculations over the Model Context Protocol (POST, streamable HTTP)',
]

/**
 * What `/llms.txt` says: the service in a paragraph with its limits, where the descriptions are, one line an operation.
 * Operations of the account stay out, which no key reaches.
 */
export const llmsText = (): string => {
  const lines = Object.entries(tags)
    .filter(([tag]) => tag !== 'account')
    .flatMap(([tag]) => operations.filter(operation => operation.tag === tag))
    .map(({ id, method, path, summary }) => `- [${summary}](${operationPath(id)}): ${method} ${path}`)
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
    '## Operations',
    '',
    ...lines,
    '',
  ].join('\n')
}
