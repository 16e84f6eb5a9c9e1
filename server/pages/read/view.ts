import type { Extraction } from '#contract/ai/extraction'
import { type Html, html } from '../html.ts'
import type { ReadTexts } from './read-texts.ts'
import { listReadRows, type ReadRow } from './readings.ts'
import { formatTyped } from './typed-value.ts'

const renderRow = (row: ReadRow, index: number, voice: ReadTexts): Html => {
  const { say, field, shown } = voice
  const { path, status, quote, value } = row
  const name = field(path)
  return html`<li class="value ${status}" data-row="${index}">
<p><strong>${name}</strong> <span class="mark" id="mark-${index}">${say(`mark.${status}`)}</span></p>
<div class="entry"><input id="value-${index}" value="${formatTyped(row, voice)}" aria-label="${say('value', { field: name })}" aria-describedby="mark-${index} why-${index} value-${index}-fault" autocomplete="off" spellcheck="false">
<button type="button" class="quiet accept">${say('accept')}</button></div>
<span class="fault" id="value-${index}-fault" role="alert"></span>
<p class="hint" id="why-${index}">${shown(path, value)} · ${say(`why.${status}`)}</p>
${quote !== null && html`<blockquote><span class="unseen">${say('quote')}: </span>${quote}</blockquote>`}</li>
`
}

/** Renders the values of a document, its warnings and what it does not state. */
export const renderReadValues = (extraction: Extraction, voice: ReadTexts): Html => {
  const { say, field, number } = voice
  const rows = listReadRows(extraction)
  const { warnings, missing } = extraction
  return html`<p id="how">${say('howTo')}</p>
<p id="left" role="status">${say('status.left', { count: number(rows.length), all: number(rows.length) })}</p>
<ol class="values">${rows.map((row, index) => renderRow(row, index, voice))}</ol>
${
  warnings.length > 0 &&
  html`<h3>${say('warnings')}</h3>
<ul>${warnings.map(({ path, message }) => html`<li>${path === 'data' ? '' : `${field(path)}: `}<span lang="en">${message}</span></li>`)}</ul>
`
}${
  missing.length > 0 &&
  html`<p class="hint">${say('missing', { fields: missing.map(field).join(', ') })}</p>
`
}<h3>${say('result')}</h3>
<p class="buttons"><button type="button" id="copy">${say('copy')}</button></p>
<pre id="result" class="result" tabindex="0" aria-label="${say('result')}"></pre>
`
}

/** Failure of a reading: the error response, or no body if the service was unreachable or sent something else. */
export interface ReadFailure {
  /** HTTP status; 0 if the service was unreachable. */
  status: number
  code?: string | undefined
  messages: readonly string[]
}

const describeFailure = ({ status, code, messages }: ReadFailure, { say }: ReadTexts): string => {
  if (status === 0) return say('error.network')
  if (code === 'vision_key_required' || code === 'byok_provider_failed') return say('error.ownKey')
  if (status === 401 || status === 403) return say('error.key')
  return status === 400 || status === 413 ? say('error.file', { reasons: messages.join(' ') }) : say('error.other')
}

/** Renders why a document was not read, in the words of the page. */
export const renderReadFailure = (failure: ReadFailure, voice: ReadTexts): Html =>
  html`<div class="notice bad"><p><strong>${voice.say('error.title')}</strong></p>
<p>${describeFailure(failure, voice)}</p>
${failure.code === 'byok_provider_failed' && failure.messages.length > 0 && html`<p><small lang="en">${failure.messages.join(' ')}</small></p>`}</div>
`
