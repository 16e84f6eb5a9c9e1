import type { Estimate, EstimationInput } from '../../src/derived/types.ts'
import { ConnectionError, type ValoremError } from '../../src/errors.ts'
import type { Language } from '../derived/widget/languages.ts'
import { showAnswer } from './answer.ts'
import { branded, dressAs, type KeyPlaces } from './brand.ts'
import { refocus, showChild } from './dom.ts'
import { Drawing } from './drawing.ts'
import type { State } from './failure.ts'
import { inputOf } from './home.ts'
import { usual, type Wishes, wishesOf } from './host.ts'
import { placeholderOf } from './placeholder.ts'
import { type Answered, type Requests, requests } from './requests.ts'
import type { Scene, Typed } from './scene.ts'
import { Standing } from './standing.ts'
import { show } from './style.ts'
import { dispatch, tellAnswer, tellFault } from './telling.ts'
import { applyTheme } from './theme.ts'
import { Voice } from './voice.ts'

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
  #places: KeyPlaces | undefined
  #answered: Answered | undefined
  #requests: Requests | undefined
  #running: Promise<Estimate | undefined> | undefined
  readonly #standing: Standing = new Standing({
    repeat: isOfPlaces => (isOfPlaces ? this.#requests?.places() : void this.submit()),
    retry: name => {
      this.#drawing?.first.fill(name)
      void this.submit()
    },
  })

  constructor(host: HTMLElement, root: ShadowRoot) {
    this.#host = host
    this.#root = root
    this.#wishes = wishesOf(host)
    for (const name of ['commune', 'quartier', 'surface'] as const) this.begin(name, null)
    // Whatever changes the form, these bubble up to the root after it.
    for (const type of ['input', 'change', 'click', 'keydown', 'focusout'])
      root.addEventListener(type, () => this.#compare())
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
    this.#standing.state = this.#answered ? 'result' : 'loading'
    this.draw()
    const { apiKey, baseUrl } = this.#wishes
    this.#requests = requests(apiKey, baseUrl, {
      places: places => this.#offer(places),
      failed: (state, error, isOfPlaces) => this.#fail(state, error, isOfPlaces),
      broke: cause => this.#giveUp(cause),
    })
  }

  /** Ends all requests and timers, when the element leaves the page. */
  disconnect(): void {
    this.#standing.stop()
    this.#voice.end()
    this.#requests?.end()
    this.#requests = undefined
    this.#running = undefined
    for (const act of this.#postponed.splice(0)) act()
  }

  /** Draws everything anew by the attributes of the element; what was typed and answered stays, and what has the focus. */
  draw(): void {
    try {
      this.#draw()
    } catch (cause) {
      this.#giveUp(cause)
    }
  }

  /** The end of an element that a fault of the browser stops: what the page put into it is shown in its place. */
  #giveUp(cause: unknown): void {
    showChild(this.#root, cause)
    this.disconnect()
  }

  #draw(): void {
    this.#wishes = branded(wishesOf(this.#host), this.#places)
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
    show(this.#root, drawing.box)
    dressAs(drawing.box, this.#wishes, this.#places)
    if (this.#places) drawing.first.offer(this.#places)
    if (this.#answered) this.#show(drawing, this.#answered, isOpen)
    const { state, error, isOfPlaces } = this.#standing
    this.#standing.enter(state, drawing, error, isOfPlaces)
    applyTheme(drawing.box)
  }

  #drawPlaceholder(): void {
    const { state, error } = this.#standing
    const refusal = state === 'refused' ? `${error?.code}, ${self.origin}` : undefined
    const again = this.#voice.isMissing ? () => this.#voice.again() : undefined
    const box = placeholderOf(this.#wishes.theme, again, refusal)
    show(this.#root, box)
    applyTheme(box)
  }

  /** Texts did not come: an element that has none yet shows what the page put into it. */
  #miss(cause: unknown): void {
    if (!this.#drawing && !this.#root.querySelector('slot')) this.#drawPlaceholder()
    tellFault(this.#host, new ConnectionError('The texts of the element did not come.', undefined, { cause }))
  }

  /** Reads the colours again. */
  refreshTheme(): void {
    const box = this.#root.querySelector<HTMLElement>('.c')
    if (box) applyTheme(box)
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
    if (this.#standing.state === 'busy') this.connect()
    else {
      if (this.#standing.state !== 'refused') this.#standing.state = this.#places ? 'idle' : 'loading'
      this.draw()
    }
  }

  /** Asks for an estimate as the button does; undefined where the form is not filled in, or the answer is none. */
  submit(): Promise<Estimate | undefined> {
    if (this.#running !== undefined) return this.#running
    const [now, drawing] = [this.#requests, this.#drawing]
    if (!now || this.#standing.state === 'refused') return Promise.resolve(undefined)
    if (!drawing) return new Promise(resolve => this.#postponed.push(() => resolve(this.submit())))
    this.#standing.stop()
    const running = this.#askFilled(now, drawing).finally(() => {
      if (this.#running === running) this.#running = undefined
    })
    this.#running = running
    return running
  }

  /** Asks where the form is filled in. */
  async #askFilled(now: Requests, drawing: Drawing): Promise<Estimate | undefined> {
    try {
      if (drawing.first.check()) return await this.#ask(now)
      this.#standing.enter('invalid', drawing)
    } catch (cause) {
      this.#giveUp(cause)
    }
    return undefined
  }

  async #ask(now: Requests): Promise<Estimate | undefined> {
    this.#standing.enter('busy', this.#drawing)
    now.places()
    const answered = await now.estimate(this.value)
    const drawing = this.#drawing
    // The button that was pressed may be far below what it leads to.
    if (!answered || !drawing) return void drawing?.status.scrollIntoView({ block: 'nearest' })
    const isFirst = this.#answered === undefined
    this.#answered = answered
    this.#show(drawing, answered, drawing.isOpen)
    this.#standing.enter('result', drawing)
    drawing.announce(answered.estimate, isFirst)
    tellAnswer(this.#host, answered)
    return answered.estimate
  }

  #compare(): void {
    const { input } = this.#answered ?? {}
    this.#drawing?.markOld(input !== undefined && JSON.stringify(input) !== JSON.stringify(this.value))
  }

  #offer(places: KeyPlaces): void {
    this.#places = places
    // A brand, and a receiver of contacts, change more than the list.
    if (places.brand || places.leads !== undefined) this.draw()
    else this.#drawing?.first.offer(places)
    // A message about the places is over once they are there; one about an estimate stays.
    const { state, isOfPlaces } = this.#standing
    if (state === 'loading' || isOfPlaces) this.#standing.enter(this.#answered ? 'result' : 'idle', this.#drawing)
    dispatch(this.#host, 'valorem-ready', {})
  }

  #fail(state: State, error: ValoremError, isOfPlaces: boolean): void {
    this.#standing.fail(state, error, isOfPlaces, this.#drawing)
    // A card without texts has no room for the message: it shows the page's own child.
    if (!this.#drawing && this.#voice.isMissing) this.#drawPlaceholder()
    tellFault(this.#host, error)
  }

  #show(drawing: Drawing, answered: Answered, isOpen: boolean): void {
    showAnswer(drawing, answered, isOpen, {
      ...{ host: this.#host, wishes: this.#wishes, typed: this.#typed, contact: this.#contact },
      takesLeads: this.#places && this.#places.leads === true,
      last: () => this.#answered,
      pass: async lead => this.#requests?.lead(lead),
      submit: () => void this.submit(),
    })
    this.#compare()
  }
}
