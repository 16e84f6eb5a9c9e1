import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountsWorld, accountsWorld, password } from '../../support/accounts-world.ts'
import type { Person } from '../../support/person.ts'

let world: AccountsWorld
beforeAll(async () => {
  world = await accountsWorld()
})
afterAll(() => world.app.close())

const refused = (code: string, issue?: string) => ({
  code,
  ...(issue !== undefined && { details: { issues: [{ code: issue }] } }),
})

const proven = { cookie: '', proof: { password } }

/** Invites somebody with the password; the id of the invitation. */
const invitedBy = async (by: Person, wish: { email: string; role: 'admin' | 'member' }): Promise<string> => {
  const result = await world.services.organisations.invite(by.actor, wish, proven)
  if (result.outcome !== 'done') throw new Error(`Inviting led to ${result.outcome}.`)
  return result.invitation.id
}

/** An organisation of an owner with an administrator and a member. */
const founded = async () => {
  const { organisations } = world.services
  const [owner, admin, member] = [
    await world.signedIn('Ada'),
    await world.signedIn('Ben'),
    await world.signedIn('Cleo'),
  ]
  await organisations.found(owner.actor, 'Agence')
  for (const [who, role] of [
    [admin, 'admin'],
    [member, 'member'],
  ] as const) {
    await organisations.accept(who.actor, await invitedBy(owner, { email: who.email, role }))
  }
  const memberId = async (who: Person) =>
    (await organisations.view(owner.actor)).members.find(({ email }) => email === who.email)?.id ?? ''
  return { organisations, owner, admin, member, memberId }
}

test('the invited alone accepts, once, and belongs to one organisation', async () => {
  const { organisations, owner, member } = await founded()
  const stranger = await world.signedIn('Eve')
  const id = await invitedBy(owner, { email: stranger.email, role: 'member' })
  expect(await organisations.invitation(id)).toMatchObject({ organisation: 'Agence', inviter: 'Ada', isOver: false })
  await expect(organisations.accept(member.actor, id)).rejects.toMatchObject(refused('invalid_request', 'not_invited'))
  await organisations.found(stranger.actor, 'Other')
  await expect(organisations.accept(stranger.actor, id)).rejects.toMatchObject(
    refused('invalid_request', 'one_organisation'),
  )
  await organisations.remove(stranger.actor, '', password)
  await organisations.accept(stranger.actor, id)
  await expect(organisations.accept(stranger.actor, id)).rejects.toMatchObject(
    refused('invalid_request', 'invitation_over'),
  )
  expect((await organisations.invitation(id))?.isOver).toBe(true)
  expect(await organisations.invitation('inv_unknown')).toBeUndefined()
})

test('two organisations cannot be joined at once', async () => {
  const { organisations } = world.services
  const [one, other, guest] = [await world.signedIn('Ida'), await world.signedIn('Jan'), await world.signedIn('Kim')]
  await organisations.found(one.actor, 'One')
  await organisations.found(other.actor, 'Other')
  const invitations = await Promise.all(
    [one, other].map(somebody => invitedBy(somebody, { email: guest.email, role: 'member' })),
  )
  const ends = await Promise.allSettled(invitations.map(id => organisations.accept(guest.actor, id)))
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(ends.find(end => end.status === 'rejected')?.reason).toMatchObject(
    refused('invalid_request', 'one_organisation'),
  )
})

test('members see, administrators invite and remove, the owner gives roles and hands over', async () => {
  const { organisations, owner, admin, member, memberId } = await founded()
  await expect(organisations.invite(member.actor, { email: 'x@a.example', role: 'member' })).rejects.toMatchObject(
    refused('forbidden'),
  )
  await expect(organisations.setRole(admin.actor, await memberId(member), 'admin')).rejects.toMatchObject(
    refused('forbidden'),
  )
  await expect(organisations.removeMember(admin.actor, await memberId(owner))).rejects.toMatchObject(
    refused('invalid_request', 'last_owner'),
  )
  await expect(organisations.leave(owner.actor)).rejects.toMatchObject(refused('invalid_request', 'last_owner'))
  await expect(organisations.remove(owner.actor, '', password)).rejects.toMatchObject(
    refused('invalid_request', 'sole_owner'),
  )
  expect((await organisations.view(member.actor)).invitations).toEqual([])
  await organisations.setRole(owner.actor, await memberId(member), 'owner', proven)
  expect(await organisations.membership(owner.userId)).toMatchObject({ role: 'admin' })
  expect(await organisations.membership(member.userId)).toMatchObject({ role: 'owner' })
  await organisations.removeMember(admin.actor, await memberId(owner).catch(() => '')).catch(() => {})
  await organisations.leave(admin.actor)
  expect(await organisations.membership(admin.userId)).toBeUndefined()
})

test('a member or invitation of another organisation does not exist', async () => {
  const one = await founded()
  const other = await founded()
  await expect(
    one.organisations.removeMember(one.owner.actor, await other.memberId(other.member)),
  ).rejects.toMatchObject(refused('route_not_found'))
  const id = await invitedBy(other.owner, { email: 'x@a.example', role: 'member' })
  await expect(one.organisations.cancelInvitation(one.owner.actor, id)).rejects.toMatchObject(
    refused('route_not_found'),
  )
})

test('keys of an organisation are seen by members, changed by administrators, and end with it', async () => {
  const { organisations, owner, admin, member, memberId } = await founded()
  const { keys } = world.services
  const wanted = { name: 'Shared', tier: 'free', kind: 'secret', owner: 'organisation' } as const
  await expect(keys.create(member.actor, wanted, undefined)).rejects.toMatchObject(refused('forbidden'))
  const { key, secret } = await keys.create(admin.actor, wanted, undefined)
  expect((await keys.one(member.actor, key.id)).owner).toMatchObject({ kind: 'organisation', name: 'Agence' })
  await expect(keys.revoke(member.actor, key.id)).rejects.toMatchObject(refused('forbidden'))
  const [adminId, otherId] = [await memberId(admin), await memberId(member)]
  await organisations.removeMember(owner.actor, adminId)
  await expect(keys.one(admin.actor, key.id)).rejects.toMatchObject(refused('key_not_found'))
  expect(await world.app.deps.keyFinder.find(secret)).not.toHaveProperty('revokedAt')
  await organisations.removeMember(owner.actor, otherId)
  await organisations.remove(owner.actor, '', password)
  world.app.clock.now = new Date(world.app.clock.now.getTime() + 5000)
  expect(await world.app.deps.keyFinder.find(secret)).toHaveProperty('revokedAt')
})

test('an account is deleted with its password, and its keys are refused; not while others are in its organisation', async () => {
  const { owner } = await founded()
  const { privacy, keys } = world.services
  await expect(privacy.remove(owner.actor, password)).rejects.toMatchObject(refused('invalid_request', 'sole_owner'))
  const alone = await world.signedIn('Zoe')
  const { secret } = await keys.create(
    alone.actor,
    { name: 'k', tier: 'free', kind: 'secret', owner: 'user' },
    undefined,
  )
  expect(await privacy.remove(alone.actor, 'not the right words')).toEqual({ outcome: 'wrong' })
  expect((await privacy.remove(alone.actor, password)).outcome).toBe('done')
  expect(await world.app.deps.keyFinder.find(secret)).toHaveProperty('revokedAt')
  const { db } = world.app
  expect(await db.selectFrom('auth_user').select('id').where('id', '=', alone.userId).execute()).toEqual([])
  expect(await db.selectFrom('auth_session').select('id').where('userId', '=', alone.userId).execute()).toEqual([])
  const kept = await db.selectFrom('audit_event').selectAll().where('owner_id', '=', alone.userId).execute()
  expect(JSON.stringify(kept)).not.toContain(alone.email)
  const old = { ...owner.actor, session: { ...owner.actor.session, createdAt: '2026-11-21T11:00:00.000Z' } }
  await expect(privacy.remove(old, password)).rejects.toMatchObject(refused('invalid_request', 'fresh'))
})

test('an organisation ends with the password of its owner alone, and stands after a wrong one', async () => {
  const { organisations } = world.services
  const owner = await world.signedIn('Lea')
  await organisations.found(owner.actor, 'Standing')
  expect(await organisations.remove(owner.actor, '', 'not this one at all')).toEqual({ outcome: 'wrong' })
  expect((await organisations.view(owner.actor)).name).toBe('Standing')
  expect(await organisations.remove(owner.actor, '', password)).toEqual({ outcome: 'done' })
  expect(await organisations.membership(owner.actor.session.userId)).toBeUndefined()
})
