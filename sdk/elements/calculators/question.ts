import type { ContextValues } from '../widget/context-values.ts'
import { amountOf, decimalOf, isDay } from './figures.ts'
import type { Key, Scene } from './scene.ts'

/** How an answer is typed: a sum, percent, a whole number of years, a calendar year, a day, one of some. */
export type Kind = 'amount' | 'percent' | 'years' | 'year' | 'day' | 'choice'

/** The values that a calculator may take from another element. */
export type Taken = Extract<keyof ContextValues, 'price' | 'loan'>

/** A field of a calculator. Its `name` is that of the service, or of an attribute in kebab case. */
export interface Question {
  name: string
  kind: Kind
  label: Key | ((scene: Scene) => string)
  hint?: Key
  isRequired?: boolean
  /** Smallest and largest number that the service takes. */
  bounds?: readonly [min: number, max: number]
  /** The choices with their texts, the usual one first. */
  choices?: readonly (readonly [value: string, label: Key | ((scene: Scene) => string)])[]
  /** Whether it is asked at all, by what else was answered. */
  isAsked?(answers: Answers): boolean
  /** What other elements may fill it with, the better one first. */
  takes?: readonly Taken[]
}

/** What was answered so far, by the names of the questions; of those that are not asked there is nothing. */
export interface Answers {
  text(name: string): string
  number(name: string): number | undefined
}

/** A fault of an answer as a text of the calculators. */
export type Fault = (scene: Scene) => string

/** The name of the attribute that fills in a field. */
export const attributeOf = (name: string): string =>
  name.replace(/[A-Z]|\d+$/g, found => (/\d/.test(found) ? `-${found}` : `-${found.toLowerCase()}`))

/** What a field is called. */
export const labelIn = (scene: Scene, { label }: Pick<Question, 'label'>): string =>
  typeof label === 'function' ? label(scene) : scene.say(label)

/** The number that an answer is; undefined for what is none. */
export const numberOf = (kind: Kind, text: string): number | undefined =>
  kind === 'amount' ? amountOf(text) : decimalOf(text)

const isWhole = (kind: Kind): boolean => kind === 'years' || kind === 'year'

const wrong: Readonly<Record<Exclude<Kind, 'choice'>, Key>> = {
  ...{ amount: 'amountWrong', percent: 'percentWrong', years: 'yearsWrong', year: 'yearWrong', day: 'dayWrong' },
}

/** What is wrong with the answer to a question; undefined where nothing is. */
export const faultOf = (question: Question, text: string): Fault | undefined => {
  const { kind, isRequired, bounds: [min, max] = [0, 1e12] } = question
  if (kind === 'choice') return undefined
  if (text.trim() === '')
    return isRequired ? scene => scene.say('required', { field: labelIn(scene, question) }) : undefined
  if (kind === 'day') return isDay(text) ? undefined : scene => scene.say(wrong.day)
  const value = numberOf(kind, text)
  if (value === undefined || (isWhole(kind) && value % 1)) return scene => scene.say(wrong[kind])
  const show = (scene: Scene, bound: number): string => (kind === 'year' ? `${bound}` : scene.typed(bound))
  return value < min || value > max
    ? scene => scene.say('outside', { min: show(scene, min), max: show(scene, max) })
    : undefined
}
