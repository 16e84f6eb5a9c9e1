import type * as z from 'zod'
import type { Invitation, Member, Organisation } from '#contract/account/organisation'
import { postForm } from '../form.ts'
import { type Html, html, type Part } from '../html.ts'
import { table } from '../table.ts'
import type { Words } from '../words.ts'

const path = '/account/organisation'

type Shown = z.infer<typeof Organisation>

/** A button whose name says, for those who hear it, of whom it is. */
const button = (text: string, of: string, kind = 'quiet'): Html =>
  html`<button class="${kind}">${text}<span class="unseen"> ${of}</span></button>`

const roleForm = ({ text }: Words, { id, name, role }: z.infer<typeof Member>): Html => {
  const other = role === 'admin' ? 'member' : 'admin'
  return postForm(
    `${path}/members/${id}/role`,
    html`<input type="hidden" name="role" value="${other}">${button(text('organisation.newRole', { role: text(`role.${other}`) }), name)}`,
    { isInline: true },
  )
}

/** What the visitor may do with a member: owners change roles and hand over, administrators remove members. */
const memberActions = (words: Words, { role }: Shown, member: z.infer<typeof Member>): Part => {
  const { text } = words
  if (role === 'member' || member.role === 'owner') return false
  const { id, name } = member
  const removal = postForm(`${path}/members/${id}/remove`, button(text('remove'), name, 'danger'), { isInline: true })
  if (role === 'admin') return removal
  return html`${roleForm(words, member)}${removal}
<details><summary>${text('organisation.handOver')}<span class="unseen"> ${name}</span></summary>
<p>${text('organisation.handOverText')}</p>
${postForm(
  `${path}/members/${id}/role`,
  html`<input type="hidden" name="role" value="owner">${button(text('organisation.handOver'), name, 'danger')}`,
)}</details>`
}

/** The members with their roles, and the changes that the visitor may make. */
export const memberTable = (words: Words, organisation: Shown): Html => {
  const { text } = words
  const { members, role } = organisation
  const isAdmin = role !== 'member'
  return table({
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
      memberActions(words, organisation, member),
    ]),
  })
}

/** The open invitations, each with the button that cancels it. */
export const invitationTable = (words: Words, invitations: readonly z.infer<typeof Invitation>[]): Html => {
  const { text } = words
  return table({
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
      postForm(`${path}/invitations/${id}/cancel`, button(text('cancel'), email), { isInline: true }),
    ]),
  })
}
