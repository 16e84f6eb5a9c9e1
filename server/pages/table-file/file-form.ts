import type { Language } from '#languages/registry'
import { type Html, html, type Part } from '../html.ts'
import { renderTable } from '../table.ts'
import type { FileTexts } from './file-texts.ts'
import type { ColumnNames } from './words.ts'

type SharedTexts = Pick<FileTexts<object>, 'say' | 'language'>

/** Names of the files that are read, and their media types. */
const acceptedFiles =
  '.csv,.tsv,.txt,.xlsx,.xlsm,text/csv,text/tab-separated-values,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** What a form for a file says and offers. */
interface FileForm {
  /** Shown without JavaScript. */
  noScript: string
  /** Path of the operation of the interface that does the same. */
  operation: string
  /** How many lines and bytes a file may have. */
  limits: string
  sampleFilePath: string
  sampleSays: string
  /** Fields that stand above the choice of a file. */
  fields?: Part
}

/** Renders the form for a file, which the script reveals, and a notice without JavaScript. */
export const renderFileForm = (
  { say, language }: SharedTexts,
  { noScript, operation, limits, sampleFilePath, sampleSays, fields }: FileForm,
): Html => html`<noscript><div class="notice bad"><p>${noScript} <a href="${operation}" hreflang="en">API</a></p></div></noscript>
<div id="drop" class="drop" hidden>
${fields}<p><label class="button" for="file">${say('choose')}</label>
<input class="unseen" type="file" id="file" accept="${acceptedFiles}"> ${say('drop')}</p>
<p class="hint">${limits}</p>
</div>
<p class="buttons"><button type="button" class="quiet" id="try" hidden>${say('trySample')}</button>
<a class="button quiet" href="${sampleFilePath}?lang=${language}" download="valorem-sample.csv">${say('getSample')}</a></p>
<p class="hint">${sampleSays}</p>
`

/** Renders the names that the columns may have, and their values. */
export const renderColumnNames = <Field extends string>(
  { say, language }: SharedTexts,
  names: ColumnNames<Field>,
  describeValues: (field: Field, language: Language) => string,
): Html => html`<details class="on-paper"><summary>${say('columnsTitle')}</summary>
<p>${say('columnsSay')}</p>
${renderTable({
  caption: say('columns.table'),
  columns: [{ text: say('columns.column') }, { text: say('columns.names') }, { text: say('columns.values') }],
  rows: names.fields.map(field => [
    html`${names.list(field, language)[0]}${names.needed.includes(field) && html` <small>${say('columns.needed')}</small>`}`,
    names.listAll(field).join(', '),
    describeValues(field, language),
  ]),
  isStacked: true,
})}
</details>
`

/** Renders where the script shows the outcome, and what it reads: the sample and the texts. */
export const renderFileOutcome = (
  { say }: SharedTexts,
  sample: string,
  texts: object,
): Html => html`<p id="status" role="status"></p>
<section id="outcome" class="limits" aria-labelledby="outcome-title" hidden><h2 id="outcome-title" tabindex="-1">${say('result')}</h2>
<div id="result"></div></section>
<pre id="sample" hidden>${sample}</pre>
<pre id="texts" hidden>${JSON.stringify(texts)}</pre>
`
