import { type Html, html } from '../../html.ts'
import type { ShownOperation } from '../document.ts'
import { hasTrialForm } from './describe-trial.ts'

/** Renders the container of an operation's form; hidden until the script adds its button. */
export const renderTrialSection = (operation: ShownOperation): Html => {
  if (hasTrialForm(operation))
    return html`<section id="try" class="trial" data-operation="${operation.id}" aria-label="Try it" hidden></section>
`
  return html`<p class="trial-none">There is no form to try this operation: it wants the session of a signed-in person.</p>
`
}
