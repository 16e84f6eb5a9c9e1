import { fileBytesMax } from '#contract/ai/extraction'
import { getOperationPath } from '#contract/openapi/operation-path'
import { texts } from '#languages/derived/read-page'
import { type Html, html } from '../html.ts'
import type { Words } from '../words.ts'
import { createReadTexts, type ReadTexts } from './read-texts.ts'

/** Megabytes of the largest file. */
const fileMegabytes = fileBytesMax / 1024 / 1024

const kinds = ['plus_values', 'dpe', 'bilan_promoteur', 'facture_immo'] as const

const renderForm = ({ say, number }: ReadTexts): Html => {
  const megabytes = number(fileMegabytes)
  return html`<div id="form">
<div class="field"><label for="kind">${say('kind')}</label>
<select id="kind">${kinds.map(kind => html`<option value="${kind}">${say(`kind.${kind}`)}</option>`)}</select></div>
<div class="field"><label for="file">${say('file')}</label>
<input id="file" type="file" data-megabytes="${fileMegabytes}" accept="application/pdf,image/png,image/jpeg" aria-describedby="file-hint file-fault"><span class="hint" id="file-hint">${say('file.hint', { megabytes })}</span><span class="fault" id="file-fault"></span></div>
<div class="field"><label for="key">${say('key')}</label>
<input id="key" type="password" autocomplete="off" spellcheck="false" aria-describedby="key-hint key-fault"><span class="hint" id="key-hint">${say('key.hint')}</span><span class="fault" id="key-fault"></span></div>
<p class="buttons"><button type="button" id="send">${say('send')}</button>
<button type="button" class="quiet" id="stop" hidden>${say('stop')}</button></p>
</div>
`
}

/** Renders the page before a file is chosen; parts that need the script are hidden until it runs. */
export const renderRead = ({ language }: Words): Html => {
  const voice = createReadTexts(language, texts[language])
  const { say } = voice
  return html`<p class="lead">${say('lead')}</p>
<p>${say('stays')}</p>
<noscript><div class="notice bad"><p>${say('noScript')} <a href="${getOperationPath('extract')}" hreflang="en">API</a></p></div></noscript>
<div id="read" hidden>
${renderForm(voice)}<p id="status" role="status"></p>
<div id="problem" role="alert"></div>
<div id="outcome" class="outcome" hidden>
<section class="sheet" aria-labelledby="page-title"><h2 id="page-title">${say('page')}</h2>
<p id="page-number" class="hint"></p><div id="sheet" class="paper"></div></section>
<section aria-labelledby="values-title"><h2 id="values-title" tabindex="-1">${say('values')}</h2><div id="values"></div></section>
</div></div>
<pre id="texts" hidden>${JSON.stringify(texts[language])}</pre>
`
}

/** Title of the page. */
export const getReadTitle = ({ language }: Words): string => texts[language].title
