import type { Language } from '../derived/widget/languages.ts'
import { MissingAddressError } from '../widget/missing-address.ts'
import { type CalculatorTexts, getLoadedCalculatorTexts, loadCalculatorTexts } from './texts.ts'

/** Pauses between two automatic attempts, in ms: growing up to the longest; and the maximum number of attempts. */
const [waitMs, waitMsMax, attemptsMax] = [1000, 5000, 10]

/** Texts of one card; the previous ones stay while those of another language are loading. */
export class CalculatorCardTexts {
  /** Whether the first texts failed to load. */
  isMissing = false
  readonly #page: EventTarget
  readonly #update: () => void
  #shown: CalculatorTexts | undefined
  #wanted: Language | undefined
  #attempt: () => void = () => {}
  #ended: AbortController | undefined

  /** `page` fires `online` when the connection is back; `update` is called when texts have loaded or failed. */
  constructor(page: EventTarget, update: () => void) {
    this.#page = page
    this.#update = update
  }

  /** Texts to draw with; undefined until the first have loaded. */
  of(language: Language, baseUrl: string): CalculatorTexts | undefined {
    const known = getLoadedCalculatorTexts(language)
    if (known) {
      this.end()
      this.isMissing = false
      this.#shown = known
    } else if (this.#wanted !== language) this.#load(language, baseUrl)
    return this.#shown
  }

  /** Retries at once, as on a visitor's request. */
  again(): void {
    this.#attempt()
  }

  end(): void {
    this.#ended?.abort()
    this.#wanted = undefined
  }

  #load(language: Language, baseUrl: string): void {
    this.end()
    this.#wanted = language
    this.#ended = new AbortController()
    const { signal } = this.#ended
    let [attempts, isAsking] = [0, false]
    let timer: ReturnType<typeof setTimeout> | undefined
    const attempt = async (): Promise<void> => {
      if (isAsking || signal.aborted) return
      isAsking = true
      attempts += 1
      clearTimeout(timer)
      const cause = await loadCalculatorTexts(language, baseUrl).then(
        () => undefined,
        fault => fault as unknown,
      )
      isAsking = false
      if (signal.aborted) return
      this.isMissing = cause !== undefined && !this.#shown
      const isHopeless = cause instanceof MissingAddressError
      if (cause !== undefined && !isHopeless && attempts < attemptsMax)
        timer = setTimeout(() => void attempt(), Math.min(waitMs * attempts, waitMsMax))
      this.#update()
    }
    this.#attempt = () => void attempt()
    this.#page.addEventListener('online', this.#attempt, { signal })
    signal.addEventListener('abort', () => clearTimeout(timer))
    this.#attempt()
  }
}
