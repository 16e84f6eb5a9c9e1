import { type Role, roles } from '../../ports/accounts.ts'
import { validateEmail } from '../../services/account/validate-person.ts'
import { createFault, createRefusedForm, findMissingFields, type Outcome, type OwnCall } from './call.ts'
import { runConfirmed } from './confirm.ts'
import {
  inviteForm,
  loadOrganisationPage,
  organisationPath as path,
  runOrganisationAction,
  wholeForm,
} from './organisation.ts'

/** Handles POST: invites a person by e-mail. */
export const inviteMember = async (call: OwnCall): Promise<Outcome> => {
  const empty = findMissingFields(call, ['email'])
  if (empty.length > 0) return loadOrganisationPage(call, createRefusedForm(call, inviteForm, empty))
  const [email, role] = [call.form.text('email'), call.form.text('role')]
  if (role !== 'admin' && role !== 'member')
    return loadOrganisationPage(
      call,
      createRefusedForm(call, inviteForm, [createFault(call.words, 'role', 'fault.notAllowed')]),
    )
  const { organisations } = call.accounts
  if (role === 'member')
    return runOrganisationAction(call, inviteForm, () => organisations.invite(call.actor, { email, role }))
  return runConfirmed(
    call,
    `${path}/invitations`,
    {
      ...{ what: call.words.text('confirm.invite', { email }), form: inviteForm, back: path },
      check: () => void validateEmail(email),
      refusedPage: refused => loadOrganisationPage(call, refused),
    },
    proven => organisations.invite(call.actor, { email, role }, proven),
    () => ({ to: path }),
  )
}

const isRole = (text: string): text is Role => roles.some(role => role === text)

/** Handles POST: changes the role of a member; `owner` transfers the ownership. */
export const setMemberRole = async (call: OwnCall): Promise<Outcome> => {
  const role = call.form.text('role')
  if (!isRole(role))
    return loadOrganisationPage(
      call,
      createRefusedForm(call, wholeForm, [createFault(call.words, '', 'fault.notAllowed')]),
    )
  const { accounts, actor, words, id } = call
  if (role === 'member')
    return runOrganisationAction(call, wholeForm, () => accounts.organisations.setRole(actor, id, role))
  const { members } = await accounts.organisations.view(actor)
  const name = members.find(member => member.id === id)?.name ?? ''
  return runConfirmed(
    call,
    `${path}/members/${id}/role`,
    {
      what: words.text(role === 'owner' ? 'confirm.handOver' : 'confirm.administrator', { name }),
      ...{ form: { form: 'whole', fields: ['role'] }, back: path },
      refusedPage: refused => loadOrganisationPage(call, refused),
    },
    proven => accounts.organisations.setRole(actor, id, role, proven),
    () => ({ to: path }),
  )
}
