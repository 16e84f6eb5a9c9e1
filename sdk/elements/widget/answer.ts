import { type ContactParts, renderContactParts } from './contact.ts'
import { setChildren } from './dom.ts'
import type { Drawing } from './drawing.ts'
import type { EstimateAnswer } from './requests.ts'
import { renderEstimateParts } from './result.ts'
import type { Typed } from './scene.ts'
import { createSecondForm } from './second-form.ts'

/** Dependencies of the parts below a result. */
export interface FollowUpParts extends ContactParts {
  typed: Typed
  submit(): void
}

/**
 * Shows an estimate, with its details open or not. The parts below it are created with the first answer and kept, with
 * the choices made there.
 */
export const showEstimate = (
  drawing: Drawing,
  answered: EstimateAnswer,
  isOpen: boolean,
  following: FollowUpParts,
): void => {
  const { scene, result, after } = drawing
  const { wishes, typed, submit } = following
  setChildren(result, ...renderEstimateParts(scene, answered, isOpen))
  if (after.firstChild) return
  const { questions } = wishes
  if (questions.length > 0) drawing.second = createSecondForm(scene, typed, questions, answered.estimate, { submit })
  setChildren(after, ...(drawing.second ? [drawing.second.form] : []), ...renderContactParts(scene, following))
}
