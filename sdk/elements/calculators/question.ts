import type { ContextValues } from '../widget/context-values.ts'
import { isCalendarDay, parseTypedAmount, parseTypedDecimal } from './figures.ts'
import type { Key, Scene } from './scene.ts'

/** Kind of an answer: a sum, percent, a whole number of years, a calendar year, a day, a choice, a name. */
export type Kind = 'amount' | 'percent' | 'years' | 'year' | 'day' | 'choice' | 'name'

/** Values that a calculator may take from another element. */
type Taken = Extract<keyof ContextValues, 'price' | 'loan'>

/** A field of a calculator. Its `name` is that of the service, or of an attribute in kebab case. */
export interface Question {
  name: string
  kind: Kind
  label: Key | ((scene: Scene) => string)
  hint?: Key
  isRequired?: boolean
  /** Smallest and largest number that the service accepts. */
  bounds?: readonly [min: number, max: number]
  /** Choices with their texts, the default first. */
  choices?: readonly (readonly [value: string, label: Key | ((scene: Scene) => string)])[]
  /** Whether it is asked, given the other answers. */
  isAsked?(answers: Answers): boolean
  /** Values of other elements that may fill it, in order of preference. */
  takes?: readonly Taken[]
}

/** Answers so far, by the names of the questions; none for questions that are not asked. */
export interface Answers {
  text(name: string): string
  number(name: string): number | undefined
}

/** A fault of an answer as a text of the calculators. */
export type Fault = (scene: Scene) => string

/** Converts the name of a question to that of its attribute. */
export const toAttributeName = (name: string): string =>
  name.replace(/[A-Z]|\d+$/g, found => (/\d/.test(found) ? `-${found}` : `-${found.toLowerCase()}`))

/** Formats the label of a field. */
export const formatLabel = (scene: Scene, { label }: Pick<Question, 'label'>): string =>
  typeof label === 'function' ? label(scene) : scene.say(label)

/** Parses an answer as a number; undefined for any other text. */
export const parseAnswerNumber = (kind: Kind, text: string): number | undefined =>
  kind === 'amount' ? parseTypedAmount(text) : parseTypedDecimal(text)

const isWholeKind = (kind: Kind): boolean => kind === 'years' || kind === 'year'

const wrong: Readonly<Record<Exclude<Kind, 'choice' | 'name'>, Key>> = {
  ...{ amount: 'amountWrong', percent: 'percentWrong', years: 'yearsWrong', year: 'yearWrong', day: 'dayWrong' },
}

/** Finds the fault in the answer to a question; undefined when it is valid. */
export const findAnswerFault = (question: Question, text: string): Fault | undefined => {
  const { kind, isRequired, bounds: [min, max] = [0, 1e12] } = question
  if (kind === 'choice') return undefined
  if (text.trim() === '')
    return isRequired ? scene => scene.say('required', { field: formatLabel(scene, question) }) : undefined
  if (kind === 'name') return undefined
  if (kind === 'day') return isCalendarDay(text) ? undefined : scene => scene.say(wrong.day)
  const value = parseAnswerNumber(kind, text)
  if (value === undefined || (isWholeKind(kind) && value % 1)) return scene => scene.say(wrong[kind])
  const show = (scene: Scene, bound: number): string => (kind === 'year' ? `${bound}` : scene.typed(bound))
  return value < min || value > max
    ? scene => scene.say('outside', { min: show(scene, min), max: show(scene, max) })
    : undefined
}
