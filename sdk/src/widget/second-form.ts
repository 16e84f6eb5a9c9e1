import { numberIn } from '../derived/languages/figures.ts'
import type { Evidence } from '../derived/types.ts'
import { fieldOf, make } from './dom.ts'
import { choice } from './fields.ts'
import { type CardForm, type FormEvents, formOf } from './first-form.ts'
import { choicesOf, labelOf, type Question } from './home.ts'
import type { Scene, Typed } from './scene.ts'

/** A number with at most one decimal. */
const short = (value: number, { habits }: Scene): string => numberIn(habits, value, value % 1 ? 1 : 0)

/** The questions whose answers would narrow the range, first what narrows it most; points of several do not add up. */
export const secondForm = (
  scene: Scene,
  typed: Typed,
  questions: readonly Question[],
  evidence: readonly Evidence[],
  events: Pick<FormEvents, 'submit'>,
): CardForm => {
  const { say } = scene
  const pointsOf = (question: Question): number => evidence.find(({ field }) => field === question)?.points ?? 0
  const fields = questions
    .map((question): [Question, number] => [question, pointsOf(question)])
    .sort(([, a], [, b]) => b - a)
    .map(
      ([question, points]) =>
        fieldOf(choice(question, say('unknown'), choicesOf(question, scene), typed), {
          label: labelOf(question, scene),
          note: points > 0 ? say('points', { n: short(points, scene) }) : say('optional'),
        }).box,
    )
  const button = make('button', { part: 'button update', class: 'p' }, say('again'))
  return formOf('refine', button, events.submit, make('h3', {}, say('narrow')), make('div', { class: 'f' }, ...fields))
}
