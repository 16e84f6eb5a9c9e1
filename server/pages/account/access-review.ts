import { formatAccessItem } from '../../services/account/access-review.ts'
import type { AccessItem, AccessKind } from '../../services/account/account-services.ts'
import { type Refused, renderFaultSummary, renderNotice, renderPostForm } from '../form.ts'
import { type Html, html } from '../html.ts'
import { renderTable } from '../table.ts'
import type { PlainKey, Words } from '../words.ts'
import type { Outcome, OwnCall, RefusedForm } from './call.ts'
import { renderPasswordField, runWithProof, wrongPassword } from './proof-form.ts'
import { detectBrowser } from './sessions.ts'

/** Path of the page that lists what still opens the account; a letter after a password reset links to it. */
export const reviewPath = '/account/security/review'

const form = { form: 'review', fields: ['password'] } as const

/** Data of the page. */
export interface AccessReviewPage {
  items: readonly AccessItem[]
  /** The person belongs to an organisation. */
  isMember: boolean
  isRemoved?: boolean
  refused?: Refused | undefined
}

const kindKeys: Readonly<Record<AccessKind, PlainKey>> = {
  passkey: 'review.passkey',
  secondStep: 'security.app',
  key: 'keys.key',
  webhook: 'review.webhook',
  session: 'review.session',
}

const formatItemName = ({ text }: Words, { kind, name }: AccessItem): string =>
  kind === 'session' ? (detectBrowser(name) ?? text('sessions.unknown')) : name

/** Renders the checkbox of an item, described to screen readers by the item. */
const renderItemChoice = (words: Words, item: AccessItem, what: string): Html => {
  const { text } = words
  if (item.isThis) return html`${text('sessions.this')}`
  const value = formatAccessItem(item)
  return html`<label class="choice"><input type="checkbox" name="remove" value="${value}"> <span>${text('review.remove')}<span class="unseen"> ${what}</span></span></label>`
}

const renderItemTable = (words: Words, items: readonly AccessItem[]): Html => {
  const { text } = words
  return renderTable({
    caption: text('review.caption'),
    isStacked: true,
    columns: [
      { text: text('review.what') },
      { text: text('field.name') },
      { text: text('review.made') },
      { text: text('review.remove') },
    ],
    rows: items.map(item => {
      const [kind, name] = [text(kindKeys[item.kind]), formatItemName(words, item)]
      const made = item.createdAt === undefined ? text('review.longAgo') : words.instant(item.createdAt)
      return [kind, name === '' ? '' : html`<bdi>${name}</bdi>`, made, renderItemChoice(words, item, `${kind} ${name}`)]
    }),
  })
}

/** Renders what opens the account, each item with a checkbox, and the password that confirms the removal. */
export const renderAccessReview = (words: Words, { items, isMember, isRemoved, refused }: AccessReviewPage): Html => {
  const { text } = words
  const hasOthers = items.some(({ isThis }) => !isThis)
  return html`${isRemoved && renderNotice(text('review.removed'))}${renderFaultSummary(words, refused)}
<p>${text(hasOthers ? 'review.text' : 'review.none')}</p>
${
  hasOthers
    ? renderPostForm(
        reviewPath,
        html`<div id="review-remove">${renderItemTable(words, items)}</div>
${renderPasswordField(words, form.form, refused)}<button class="danger">${text('review.submit')}</button>`,
      )
    : renderItemTable(words, items)
}
${isMember && html`<p>${words.markup('review.organisation', { link: html`<a href="/account/organisation">${text('nav.organisation')}</a>` })}</p>`}
<p><a href="/account">${text('review.keep')}</a></p>`
}

const loadReviewPage = async (call: OwnCall, refused?: RefusedForm): Promise<Outcome> => {
  const { words, accounts, actor, query } = call
  const [items, membership] = await Promise.all([
    accounts.accessReview.list(actor),
    accounts.organisations.membership(actor.session.userId),
  ])
  const isRemoved = !refused && query.has('removed')
  return {
    title: words.text('review.title'),
    main: renderAccessReview(words, {
      ...{ items, isMember: membership !== undefined, isRemoved, refused: refused?.refused },
    }),
    here: reviewPath,
    status: refused?.status ?? 200,
  }
}

/** Shows what opens the account or receives its data. */
export const showAccessReview = (call: OwnCall): Promise<Outcome> => loadReviewPage(call)

/** Handles POST: removes the ticked items, confirmed by the password. */
export const removeChosenAccess = (call: OwnCall): Promise<Outcome> =>
  runWithProof(
    call,
    { form, wrong: wrongPassword, refusedPage: refused => loadReviewPage(call, refused) },
    () => {
      const removal = { chosen: call.form.all('remove'), password: call.form.exact('password') }
      return call.accounts.accessReview.remove(call.actor, call.cookie, removal)
    },
    ({ cookies }) => ({ to: `${reviewPath}?removed=1`, ...(cookies.length > 0 && { cookies }) }),
  )
