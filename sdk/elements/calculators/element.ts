import type { Language } from '../derived/widget/languages.ts'
import { hear } from '../widget/context.ts'
import { set, showChild } from '../widget/dom.ts'
import { languageFor } from '../widget/host.ts'
import type { Calculator } from './calculator.ts'
import type { CalculatorElement } from './calculator-element.ts'
import { Card } from './card.ts'
import { attributeOf } from './question.ts'

/** On a server there is no element to extend; nothing is made there. */
const Base: typeof HTMLElement = globalThis.HTMLElement ?? (class {} as typeof HTMLElement)

/** Attributes whose change makes the element begin anew. */
const connecting = ['api-key', 'base-url']

/** Properties that a framework may set before the element is known. */
const early = ['apiKey', 'baseUrl'] as const

/** What the elements of all calculators do; each says what its card is. */
abstract class CalculatorHost<Input, Result> extends Base implements CalculatorElement<Input, Result> {
  #card: Card<Input, Result> | undefined
  #leave: AbortController | undefined

  get apiKey(): string {
    return this.getAttribute('api-key') ?? ''
  }
  set apiKey(value: string | null | undefined) {
    set(this, 'api-key', value ?? undefined)
  }
  get baseUrl(): string {
    return this.getAttribute('base-url') ?? ''
  }
  set baseUrl(value: string | null | undefined) {
    set(this, 'base-url', value ?? undefined)
  }
  get value(): Input | undefined {
    return this.#card?.value
  }
  get result(): Result | undefined {
    return this.#card?.result
  }
  get language(): Language {
    return this.#card?.language ?? languageFor(this)
  }
  submit(): Promise<Result | undefined> {
    return this.#card?.submit() ?? Promise.resolve(undefined)
  }
  reset(): void {
    this.#card?.reset()
  }
  refreshTheme(): void {
    this.#card?.refreshTheme()
  }
  override focus(): void {
    this.#card?.focus()
  }

  /** @internal */
  protected abstract makeCard(root: ShadowRoot): Card<Input, Result>

  connectedCallback(): void {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
    try {
      this.#takeEarly()
      this.#card ??= this.makeCard(root)
      this.#card.connect()
      this.#follow(this.#card)
    } catch (cause) {
      showChild(root, cause)
    }
  }

  disconnectedCallback(): void {
    this.#leave?.abort()
    this.#card?.disconnect()
  }

  attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    if (before === now || !this.#card || !this.isConnected) return
    if (connecting.includes(name)) this.#card.connect()
    else this.#card.draw()
  }

  /** A property that was set before the class was known hides the accessor; it is set anew through that. */
  #takeEarly(): void {
    for (const name of early) {
      if (!Object.hasOwn(this, name)) continue
      const value = this[name]
      delete (this as Partial<Pick<this, 'apiKey' | 'baseUrl'>>)[name]
      this[name] = value
    }
  }

  /** Hears the other elements of its group, and reads the colours again whenever the page may have changed them. */
  #follow(card: Card<Input, Result>): void {
    this.#leave = new AbortController()
    const { signal } = this.#leave
    hear(this, () => card.take(), signal)
    const read = (): void => {
      if (!signal.aborted) card.refreshTheme()
    }
    requestAnimationFrame(read)
    window.addEventListener('load', read, { signal })
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', read, { signal })
  }
}

/** The class of the element of a calculator. It has an open shadow root, keeps no cookie and stores nothing. */
export const elementOf = <Input, Result>(
  calculator: Calculator<Input, Result>,
): (new () => CalculatorElement<Input, Result>) =>
  class extends CalculatorHost<Input, Result> {
    static observedAttributes: readonly string[] = [
      ...[...connecting, 'lang', 'theme', 'group'],
      ...calculator.questions.map(({ name }) => attributeOf(name)),
    ]

    protected makeCard(root: ShadowRoot): Card<Input, Result> {
      return new Card(this, root, calculator)
    }
  }

/** Makes an element known to the page, once; a page that knows it already, and a server, stay as they are. */
export const defineOnce = (tag: string, makeClass: () => CustomElementConstructor): void => {
  if (!globalThis.customElements || customElements.get(tag)) return
  customElements.define(tag, makeClass())
}
