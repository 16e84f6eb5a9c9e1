import type { Area } from '../../src/derived/types.ts'
import type { Language } from '../derived/widget/languages.ts'
import { takeSharedAccent } from '../widget/accent.ts'
import { dispatchElementEvent } from '../widget/context.ts'
import { make, restoreFocus } from '../widget/dom.ts'
import { selectFailureState } from '../widget/failure.ts'
import { readServiceAddress, selectElementLanguage } from '../widget/host.ts'
import { ServiceError } from '../widget/service-error.ts'
import { showStyledCard } from '../widget/style.ts'
import { applyTheme } from '../widget/theme.ts'
import { renderArea } from './parts.ts'
import { askForArea } from './prices.ts'
import { type AreaState, renderAreaStatus, slowMs } from './status.ts'
import { areaStyle } from './style.ts'
import { createAreaScene } from './texts.ts'
import { renderWayToEstimate } from './way-to-estimate.ts'

/** Card of one element: asks for the prices of its place, and draws them, or why there are none. */
export class AreaCard {
  area: Area | undefined
  readonly #host: HTMLElement
  readonly #root: ShadowRoot
  #state: AreaState = 'busy'
  #error: ServiceError | undefined
  #isSlow = false
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
    const ask = (): void => {
      if (this.#state !== 'result') this.#load().catch(cause => console.warn(cause))
    }
    addEventListener('online', ask, { signal })
    // A page that comes back from the memory of the browser may have lost its request.
    addEventListener('pageshow', ({ persisted }) => persisted && ask(), { signal })
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
    const status = { state: this.#state, error: this.#error, place: this.#namePlace(), isSlow: this.#isSlow }
    const content = area
      ? renderArea(scene, area, renderWayToEstimate(scene, this.#host, area), isOpen)
      : [
          make('slot'),
          make(
            'div',
            { part: 'status', role: 'status', class: 's' },
            ...renderAreaStatus(scene, status, () => void this.connect()),
          ),
        ]
    const box = make(
      'section',
      {
        ...{ part: 'card', dir: 'ltr', lang: scene.language, class: `c ${/^(light|dark)$/.test(theme) ? theme : ''}` },
        'data-state': this.#state,
        'aria-busy': this.#state === 'busy' && 'true',
      },
      ...content,
    )
    const accent = this.#read('accent')
    if (accent) box.style.setProperty('--_brand', accent)
    takeSharedAccent(this.#host, box)
    showStyledCard(this.#root, box, [areaStyle])
    applyTheme(box)
    restoreFocus(this.#root, before)
  }

  #read(name: string): string {
    return (this.#host.getAttribute(name) ?? '').trim()
  }

  #namePlace(): string {
    return [this.#read('quartier'), this.#read('commune')].filter(Boolean).join(', ')
  }

  #describeCall(): string {
    return ['api-key', 'commune', 'quartier'].map(name => this.#read(name)).join('\n')
  }

  #show(state: AreaState, error?: ServiceError): void {
    this.#state = state
    this.#error = error
    this.#isSlow = false
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
