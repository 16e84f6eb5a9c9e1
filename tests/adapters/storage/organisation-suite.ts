import { expect, test } from 'vitest'
import { createOrganisationStore } from '#server/adapters/storage/organisation-store'
import type { ActingMember, Role } from '#server/ports/accounts'
import type { AuditEvent } from '#server/ports/audit'
import { type Engine, temporaryRecords } from './places.ts'

const at = '2026-11-21T10:00:00.000Z'
const organisationId = 'org_1'
/** No webhook has a secret here. */
const rotation = () => undefined

const by = (userId: string, ...roles: Role[]): ActingMember => ({ userId, roles })

const eventBy = (id: string, action: AuditEvent['action']): AuditEvent => ({
  ...{ at, action, actor: { kind: 'user', id }, owner: { kind: 'organisation', id: organisationId } },
})

/** What the members of organisations promise on an engine. */
export const organisationSuite = ({ newPlace }: Engine): void => {
  const opened = async () => {
    const { db, engine } = await temporaryRecords(await newPlace())
    const emailVerified = engine.dialect === 'sqlite' ? 1 : true
    const people = ['owner', 'admin', 'member', 'guest'] as const
    for (const id of people) {
      const times = { createdAt: at, updatedAt: at }
      const person = { id, name: id, email: `${id}@agency.example`, emailVerified }
      await db
        .insertInto('auth_user')
        .values({ ...person, ...times })
        .execute()
    }
    const organisations = createOrganisationStore(db, engine)
    const founded = { id: organisationId, name: 'Agency', ownerId: 'owner', at }
    await organisations.found(founded, eventBy('owner', 'organisation.created'))
    for (const userId of people.slice(1))
      await db
        .insertInto('auth_member')
        .values({
          ...{ id: `mbr_${userId}`, organizationId: organisationId, userId, createdAt: at },
          role: userId === 'admin' ? 'admin' : 'member',
        })
        .execute()
    const memberOf = (userId: string) => ({ id: `mbr_${userId}`, userId, organisationId })
    const roles = async () =>
      Object.fromEntries((await organisations.members(organisationId)).map(({ userId, role }) => [userId, role]))
    return { organisations, memberOf, roles }
  }

  test('who may no longer do so when the change is made removes nobody, gives no role and sets no duty', async () => {
    const { organisations, memberOf, roles } = await opened()
    const before = await roles()
    const former = by('member', 'owner', 'admin')
    const removed = eventBy('member', 'member.removed')
    expect(await organisations.removeMember(memberOf('guest'), { by: former, rotation }, removed)).toBe(false)
    const given = { role: 'admin', inviting: ['owner', 'admin'], rotation } as const
    expect(await organisations.setRole(memberOf('guest'), given, former, eventBy('member', 'member.role'))).toBe(false)
    const duty = eventBy('admin', 'organisation.secondStep')
    expect(await organisations.requireSecondStep(organisationId, true, by('admin', 'owner'), duty)).toBe(false)
    expect(await roles()).toEqual(before)
  })

  test('who may does, and a member leaves by itself', async () => {
    const { organisations, memberOf, roles } = await opened()
    const given = { role: 'admin', inviting: ['owner', 'admin'], rotation } as const
    const role = eventBy('owner', 'member.role')
    expect(await organisations.setRole(memberOf('member'), given, by('owner', 'owner'), role)).toBe(true)
    const removed = eventBy('admin', 'member.removed')
    expect(
      await organisations.removeMember(memberOf('member'), { by: by('admin', 'owner', 'admin'), rotation }, removed),
    ).toBe(true)
    const left = eventBy('guest', 'member.removed')
    expect(await organisations.removeMember(memberOf('guest'), { by: undefined, rotation }, left)).toBe(true)
    const duty = eventBy('owner', 'organisation.secondStep')
    expect(await organisations.requireSecondStep(organisationId, true, by('owner', 'owner'), duty)).toBe(true)
    expect(await roles()).toEqual({ owner: 'owner', admin: 'admin' })
  })
}
