import { type ContactParts, contactParts } from './contact.ts'
import { fill } from './dom.ts'
import type { Drawing } from './drawing.ts'
import type { Answered } from './requests.ts'
import { resultParts } from './result.ts'
import type { Typed } from './scene.ts'
import { secondForm } from './second-form.ts'

/** What the parts below a result are made of. */
export interface Following extends ContactParts {
  typed: Typed
  submit(): void
}

/**
 * Shows an estimate, its details open or not. What follows it is drawn with the first answer and then stays, with what was
 * chosen there.
 */
export const showAnswer = (drawing: Drawing, answered: Answered, isOpen: boolean, following: Following): void => {
  const { scene, result, after } = drawing
  const { wishes, typed, submit } = following
  fill(result, ...resultParts(scene, answered, isOpen))
  if (after.firstChild) return
  const { questions } = wishes
  if (questions.length > 0) drawing.second = secondForm(scene, typed, questions, answered.estimate, { submit })
  fill(after, ...(drawing.second ? [drawing.second.form] : []), ...contactParts(scene, following))
}
