import type { Meta } from '../../src/derived/types.ts'
import type { Language } from '../derived/widget/languages.ts'
import { dispatchElementEvent, shareValues } from '../widget/context.ts'
import { make, restoreFocus, setAttribute, setButtonBusy, setChildren, showChild } from '../widget/dom.ts'
import { type State, selectFailureState } from '../widget/failure.ts'
import { readServiceAddress, selectElementLanguage } from '../widget/host.ts'
import { startCountdown, waitForConnection } from '../widget/message.ts'
import { showPlaceholder } from '../widget/placeholder.ts'
import { type Ask, createServiceCaller } from '../widget/service.ts'
import { ServiceError } from '../widget/service-error.ts'
import { showCard } from '../widget/style.ts'
import { applyTheme } from '../widget/theme.ts'
import { FormAnswers } from './answers.ts'
import { BrandColour } from './brand-colour.ts'
import type { Calculator, CalculatorAnswer } from './calculator.ts'
import { CalculatorCardTexts } from './card-texts.ts'
import { type CalculatorDrawing, createCalculatorDrawing } from './drawing.ts'
import { renderEntries, renderResult } from './parts.ts'
import { createCalculatorScene, type Scene, toEstimateScene } from './scene.ts'
import { renderStatus, slowMs } from './status.ts'
import { calculatorStyle } from './style.ts'

/** Card of one calculator, with its elements, its typed answers and its last result; elements share nothing. */
export class CalculatorCard<Input, Result> {
  readonly #host: HTMLElement
  readonly #root: ShadowRoot
  readonly #calculator: Calculator<Input, Result>
  readonly #given: FormAnswers
  readonly #texts: CalculatorCardTexts
  readonly #brand: BrandColour
  #drawing: CalculatorDrawing | undefined
  #answered: CalculatorAnswer<Input, Result> | undefined
  #entries: HTMLElement | undefined
  #state: State = 'idle'
  #error: ServiceError | undefined
  #ask: Ask | undefined
  #ended: AbortController | undefined
  #running: Promise<Result | undefined> | undefined
  /** Monotonic time at which a visitor who has to wait may try again, ms. */
  #waitsUntil = 0
  #stopWaiting: () => void = () => {}

  constructor(host: HTMLElement, root: ShadowRoot, calculator: Calculator<Input, Result>) {
    this.#host = host
    this.#root = root
    this.#calculator = calculator
    this.#brand = new BrandColour(host, root)
    this.#given = new FormAnswers(host, calculator.questions)
    this.#texts = new CalculatorCardTexts(window, () => this.draw())
  }

  get language(): Language {
    return this.#drawing?.scene.language ?? selectElementLanguage(this.#host)
  }
  get result(): Result | undefined {
    return this.#answered?.result
  }
  get value(): Input {
    return this.#calculator.inputOf(this.#given)
  }

  /** Draws the card each time the element enters a page; only its texts and the colour of the brand are requested. */
  connect(): void {
    this.disconnect()
    this.#ended = new AbortController()
    this.#state = this.#answered ? 'result' : 'idle'
    try {
      this.#ask = createServiceCaller(this.#attribute('api-key'), readServiceAddress(this.#host))
    } catch (cause) {
      // Deferred until the card is drawn and the page listens.
      queueMicrotask(() => this.#fail(cause))
    }
    this.draw()
    if (this.#ask) void this.#brand.load(this.#ask, this.#ended.signal)
  }

  /** Cancels pending work when the element leaves the page. */
  disconnect(): void {
    this.#stopWaiting()
    this.#texts.end()
    this.#ended?.abort()
    this.#ended = undefined
    this.#ask = undefined
    this.#running = undefined
  }

  /** Redraws everything from the attributes; typed answers, the result and the focus are kept. */
  draw(): void {
    if (!this.#ended) return
    try {
      const texts = this.#texts.of(selectElementLanguage(this.#host), readServiceAddress(this.#host))
      const before = this.#root.activeElement
      if (texts) this.#drawCard(createCalculatorScene(texts))
      else this.#drawPlaceholder()
      restoreFocus(this.#root, before)
    } catch (cause) {
      this.#giveUp(cause)
    }
  }

  /** Redraws after another element shared a value; typed answers are kept. */
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

  /** Empties the form and discards the result. */
  reset(): void {
    this.#given.clear()
    this.#answered = undefined
    if (this.#ended) this.connect()
  }

  /** Calculates like the button; undefined when the form is incomplete, or there is no answer. */
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
    const { route } = this.#calculator
    const signal = this.#ended?.signal ?? AbortSignal.abort()
    const slow = setTimeout(
      () => this.#drawing && setChildren(this.#drawing.status, this.#drawing.scene.say('slow')),
      slowMs,
    )
    try {
      const input = this.value
      if (this.#drawing) this.#entries = renderEntries(this.#drawing.scene, this.#given.asked, this.#given)
      this.#enter('busy')
      const { data, meta, requestId } = await ask<Result>(route, signal, JSON.stringify(input))
      if (signal.aborted) return undefined
      return this.#take({ input, result: data, law: (meta as Meta | undefined)?.law ?? [], requestId })
    } catch (cause) {
      if (!signal.aborted) this.#fail(cause)
      return undefined
    } finally {
      clearTimeout(slow)
    }
  }

  #take(answered: CalculatorAnswer<Input, Result>): Result {
    this.#answered = answered
    if (this.#drawing) this.#showResult(this.#drawing)
    this.#enter('result')
    this.#compare()
    this.#root.getElementById('result')?.focus()
    const { tag, shares } = this.#calculator
    const { input, result, requestId } = answered
    this.#dispatch(tag, { input, result, requestId })
    if (shares) shareValues(this.#host, shares.source, shares.values(this.#given))
    return result
  }

  #drawCard(scene: Scene): void {
    const openLines = [...this.#root.querySelectorAll('details')].map(({ open }) => open)
    this.#drawing = createCalculatorDrawing(scene, this.#attribute('theme'), this.#given, this.#calculator, {
      submit: () => void this.submit(),
      changed: () => this.#compare(),
    })
    const { box, result } = this.#drawing
    this.#brand.apply(box)
    this.#showResult(this.#drawing)
    for (const [index, details] of result.querySelectorAll('details').entries())
      details.open = openLines[index] ?? false
    showCard(this.#root, box, calculatorStyle)
    this.#enter(this.#state, this.#error)
    this.#compare()
    applyTheme(box)
  }

  #showResult({ scene, result }: CalculatorDrawing): void {
    if (this.#answered)
      setChildren(result, ...renderResult(scene, this.#calculator, this.#answered, this.#entries ?? make('div')))
  }

  #drawPlaceholder(): void {
    const again = this.#texts.isMissing ? () => this.#texts.again() : undefined
    const refusal = this.#state === 'refused' ? this.#error : undefined
    this.#drawing = undefined
    showPlaceholder(this.#root, this.#attribute('theme'), again, refusal, calculatorStyle)
  }

  /** Notes that the result has other inputs than the form, when they differ. */
  #compare(): void {
    if (this.#state !== 'result' || !this.#drawing) return
    const { status, scene } = this.#drawing
    const note = JSON.stringify(this.#answered?.input) === JSON.stringify(this.value) ? '' : scene.say('stale')
    // Setting the same text would make screen readers repeat it.
    if (status.textContent !== note) status.textContent = note
  }

  #fail(cause: unknown): void {
    const isKnown = cause instanceof ServiceError
    const state = isKnown ? selectFailureState(cause, navigator.onLine) : this.#giveUp(cause)
    if (!isKnown || !state) return
    this.#waitsUntil = performance.now() + (cause.retryAfterMs ?? 0)
    this.#enter(state, cause)
    const { code, status, requestId, message } = cause
    this.#dispatch('valorem-error', { code, status, requestId, message })
  }

  /** Shows the page's own child after an unrecoverable fault of the browser. */
  #giveUp(cause: unknown): undefined {
    showChild(this.#root, cause)
    this.disconnect()
  }

  /** Shows a state; `error` is its cause. Both are kept for redraws. */
  #enter(state: State, error?: ServiceError): void {
    this.#stopWaiting()
    this.#state = state
    this.#error = error
    if (state === 'offline') this.#stopWaiting = waitForConnection(() => void this.submit())
    if (!this.#drawing) return
    const { scene, box, title, form, status, result } = this.#drawing
    setAttribute(box, 'data-state', state)
    setButtonBusy(form.button, state === 'busy')
    setChildren(status, ...renderStatus(scene, state, error))
    for (const part of [title, form.form, result]) part.hidden = state === 'refused'
    if (state === 'refused') box.append(make('slot'))
    if (state === 'invalid' && error) form.refuse(error.issues.map(({ path }) => path))
    if (state === 'waiting') this.#stopWaiting = startCountdown(toEstimateScene(scene), status, this.#waitsUntil)
    if (error) status.scrollIntoView({ block: 'nearest' })
  }

  #attribute(name: string): string {
    return (this.#host.getAttribute(name) ?? '').trim()
  }

  #dispatch(name: string, detail: object): void {
    dispatchElementEvent(this.#host, name, detail)
  }
}
