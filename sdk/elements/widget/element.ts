import type { Estimate, EstimationInput } from '../../src/derived/types.ts'
import type { Language } from '../derived/widget/languages.ts'
import { Card } from './card.ts'
import { set, showChild } from './dom.ts'
import { languageFor } from './host.ts'

/** On a server there is no element to extend; nothing is made there. */
const Base: typeof HTMLElement = globalThis.HTMLElement ?? (class {} as typeof HTMLElement)

/** Attributes that change what is drawn. */
const drawn = [
  ...['lang', 'commune', 'quartier', 'surface', 'fields', 'theme', 'lead', 'lead-action', 'lead-email', 'lead-phone'],
  ...['lead-fields', 'lead-required', 'agency', 'privacy-url', 'reference', 'brand'],
]

/** Attributes whose change makes the element load the places again. */
const connecting = ['api-key', 'base-url']

/** Properties that a framework may set before the element is known. */
const early = ['apiKey', 'baseUrl'] as const

/**
 * `<valorem-estimate>`: a form that estimates Luxembourg apartments, its result and the way to the agency. It has an open
 * shadow root, keeps no cookie and stores nothing. Attributes: README, *Embedding*.
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
    set(this, 'api-key', value ?? undefined)
  }

  /** Address of the service, attribute `base-url`; the origin of the script where it is left out. */
  get baseUrl(): string {
    return this.getAttribute('base-url') ?? ''
  }
  set baseUrl(value: string | null | undefined) {
    set(this, 'base-url', value ?? undefined)
  }

  /** The answers that the visitor has given so far. */
  get value(): EstimationInput | undefined {
    return this.#card?.value
  }

  /** The last estimate; undefined before the first. */
  get estimate(): Estimate | undefined {
    return this.#card?.estimate
  }

  /** The language in which it is shown. */
  get language(): Language {
    return this.#card?.language ?? languageFor(this)
  }

  /** Asks as the button does. Undefined where the form is not filled in, the service refused or the element is not shown. */
  submit(): Promise<Estimate | undefined> {
    return this.#card?.submit() ?? Promise.resolve(undefined)
  }

  /** Empties the form, down to what its attributes begin with. */
  reset(): void {
    this.#card?.reset()
  }

  /** Reads the page's colours again, after a script changed them. */
  refreshTheme(): void {
    this.#card?.refreshTheme()
  }

  /** Puts the focus on the municipality. */
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

  /** A property that was set before the class was known hides the accessor; it is set anew through that. */
  #takeEarly(): void {
    for (const name of early) {
      if (Object.keys(this).indexOf(name) < 0) continue
      const value = this[name]
      delete (this as Partial<Pick<this, 'apiKey' | 'baseUrl'>>)[name]
      this[name] = value
    }
  }

  /** Reads the colours again whenever the page may have changed them: the element gets no event for that. */
  #followTheme(): void {
    this.#leave = new AbortController()
    const { signal } = this.#leave
    const read = (): void => {
      if (!signal.aborted) this.refreshTheme()
    }
    requestAnimationFrame(read)
    window.addEventListener('load', read, { signal })
    // Older browsers know neither the one nor the other.
    globalThis.matchMedia?.('(prefers-color-scheme: dark)').addEventListener?.('change', read, { signal })
  }
}

/** Makes the element known to the page, once; a page that knows it already, and a server, stay as they are. */
export const defineValoremEstimate = (): void => {
  if (!globalThis.customElements || customElements.get('valorem-estimate')) return
  customElements.define('valorem-estimate', ValoremEstimate)
}
