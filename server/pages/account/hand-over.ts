import { Refusal } from '#domain/core/refusal'
import { type Refused, renderFaultSummary, renderPostForm } from '../form.ts'
import { type Html, html } from '../html.ts'
import type { Words } from '../words.ts'
import type { Outcome, OwnCall, RefusedForm } from './call.ts'
import { runConfirmed } from './confirm.ts'

/** Path of the page that takes an organisation back. */
const handOverPath = '/account/organisation/hand-over'

/** Data of the page that takes an organisation back: until when that is possible, and who owns it now. */
export interface HandOverPage {
  organisation: string
  to: string | undefined
  until: string
  refused?: Refused | undefined
}

/** Renders the transfer with the button that undoes it. */
export const renderHandOver = (words: Words, { organisation, to, until, refused }: HandOverPage): Html => {
  const { text, markup } = words
  const name = to === undefined ? text('events.gone') : html`<bdi>${to}</bdi>`
  const values = { organisation: html`<bdi>${organisation}</bdi>`, name, until: words.instant(until) }
  return html`${renderFaultSummary(words, refused)}<p>${markup('takeBack.text', values)}</p>
${renderPostForm(handOverPath, html`<button class="danger">${text('takeBack.submit')}</button>`)}
<p><a href="/account/organisation">${text('organisation.title')}</a></p>`
}

const loadHandOverPage = async ({ accounts, actor, words }: OwnCall, refused?: RefusedForm): Promise<Outcome> => {
  const transfer = await accounts.organisations.openTransfer(actor)
  if (!transfer) throw new Refusal('route_not_found')
  return {
    title: words.text('takeBack.title'),
    main: renderHandOver(words, { ...transfer, refused: refused?.refused }),
    here: handOverPath,
    status: refused?.status ?? 200,
  }
}

/** Shows a transfer that the visitor can undo. */
export const showHandOver = (call: OwnCall): Promise<Outcome> => loadHandOverPage(call)

/** Handles POST: takes the organisation back, confirmed by the password or a passkey. */
export const undoHandOver = (call: OwnCall): Promise<Outcome> =>
  runConfirmed(
    call,
    handOverPath,
    {
      ...{ what: call.words.text('takeBack.confirm'), form: { form: 'undo', fields: [] }, back: handOverPath },
      refusedPage: refused => loadHandOverPage(call, refused),
    },
    proven => call.accounts.organisations.undoTransfer(call.actor, proven),
    () => ({ to: '/account/organisation' }),
  )
