import { getContextGroup, getSharedValues } from '../widget/context.ts'
import type { ContextSource } from '../widget/context-values.ts'
import { type Answers, findAnswerFault, parseAnswerNumber, type Question, toAttributeName } from './question.ts'
import type { Scene } from './scene.ts'

/** An answer with its origin: a visitor, an attribute, another element, or else the default choice. */
interface FoundAnswer {
  text: string
  origin: 'typed' | 'attribute' | 'usual' | ContextSource
}

/** Answers of a form, by priority: typed, from an attribute, from another element, default. */
export class FormAnswers implements Answers {
  readonly #host: HTMLElement
  readonly #questions: readonly Question[]
  readonly #typed = new Map<string, string>()

  constructor(host: HTMLElement, questions: readonly Question[]) {
    this.#host = host
    this.#questions = questions
  }

  /** Questions that are asked now. */
  get asked(): Question[] {
    return this.#questions.filter(({ isAsked }) => isAsked?.(this) ?? true)
  }

  type(name: string, text: string): void {
    this.#typed.set(name, text)
  }
  clear(): void {
    this.#typed.clear()
  }

  /** Finds the answer to a question; numbers that were not typed are formatted in the language of the form. */
  found(question: Question, scene?: Scene): FoundAnswer {
    const typed = this.#typed.get(question.name)
    if (typed !== undefined) return { text: typed, origin: 'typed' }
    const usual = question.choices?.[0]?.[0] ?? ''
    return this.#written(question, scene) ?? this.#told(question, scene) ?? { text: usual, origin: 'usual' }
  }

  /** Valid answer in the attribute of a question. */
  #written({ name, kind, choices, ...more }: Question, scene: Scene | undefined): FoundAnswer | undefined {
    const text = this.#host.getAttribute(toAttributeName(name))?.trim()
    if (!text) return undefined
    const isGood =
      kind === 'choice' ? choices?.some(([value]) => value === text) : !findAnswerFault({ name, kind, ...more }, text)
    if (!isGood) return undefined
    const number = kind === 'amount' || kind === 'percent' ? parseAnswerNumber(kind, text) : undefined
    return { text: scene && number !== undefined ? scene.typed(number) : text, origin: 'attribute' }
  }

  /** Value shared by another element that a question takes. */
  #told({ takes = [] }: Question, scene: Scene | undefined): FoundAnswer | undefined {
    const known = getSharedValues(getContextGroup(this.#host))
    for (const name of takes) {
      const { value, source } = known[name] ?? {}
      // An element does not take its own values.
      if (value === undefined || source === undefined || source === this.#host.localName) continue
      return { text: scene ? scene.typed(value) : `${value}`, origin: source }
    }
    return undefined
  }

  text(name: string): string {
    const question = this.#questions.find(one => one.name === name)
    if (!question || question.isAsked?.(this) === false) return ''
    return this.found(question).text.trim()
  }

  number(name: string): number | undefined {
    const kind = this.#questions.find(one => one.name === name)?.kind
    const text = this.text(name)
    return kind === undefined || text === '' ? undefined : parseAnswerNumber(kind, text)
  }

  /** A number that this element may share: one that did not come from another. */
  own(name: string): number | undefined {
    const question = this.#questions.find(one => one.name === name)
    const { origin } = question ? this.found(question) : { origin: 'usual' }
    return origin === 'typed' || origin === 'attribute' ? this.number(name) : undefined
  }
}
