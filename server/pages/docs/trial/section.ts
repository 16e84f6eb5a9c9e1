import { type Html, html } from '../../html.ts'
import type { ShownOperation } from '../document.ts'
import { isOnTrial } from './description.ts'

/** Where the form of an operation opens; the script puts a button there, without one nothing of it is shown. */
export const trialSection = (operation: ShownOperation): Html => {
  if (isOnTrial(operation))
    return html`<section id="try" class="trial" data-operation="${operation.id}" aria-label="Try it" hidden></section>
`
  return html`<p class="trial-none">There is no form to try this operation: it wants the session of a signed-in person.</p>
`
}
