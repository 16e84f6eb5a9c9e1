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

  /** The answer to a question, as a number of another element is written in the language of the form. */
  found(question: Question, scene?: Scene): Found {
    const { name, kind, choices, takes = [] } = question
    const typed = this.#typed.get(name)
    if (typed !== undefined) return { text: typed, origin: 'typed' }
    const written = this.#host.getAttribute(attributeOf(name))?.trim()
    const isGood = kind === 'choice' ? choices?.some(([value]) => value === written) : !faultOf(question, written ?? '')
    if (written && isGood) {
      const amount = kind === 'amount' && scene ? numberOf(kind, written) : undefined
      return { text: amount === undefined ? written : (scene?.typed(amount) ?? written), origin: 'attribute' }
    }
    const known = knownIn(groupOf(this.#host))
    for (const told of takes) {
      const { value, source } = known[told] ?? {}
      // Nobody takes what it told itself.
      if (value === undefined || source === undefined || source === this.#host.localName) continue
      return { text: scene ? scene.typed(value) : `${value}`, origin: source }
    }
    return { text: choices?.[0]?.[0] ?? '', origin: 'usual' }
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
