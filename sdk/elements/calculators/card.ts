import type { Meta } from '../../src/derived/types.ts'
import { isValoremError, type ValoremError } from '../../src/errors.ts'
import type { Language } from '../derived/widget/languages.ts'
import { tell } from '../widget/context.ts'
import { fill, make, refocus, set, setBusy, showChild } from '../widget/dom.ts'
import { type State, stateOf } from '../widget/failure.ts'
import { languageFor, usual } from '../widget/host.ts'
import { onceOnline, ticking } from '../widget/message.ts'
import { placeholderOf } from '../widget/placeholder.ts'
import { type Ask, askerOf } from '../widget/service.ts'
import { show } from '../widget/style.ts'
import { applyTheme } from '../widget/theme.ts'
import { Given } from './answers.ts'
import type { Answered, Calculator } from './calculator.ts'
import { type Drawing, drawingOf } from './drawing.ts'
import { entries, resultOf } from './parts.ts'
import { type Scene, sceneOf, sharedScene } from './scene.ts'
import { said } from './status.ts'
import { calculatorStyle } from './style.ts'
import { TextsOfCard } from './texts-of-card.ts'

/** Wait in ms after which the visitor reads that the answer takes long. */
const slowMs = 5000

/** The card of one calculator: what it shows, what was typed, what was answered. All of it belongs to that element alone. */
export class Card<Input, Result> {
  readonly #host: HTMLElement
  readonly #root: ShadowRoot
  readonly #calculator: Calculator<Input, Result>
  readonly #given: Given
  readonly #texts: TextsOfCard
  #drawing: Drawing | undefined
  #answered: Answered<Input, Result> | undefined
  #entries: HTMLElement | undefined
  #state: State = 'idle'
  #error: ValoremError | undefined
  #ask: Ask | undefined
  #ended: AbortController | undefined
  #running: Promise<Result | undefined> | undefined
  /** When a visitor who has to wait may ask again, by the page's own clock, ms. */
  #waitsUntil = 0
  #stopWaiting: () => void = () => {}

  constructor(host: HTMLElement, root: ShadowRoot, calculator: Calculator<Input, Result>) {
    this.#host = host
    this.#root = root
    this.#calculator = calculator
    this.#given = new Given(host, calculator.questions)
    this.#texts = new TextsOfCard(window, () => this.draw())
  }

  get language(): Language {
    return this.#drawing?.scene.language ?? languageFor(this.#host)
  }
  get result(): Result | undefined {
    return this.#answered?.result
  }
  get value(): Input {
    return this.#calculator.inputOf(this.#given)
  }

  /** Draws the card, once for each time that the element enters a page; nothing is asked of the service but texts. */
  connect(): void {
    this.disconnect()
    this.#ended = new AbortController()
    this.#state = this.#answered ? 'result' : 'idle'
    try {
      this.#ask = askerOf(this.#attribute('api-key'), this.#attribute('base-url') || usual.baseUrl)
    } catch (cause) {
      // Deferred until the card is drawn and the page listens.
      queueMicrotask(() => this.#fail(cause))
    }
    this.draw()
  }

  /** Ends what is under way, when the element leaves the page. */
  disconnect(): void {
    this.#stopWaiting()
    this.#texts.end()
    this.#ended?.abort()
    this.#ended = undefined
    this.#ask = undefined
    this.#running = undefined
  }

  /** Draws everything anew by the attributes; what was typed and answered stays, and what has the focus. */
  draw(): void {
    if (!this.#ended) return
    try {
      const texts = this.#texts.of(languageFor(this.#host), this.#attribute('base-url'))
      const before = this.#root.activeElement
      if (texts) this.#drawCard(sceneOf(texts))
      else this.#drawPlaceholder()
      refocus(this.#root, before)
    } catch (cause) {
      this.#giveUp(cause)
    }
  }

  /** Another element told something: what fills in a field here is drawn, a visitor who types is left in peace. */
  take(): void {
    if (this.#drawing) this.draw()
  }

  refreshTheme(): void {
    const box = this.#root.querySelector<HTMLElement>('[part=card]')
    if (box) applyTheme(box)
  }

  focus(): void {
    this.#drawing?.form.focus()
  }

  /** Empties the form and forgets the answer. */
  reset(): void {
    this.#given.clear()
    this.#answered = undefined
    if (this.#ended) this.connect()
  }

  /** Asks as the button does; undefined where the form is not filled in, or the answer is none. */
  submit(): Promise<Result | undefined> {
    if (this.#running !== undefined) return this.#running
    if (!this.#ask || !this.#drawing || this.#state === 'refused') return Promise.resolve(undefined)
    if (!this.#drawing.form.check()) {
      this.#enter('invalid')
      return Promise.resolve(undefined)
    }
    const running = this.#request(this.#ask).finally(() => {
      if (this.#running === running) this.#running = undefined
    })
    this.#running = running
    return running
  }

  async #request(ask: Ask): Promise<Result | undefined> {
    const { operation, route } = this.#calculator
    const signal = this.#ended?.signal ?? AbortSignal.abort()
    const slow = setTimeout(() => this.#drawing && fill(this.#drawing.status, this.#drawing.scene.say('slow')), slowMs)
    try {
      const input = this.value
      if (this.#drawing) this.#entries = entries(this.#drawing.scene, this.#given.asked, this.#given)
      this.#enter('busy')
      const { data, meta, requestId } = await ask<Result>(operation, route, signal, JSON.stringify(input))
      if (signal.aborted) return undefined
      return this.#take({ input, result: data, law: (meta as Meta | undefined)?.law ?? [], requestId })
    } catch (cause) {
      if (!signal.aborted) this.#fail(cause)
      return undefined
    } finally {
      clearTimeout(slow)
    }
  }

  #take(answered: Answered<Input, Result>): Result {
    this.#answered = answered
    if (this.#drawing) this.#showResult(this.#drawing)
    this.#enter('result')
    this.#compare()
    this.#root.getElementById('result')?.focus()
    const { tag, tells } = this.#calculator
    const { input, result, requestId } = answered
    this.#dispatch(tag, { input, result, requestId })
    if (tells) tell(this.#host, tells.source, tells.values(this.#given))
    return result
  }

  #drawCard(scene: Scene): void {
    const openLines = [...this.#root.querySelectorAll('details')].map(({ open }) => open)
    this.#drawing = drawingOf(scene, this.#attribute('theme'), this.#given, this.#calculator, {
      submit: () => void this.submit(),
      changed: () => this.#compare(),
    })
    const { box, result } = this.#drawing
    this.#showResult(this.#drawing)
    for (const [index, details] of result.querySelectorAll('details').entries())
      details.open = openLines[index] ?? false
    show(this.#root, box, calculatorStyle)
    this.#enter(this.#state, this.#error)
    this.#compare()
    applyTheme(box)
  }

  #showResult({ scene, result }: Drawing): void {
    if (this.#answered) fill(result, ...resultOf(scene, this.#calculator, this.#answered, this.#entries ?? make('div')))
  }

  #drawPlaceholder(): void {
    const again = this.#texts.isMissing ? () => this.#texts.again() : undefined
    const box = placeholderOf(this.#attribute('theme'), again, undefined)
    this.#drawing = undefined
    show(this.#root, box, calculatorStyle)
    applyTheme(box)
  }

  /** Says that the result below was calculated with something else, where the form does not hold what was asked. */
  #compare(): void {
    if (this.#state !== 'result' || !this.#drawing) return
    const { status, scene } = this.#drawing
    const note = JSON.stringify(this.#answered?.input) === JSON.stringify(this.value) ? '' : scene.say('stale')
    // The same words again would be read out again.
    if (status.textContent !== note) status.textContent = note
  }

  #fail(cause: unknown): void {
    if (!isValoremError(cause)) {
      this.#giveUp(cause)
      return
    }
    const state = stateOf(cause, navigator.onLine)
    if (!state) return
    this.#waitsUntil = performance.now() + (cause.retryAfterMs ?? 0)
    this.#enter(state, cause)
    const { code, status, requestId, message } = cause
    this.#dispatch('valorem-error', { code, status, requestId, message })
  }

  /** The end of an element that a fault of the browser stops: what the page put into it is shown in its place. */
  #giveUp(cause: unknown): void {
    showChild(this.#root, cause)
    this.disconnect()
  }

  /** Shows a state; `error` is what led to it. Both are kept, since drawing anew shows them again. */
  #enter(state: State, error?: ValoremError): void {
    this.#stopWaiting()
    this.#state = state
    this.#error = error
    if (state === 'offline') this.#stopWaiting = onceOnline(() => void this.submit())
    if (!this.#drawing) return
    const { scene, box, title, form, status, result } = this.#drawing
    set(box, 'data-state', state)
    setBusy(form.button, state === 'busy')
    fill(status, ...said(scene, state, error))
    for (const part of [title, form.form, result]) part.hidden = state === 'refused'
    if (state === 'refused') box.append(make('slot'))
    if (state === 'invalid' && error) form.refuse(error.issues.map(({ path }) => path))
    if (state === 'waiting') this.#stopWaiting = ticking(sharedScene(scene), status, this.#waitsUntil)
    if (error) status.scrollIntoView({ block: 'nearest' })
  }

  #attribute(name: string): string {
    return (this.#host.getAttribute(name) ?? '').trim()
  }

  #dispatch(name: string, detail: object): void {
    this.#host.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }))
  }
}
