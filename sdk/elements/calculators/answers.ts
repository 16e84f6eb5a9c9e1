import { groupOf, knownIn } from '../widget/context.ts'
import type { ContextSource } from '../widget/context-values.ts'
import { type Answers, attributeOf, faultOf, numberOf, type Question } from './question.ts'
import type { Scene } from './scene.ts'

/** An answer with what it comes from: a visitor, an attribute, another element; the choice that is usual otherwise. */
interface Found {
  text: string
  origin: 'typed' | 'attribute' | 'usual' | ContextSource
}

/** What a form holds: what was typed goes before an attribute, that before what another element told, that before what is usual. */
export class Given implements Answers {
  readonly #host: HTMLElement
  readonly #questions: readonly Question[]
  readonly #typed = new Map<string, string>()

  constructor(host: HTMLElement, questions: readonly Question[]) {
    this.#host = host
    this.#questions = questions
  }

  /** The questions that are asked now. */
  get asked(): Question[] {
    return this.#questions.filter(({ isAsked }) => isAsked?.(this) ?? true)
  }

  type(name: string, text: string): void {
    this.#typed.set(name, text)
  }
  clear(): void {
    this.#typed.clear()
  }

  /** The answer to a question; numbers that nobody typed are written as in the language of the form. */
  found(question: Question, scene?: Scene): Found {
    const typed = this.#typed.get(question.name)
    if (typed !== undefined) return { text: typed, origin: 'typed' }
    const usual = question.choices?.[0]?.[0] ?? ''
    return this.#written(question, scene) ?? this.#told(question, scene) ?? { text: usual, origin: 'usual' }
  }

  /** What the attribute of a question says, where it is a good answer. */
  #written({ name, kind, choices, ...more }: Question, scene: Scene | undefined): Found | undefined {
    const text = this.#host.getAttribute(attributeOf(name))?.trim()
    if (!text) return undefined
    const isGood =
      kind === 'choice' ? choices?.some(([value]) => value === text) : !faultOf({ name, kind, ...more }, text)
    if (!isGood) return undefined
    const number = kind === 'amount' || kind === 'percent' ? numberOf(kind, text) : undefined
    return { text: scene && number !== undefined ? scene.typed(number) : text, origin: 'attribute' }
  }

  /** What another element told that a question takes. */
  #told({ takes = [] }: Question, scene: Scene | undefined): Found | undefined {
    const known = knownIn(groupOf(this.#host))
    for (const name of takes) {
      const { value, source } = known[name] ?? {}
      // Nobody takes what it told itself.
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
    return kind === undefined || text === '' ? undefined : numberOf(kind, text)
  }

  /** A number that this element may tell others: one that it did not get from another. */
  own(name: string): number | undefined {
    const question = this.#questions.find(one => one.name === name)
    const { origin } = question ? this.found(question) : { origin: 'usual' }
    return origin === 'typed' || origin === 'attribute' ? this.number(name) : undefined
  }
}
