import { make } from '../widget/dom.ts'
import { createCardBox } from '../widget/placeholder.ts'
import type { FormAnswers } from './answers.ts'
import type { Calculator } from './calculator.ts'
import { CalculatorForm } from './form.ts'
import type { Scene } from './scene.ts'

/** Elements of a card whose texts are loaded. */
export interface CalculatorDrawing {
  scene: Scene
  box: HTMLElement
  title: HTMLElement
  form: CalculatorForm
  status: HTMLElement
  result: HTMLElement
}

/** Creates the elements of a card, with room for its status and its result. */
export const createCalculatorDrawing = (
  scene: Scene,
  theme: string,
  given: FormAnswers,
  calculator: Pick<Calculator<never, never>, 'title' | 'questions' | 'faults' | 'submit'>,
  acts: { submit(): void; changed(): void },
): CalculatorDrawing => {
  const title = make('h2', { part: 'title' }, scene.say(calculator.title))
  const status = make('div', { part: 'status', role: 'status', class: 's' })
  const result = make('section', { part: 'result', class: 'r', 'aria-labelledby': 'result' })
  const form = new CalculatorForm(scene, given, calculator, acts)
  const box = createCardBox(theme, scene.language, title, form.form, status, result)
  return { scene, box, title, form, status, result }
}
