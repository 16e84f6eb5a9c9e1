import type { ChatAnswer } from '#contract/ai/text'
import type { LawReference } from '#contract/shared/law'
import { type Html, html, type Part } from '../html.ts'
import type { AskTexts } from './ask-texts.ts'
import { type Block, buildBlocks } from './blocks.ts'
import { formatAssumed, getCurrency, nameField, renderCalculation } from './calculation.ts'
import { cutExcerpt } from './excerpt.ts'
import type { Piece } from './pieces.ts'
import { getSourceId, renderFigurePopover, renderLawLink, renderSays } from './source.ts'

/** An answer to render: its position in the conversation, from 0, and the texts of the page. */
export interface RenderedAnswer {
  answer: ChatAnswer
  turn: number
  voice: AskTexts
}

/** Element id of a law reference below an answer. */
const getReferenceId = (turn: number, number: number): string => `a${turn}-r${number}`

const renderPiece = (piece: Piece, { turn, voice: { say } }: RenderedAnswer): Part => {
  switch (piece.kind) {
    case 'words':
      return piece.text
    case 'citation':
      return html`<a href="#${getReferenceId(turn, piece.number)}">${piece.text}</a>`
    case 'unsupported':
      return html`<mark class="unsupported">${piece.text} <small>(${say('unsupported')})</small></mark>`
    case 'figure': {
      const isAssumed = piece.figure.sources.some(({ kind }) => kind === 'assumed')
      return html`<button type="button" class="figure" popovertarget="${getSourceId(turn, piece.index)}">${piece.text}</button>${isAssumed && html` <small class="assumed">(${say('assumed')})</small>`}`
    }
  }
}

const renderPieces = (pieces: readonly Piece[], shown: RenderedAnswer): Part =>
  pieces.map(piece => renderPiece(piece, shown))

const renderBlock = (block: Block, shown: RenderedAnswer): Html =>
  block.kind === 'paragraph'
    ? html`<p>${renderPieces(block.pieces, shown)}</p>
`
    : html`<table><thead><tr>${block.head.map(cell => html`<th scope="col">${renderPieces(cell, shown)}</th>`)}</tr></thead>
<tbody>${block.rows.map(
        row => html`<tr>${row.map(cell => html`<td>${renderPieces(cell, shown)}</td>`)}</tr>
`,
      )}</tbody></table>
`

const renderNoticeBox = (title: string, content: Part, kind: '' | ' bad' = ''): Html =>
  html`<div class="notice${kind}"><p><strong>${title}</strong></p>
${content}</div>
`

const renderAssumedBox = ({ answer, voice }: RenderedAnswer): Part => {
  const { say } = voice
  const assumed = answer.calculations.flatMap((calculation, index) =>
    calculation.assumed.map(one => ({
      ...{ one, index, operation: calculation.operation },
      text: formatAssumed(one, { voice, currency: getCurrency(calculation) }),
    })),
  )
  /** Names the calculation of a line where there are several. */
  const nameLine = (line: string, index: number, operation: string): string =>
    answer.calculations.length === 1
      ? line
      : say('pair', { name: say('calculation', { number: index + 1, name: voice.operation(operation) }), part: line })
  return (
    assumed.length > 0 &&
    renderNoticeBox(
      voice.say('assumedTitle'),
      html`<ul>${assumed.map(
        ({ one, index, operation, text }) =>
          html`<li>${nameLine(say('pair', { name: nameField(one.field, voice), part: text }), index, operation)}</li>
`,
      )}</ul>
<p>${voice.say('assumedSay')}</p>`,
    )
  )
}

const renderUnsupportedBox = ({ answer: { text, unverifiedSpans, language }, voice: { say } }: RenderedAnswer): Part =>
  unverifiedSpans.length > 0 &&
  renderNoticeBox(
    say('unsupportedTitle'),
    html`<p>${say('unsupportedSay')}</p>
<ul lang="${language}">${unverifiedSpans.map(span => {
      const { before, figure, after } = cutExcerpt(text, span)
      return html`<li>${before}<strong>${figure}</strong>${after}</li>
`
    })}</ul>`,
    ' bad',
  )

const formatWarning = ({ code, text }: ChatAnswer['warnings'][number], { say }: AskTexts): string => {
  if (code === 'language') return say('warning.language')
  return say(code === 'claim' ? 'warning.claim' : 'warning.other', { text })
}

const renderWarningsBox = ({ answer: { warnings }, voice }: RenderedAnswer): Part =>
  warnings.length > 0 &&
  renderNoticeBox(
    voice.say('warningsTitle'),
    html`<ul>${warnings.map(warning => html`<li>${formatWarning(warning, voice)}</li>`)}</ul>`,
    ' bad',
  )

const formatInForce = ({ from, until }: LawReference, { say, day }: AskTexts): string =>
  until === null ? say('inForce', { from: day(from) }) : say('inForceUntil', { from: day(from), until: day(until) })

const renderReferences = ({ answer: { references }, turn, voice }: RenderedAnswer): Part =>
  references.length > 0 &&
  html`<h3>${voice.say('referencesTitle')}</h3>
<ol class="references">
${references.map(
  (reference, index) =>
    html`<li id="${getReferenceId(turn, index + 1)}" tabindex="-1">${renderSays(reference, voice)} ${reference.article}, <cite>${reference.title}</cite>. ${formatInForce(reference, voice)}. ${renderLawLink(reference, voice)}</li>
`,
)}</ol>
`

const listRemarks = ({ answer, voice: { say, number } }: RenderedAnswer): string[] => {
  const { truncated, droppedMessages, remaining, model, provider } = answer
  return [
    ...(truncated ? [say('truncated')] : []),
    ...(droppedMessages > 0 ? [say('dropped', { count: number(droppedMessages) })] : []),
    ...(remaining >= 0 ? [say('remaining', { count: number(remaining) })] : []),
    say('writtenBy', { model, provider }),
  ]
}

/** Renders an answer: its text with each figure as a button, warnings, sources, and the notice of AI-generated text. */
export const renderAnswer = (shown: RenderedAnswer): Html => {
  const { answer, turn, voice } = shown
  const { say } = voice
  const [written = '', isNot = ''] = answer.notice.split('\n')
  return html`<h2 id="answer-${turn}" tabindex="-1">${say('answer')}</h2>
<div class="prose" lang="${answer.language}">
${buildBlocks(answer).map(block => renderBlock(block, shown))}<p class="generated"><small>${written}<br>${isNot}</small></p></div>
${answer.figures.map((figure, index) => renderFigurePopover(figure, index, { answer, turn, voice }))}
${renderWarningsBox(shown)}${renderUnsupportedBox(shown)}${renderAssumedBox(shown)}${renderReferences(shown)}
${answer.calculations.map((calculation, index) => renderCalculation(calculation, { index, turn, voice }))}
<p class="remarks"><small>${listRemarks(shown).join(' · ')}</small></p>
<p class="buttons"><button type="button" class="quiet copy" data-turn="${turn}">${say('copy')}</button></p>
`
}

/** Formats an answer as plain text for copying: with its marks, law references and notice. */
export const formatAnswerText = ({ text, references, notice }: ChatAnswer): string => {
  const cited = references.map(({ article, title, url }, index) =>
    [`[${index + 1}] ${article}, ${title}`, ...(url === undefined ? [] : [url])].join(' '),
  )
  return [text, ...(cited.length > 0 ? [cited.join('\n')] : []), notice].join('\n\n')
}
