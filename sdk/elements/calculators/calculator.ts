import type { LawReference } from '../../src/derived/types.ts'
import type { ContextSource, ContextValues } from '../widget/context-values.ts'
import type { FormAnswers } from './answers.ts'
import type { Answers, Fault, Question } from './question.ts'
import type { Key, Scene } from './scene.ts'

/** An answer of the service with its input. */
export interface CalculatorAnswer<Input, Result> {
  input: Input
  result: Result
  law: readonly LawReference[]
  requestId: string | undefined
}

/** A calculator: its questions, its request to the service, and its result. */
export interface Calculator<Input, Result> {
  tag: 'valorem-costs' | 'valorem-mortgage' | 'valorem-gains'
  route: { readonly method: string; readonly path: string }
  title: Key
  submit: Key
  result: Key
  questions: readonly Question[]
  /** Faults between several answers that are valid on their own, by the name of a question. */
  faults?(answers: Answers): readonly (readonly [name: string, fault: Fault])[]
  inputOf(answers: Answers): Input
  /** Headline figure. */
  figure(scene: Scene, result: Result): string
  /** Parts below the figure. */
  parts(scene: Scene, answered: CalculatorAnswer<Input, Result>): Node[]
  /** Values shared with the other elements of the page. */
  shares?: { source: ContextSource; values(given: FormAnswers): ContextValues }
}
