import type { Estimate, EstimationInput, Places } from '../derived/types.ts'
import type { Language } from '../derived/widget/languages.ts'
import { ConnectionError, type ValoremError } from '../errors.ts'
import { showAnswer } from './answer.ts'
import { refocus } from './dom.ts'
import { Drawing } from './drawing.ts'
import type { State } from './failure.ts'
import { inputOf } from './home.ts'
import { usual, type Wishes, wishesOf } from './host.ts'
import { onceOnline, ticking } from './message.ts'
import { placeholderOf } from './placeholder.ts'
import { type Answered, type Requests, requests } from './requests.ts'
import { saidResult } from './result.ts'
import type { Scene, Typed } from './scene.ts'
import { applyTheme } from './theme.ts'
import { Voice } from './voice.ts'

/** Wait in ms after which the visitor reads that the answer takes long. */
const slowMs = 5000

/** The card of one element: what it shows, what was typed, what was answered. All of it belongs to that element alone. */
export class Card {
  readonly #host: HTMLElement
  readonly #root: ShadowRoot
  readonly #typed: Typed = {}
  readonly #contact: Typed = {}
  readonly #voice: Voice = new Voice(usual.texts, window, {
    changed: () => this.draw(),
    missed: cause => this.#miss(cause),
  })
  #wishes: Wishes
  /** Undefined until the first texts have come. */
  #drawing: Drawing | undefined
  /** What the page asked for before there was a form. */
  readonly #postponed: (() => void)[] = []
  #places: Places | undefined
  #answered: Answered | undefined
  #state: State = 'loading'
  #requests: Requests | undefined
  #running: Promise<Estimate | undefined> | undefined
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
    for (const name of ['commune', 'quartier', 'surface'] as const) this.begin(name, null)
  }

  get language(): Language {
    return this.#voice.scene?.language ?? this.#wishes.language
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

  /** Draws the card and asks for texts and places; once for each time that the element enters a page. */
  connect(): void {
    this.disconnect()
    this.#places = undefined
    this.#state = this.#answered ? 'result' : 'loading'
    this.draw()
    const { apiKey, baseUrl } = this.#wishes
    this.#requests = requests(apiKey, baseUrl, {
      places: places => this.#offer(places),
      failed: (state, error, isOfPlaces) => this.#fail(state, error, isOfPlaces),
    })
  }

  /** Ends all requests and timers, when the element leaves the page. */
  disconnect(): void {
    this.#stopWaiting()
    this.#voice.end()
    this.#requests?.end()
    this.#requests = undefined
    this.#running = undefined
    for (const act of this.#postponed.splice(0)) act()
  }

  /** Draws everything anew by the attributes of the element; what was typed and answered stays, and what has the focus. */
  draw(): void {
    this.#wishes = wishesOf(this.#host)
    this.#voice.speak(this.#wishes.language, this.#wishes.baseUrl)
    const before = this.#root.activeElement
    if (this.#voice.scene) this.#drawCard(this.#voice.scene)
    else this.#drawPlaceholder()
    refocus(this.#root, before)
    if (this.#drawing) for (const act of this.#postponed.splice(0)) act()
  }

  #drawCard(scene: Scene): void {
    const isOpen = this.#drawing?.isOpen ?? false
    const drawing = new Drawing(scene, this.#wishes.theme, this.#typed, () => void this.submit())
    this.#drawing = drawing
    this.#root.replaceChildren(drawing.box)
    if (this.#places) drawing.first.offer(this.#places)
    if (this.#answered) this.#show(drawing, this.#answered, isOpen)
    this.#enter(this.#state, this.#error, this.#isOfPlaces)
    applyTheme(drawing.box)
  }

  #drawPlaceholder(): void {
    const refusal = this.#state === 'refused' ? `${this.#error?.code}, ${location.origin}` : undefined
    const again = this.#voice.isMissing ? () => this.#voice.again() : undefined
    const box = placeholderOf(this.#wishes.theme, again, refusal)
    this.#root.replaceChildren(box)
    applyTheme(box)
  }

  /** Texts did not come: an element that has none yet shows what the page put into it. */
  #miss(cause: unknown): void {
    const { code, message } = new ConnectionError('The texts of the element did not come.', undefined, { cause })
    if (!this.#drawing && !this.#root.querySelector('slot')) this.#drawPlaceholder()
    this.#dispatch('valorem-error', { code, message })
  }

  /** Reads the colours again. */
  refreshTheme(): void {
    const box = this.#root.firstElementChild
    if (box instanceof HTMLElement) applyTheme(box)
  }

  focus(): void {
    if (this.#drawing) this.#drawing.first.focus()
    else this.#postponed.push(() => this.#drawing?.first.focus())
  }

  /** Empties the form and forgets the answer. */
  reset(): void {
    for (const name of Object.keys(this.#typed)) delete this.#typed[name]
    for (const name of ['commune', 'quartier', 'surface'] as const) this.begin(name, null)
    this.#answered = undefined
    if (!this.#requests) return
    // An answer under way must not fill the emptied form.
    if (this.#state === 'busy') this.connect()
    else {
      if (this.#state !== 'refused') this.#state = this.#places ? 'idle' : 'loading'
      this.draw()
    }
  }

  /** Asks for an estimate as the button does; undefined where the form is not filled in, or the answer is none. */
  submit(): Promise<Estimate | undefined> {
    if (this.#running !== undefined) return this.#running
    const [now, drawing] = [this.#requests, this.#drawing]
    if (!now || this.#state === 'refused') return Promise.resolve(undefined)
    if (!drawing) return new Promise(resolve => this.#postponed.push(() => resolve(this.submit())))
    this.#stopWaiting()
    if (!drawing.first.check()) {
      this.#enter('invalid')
      return Promise.resolve(undefined)
    }
    const running = this.#ask(now).finally(() => {
      if (this.#running === running) this.#running = undefined
    })
    this.#running = running
    return running
  }

  async #ask(now: Requests): Promise<Estimate | undefined> {
    this.#enter('busy')
    now.places()
    const slow = setTimeout(() => this.#drawing?.status.replaceChildren(this.#drawing.scene.say('slow')), slowMs)
    const answered = await now.estimate(this.value)
    clearTimeout(slow)
    const drawing = this.#drawing
    // The button that was pressed may be far below what it leads to.
    if (!answered || !drawing) return void drawing?.status.scrollIntoView({ block: 'nearest' })
    const isFirst = this.#answered === undefined
    this.#answered = answered
    this.#show(drawing, answered, drawing.isOpen)
    this.#enter('result')
    const { input, estimate, requestId } = answered
    if (isFirst) this.#root.getElementById('result')?.focus()
    else {
      drawing.live.textContent = saidResult(drawing.scene, estimate)
      drawing.result.scrollIntoView({ block: 'nearest' })
    }
    this.#dispatch('valorem-estimate', { input, estimate, requestId })
    return estimate
  }

  #offer(places: Places): void {
    this.#places = places
    this.#drawing?.first.offer(places)
    // A message about the places is over once they are there; one about an estimate stays.
    if (this.#state === 'loading' || this.#isOfPlaces) this.#enter(this.#answered ? 'result' : 'idle')
    this.#dispatch('valorem-ready', {})
  }

  #fail(state: State, error: ValoremError, isOfPlaces: boolean): void {
    const { code, status, requestId, message } = error
    // A failure of the list of places does not replace an estimate under way, or its failure.
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
    // A request that failed without a connection is repeated once it is back.
    if (state === 'offline')
      this.#stopWaiting = onceOnline(() => (isOfPlaces ? this.#requests?.places() : void this.submit()))
    const drawing = this.#drawing
    if (drawing) {
      drawing.enter(state, error, name => this.#retry(name))
      if (state === 'waiting') this.#stopWaiting = ticking(drawing.scene, drawing.status, this.#waitsUntil)
    } else if (this.#voice.isMissing) this.#drawPlaceholder()
  }

  #retry(commune: string): void {
    this.#drawing?.first.fill(commune)
    this.#drawing?.first.button.focus()
    void this.submit()
  }

  #show(drawing: Drawing, answered: Answered, isOpen: boolean): void {
    showAnswer(drawing, answered, isOpen, {
      ...{ host: this.#host, wishes: this.#wishes, typed: this.#typed, contact: this.#contact },
      last: () => this.#answered,
      submit: () => void this.submit(),
    })
  }

  #dispatch(name: string, detail: object): void {
    this.#host.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }))
  }
}
