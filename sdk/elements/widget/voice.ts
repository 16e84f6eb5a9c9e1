import { type Language, languages } from '../derived/widget/languages.ts'
import { type Scene, sceneOf } from './scene.ts'
import { knownTexts, type TextSource, textsFrom, type WidgetTexts } from './texts.ts'

/** Pauses between two automatic attempts, in ms: growing up to the longest; and the most attempts. */
const [waitMs, waitMsMax, attemptsMax] = [1000, 5000, 12]

/** The events of a card's texts. */
export interface VoiceListener {
  /** There are texts, or others than before. */
  changed(): void
  /** An attempt to load texts failed. */
  missed(cause: unknown): void
}

/** Texts that are under way to one card. */
interface Bringing {
  readonly language: Language
  /** Tries at once, as when a visitor asks for it. */
  again(): void
  end(): void
}

/** The texts of a card: those that are loaded, and those that are being loaded. */
export class Voice {
  /** Undefined until the first texts have come. */
  scene: Scene | undefined
  /** Whether an attempt to get the first texts failed. */
  isMissing = false
  readonly #source: TextSource
  readonly #page: EventTarget
  readonly #listener: VoiceListener
  #bringing: Bringing | undefined

  /** `page` fires `online` when the connection is back, as the window does. */
  constructor(source: TextSource, page: EventTarget, listener: VoiceListener) {
    this.#source = source
    this.#page = page
    this.#listener = listener
  }

  /** Switches to a language whose texts are loaded, or loads them; until then the previous texts stay. */
  speak(language: Language, baseUrl: string): void {
    const known = knownTexts(language)
    if (!known && this.#bringing?.language === language) return
    this.end()
    if (known) this.scene = sceneOf(known)
    else this.#bringing = this.#bring(language, code => textsFrom(this.#source, code, baseUrl))
  }

  /** Retries at once, without the pause. */
  again(): void {
    this.#bringing?.again()
  }

  /** Ends what is under way. */
  end(): void {
    this.#bringing?.end()
    this.#bringing = undefined
  }

  /**
   * Brings the texts of a language. What fails is tried again: after a wait, when the connection comes back, and when the
   * visitor wants it; meanwhile a card that says nothing yet speaks the first language, where that can be had.
   */
  #bring(language: Language, from: (code: Language) => Promise<WidgetTexts>): Bringing {
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
      this.#come(standIn ?? knownTexts(language), cause)
      if (cause !== undefined && attempts < attemptsMax)
        timer = setTimeout(() => void attempt(), Math.min(waitMs * attempts, waitMsMax))
    }
    this.#page.addEventListener('online', () => void attempt(), { signal })
    signal.addEventListener('abort', () => clearTimeout(timer))
    void attempt()
    return { language, again: () => void attempt(), end: () => ended.abort() }
  }

  /** The outcome of an attempt: the texts, or a failure. */
  #come(texts: WidgetTexts | undefined, cause: unknown): void {
    if (texts) this.scene = sceneOf(texts)
    this.isMissing = !this.scene
    if (cause !== undefined) this.#listener.missed(cause)
    if (texts) this.#listener.changed()
  }
}
