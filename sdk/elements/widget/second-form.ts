import type { Estimate } from '../../src/derived/types.ts'
import { createField, make } from './dom.ts'
import { createChoice } from './fields.ts'
import { type CardForm, createCardForm, type FormEvents } from './first-form.ts'
import { getQuestionLabel, listChoices, type Question } from './home.ts'
import type { Scene, Typed } from './scene.ts'

/** Quantile of the normal distribution behind the ends of an estimate: eight sales in ten lie between them. */
const quantile = 1.28155

/**
 * Calculates the range to each side, in percent, if some questions were answered as well. The points of several do not
 * add up; the squares that they come from do.
 */
const calculateRange = (fsd: number, points: readonly number[]): number => {
  const lost = points.map(one => fsd ** 2 - (fsd - one / (100 * quantile)) ** 2)
  return (
    100 *
    quantile *
    Math.sqrt(
      Math.max(
        0,
        lost.reduce((left, part) => left - part, fsd ** 2),
      ),
    )
  )
}

/** Form of the questions. */
export interface SecondForm extends CardForm {
  /** Joint effect of all answers in words; empty without one. */
  gain: string
}

/**
 * Creates the form of the questions whose answers would narrow the range, most effective first.
 */
export const createSecondForm = (
  scene: Scene,
  typed: Typed,
  questions: readonly Question[],
  { evidence, fsdPct }: Estimate,
  events: Pick<FormEvents, 'submit'>,
): SecondForm => {
  const { say } = scene
  const pointsOf = (question: Question): number => evidence.find(({ field }) => field === question)?.points ?? 0
  const fields = questions
    .map((question): [Question, number] => [question, pointsOf(question)])
    .sort(([, a], [, b]) => b - a)
    .map(
      ([question]) =>
        createField(createChoice(question, say('unknown'), listChoices(question, scene), typed), {
          label: getQuestionLabel(question, scene),
        }).box,
    )
  const fsd = fsdPct / 100
  const [from = 0, to = 0] = [[], questions.map(pointsOf)].map(points => Math.round(calculateRange(fsd, points)))
  const button = make('button', { part: 'button update', class: 'p' }, say('again'))
  return {
    ...createCardForm(undefined, button, events.submit, make('div', { class: 'f' }, ...fields)),
    gain: to < from ? say('narrowTo', { from, to }) : '',
  }
}
