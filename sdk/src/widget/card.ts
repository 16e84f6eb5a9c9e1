import type { Estimate, EstimationInput, Places } from '../derived/types.ts'
import type { ValoremError } from '../errors.ts'
import { type Answered, type Asking, asking } from './asking.ts'
import { contactParts } from './contact.ts'
import { make, set, setBusy } from './dom.ts'
import type { State } from './failure.ts'
import { type CardForm, FirstForm } from './first-form.ts'
import { inputOf } from './home.ts'
import { type Wishes, wishesOf } from './host.ts'
import { messageOf, ticking } from './message.ts'
import { resultParts, saidResult } from './result.ts'
import { type Scene, sceneIn, type Typed } from './scene.ts'
import { secondForm } from './second-form.ts'
import { applyTheme } from './theme.ts'

/** A wait after which the visitor is told that it takes long, ms. */
const slowMs = 5000

/** The card of one element: what it shows, what was typed, what was answered. All of it belongs to that element alone. */
export class Card {
  readonly #host: HTMLElement
  readonly #root: ShadowRoot
  readonly #typed: Typed = {}
  readonly #contact: Typed = {}
  #wishes: Wishes
  #scene: Scene
  #places: Places | undefined
  #answered: Answered | undefined
  #state: State = 'loading'
  #asking: Asking | undefined
  #running: Promise<Estimate | undefined> | undefined
  #box: HTMLElement = make('div')
  #status: HTMLElement = make('p')
  #live: HTMLElement = make('p')
  #result: HTMLElement = make('section')
  #after: HTMLElement = make('div')
  #first: FirstForm | undefined
  #second: CardForm | undefined
  /** What led to the state, and whether it is about the list of places. */
  #error: ValoremError | undefined
  #isOfPlaces = false
  /** When a visitor who has to wait may ask again, by the page's own clock, ms. */
  #waitsUntil = 0
  /** Ends what ticks or waits for the connection to come back. */
  #stopWaiting: () => void = () => {}

  constructor(host: HTMLElement, root: ShadowRoot) {
    this.#host = host
    this.#root = root
    this.#wishes = wishesOf(host)
    this.#scene = sceneIn(this.#wishes.language)
    for (const name of ['commune', 'quartier', 'surface'] as const) this.begin(name, null)
  }

  get language(): Scene['language'] {
    return this.#scene.language
  }
  get estimate(): Estimate | undefined {
    return this.#answered?.estimate
  }
  get value(): EstimationInput {
    return inputOf(this.#typed, this.#wishes.questions)
  }

  /** What a field begins with, unless something else was typed meanwhile. */
  begin(name: 'commune' | 'quartier' | 'surface', before: string | null): void {
    if ((this.#typed[name] ?? '') === (before ?? '')) this.#typed[name] = this.#host.getAttribute(name) ?? ''
  }

  /** Draws the card and asks for the places; once for each time that the element enters a page. */
  connect(): void {
    this.disconnect()
    this.#places = undefined
    this.#state = this.#answered ? 'result' : 'loading'
    this.draw()
    const { apiKey, baseUrl } = this.#wishes
    this.#asking = asking(apiKey, baseUrl, {
      places: places => this.#offer(places),
      failed: (state, error, isOfPlaces) => this.#fail(state, error, isOfPlaces),
    })
  }

  /** Ends whatever runs. */
  disconnect(): void {
    this.#stopWaiting()
    this.#asking?.end()
    this.#asking = undefined
    this.#running = undefined
  }

  /** Draws everything anew by the attributes of the element; what was typed and answered stays. */
  draw(): void {
    this.#wishes = wishesOf(this.#host)
    const { language, theme } = this.#wishes
    this.#scene = sceneIn(language)
    const { say } = this.#scene
    this.#status = make('div', { part: 'status', role: 'status', class: 's' })
    this.#live = make('p', { class: 'u', role: 'status' })
    this.#result = make('section', { part: 'result', class: 'r', 'aria-labelledby': 'result' })
    this.#after = make('div')
    this.#second = undefined
    this.#first = new FirstForm(this.#scene, this.#typed, {
      submit: () => void this.submit(),
      announce: text => {
        this.#live.textContent = text
      },
    })
    this.#box = make(
      'div',
      { part: 'card', dir: 'ltr', class: `c ${/^(light|dark)$/.test(theme) ? theme : ''}`, lang: language },
      make('h2', { part: 'title' }, say('title')),
      this.#first.form,
      this.#status,
      this.#live,
      this.#result,
      this.#after,
    )
    this.#root.replaceChildren(this.#box)
    if (this.#places) this.#first.offer(this.#places)
    if (this.#answered) this.#show(this.#answered)
    this.#enter(this.#state, this.#error, this.#isOfPlaces)
    applyTheme(this.#box)
  }

  /** Reads the colours again. */
  refreshTheme = (): void => applyTheme(this.#box)
  focus = (): void => this.#first?.focus()

  /** Empties the form and forgets the answer. */
  reset(): void {
    for (const name of Object.keys(this.#typed)) delete this.#typed[name]
    for (const name of ['commune', 'quartier', 'surface'] as const) this.begin(name, null)
    this.#answered = undefined
    if (!this.#asking) return
    // What is asked at the moment is no answer to an empty form.
    if (this.#state === 'busy') this.connect()
    else {
      if (this.#state !== 'refused') this.#state = this.#places ? 'idle' : 'loading'
      this.draw()
    }
  }

  /** Asks for an estimate as the button does; undefined where the form is not filled in, or the answer is none. */
  submit(): Promise<Estimate | undefined> {
    if (this.#running !== undefined) return this.#running
    const now = this.#asking
    if (!now || this.#state === 'refused') return Promise.resolve(undefined)
    this.#stopWaiting()
    if (!this.#first?.check()) {
      this.#enter('invalid')
      return Promise.resolve(undefined)
    }
    const running = this.#ask(now).finally(() => {
      if (this.#running === running) this.#running = undefined
    })
    this.#running = running
    return running
  }

  async #ask(now: Asking): Promise<Estimate | undefined> {
    this.#enter('busy')
    now.places()
    const slow = setTimeout(() => this.#status.replaceChildren(this.#scene.say('slow')), slowMs)
    const answered = await now.estimate(this.value)
    clearTimeout(slow)
    // The button that was pressed may be far below what it leads to.
    if (!answered) return void this.#status.scrollIntoView({ block: 'nearest' })
    const isFirst = this.#answered === undefined
    this.#answered = answered
    this.#show(answered)
    this.#enter('result')
    const { input, estimate, requestId } = answered
    if (isFirst) this.#root.getElementById('result')?.focus()
    else this.#live.textContent = saidResult(this.#scene, estimate)
    if (!isFirst) this.#result.scrollIntoView({ block: 'nearest' })
    this.#dispatch('valorem-estimate', { input, estimate, requestId })
    return estimate
  }

  #offer(places: Places): void {
    this.#places = places
    this.#first?.offer(places)
    // A message about the places is over once they are there; one about an estimate stays.
    if (this.#state === 'loading' || this.#isOfPlaces) this.#enter(this.#answered ? 'result' : 'idle')
    this.#dispatch('valorem-ready', {})
  }

  #fail(state: State, error: ValoremError, isOfPlaces: boolean): void {
    const { code, status, requestId, message } = error
    // While an estimate is under way or its failure is shown, that of the list is no news.
    const isQuiet = isOfPlaces && state !== 'refused' && !['loading', 'idle'].includes(this.#state) && !this.#isOfPlaces
    if (!isQuiet) {
      this.#waitsUntil = performance.now() + (error.retryAfterMs ?? 0)
      this.#enter(state, error, isOfPlaces)
    }
    this.#dispatch('valorem-error', { code, status, requestId, message })
  }

  /** Shows a state; `error` is what led to it. Both are kept, since drawing anew shows them again. */
  #enter(state: State, error?: ValoremError, isOfPlaces = false): void {
    this.#stopWaiting()
    this.#state = state
    this.#error = error
    this.#isOfPlaces = isOfPlaces
    set(this.#box, 'data-state', state)
    for (const one of [this.#first, this.#second]) if (one) setBusy(one.button, state === 'busy')
    this.#status.replaceChildren(...messageOf(this.#scene, state, error, name => this.#retry(name)))
    if (state === 'waiting') this.#stopWaiting = ticking(this.#scene, this.#status, this.#waitsUntil)
    if (state === 'offline') this.#awaitConnection()
    for (const part of [this.#box.querySelector('h2'), this.#first?.form, this.#result, this.#after])
      if (part) part.hidden = state === 'refused'
    // The child that the page put into the element is what remains.
    if (state === 'refused') this.#box.append(make('slot'))
  }

  /** Asks once more as soon as there is a connection. */
  #awaitConnection(): void {
    const again = (): void => {
      this.#asking?.places()
      if (!this.#isOfPlaces) void this.submit()
    }
    window.addEventListener('online', again, { once: true })
    this.#stopWaiting = () => window.removeEventListener('online', again)
  }

  #retry(commune: string): void {
    this.#first?.fill(commune)
    this.#first?.button.focus()
    void this.submit()
  }

  #show({ estimate }: Answered): void {
    const isOpen = this.#result.querySelector('details')?.open ?? false
    this.#result.replaceChildren(...resultParts(this.#scene, estimate, isOpen))
    if (this.#after.firstChild) return
    const { questions } = this.#wishes
    if (questions.length > 0)
      this.#second = secondForm(this.#scene, this.#typed, questions, estimate.evidence, {
        submit: () => void this.submit(),
      })
    this.#after.replaceChildren(
      ...(this.#second ? [this.#second.form] : []),
      ...contactParts(this.#scene, this.#wishes, this.#contact, this.#host, () => this.#answered),
    )
  }

  #dispatch(name: string, detail: object): void {
    this.#host.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }))
  }
}
