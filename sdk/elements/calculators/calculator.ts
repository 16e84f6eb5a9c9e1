import type { LawReference } from '../../src/derived/types.ts'
import type { ContextSource, ContextValues } from '../widget/context-values.ts'
import type { Given } from './answers.ts'
import type { Answers, Fault, Question } from './question.ts'
import type { Key, Scene } from './scene.ts'

/** An answer of the service with what was asked. */
export interface Answered<Input, Result> {
  input: Input
  result: Result
  law: readonly LawReference[]
  requestId: string | undefined
}

/** A calculator: what it asks the visitor, what it asks the service, how it shows the answer. */
export interface Calculator<Input, Result> {
  tag: 'valorem-costs' | 'valorem-mortgage' | 'valorem-gains'
  operation: string
  route: { readonly method: string; readonly path: string }
  title: Key
  submit: Key
  result: Key
  questions: readonly Question[]
  /** What is wrong between several answers that are right by themselves, by the name of a question. */
  faults?(answers: Answers): readonly (readonly [name: string, fault: Fault])[]
  inputOf(answers: Answers): Input
  /** The figure that wins. */
  figure(scene: Scene, result: Result): string
  /** What stands below it. */
  parts(scene: Scene, answered: Answered<Input, Result>): Node[]
  /** What the other elements of the page may know of it. */
  tells?: { source: ContextSource; values(given: Given): ContextValues }
}
