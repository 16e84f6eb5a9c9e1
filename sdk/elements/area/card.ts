import type { Area } from '../../src/derived/types.ts'
import type { Language } from '../derived/widget/languages.ts'
import { takeSharedAccent } from '../widget/accent.ts'
import { dispatchElementEvent } from '../widget/context.ts'
import { make, restoreFocus, setAttribute, setChildren } from '../widget/dom.ts'
import { selectFailureState } from '../widget/failure.ts'
import { readServiceAddress, selectElementLanguage } from '../widget/host.ts'
import { ServiceError } from '../widget/service-error.ts'
import { showStyledCard } from '../widget/style.ts'
import { applyTheme } from '../widget/theme.ts'
import { renderArea } from './parts.ts'
import { askForArea } from './prices.ts'
import { type AreaState, again, renderAreaStatus, slowMs } from './status.ts'
import { areaStyle } from './style.ts'
import { type AreaScene, createAreaScene } from './texts.ts'
import { renderWayToEstimate } from './way-to-estimate.ts'

/** States that the return of the connection may end. */
const lostStates: readonly AreaState[] = ['offline', 'failed', 'waiting']

/** Card of one element: asks for the prices of its place, and draws them, or why there are none. */
export class AreaCard {
  area: Area | undefined
  readonly #host: HTMLElement
  readonly #root: ShadowRoot
  readonly #box = make('section', { part: 'card', dir: 'ltr' })
  /** Kept over draws: screen readers read what changes in a region that was there before. */
  readonly #status = make('div', { part: 'status', role: 'status', class: 's' })
  /** Document that has the styles of the card. */
  #page: Document | undefined
  #state: AreaState = 'busy'
  #error: ServiceError | undefined
  #isSlow = false
  /** Whether the visitor asked again, whose button is kept until the answer. */
  #isAgain = false
  /** What the shown prices were asked with. */
  #asked = ''
  #ended = new AbortController()

  constructor(host: HTMLElement, root: ShadowRoot) {
    this.#host = host
    this.#root = root
  }

  get language(): Language {
    return selectElementLanguage(this.#host)
  }

  /** Draws the card, and asks for the prices unless it has them; called each time the element enters a page or its place changes. */
  connect(): void {
    this.disconnect()
    this.#ended = new AbortController()
    const { signal } = this.#ended
    const askIn = (states: readonly AreaState[]): void => {
      if (states.includes(this.#state)) this.connect()
    }
    addEventListener('online', () => askIn(lostStates), { signal })
    // A page that comes back from the memory of the browser may have lost its request, which is aborted.
    addEventListener('pageshow', ({ persisted }) => persisted && askIn([...lostStates, 'busy']), { signal })
    // The form of the page may come later than this element.
    document.addEventListener('valorem-ready', () => this.draw(), { signal })
    if (this.area && this.#asked === this.#describeCall()) this.draw()
    else this.#load().catch(cause => console.warn(cause))
  }

  disconnect(): void {
    this.#ended.abort()
  }

  /** Draws the card in its language and colours; what is open stays so, and the focus stays. */
  draw(): void {
    const before = this.#root.activeElement
    const scene = createAreaScene(this.language)
    const theme = this.#read('theme')
    const isOpen = this.#root.querySelector('details')?.open ?? false
    const { area } = this
    const box = this.#box
    box.className = `c ${/^(light|dark)$/.test(theme) ? theme : ''}`
    box.lang = scene.language
    box.setAttribute('data-state', this.#state)
    this.#fill(
      area ? renderArea(scene, area, renderWayToEstimate(scene, this.#host, area), isOpen) : [make('slot')],
      area ? [] : this.#renderStatus(scene),
    )
    box.style.removeProperty('--_brand')
    const accent = this.#read('accent')
    if (accent) box.style.setProperty('--_brand', accent)
    takeSharedAccent(this.#host, box)
    if (box.parentNode !== this.#root || this.#page !== box.ownerDocument) {
      showStyledCard(this.#root, box, [areaStyle])
      this.#page = box.ownerDocument
    }
    applyTheme(box)
    restoreFocus(this.#root, before)
    this.#keepFocus(before)
  }

  #renderStatus(scene: AreaScene): (Node | string)[] {
    const status = {
      ...{ state: this.#state, error: this.#error, isSlow: this.#isSlow, isAgain: this.#isAgain },
      ...{ commune: this.#read('commune'), quartier: this.#read('quartier') },
    }
    return renderAreaStatus(scene, status, () => {
      if (!again.includes(this.#state)) return
      this.#isAgain = true
      this.connect()
    })
  }

  /** Replaces the content before the status, and what the status says where that is something else. */
  #fill(content: readonly Node[], said: readonly (Node | string)[]): void {
    const status = this.#status
    if (status.parentNode !== this.#box) this.#box.append(status)
    while (status.previousSibling) status.previousSibling.remove()
    status.before(...content)
    const next = make('div', {}, ...said)
    if (next.innerHTML !== status.innerHTML) setChildren(status, ...next.childNodes)
  }

  /** Leads the focus of the button that asks again, which has gone with the answer, to the prices or to what is said. */
  #keepFocus(before: Element | null): void {
    if (before?.id !== 'again' || this.#root.querySelector('#again')) return
    const next = this.#box.querySelector('h2') ?? this.#status
    setAttribute(next, 'tabindex', '-1')
    next.focus({ preventScroll: true })
  }

  #read(name: string): string {
    return (this.#host.getAttribute(name) ?? '').trim()
  }

  #describeCall(): string {
    const read = ['api-key', 'commune', 'quartier'].map(name => this.#read(name))
    return [...read, readServiceAddress(this.#host)].join('\n')
  }

  #show(state: AreaState, error?: ServiceError): void {
    this.#state = state
    this.#error = error
    this.#isSlow = false
    if (state !== 'busy') this.#isAgain = false
    this.draw()
  }

  /** Asks for the prices; a failure becomes a state, and an event for scripts of the page. */
  async #load(): Promise<void> {
    const { signal } = this.#ended
    this.area = undefined
    this.#asked = this.#describeCall()
    const [commune, quartier] = [this.#read('commune'), this.#read('quartier')]
    if (commune === '') return this.#show('noPlace')
    this.#show('busy')
    const late = setTimeout(() => {
      this.#isSlow = true
      this.draw()
    }, slowMs)
    try {
      const place = { commune, ...(quartier && { quartier }) }
      const { data, requestId } = await askForArea(this.#read('api-key'), readServiceAddress(this.#host), place, signal)
      clearTimeout(late)
      if (signal.aborted) return
      this.area = data
      this.#show('result')
      dispatchElementEvent(this.#host, 'valorem-area', { area: data, requestId })
    } catch (cause) {
      clearTimeout(late)
      if (!(cause instanceof ServiceError)) throw cause
      this.#fail(cause, signal)
    }
  }

  #fail(error: ServiceError, signal: AbortSignal): void {
    const state = signal.aborted ? undefined : selectFailureState(error, navigator.onLine)
    if (!state) return
    this.#show(state, error)
    const { code, status, requestId, message } = error
    dispatchElementEvent(this.#host, 'valorem-error', { code, status, requestId, message })
  }
}
