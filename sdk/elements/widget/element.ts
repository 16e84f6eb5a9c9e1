import type { Estimate, EstimationInput } from '../../src/derived/types.ts'
import type { Language } from '../derived/widget/languages.ts'
import { Card } from './card.ts'
import { setAttribute, showChild } from './dom.ts'
import { selectElementLanguage } from './host.ts'

/** A server has no element to extend; the class is not used there. */
const Base: typeof HTMLElement = globalThis.HTMLElement ?? (class {} as typeof HTMLElement)

/** Attributes that change the display. */
const drawn = [
  ...['lang', 'commune', 'quartier', 'surface', 'fields', 'theme', 'lead', 'lead-action', 'lead-email', 'lead-phone'],
  ...['lead-fields', 'lead-required', 'agency', 'privacy-url', 'reference', 'brand', 'accent', 'order'],
]

/** Attributes whose change reloads the places. */
const connecting = ['api-key', 'base-url']

/** Properties that a framework may set before the element is defined. */
const early = ['apiKey', 'baseUrl'] as const

/**
 * `<valorem-estimate>`: a form that estimates Luxembourg apartments, its result and the contacts of the agency. It has
 * an open shadow root, sets no cookie and stores nothing. Attributes: README, *Embedding*.
 */
export class ValoremEstimate extends Base {
  static observedAttributes: readonly string[] = [...connecting, ...drawn]

  #card: Card | undefined
  #leave: AbortController | undefined

  /** The publishable key, attribute `api-key`. */
  get apiKey(): string {
    return this.getAttribute('api-key') ?? ''
  }
  set apiKey(value: string | null | undefined) {
    setAttribute(this, 'api-key', value ?? undefined)
  }

  /** Address of the service, attribute `base-url`; defaults to the origin of the script. */
  get baseUrl(): string {
    return this.getAttribute('base-url') ?? ''
  }
  set baseUrl(value: string | null | undefined) {
    setAttribute(this, 'base-url', value ?? undefined)
  }

  /** Answers of the visitor so far. */
  get value(): EstimationInput | undefined {
    return this.#card?.value
  }

  /** The last estimate; undefined before the first. */
  get estimate(): Estimate | undefined {
    return this.#card?.answered?.estimate
  }

  /** Displayed language. */
  get language(): Language {
    return this.#card?.language ?? selectElementLanguage(this)
  }

  /**
   * Requests an estimate like the button. Undefined when the form is incomplete, the service refused or the element is
   * not shown.
   */
  submit(): Promise<Estimate | undefined> {
    return this.#card?.submit() ?? Promise.resolve(undefined)
  }

  /** Resets the form to its attributes. */
  reset(): void {
    this.#card?.reset()
  }

  /** Reads the page's colours again, after a script changed them. */
  refreshTheme(): void {
    this.#card?.refreshTheme()
  }

  /** Focuses the municipality. */
  override focus(): void {
    this.#card?.focus()
  }

  /** @internal */
  connectedCallback(): void {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
    try {
      this.#takeEarly()
      this.#card ??= new Card(this, root)
      this.#card.connect()
      this.#followTheme()
    } catch (cause) {
      showChild(root, cause)
    }
  }

  /** @internal */
  disconnectedCallback(): void {
    this.#leave?.abort()
    this.#card?.disconnect()
  }

  /** @internal */
  attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    if (before === now || !this.#card) return
    if (name === 'commune' || name === 'quartier' || name === 'surface') this.#card.begin(name, before)
    if (!this.isConnected) return
    if (connecting.includes(name)) this.#card.connect()
    else this.#card.draw()
  }

  /** Reapplies properties that were set before the class was defined, and hide the accessors. */
  #takeEarly(): void {
    for (const name of early) {
      if (Object.keys(this).indexOf(name) < 0) continue
      const value = this[name]
      delete (this as Partial<Pick<this, 'apiKey' | 'baseUrl'>>)[name]
      this[name] = value
    }
  }

  /** Rereads the colours whenever the page may have changed them: there is no event for that. */
  #followTheme(): void {
    this.#leave = new AbortController()
    const { signal } = this.#leave
    const read = (): void => {
      if (!signal.aborted) this.refreshTheme()
    }
    requestAnimationFrame(read)
    window.addEventListener('load', read, { signal })
    // Older browsers lack one or both.
    globalThis.matchMedia?.('(prefers-color-scheme: dark)').addEventListener?.('change', read, { signal })
  }
}

/** Defines the element once; does nothing on a page that has it, and on a server. */
export const defineValoremEstimate = (): void => {
  if (!globalThis.customElements || customElements.get('valorem-estimate')) return
  customElements.define('valorem-estimate', ValoremEstimate)
}
