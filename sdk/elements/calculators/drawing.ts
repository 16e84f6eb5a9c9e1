import { make } from '../widget/dom.ts'
import { boxOf } from '../widget/placeholder.ts'
import type { Given } from './answers.ts'
import type { Calculator } from './calculator.ts'
import { Form } from './form.ts'
import type { Scene } from './scene.ts'

/** What stands on a card whose texts are there. */
export interface Drawing {
  scene: Scene
  box: HTMLElement
  title: HTMLElement
  form: Form
  status: HTMLElement
  result: HTMLElement
}

/** Makes what stands on a card, with room for its status and its result. */
export const drawingOf = (
  scene: Scene,
  theme: string,
  given: Given,
  calculator: Pick<Calculator<never, never>, 'title' | 'questions' | 'faults' | 'submit'>,
  acts: { submit(): void; changed(): void },
): Drawing => {
  const title = make('h2', { part: 'title' }, scene.say(calculator.title))
  const status = make('div', { part: 'status', role: 'status', class: 's' })
  const result = make('section', { part: 'result', class: 'r', 'aria-labelledby': 'result' })
  const form = new Form(scene, given, calculator, acts)
  const box = boxOf(theme, scene.language, title, form.form, status, result)
  return { scene, box, title, form, status, result }
}
