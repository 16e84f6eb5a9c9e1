import type { Table } from '#languages/derived/ask'
import { isLanguage, sourceLanguage } from '#languages/registry'
import { copyText } from '../../docs/browser/copy-text.ts'
import { type Html, html } from '../../html.ts'
import { formatAnswerText, renderAnswer } from '../answer.ts'
import { type CalculationNames, createAskTexts } from '../ask-texts.ts'
import { buildChatRequest, type Exchange, limits } from '../conversation.ts'
import { type Failure, renderAskFailure } from '../problem.ts'
import { sendQuestionToService } from './request.ts'

const getAskElement = <Kind extends HTMLElement = HTMLElement>(id: string): Kind => document.getElementById(id) as Kind

const { lang } = document.documentElement
const language = isLanguage(lang) ? lang : sourceLanguage
const readEmbedded = <Data>(id: string): Data => JSON.parse(getAskElement(id).textContent ?? '') as Data
const voice = createAskTexts(language, readEmbedded<Table>('texts'), readEmbedded<CalculationNames>('names'))
const { say, number } = voice

const [frame, turns, status, problem] = ['ask', 'turns', 'status', 'problem'].map(id => getAskElement(id)) as [
  HTMLElement,
  HTMLElement,
  HTMLElement,
  HTMLElement,
]
const question = getAskElement<HTMLTextAreaElement>('question')
const credential = getAskElement<HTMLDetailsElement>('credential')
const key = getAskElement<HTMLInputElement>('key')
const [send, stop, again] = ['send', 'stop', 'again'].map(id => getAskElement<HTMLButtonElement>(id)) as [
  HTMLButtonElement,
  HTMLButtonElement,
  HTMLButtonElement,
]

/** The conversation so far; stored only in memory. */
let exchanges: Exchange[] = []
let pendingRequest: AbortController | undefined

/** Parses markup to nodes; by its type every text in it was escaped. */
const parseAskMarkup = (markup: Html): ChildNode[] => [
  ...new DOMParser().parseFromString(markup.toString(), 'text/html').body.childNodes,
]

const showFieldFault = (field: HTMLInputElement | HTMLTextAreaElement, text: string): void => {
  getAskElement(`${field.id}-fault`).textContent = text
  if (text === '') field.removeAttribute('aria-invalid')
  else field.setAttribute('aria-invalid', 'true')
}

/** Appends a turn to the conversation. */
const appendTurn = (kind: 'asked' | 'answered', markup: Html): HTMLLIElement => {
  const turn = document.createElement('li')
  turn.className = kind
  turn.append(...parseAskMarkup(markup))
  turns.append(turn)
  return turn
}

const setAskBusy = (isBusy: boolean): void => {
  send.disabled = isBusy
  stop.hidden = !isBusy
  again.hidden = isBusy || exchanges.length === 0
  getAskElement('examples').hidden = isBusy || exchanges.length > 0
  frame.setAttribute('aria-busy', String(isBusy))
}

/** Validates the fields, shows their faults, and focuses the first invalid one. */
const isReadyToSend = (asked: string): boolean => {
  const isLong = asked.length > limits.turnCharacters
  const values = { count: number(asked.length), most: number(limits.turnCharacters) }
  showFieldFault(question, asked === '' ? say('question.missing') : isLong ? say('question.long', values) : '')
  const isKeyMissing = frame.dataset.session === undefined && key.value.trim() === ''
  showFieldFault(key, isKeyMissing ? say('key.missing') : '')
  if (isKeyMissing) credential.open = true
  const wrong = [key, question].find(field => field.hasAttribute('aria-invalid'))
  wrong?.focus()
  return !wrong
}

const showProgress = (step: string, operation?: string): void => {
  if (step === 'calculating') status.textContent = say('status.calculating', { what: voice.operation(operation ?? '') })
  else if (step === 'writing' || step === 'checking') status.textContent = say(`status.${step}`)
}

/** Puts an unanswered question back into its field, to be edited and sent again. */
const restoreQuestion = (turn: HTMLLIElement, asked: string): void => {
  turn.remove()
  if (question.value === '') question.value = asked
  question.focus()
}

const showAskFailure = (failure: Failure): void => {
  status.textContent = ''
  problem.replaceChildren(...parseAskMarkup(renderAskFailure(failure, voice)))
}

const showAskAnswer = (exchange: Exchange): void => {
  const turn = exchanges.push(exchange) - 1
  appendTurn('answered', renderAnswer({ answer: exchange.answer, turn, voice }))
  status.textContent = say('status.done')
  // The key is valid; its section collapses.
  credential.open = false
  getAskElement(`answer-${turn}`).focus()
}

const sendQuestion = async (): Promise<void> => {
  const asked = question.value.trim()
  if (pendingRequest || !isReadyToSend(asked)) return
  problem.replaceChildren()
  const turn = appendTurn(
    'asked',
    html`<h2>${say('question')}</h2>
<p>${asked}</p>`,
  )
  question.value = ''
  status.textContent = say('status.sending')
  pendingRequest = new AbortController()
  setAskBusy(true)
  const { signal } = pendingRequest
  const typed = key.value.trim()
  const outcome = await sendQuestionToService({
    body: buildChatRequest(exchanges, asked),
    key: typed === '' ? undefined : typed,
    language,
    signal,
    onProgress: showProgress,
  })
  pendingRequest = undefined
  if ('answer' in outcome) showAskAnswer({ question: asked, answer: outcome.answer })
  setAskBusy(false)
  if ('answer' in outcome) return
  restoreQuestion(turn, asked)
  if ('failure' in outcome) showAskFailure(outcome.failure)
  else status.textContent = say('status.stopped')
}

const startNewConversation = (): void => {
  exchanges = []
  turns.replaceChildren()
  problem.replaceChildren()
  status.textContent = ''
  setAskBusy(false)
  question.focus()
}

const copyWords = { copy: say('copy'), copied: say('copied'), refused: say('copyRefused') }

const copyAnswer = async (button: HTMLElement, place: number): Promise<void> => {
  const exchange = exchanges[place]
  if (!exchange) return
  await copyText(button, formatAnswerText(exchange.answer), copyWords)
}

/** Follows a link within an answer: closes its popover, opens the details of the target, and focuses it. */
const openLinkTarget = (link: HTMLAnchorElement): void => {
  const target = document.getElementById(decodeURIComponent(link.hash.slice(1)))
  if (!target) return
  link.closest<HTMLElement>('[popover]')?.hidePopover()
  const closed = target.closest('details')
  if (closed) closed.open = true
  target.focus()
  target.scrollIntoView({ block: 'nearest' })
}

turns.addEventListener('click', event => {
  const target = event.target as Element
  const link = target.closest<HTMLAnchorElement>('a[href^="#"]')
  const button = target.closest<HTMLButtonElement>('.copy')
  if (button) void copyAnswer(button, Number(button.dataset.turn))
  if (!link) return
  event.preventDefault()
  openLinkTarget(link)
})

question.addEventListener('keydown', event => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  void sendQuestion()
})

for (const example of document.querySelectorAll<HTMLButtonElement>('.example'))
  example.addEventListener('click', () => {
    question.value = example.textContent
    question.focus()
  })

document.getElementById('take-sandbox')?.addEventListener('click', ({ currentTarget }) => {
  key.value = (currentTarget as HTMLElement).dataset.key ?? ''
  showFieldFault(key, '')
  question.focus()
})
send.addEventListener('click', () => void sendQuestion())
stop.addEventListener('click', () => pendingRequest?.abort())
again.addEventListener('click', startNewConversation)
frame.hidden = false
