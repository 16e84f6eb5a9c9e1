import type { Table } from '#languages/derived/ask'
import { isLanguage, sourceLanguage } from '#languages/registry'
import { type Html, html } from '../../html.ts'
import { answerText, answerView } from '../answer.ts'
import { askedIn, type Exchange, limits } from '../conversation.ts'
import { type Failure, problemView } from '../problem.ts'
import { voiceOf } from '../voice.ts'
import { ask } from './request.ts'

const element = <Kind extends HTMLElement = HTMLElement>(id: string): Kind => document.getElementById(id) as Kind

const { lang } = document.documentElement
const language = isLanguage(lang) ? lang : sourceLanguage
const voice = voiceOf(language, JSON.parse(element('texts').textContent ?? '') as Table)
const { say, number } = voice

const [frame, turns, status, problem] = ['ask', 'turns', 'status', 'problem'].map(id => element(id)) as [
  HTMLElement,
  HTMLElement,
  HTMLElement,
  HTMLElement,
]
const question = element<HTMLTextAreaElement>('question')
const credential = element<HTMLDetailsElement>('credential')
const key = element<HTMLInputElement>('key')
const [send, stop, again] = ['send', 'stop', 'again'].map(id => element<HTMLButtonElement>(id)) as [
  HTMLButtonElement,
  HTMLButtonElement,
  HTMLButtonElement,
]

/** The conversation so far; it is kept nowhere else. */
let exchanges: Exchange[] = []
let asking: AbortController | undefined

/** What markup becomes in a page: by its type every text in it was escaped where it was filled in. */
const nodesOf = (markup: Html): ChildNode[] => [
  ...new DOMParser().parseFromString(markup.toString(), 'text/html').body.childNodes,
]

const fault = (field: HTMLInputElement | HTMLTextAreaElement, text: string): void => {
  element(`${field.id}-fault`).textContent = text
  if (text === '') field.removeAttribute('aria-invalid')
  else field.setAttribute('aria-invalid', 'true')
}

/** A turn at the end of the conversation. */
const added = (kind: 'asked' | 'answered', markup: Html): HTMLLIElement => {
  const turn = document.createElement('li')
  turn.className = kind
  turn.append(...nodesOf(markup))
  turns.append(turn)
  return turn
}

const setBusy = (isBusy: boolean): void => {
  send.disabled = isBusy
  stop.hidden = !isBusy
  again.hidden = isBusy || exchanges.length === 0
  element('examples').hidden = isBusy || exchanges.length > 0
  frame.setAttribute('aria-busy', String(isBusy))
}

/** What of the fields keeps a question from being sent; the first field that is wrong gets the focus. */
const isReady = (asked: string): boolean => {
  const isLong = asked.length > limits.turnCharacters
  const values = { count: number(asked.length), most: number(limits.turnCharacters) }
  fault(question, asked === '' ? say('question.missing') : isLong ? say('question.long', values) : '')
  const isKeyMissing = frame.dataset.session === undefined && key.value.trim() === ''
  fault(key, isKeyMissing ? say('key.missing') : '')
  if (isKeyMissing) credential.open = true
  const wrong = [key, question].find(field => field.hasAttribute('aria-invalid'))
  wrong?.focus()
  return !wrong
}

const hear = (step: string, operation?: string): void => {
  if (step === 'calculating') status.textContent = say('status.calculating', { what: voice.operation(operation ?? '') })
  else if (step === 'writing' || step === 'checking') status.textContent = say(`status.${step}`)
}

/** Takes a question back that got no answer: it may be mended and sent once more. */
const takeBack = (turn: HTMLLIElement, asked: string): void => {
  turn.remove()
  if (question.value === '') question.value = asked
  question.focus()
}

const showFailure = (failure: Failure): void => {
  status.textContent = ''
  problem.replaceChildren(...nodesOf(problemView(failure, voice)))
}

const showAnswer = (exchange: Exchange): void => {
  const turn = exchanges.push(exchange) - 1
  added('answered', answerView({ answer: exchange.answer, turn, voice }))
  status.textContent = say('status.done')
  // The key is known to be good: it makes room for the conversation.
  credential.open = false
  element(`answer-${turn}`).focus()
}

const start = async (): Promise<void> => {
  const asked = question.value.trim()
  if (asking || !isReady(asked)) return
  problem.replaceChildren()
  const turn = added(
    'asked',
    html`<h2>${say('question')}</h2>
<p>${asked}</p>`,
  )
  question.value = ''
  status.textContent = say('status.sending')
  asking = new AbortController()
  setBusy(true)
  const { signal } = asking
  const typed = key.value.trim()
  const outcome = await ask({
    body: askedIn(exchanges, asked),
    key: typed === '' ? undefined : typed,
    language,
    signal,
    hear,
  })
  asking = undefined
  if ('answer' in outcome) showAnswer({ question: asked, answer: outcome.answer })
  setBusy(false)
  if ('answer' in outcome) return
  takeBack(turn, asked)
  if ('failure' in outcome) showFailure(outcome.failure)
  else status.textContent = say('status.stopped')
}

const startAnew = (): void => {
  exchanges = []
  turns.replaceChildren()
  problem.replaceChildren()
  status.textContent = ''
  setBusy(false)
  question.focus()
}

const copy = async (button: HTMLElement, place: number): Promise<void> => {
  const exchange = exchanges[place]
  if (!exchange) return
  const isCopied = await navigator.clipboard.writeText(answerText(exchange.answer)).then(
    () => true,
    () => false,
  )
  button.textContent = say(isCopied ? 'copied' : 'copyRefused')
  setTimeout(() => {
    button.textContent = say('copy')
  }, 2000)
}

/** Opens what a link within an answer leads to, though it may be closed, and closes what the link stands in. */
const follow = (link: HTMLAnchorElement): void => {
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
  if (button) void copy(button, Number(button.dataset.turn))
  if (!link) return
  event.preventDefault()
  follow(link)
})

question.addEventListener('keydown', event => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  void start()
})

for (const example of document.querySelectorAll<HTMLButtonElement>('.example'))
  example.addEventListener('click', () => {
    question.value = example.textContent
    question.focus()
  })

document.getElementById('take-sandbox')?.addEventListener('click', ({ currentTarget }) => {
  key.value = (currentTarget as HTMLElement).dataset.key ?? ''
  fault(key, '')
  question.focus()
})
send.addEventListener('click', () => void start())
stop.addEventListener('click', () => asking?.abort())
again.addEventListener('click', startAnew)
frame.hidden = false
