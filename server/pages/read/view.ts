import type { Extraction, ExtractionWarning } from '#contract/ai/extraction'
import { type Html, html } from '../html.ts'
import { listChoices } from './choices.ts'
import type { ReadTexts } from './read-texts.ts'
import { listReadRows, type ReadRow } from './readings.ts'
import { formatTyped } from './typed-value.ts'

/** Renders the field of a value: a list of words where only its members can stand. */
const renderEntry = (row: ReadRow, index: number, voice: ReadTexts): Html => {
  const { say, field, choice } = voice
  const { path, value } = row
  const name = say('value', { field: field(path) })
  const described = `mark-${index} why-${index} value-${index}-fault`
  const members = listChoices(path)
  if (!members.includes(String(value)))
    return html`<input id="value-${index}" value="${formatTyped(row, voice)}" aria-label="${name}" aria-describedby="${described}" autocomplete="off" spellcheck="false">`
  return html`<select id="value-${index}" aria-label="${name}" aria-describedby="${described}">${members.map(member => html`<option value="${member}"${member === value && html` selected`}>${choice(member)}</option>`)}</select>`
}

const describeValue = ({ path, value }: ReadRow, { choice, shown }: ReadTexts): string =>
  listChoices(path).includes(String(value)) ? choice(String(value)) : shown(path, value)

const renderRow = (row: ReadRow, index: number, voice: ReadTexts): Html => {
  const { say, field } = voice
  const { path, status, quote } = row
  const name = field(path)
  return html`<li class="value ${status}" data-row="${index}">
<p><strong>${name}</strong> <span class="mark" id="mark-${index}">${say(`mark.${status}`)}</span></p>
<div class="entry">${renderEntry(row, index, voice)}
<button type="button" class="quiet accept">${say('accept')}</button></div>
<span class="fault" id="value-${index}-fault" role="alert"></span>
<p class="hint" id="why-${index}">${describeValue(row, voice)} · ${say(`why.${status}`)}</p>
${quote !== null && html`<blockquote><span class="unseen">${say('quote')}: </span>${quote}</blockquote>`}</li>
`
}

/** A warning in the words of the page, with the words of the document that it quotes. */
const describeWarning = ({ code, message }: ExtractionWarning, { warning }: ReadTexts): string | undefined => {
  const says = warning(code)
  const [start, end] = [message.indexOf('“'), message.lastIndexOf('”')]
  const isQuoting = code === 'contradictory' && start !== -1 && end > start
  return says !== undefined && isQuoting ? `${says} ${message.slice(start, end + 1)}` : says
}

/** Renders the values of a document, its warnings and what it does not state. */
export const renderReadValues = (extraction: Extraction, voice: ReadTexts): Html => {
  const { say, field, number } = voice
  const rows = listReadRows(extraction)
  const { missing } = extraction
  const warnings = extraction.warnings.flatMap(warning => {
    const says = describeWarning(warning, voice)
    return says === undefined ? [] : [{ path: warning.path, says }]
  })
  return html`<p id="how">${say('howTo')}</p>
<p id="left" role="status">${say('status.left', { count: number(rows.length), all: number(rows.length) })}</p>
<ol class="values">${rows.map((row, index) => renderRow(row, index, voice))}</ol>
${
  warnings.length > 0 &&
  html`<h3>${say('warnings')}</h3>
<ul>${warnings.map(({ path, says }) => html`<li>${path === 'data' ? '' : html`<strong>${field(path)}</strong> · `}${says}</li>`)}</ul>
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
