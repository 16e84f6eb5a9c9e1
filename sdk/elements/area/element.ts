import type { Area } from '../../src/derived/types.ts'
import type { Language } from '../derived/widget/languages.ts'
import { subscribeToGroup } from '../widget/context.ts'
import { showChild } from '../widget/dom.ts'
import { selectElementLanguage } from '../widget/host.ts'
import { AreaCard } from './card.ts'

/** A server has no element to extend; the class is not used there. */
const Base: typeof HTMLElement = globalThis.HTMLElement ?? (class {} as typeof HTMLElement)

/** Attributes whose change asks for other prices. */
const connecting = ['api-key', 'base-url', 'commune', 'quartier']

/**
 * `<valorem-area>`: the prices of a municipality, or of a district of the capital, since 2014. It has an open shadow root,
 * sets no cookie and stores nothing. Attributes: README, *Embedding*.
 */
export class ValoremArea extends Base {
  static observedAttributes: readonly string[] = [
    ...connecting,
    ...['lang', 'theme', 'accent', 'estimate-url', 'group'],
  ]

  #card: AreaCard | undefined
  #leave: AbortController | undefined

  /** Shown prices; undefined before they have come. */
  get area(): Area | undefined {
    return this.#card?.area
  }

  /** Displayed language. */
  get language(): Language {
    return selectElementLanguage(this)
  }

  /** Reads the page's colours again, after a script changed them. */
  refreshTheme(): void {
    this.#card?.draw()
  }

  /** @internal */
  connectedCallback(): void {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
    try {
      this.#card ??= new AreaCard(this, root)
      this.#card.connect()
      this.#follow(this.#card)
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
    if (before === now || !this.#card || !this.isConnected) return
    if (connecting.includes(name)) this.#card.connect()
    else this.#card.draw()
  }

  /** Rereads the colours whenever the page may have changed them, and takes the accent of an estimate of its group. */
  #follow(card: AreaCard): void {
    this.#leave = new AbortController()
    const { signal } = this.#leave
    const read = (): void => {
      if (!signal.aborted) card.draw()
    }
    subscribeToGroup(this, read, signal)
    window.addEventListener('load', read, { signal })
    // Older browsers lack one or both.
    globalThis.matchMedia?.('(prefers-color-scheme: dark)').addEventListener?.('change', read, { signal })
  }
}

/** Defines the element once; does nothing on a page that has it, and on a server. */
export const defineValoremArea = (): void => {
  if (!globalThis.customElements || customElements.get('valorem-area')) return
  customElements.define('valorem-area', ValoremArea)
}
