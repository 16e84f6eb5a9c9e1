import type { ChatAnswer } from '#contract/ai/text'
import type { LawReference } from '#contract/shared/law'
import { type Html, html, type Part } from '../html.ts'
import { calculationView, shownValue } from './calculation.ts'
import { type Piece, paragraphsOf } from './pieces.ts'
import { lawLink, sourceId, sourceView } from './source.ts'
import type { Voice } from './voice.ts'

/** An answer as it is shown: its place in the conversation, from 0, and the voice of the page. */
export interface Shown {
  answer: ChatAnswer
  turn: number
  voice: Voice
}

/** The id of a cited line of law below an answer. */
const referenceId = (turn: number, number: number): string => `a${turn}-r${number}`

/** The figures that nothing supports, each once. */
const unsupportedOf = ({ unverifiedFigures, unverifiedSpans }: ChatAnswer): string[] => [
  ...new Set([...unverifiedFigures, ...unverifiedSpans.map(({ text }) => text)]),
]

const pieceView = (piece: Piece, { turn, voice: { say } }: Shown): Part => {
  switch (piece.kind) {
    case 'words':
      return piece.text
    case 'citation':
      return html`<a href="#${referenceId(turn, piece.number)}">${piece.text}</a>`
    case 'unsupported':
      return html`<mark class="unsupported">${piece.text} <small>(${say('unsupported')})</small></mark>`
    case 'figure': {
      const isAssumed = piece.figure.sources.some(({ kind }) => kind === 'assumed')
      return html`<button type="button" class="figure" popovertarget="${sourceId(turn, piece.index)}">${piece.text}</button>${isAssumed && html` <small class="assumed">(${say('assumed')})</small>`}`
    }
  }
}

const box = (title: string, content: Part, kind: '' | ' bad' = ''): Html =>
  html`<div class="notice${kind}"><p><strong>${title}</strong></p>
${content}</div>
`

const assumedBox = ({ answer, voice }: Shown): Part => {
  const assumed = answer.calculations.flatMap(({ assumed: list, operation }, index) =>
    list.map(one => ({ ...one, index, operation })),
  )
  const name = (index: number, operation: string): string =>
    voice.say('calculation', { number: index + 1, name: voice.operation(operation) })
  return (
    assumed.length > 0 &&
    box(
      voice.say('assumedTitle'),
      html`<ul>${assumed.map(
        ({ field, value, index, operation }) =>
          html`<li>${name(index, operation)}: <code>${field}</code> = ${shownValue(value, voice)}</li>
`,
      )}</ul>
<p>${voice.say('assumedSay')}</p>`,
    )
  )
}

const unsupportedBox = ({ answer, voice: { say } }: Shown): Part => {
  const figures = unsupportedOf(answer)
  return (
    figures.length > 0 &&
    box(say('unsupportedTitle'), html`<p>${say('unsupportedSay', { figures: figures.join(' · ') })}</p>`, ' bad')
  )
}

const warningText = ({ code, text }: ChatAnswer['warnings'][number], { say }: Voice): string => {
  if (code === 'language') return say('warning.language')
  return say(code === 'claim' ? 'warning.claim' : 'warning.other', { text })
}

const warningsBox = ({ answer: { warnings }, voice }: Shown): Part =>
  warnings.length > 0 &&
  box(
    voice.say('warningsTitle'),
    html`<ul>${warnings.map(warning => html`<li>${warningText(warning, voice)}</li>`)}</ul>`,
    ' bad',
  )

const inForceText = ({ from, until }: LawReference, { say, day }: Voice): string =>
  until === null ? say('inForce', { from: day(from) }) : say('inForceUntil', { from: day(from), until: day(until) })

const referencesView = ({ answer: { references }, turn, voice }: Shown): Part =>
  references.length > 0 &&
  html`<h3>${voice.say('referencesTitle')}</h3>
<ol class="references">
${references.map(
  (reference, index) =>
    html`<li id="${referenceId(turn, index + 1)}" tabindex="-1"><span lang="en">${reference.says}</span> ${reference.article}, <cite>${reference.title}</cite>. ${inForceText(reference, voice)}. ${lawLink(reference, voice)}</li>
`,
)}</ol>
`

const remarksOf = ({ answer, voice: { say, number } }: Shown): string[] => {
  const { truncated, droppedMessages, remaining, model, provider } = answer
  return [
    ...(truncated ? [say('truncated')] : []),
    ...(droppedMessages > 0 ? [say('dropped', { count: number(droppedMessages) })] : []),
    ...(remaining >= 0 ? [say('remaining', { count: number(remaining) })] : []),
    say('writtenBy', { model, provider }),
  ]
}

/** An answer: its text with each figure as a button, what is doubtful, what it rests on, and that a machine wrote it. */
export const answerView = (shown: Shown): Html => {
  const { answer, turn, voice } = shown
  const { say } = voice
  const [written = '', isNot = ''] = answer.notice.split('\n')
  return html`<h2 id="answer-${turn}" tabindex="-1">${say('answer')}</h2>
<div class="prose" lang="${answer.language}">
${paragraphsOf(answer).map(
  pieces => html`<p>${pieces.map(piece => pieceView(piece, shown))}</p>
`,
)}<p class="generated"><small>${written}<br>${isNot}</small></p></div>
${answer.figures.map((figure, index) => sourceView(figure, index, { answer, turn, voice }))}
${warningsBox(shown)}${unsupportedBox(shown)}${assumedBox(shown)}${referencesView(shown)}
${answer.calculations.map((calculation, index) => calculationView(calculation, { index, turn, voice }))}
<p class="remarks"><small>${remarksOf(shown).join(' · ')}</small></p>
<p class="buttons"><button type="button" class="quiet copy" data-turn="${turn}">${say('copy')}</button></p>
`
}

/** An answer as a text to be sent on: with its marks, its law and both lines of its notice. */
export const answerText = ({ text, references, notice }: ChatAnswer): string => {
  const cited = references.map(({ article, title, url }, index) =>
    [`[${index + 1}] ${article}, ${title}`, ...(url === undefined ? [] : [url])].join(' '),
  )
  return [text, ...(cited.length > 0 ? [cited.join('\n')] : []), notice].join('\n\n')
}
