import { type ContactParts, renderContactParts } from './contact.ts'
import { make, setChildren } from './dom.ts'
import type { Drawing } from './drawing.ts'
import { createFold } from './fold.ts'
import { renderNextSteps } from './next-steps.ts'
import type { EstimateAnswer } from './requests.ts'
import { formatHome, renderCalculation, renderEstimateParts } from './result.ts'
import type { Typed } from './scene.ts'
import { createSecondForm } from './second-form.ts'
import { showWayToContact } from './way-to-contact.ts'

/** Dependencies of the parts below a result. */
export interface FollowUpParts extends ContactParts {
  typed: Typed
  submit(): void
}

/**
 * Shows an estimate. The parts around it are created with the first answer and kept, with what was typed and opened
 * there.
 */
export const showEstimate = (drawing: Drawing, answered: EstimateAnswer, following: FollowUpParts): void => {
  const { scene, result, calculation, home, pair, more } = drawing
  const { wishes, typed, submit, host } = following
  const { say } = scene
  home.textContent = formatHome(scene, answered).replace(' m²', '\u00a0m²')
  setChildren(result, ...renderEstimateParts(scene, answered))
  setChildren(calculation, ...renderCalculation(scene, answered))
  if (more.firstChild) return
  const { questions } = wishes
  const second =
    questions.length > 0 ? createSecondForm(scene, typed, questions, answered.estimate, { submit }) : undefined
  drawing.second = second
  setChildren(
    more,
    ...(second ? [createFold('refine', say('narrow'), second.gain, second.form)] : []),
    createFold('details', say('details'), '', calculation),
    ...renderNextSteps(scene, host),
    make('p', { class: 'h' }, say('caveat')),
  )
  const contacts = renderContactParts(scene, following)
  if (contacts.length > 0) showWayToContact(scene, pair, contacts, wishes.order === 'contact')
}
