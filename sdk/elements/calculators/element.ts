import type { Language } from '../derived/widget/languages.ts'
import { subscribeToGroup } from '../widget/context.ts'
import { keepTypedKeys, setAttribute, showChild } from '../widget/dom.ts'
import { selectElementLanguage } from '../widget/host.ts'
import type { Calculator } from './calculator.ts'
import type { CalculatorElement } from './calculator-element.ts'
import { CalculatorCard } from './card.ts'
import { toAttributeName } from './question.ts'

/** A server has no element to extend; the class is not used there. */
const Base: typeof HTMLElement = globalThis.HTMLElement ?? (class {} as typeof HTMLElement)

/** Attributes whose change restarts the element. */
const connecting = ['api-key', 'base-url']

/** Properties that a framework may set before the element is defined. */
const early = ['apiKey', 'baseUrl'] as const

/** Base class of the elements of all calculators; subclasses create the card. */
abstract class CalculatorHost<Input, Result> extends Base implements CalculatorElement<Input, Result> {
  #card: CalculatorCard<Input, Result> | undefined
  #leave: AbortController | undefined

  get apiKey(): string {
    return this.getAttribute('api-key') ?? ''
  }
  set apiKey(value: string | null | undefined) {
    setAttribute(this, 'api-key', value ?? undefined)
  }
  get baseUrl(): string {
    return this.getAttribute('base-url') ?? ''
  }
  set baseUrl(value: string | null | undefined) {
    setAttribute(this, 'base-url', value ?? undefined)
  }
  get value(): Input | undefined {
    return this.#card?.value
  }
  get result(): Result | undefined {
    return this.#card?.result
  }
  get language(): Language {
    return this.#card?.language ?? selectElementLanguage(this)
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
  protected abstract makeCard(root: ShadowRoot): CalculatorCard<Input, Result>

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

  /** Reapplies properties that were set before the class was defined, and hide the accessors. */
  #takeEarly(): void {
    for (const name of early) {
      if (!Object.hasOwn(this, name)) continue
      const value = this[name]
      delete (this as Partial<Pick<this, 'apiKey' | 'baseUrl'>>)[name]
      this[name] = value
    }
  }

  /** Follows the other elements of its group, and rereads the colours whenever the page may have changed them. */
  #follow(card: CalculatorCard<Input, Result>): void {
    this.#leave = new AbortController()
    const { signal } = this.#leave
    subscribeToGroup(this, () => card.take(), signal)
    const read = (): void => {
      if (!signal.aborted) card.refreshTheme()
    }
    requestAnimationFrame(read)
    window.addEventListener('load', read, { signal })
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', read, { signal })
  }
}

/** Creates the element class of a calculator. It has an open shadow root, sets no cookie and stores nothing. */
export const createElementClass = <Input, Result>(
  calculator: Calculator<Input, Result>,
): (new () => CalculatorElement<Input, Result>) =>
  class extends CalculatorHost<Input, Result> {
    static observedAttributes: readonly string[] = [
      ...[...connecting, 'lang', 'theme', 'group'],
      ...calculator.questions.map(({ name }) => toAttributeName(name)),
    ]

    protected makeCard(root: ShadowRoot): CalculatorCard<Input, Result> {
      keepTypedKeys(root)
      return new CalculatorCard(this, root, calculator)
    }
  }

/** Defines an element once; does nothing on a page that has it, and on a server. */
export const defineOnce = (tag: string, makeClass: () => CustomElementConstructor): void => {
  if (!globalThis.customElements || customElements.get(tag)) return
  customElements.define(tag, makeClass())
}
