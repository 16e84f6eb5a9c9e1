import { takeSharedAccent } from '../widget/accent.ts'
import { readServiceAddress, type ServedSettings } from '../widget/host.ts'
import type { Ask } from '../widget/service.ts'
import { applyTheme } from '../widget/theme.ts'

const places = { method: 'GET', path: '/api/v1/estimation/places' } as const

/** What the service says of the colour of a key. */
interface KeyColour {
  brand?: { colour?: string | null } | null
  form?: { settings: ServedSettings } | null
}

/** Colours by key and address, asked once for all calculators of a page. */
const colours = new Map<string, Promise<string>>()

/** Asks for the colour that is saved with a key, else that of its brand; empty without one, or without an answer. */
const askColour = async (ask: Ask, source: string): Promise<string> => {
  try {
    // The answer is for all calculators: none ends the request when it leaves the page.
    const { data } = await ask<KeyColour>(places, new AbortController().signal)
    const saved = data.form?.settings.find(({ name }) => name === 'accent')?.value.trim()
    return saved || (data.brand?.colour ?? '')
  } catch {
    colours.delete(source)
    return ''
  }
}

/**
 * Colour of a key, for a calculator that is alone in its page: an estimate of the page shares its own, and a
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
    const source = `${this.#host.getAttribute('api-key')} ${readServiceAddress(this.#host)}`
    let colour = ''
    if (!isSet && !this.#host.ownerDocument.querySelector('valorem-estimate')) {
      const asked = colours.get(source) ?? askColour(ask, source)
      colours.set(source, asked)
      colour = await asked
    }
    if (signal.aborted || colour === this.#colour) return
    this.#colour = colour
    const card = this.#root.querySelector<HTMLElement>('[part=card]')
    if (!card) return
    this.apply(card)
    applyTheme(card)
  }

  /** Gives a card the accent of the estimate in its group, else the colour of the key. */
  apply(card: HTMLElement): void {
    card.style.setProperty('--_brand', this.#colour)
    takeSharedAccent(this.#host, card)
  }
}
