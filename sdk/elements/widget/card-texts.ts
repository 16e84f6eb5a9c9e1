import { type Language, languages } from '../derived/widget/languages.ts'
import { MissingAddressError } from './missing-address.ts'
import { createEstimateScene, type Scene } from './scene.ts'
import { getLoadedWidgetTexts, loadWidgetTexts, type TextSource, type WidgetTexts } from './texts.ts'

/** Pauses between two automatic attempts, in ms: growing up to the longest; and the maximum number of attempts. */
const [waitMs, waitMsMax, attemptsMax] = [1000, 5000, 10]

/** Events of a card's texts. */
export interface CardTextsListener {
  /** Texts were loaded, or replaced. */
  changed(): void
  /** An attempt to load texts failed. */
  missed(cause: unknown): void
}

/** Pending texts of one card. */
interface PendingTexts {
  readonly language: Language
  /** Retries at once, as on a visitor's request. */
  again(): void
  end(): void
}

/** Texts of a card: those that are loaded, and those that are loading. */
export class CardTexts {
  /** Undefined until the first texts have loaded. */
  scene: Scene | undefined
  /** Whether an attempt to load the first texts failed. */
  isMissing = false
  readonly #source: TextSource
  readonly #page: EventTarget
  readonly #listener: CardTextsListener
  #pending: PendingTexts | undefined

  /** `page` fires `online` when the connection is back, as the window does. */
  constructor(source: TextSource, page: EventTarget, listener: CardTextsListener) {
    this.#source = source
    this.#page = page
    this.#listener = listener
  }

  /** Switches to a language whose texts are loaded, or loads them; until then the previous texts stay. */
  speak(language: Language, baseUrl: string): void {
    const known = getLoadedWidgetTexts(language)
    if (!known && this.#pending?.language === language) return
    this.end()
    if (known) this.scene = createEstimateScene(known)
    else this.#pending = this.#load(language, code => loadWidgetTexts(this.#source, code, baseUrl))
  }

  /** Retries at once, without the pause. */
  again(): void {
    this.#pending?.again()
  }

  /** Cancels pending texts. */
  end(): void {
    this.#pending?.end()
    this.#pending = undefined
  }

  /**
   * Loads the texts of a language. Failures are retried: after a pause, when the connection is back, and on the
   * visitor's request; meanwhile a card without texts uses the first language, if that loads.
   */
  #load(language: Language, from: (code: Language) => Promise<WidgetTexts>): PendingTexts {
    const ended = new AbortController()
    const { signal } = ended
    let [attempts, isRequesting] = [0, false]
    let timer: ReturnType<typeof setTimeout> | undefined
    const attempt = async (): Promise<void> => {
      if (isRequesting || signal.aborted) return
      isRequesting = true
      attempts += 1
      clearTimeout(timer)
      const cause = await from(language).then(
        () => undefined,
        fault => fault as unknown,
      )
      const isSilent = cause !== undefined && !this.scene && language !== languages[0]
      const standIn = isSilent ? await from(languages[0]).catch(() => undefined) : undefined
      isRequesting = false
      if (signal.aborted) return
      this.#finish(standIn ?? getLoadedWidgetTexts(language), cause)
      const isHopeless = cause instanceof MissingAddressError
      if (cause !== undefined && !isHopeless && attempts < attemptsMax)
        timer = setTimeout(() => void attempt(), Math.min(waitMs * attempts, waitMsMax))
    }
    this.#page.addEventListener('online', () => void attempt(), { signal })
    signal.addEventListener('abort', () => clearTimeout(timer))
    void attempt()
    return { language, again: () => void attempt(), end: () => ended.abort() }
  }

  /** Handles the outcome of an attempt: the texts, or a failure. */
  #finish(texts: WidgetTexts | undefined, cause: unknown): void {
    if (texts) this.scene = createEstimateScene(texts)
    this.isMissing = !this.scene
    if (cause !== undefined) this.#listener.missed(cause)
    if (texts) this.#listener.changed()
  }
}
