import type { Membership, Session } from '../../ports/accounts.ts'
import { renderPostForm } from '../form.ts'
import { type Html, html } from '../html.ts'
import type { Words } from '../words.ts'

/** Renders until when a second factor has to be set up, on every page of whoever has to. */
export const renderDutyNote = (words: Words, session: Session | undefined): Html | false => {
  if (!session || session.secondStepDueAt === undefined || session.needsSecondStep) return false
  const link = html`<a href="/account/security">${words.text('security.twoFactor')}</a>`
  return html`<p class="notice">${words.markup('security.dueBy', { day: words.dayOf(session.secondStepDueAt), link })}</p>`
}

/** Renders whether members must have a second factor, which the owner may change. */
export const renderSecondStepDuty = (
  { text }: Words,
  { role, isSecondStepRequired }: Pick<Membership, 'role' | 'isSecondStepRequired'>,
): Html | false => {
  if (role !== 'owner' && !isSecondStepRequired) return false
  const [state, button, wanted] = isSecondStepRequired
    ? (['organisation.stepRequired', 'organisation.stepRelease', 'no'] as const)
    : (['organisation.stepFree', 'organisation.stepRequire', 'yes'] as const)
  return html`<h2>${text('security.twoFactor')}</h2>
<p>${text(state)}</p>
${
  role === 'owner' &&
  renderPostForm(
    '/account/organisation/second-step',
    html`<input type="hidden" name="required" value="${wanted}"><button class="quiet">${text(button)}</button>`,
  )
}`
}
