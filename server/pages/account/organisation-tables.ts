import type * as z from 'zod'
import type { Invitation, Member, Organisation } from '#contract/account/organisation'
import { renderPostForm } from '../form.ts'
import { type Html, html, type Part } from '../html.ts'
import { renderTable } from '../table.ts'
import type { Words } from '../words.ts'

const path = '/account/organisation'

type ViewedOrganisation = z.infer<typeof Organisation>

/** Renders a button whose accessible name includes its subject. */
const renderNamedButton = (text: string, of: string, kind = 'quiet'): Html =>
  html`<button class="${kind}">${text}<span class="unseen"> ${of}</span></button>`

const renderRoleForm = ({ text }: Words, { id, name, role }: z.infer<typeof Member>): Html => {
  const other = role === 'admin' ? 'member' : 'admin'
  return renderPostForm(
    `${path}/members/${id}/role`,
    html`<input type="hidden" name="role" value="${other}">${renderNamedButton(text('organisation.newRole', { role: text(`role.${other}`) }), name)}`,
    { isInline: true },
  )
}

/**
 * Renders the visitor's actions on a member: owners change roles and transfer ownership, administrators remove members.
 */
const renderMemberActions = (words: Words, { role }: ViewedOrganisation, member: z.infer<typeof Member>): Part => {
  const { text } = words
  if (role === 'member' || member.role === 'owner') return false
  const { id, name } = member
  const removal = renderPostForm(`${path}/members/${id}/remove`, renderNamedButton(text('remove'), name, 'danger'), {
    isInline: true,
  })
  if (role === 'admin') return removal
  return html`${renderRoleForm(words, member)}${removal}
<details><summary>${text('organisation.handOver')}<span class="unseen"> ${name}</span></summary>
<p>${text('organisation.handOverText')}</p>
${renderPostForm(
  `${path}/members/${id}/role`,
  html`<input type="hidden" name="role" value="owner">${renderNamedButton(text('organisation.handOver'), name, 'danger')}`,
)}</details>`
}

/** Renders the members with their roles and the visitor's actions. */
export const renderMemberTable = (words: Words, organisation: ViewedOrganisation): Html => {
  const { text } = words
  const { members, role } = organisation
  const isAdmin = role !== 'member'
  return renderTable({
    caption: text('organisation.members'),
    isStacked: true,
    columns: [
      { text: text('field.name') },
      { text: text('field.email') },
      { text: text('field.role') },
      { text: text('organisation.joined') },
      ...(isAdmin ? [{ text: text('organisation.actions') }] : []),
    ],
    rows: members.map(member => [
      html`<bdi>${member.name}</bdi>`,
      html`<bdi>${member.email ?? ''}</bdi>`,
      text(`role.${member.role}`),
      words.dayOf(member.joinedAt),
      renderMemberActions(words, organisation, member),
    ]),
  })
}

/** Renders the open invitations, each with its cancel button. */
export const renderInvitationTable = (words: Words, invitations: readonly z.infer<typeof Invitation>[]): Html => {
  const { text } = words
  return renderTable({
    caption: text('organisation.invitations'),
    isStacked: true,
    columns: [
      { text: text('field.email') },
      { text: text('field.role') },
      { text: text('organisation.invitedBy') },
      { text: text('organisation.until') },
      { text: text('organisation.actions') },
    ],
    rows: invitations.map(({ id, email, role, invitedBy, expiresAt }) => [
      html`<bdi>${email}</bdi>`,
      text(`role.${role}`),
      html`<bdi>${invitedBy.name}</bdi>`,
      words.instant(expiresAt),
      renderPostForm(`${path}/invitations/${id}/cancel`, renderNamedButton(text('cancel'), email), { isInline: true }),
    ]),
  })
}
