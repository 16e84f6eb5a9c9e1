import { takeSharedAccent } from '../widget/accent.ts'
import type { Ask } from '../widget/service.ts'
import { applyTheme } from '../widget/theme.ts'

const places = { method: 'GET', path: '/api/v1/estimation/places' } as const

/**
 * Colour of the brand of a key, for a calculator that is alone in its page: an estimate of the page shares its own, and a
 * colour that the page sets overrides both. Without an answer the calculator keeps its own colour.
 */
export class BrandColour {
  readonly #host: HTMLElement
  readonly #root: ShadowRoot
  #colour = ''

  constructor(host: HTMLElement, root: ShadowRoot) {
    this.#host = host
    this.#root = root
  }

  /** Asks for the colour, and gives it to the card that is shown. */
  async load(ask: Ask, signal: AbortSignal): Promise<void> {
    const isSet = getComputedStyle(this.#host).getPropertyValue('--valorem-accent').trim() !== ''
    if (isSet || this.#host.ownerDocument.querySelector('valorem-estimate')) return
    const answer = await ask<{ brand?: { colour?: string | null } | null }>(places, signal).catch(() => null)
    const colour = answer?.data.brand?.colour
    const card = this.#root.querySelector<HTMLElement>('[part=card]')
    if (signal.aborted || !colour) return
    this.#colour = colour
    if (!card) return
    this.apply(card)
    applyTheme(card)
  }

  /** Gives a card the accent of the estimate in its group, else the colour of the brand. */
  apply(card: HTMLElement): void {
    if (this.#colour) card.style.setProperty('--_brand', this.#colour)
    takeSharedAccent(this.#host, card)
  }
}
