import type { Estimate, EstimationInput } from '../../src/derived/types.ts'
import type { Language } from '../derived/widget/languages.ts'
import { applyEstimateTheme } from './accent.ts'
import { showEstimate } from './answer.ts'
import { isAnswerFor, renewAnswer } from './answer-renewal.ts'
import { applyBrandDefaults, applyBrandStyle, type KeyPlaces } from './brand.ts'
import { CardStatus } from './card-status.ts'
import { CardTexts } from './card-texts.ts'
import { keepTypedKeys, restoreFocus, showChild } from './dom.ts'
import { Drawing } from './drawing.ts'
import { dispatchEstimate, dispatchFault, dispatchReady } from './events.ts'
import type { State } from './failure.ts'
import { createEstimateInput } from './home.ts'
import { type ElementOptions, pageDefaults, readElementOptions } from './host.ts'
import { showPlaceholder } from './placeholder.ts'
import { createRequests, type EstimateAnswer, type Requests } from './requests.ts'
import type { Scene, Typed } from './scene.ts'
import { ServiceError } from './service-error.ts'
import { showCard } from './style.ts'

/** Card of one element, with its elements, its typed answers and its last estimate; elements share nothing. */
export class Card {
  readonly #host: HTMLElement
  readonly #root: ShadowRoot
  readonly #typed: Typed = {}
  readonly #contact: Typed = {}
  readonly #texts: CardTexts = new CardTexts(pageDefaults.texts, window, {
    changed: () => this.draw(),
    missed: cause => this.#miss(cause),
  })
  #wishes: ElementOptions
  /** Undefined until the first texts have loaded. */
  #drawing: Drawing | undefined
  /** Calls of the page before there was a form. */
  readonly #postponed: (() => void)[] = []
  #places: KeyPlaces | undefined
  #answered: EstimateAnswer | undefined
  #requests: Requests | undefined
  #running: Promise<Estimate | undefined> | undefined
  readonly #status: CardStatus = new CardStatus({
    repeat: isOfPlaces => (isOfPlaces ? this.#requests?.places() : void this.submit()),
    retry: name => {
      this.#drawing?.first.fill(name)
      void this.submit()
    },
  })

  constructor(host: HTMLElement, root: ShadowRoot) {
    this.#host = host
    this.#root = root
    this.#wishes = readElementOptions(host)
    for (const name of ['commune', 'quartier', 'surface'] as const) this.begin(name, null)
    keepTypedKeys(root)
    // These events bubble up to the root after any change of the form.
    for (const type of ['input', 'change', 'click', 'keydown', 'focusout'])
      root.addEventListener(type, () => this.#compare())
  }

  get language(): Language {
    return this.#texts.scene?.language ?? this.#wishes.language
  }
  get answered(): EstimateAnswer | undefined {
    return this.#answered
  }
  get value(): EstimationInput {
    return createEstimateInput(this.#typed, this.#wishes.questions)
  }

  /** Sets the initial value of a field, unless something else was typed meanwhile. */
  begin(name: 'commune' | 'quartier' | 'surface', before: string | null): void {
    if ((this.#typed[name] ?? '') !== (before ?? '')) return
    this.#typed[name] = this.#host.getAttribute(name) ?? ''
    this.#drawing?.fold(false)
  }

  /** Draws the card and requests texts and places, each time the element enters a page. */
  connect(): void {
    this.disconnect()
    this.#places = undefined
    this.#status.state = this.#answered ? 'result' : 'loading'
    this.draw()
    const { apiKey, baseUrl } = this.#wishes
    this.#requests = createRequests(apiKey, baseUrl, {
      places: places => this.#offer(places),
      failed: (state, error, isOfPlaces) => this.#fail(state, error, isOfPlaces),
      broke: cause => this.#giveUp(cause),
    })
  }

  /** Cancels all requests and timers when the element leaves the page. */
  disconnect(): void {
    this.#status.stop()
    this.#texts.end()
    this.#requests?.end()
    this.#requests = undefined
    this.#running = undefined
    for (const act of this.#postponed.splice(0)) act()
  }

  /** Redraws everything from the attributes of the element; typed answers, the estimate and the focus are kept. */
  draw(): void {
    try {
      this.#draw()
    } catch (cause) {
      this.#giveUp(cause)
    }
  }

  /** Shows the page's own child after an unrecoverable fault of the browser. */
  #giveUp(cause: unknown): void {
    showChild(this.#root, cause)
    this.disconnect()
  }

  #draw(): void {
    this.#wishes = applyBrandDefaults(readElementOptions(this.#host, this.#places?.form?.settings), this.#places)
    this.#texts.speak(this.#wishes.language, this.#wishes.baseUrl)
    const before = this.#root.activeElement
    if (this.#texts.scene) this.#drawCard(this.#texts.scene)
    else this.#drawPlaceholder()
    restoreFocus(this.#root, before)
    if (this.#drawing) for (const act of this.#postponed.splice(0)) act()
  }

  #drawCard(scene: Scene): void {
    const before = this.#drawing
    const drawing = new Drawing(scene, this.#wishes.theme, this.#typed, () => void this.submit())
    this.#drawing = drawing
    showCard(this.#root, drawing.box)
    applyBrandStyle(drawing.box, this.#wishes, this.#places)
    if (this.#places) drawing.first.offer(this.#places)
    if (this.#answered) this.#show(drawing, this.#answered)
    drawing.resume(before)
    const { state, error, isOfPlaces } = this.#status
    this.#status.enter(state, drawing, error, isOfPlaces)
    this.refreshTheme()
  }

  #drawPlaceholder(): void {
    const { state, error } = this.#status
    const again = this.#texts.isMissing ? () => this.#texts.again() : undefined
    showPlaceholder(this.#root, this.#wishes.theme, again, state === 'refused' ? error : undefined)
  }

  /** Handles texts that failed to load: an element without any shows the page's own child. */
  #miss(cause: unknown): void {
    if (!this.#drawing && !this.#root.querySelector('slot')) this.#drawPlaceholder()
    dispatchFault(this.#host, new ServiceError('No texts came.', { code: 'connection_failed', cause }))
  }

  refreshTheme(): void {
    applyEstimateTheme(this.#host, this.#root)
  }
  /** Focuses the municipality; after an estimate its form is shown again. */
  focus(): void {
    if (this.#drawing) this.#drawing.change()
    else this.#postponed.push(() => this.#drawing?.change())
  }

  /** Empties the form and discards the estimate. */
  reset(): void {
    for (const name of Object.keys(this.#typed)) delete this.#typed[name]
    for (const name of ['commune', 'quartier', 'surface'] as const) this.begin(name, null)
    this.#answered = undefined
    if (!this.#requests) return
    // A pending answer must not fill the emptied form.
    if (this.#status.state === 'busy') this.connect()
    else {
      if (this.#status.state !== 'refused') this.#status.state = this.#places ? 'idle' : 'loading'
      this.draw()
    }
  }

  /** Requests an estimate like the button; undefined when the form is incomplete, or there is no answer. */
  submit(): Promise<Estimate | undefined> {
    if (this.#running !== undefined) return this.#running
    const [now, drawing] = [this.#requests, this.#drawing]
    if (!now || this.#status.state === 'refused') return Promise.resolve(undefined)
    if (!drawing) return new Promise(resolve => this.#postponed.push(() => resolve(this.submit())))
    this.#status.stop()
    const running = this.#askFilled(now, drawing).finally(() => {
      if (this.#running === running) this.#running = undefined
    })
    this.#running = running
    return running
  }

  /** Requests an estimate when the form is complete. */
  async #askFilled(now: Requests, drawing: Drawing): Promise<Estimate | undefined> {
    try {
      if (drawing.first.check()) return await this.#ask(now)
      this.#status.enter('invalid', drawing)
    } catch (cause) {
      this.#giveUp(cause)
    }
    return undefined
  }

  async #ask(now: Requests): Promise<Estimate | undefined> {
    this.#status.enter('busy', this.#drawing)
    now.places()
    const answered = await now.estimate(this.value)
    const drawing = this.#drawing
    // The button that was pressed may be far below the message.
    if (!answered || !drawing) return void drawing?.status.scrollIntoView({ block: 'nearest' })
    const isAsked = this.#answered === undefined || drawing.first.form.contains(this.#root.activeElement)
    this.#answered = answered
    this.#show(drawing, answered)
    drawing.fold(true)
    this.#status.enter('result', drawing)
    drawing.announce(answered.estimate, isAsked)
    dispatchEstimate(this.#host, answered, this.#wishes, this.#places)
    return answered.estimate
  }

  #compare(): void {
    this.#drawing?.markOld(this.#answered !== undefined && !isAnswerFor(this.#answered, this.value))
  }

  #offer(places: KeyPlaces): void {
    const isLate = !this.#places && this.#answered !== undefined
    this.#places = places
    // A brand and the contacts setting change more than the list.
    if (places.brand || places.leads !== undefined) this.draw()
    else this.#drawing?.first.offer(places)
    // A message about the places is obsolete once they have loaded; one about an estimate stays.
    const { state, isOfPlaces } = this.#status
    if (state === 'loading' || isOfPlaces) this.#status.enter(this.#answered ? 'result' : 'idle', this.#drawing)
    dispatchReady(this.#host, this.#wishes, places, isLate)
  }

  #fail(state: State, error: ServiceError, isOfPlaces: boolean): void {
    this.#status.fail(state, error, isOfPlaces, this.#drawing)
    // A card without texts has no room for the message: it shows the page's own child.
    if (!this.#drawing && this.#texts.isMissing) this.#drawPlaceholder()
    dispatchFault(this.#host, error)
  }

  #show(drawing: Drawing, answered: EstimateAnswer): void {
    showEstimate(drawing, answered, {
      ...{ host: this.#host, wishes: this.#wishes, typed: this.#typed, contact: this.#contact },
      places: this.#places,
      last: () => this.#answered ?? answered,
      renew: () => renewAnswer(this, this.#wishes.lead, () => this.#status.state === 'invalid'),
      pass: async lead => this.#requests?.lead(lead),
      submit: () => void this.submit(),
    })
    this.#compare()
  }
}
