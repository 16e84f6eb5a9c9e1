import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteExpired } from '../adapters/storage/expiry.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { until } from '../support/until.ts'
import { founder, invited, joined, memberForm, page, somebody } from './organisation-visitors.ts'
import { lettersOf, nthLetter, password, type Visitor } from './visitor.ts'

/** Changes of who belongs to an organisation, through its pages, on the engine of an environment. */
export const organisationLife = (environment: () => Promise<Record<string, string>>): void => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp({ env: { TRUST_PROXY: '1', ...(await environment()) } })
  })
  afterAll(() => app.close())

  /** An organisation whose administrator has invited a second address of its own. */
  const withSecondAddress = async () => {
    const owner = await founder(app)
    const admin = await joined(app, owner.visitor, 'Administrator', 'admin')
    const second = await somebody(app, 'Second address')
    const link = await invited(app, admin.visitor, second.email, 'admin')
    return { owner, admin, second, link }
  }

  const openInvitations = async (owner: Visitor): Promise<number> =>
    (await owner.get(page)).text.match(/action="\/account\/organisation\/invitations\/[\w-]+\/cancel"/g)?.length ?? 0

  const ends: readonly (readonly [
    what: string,
    act: (people: Awaited<ReturnType<typeof withSecondAddress>>) => Promise<string>,
  ])[] = [
    [
      'is removed',
      async ({ owner, admin }) => {
        const { to } = await owner.visitor.post(await memberForm(owner.visitor, admin.email, 'remove'), {})
        return to
      },
    ],
    ['leaves', async ({ admin }) => (await admin.visitor.post(`${page}/leave`, {})).to],
    [
      'becomes a member',
      async ({ owner, admin }) => {
        const path = await memberForm(owner.visitor, admin.email, 'role')
        return (await owner.visitor.post(path, { role: 'member' })).to
      },
    ],
  ]
  test.each(ends)('what an administrator who %s has invited ends with it', async (_what, act) => {
    const people = await withSecondAddress()
    const { owner, second, link } = people
    expect(await openInvitations(owner.visitor)).toBe(1)
    expect(await act(people)).toMatch(page)
    expect(await openInvitations(owner.visitor)).toBe(0)
    expect((await second.visitor.get(link)).text).toContain('no longer valid')
    const accepted = await second.visitor.post(`${link}/accept`, {})
    expect([accepted.status, accepted.text.includes('no longer valid')]).toEqual([400, true])
    expect((await second.visitor.get(page)).text).toContain('You belong to no organisation.')
  })

  test('what a member has invited ends with the deletion of its account, and so does what was sent to it', async () => {
    const { owner, admin, second, link } = await withSecondAddress()
    const other = await founder(app)
    await invited(app, other.visitor, admin.email, 'member')
    const stored = () => app.db.selectFrom('auth_invitation').select('id').where('email', '=', admin.email).execute()
    // What the person accepted, and what the other organisation sent.
    expect(await stored()).toHaveLength(2)
    expect((await admin.visitor.post('/account/privacy/delete', { password })).to).toBe('/sign-in?deleted=1')
    expect(await openInvitations(owner.visitor)).toBe(0)
    expect((await second.visitor.post(`${link}/accept`, {})).status).toBe(404)
    expect(await stored()).toEqual([])
  })

  test('whoever lost the right to invite in a way that ended nothing lets nobody in', async () => {
    const { admin, second, link } = await withSecondAddress()
    // As a process of the version before does it.
    const { id } = await app.db
      .selectFrom('auth_user')
      .select('id')
      .where('email', '=', admin.email)
      .executeTakeFirstOrThrow()
    await app.db.updateTable('auth_member').set({ role: 'member' }).where('userId', '=', id).execute()
    expect((await second.visitor.get(link)).text).toContain('no longer valid')
    expect((await second.visitor.post(`${link}/accept`, {})).status).toBe(400)
    expect((await second.visitor.get(page)).text).toContain('You belong to no organisation.')
  })

  test('the owner is told by letter of each new administrator: joined, promoted, or owner before', async () => {
    const told = () => lettersOf(app, page).length
    const before = told()
    const toldBefore = app.printed.filter(line => /\((newAdministrator|handedOver|handedOverToYou)\)/.test(line)).length
    const owner = await founder(app)
    await joined(app, owner.visitor, 'Member', 'member')
    const admin = await joined(app, owner.visitor, 'Administrator', 'admin')
    await nthLetter(app, before, page)
    const promoted = await joined(app, owner.visitor, 'Promoted', 'member')
    await owner.visitor.post(await memberForm(owner.visitor, promoted.email, 'role'), { role: 'admin', password })
    await nthLetter(app, before + 1, page)
    await owner.visitor.post(await memberForm(owner.visitor, admin.email, 'role'), { role: 'owner', password })
    const tellings = () => app.printed.filter(line => /\((newAdministrator|handedOver|handedOverToYou)\)/.test(line))
    const letters = await until(() => (tellings().length > toldBefore + 3 ? tellings() : undefined), 'letters to both')
    const shown = letters.slice(-4).map(line => /^Letter for (.).*\((\w+)\)/.exec(line)?.slice(1).join(' '))
    expect(shown.slice(0, 2)).toEqual(['o newAdministrator', 'o newAdministrator'])
    // A letter goes to both, in any order.
    expect(shown.slice(2).sort()).toEqual(['a handedOverToYou', 'o handedOver'])
  })

  test('of two changes at once each is made or refused with a reason, and one owner is left', async () => {
    const owner = await founder(app)
    const [one, other] = [
      await joined(app, owner.visitor, 'Administrator', 'admin'),
      await joined(app, owner.visitor, 'Member', 'member'),
    ]
    const paths = await Promise.all([one, other].map(({ email }) => memberForm(owner.visitor, email, 'role')))
    const answers = await Promise.all(paths.map(path => owner.visitor.post(path, { role: 'owner', password })))
    const statuses = answers.map(({ status }) => status)
    expect(statuses).toContain(303)
    // The one that comes later is told of the change, or of the right that it no longer has.
    expect(statuses.filter(status => ![303, 400, 403].includes(status))).toEqual([])
    expect(statuses.filter(status => status === 303)).toHaveLength(1)
    expect(app.logged.filter(({ level }) => level === 'error')).toEqual([])
    const owners = await app.db
      .selectFrom('auth_member')
      .innerJoin('auth_user', 'auth_user.id', 'auth_member.userId')
      .select('email')
      .where('role', '=', 'owner')
      .where('email', 'in', [owner.email, one.email, other.email])
      .execute()
    expect(owners).toHaveLength(1)
  })

  test('an administrator who is removed while it invites leaves no invitation behind', async () => {
    const owner = await founder(app)
    const admin = await joined(app, owner.visitor, 'Administrator', 'admin')
    const removal = await memberForm(owner.visitor, admin.email, 'remove')
    const invitations = [1, 2, 3].map(number =>
      admin.visitor.post(`${page}/invitations`, { email: `guest-${number}@agency.example`, role: 'admin', password }),
    )
    const [removed, ...answers] = await Promise.all([owner.visitor.post(removal, {}), ...invitations])
    expect(removed.status).toBe(303)
    expect(answers.filter(({ status }) => ![303, 400, 403, 404].includes(status))).toEqual([])
    expect(await openInvitations(owner.visitor)).toBe(0)
  })

  test('an invitation that was sent while there was room makes no hundred and first member', async () => {
    const owner = await founder(app)
    const guest = await somebody(app, 'Guest')
    const link = await invited(app, owner.visitor, guest.email, 'member')
    const { organizationId } = await app.db
      .selectFrom('auth_invitation')
      .select('organizationId')
      .where('email', '=', guest.email)
      .executeTakeFirstOrThrow()
    const at = app.clock.now.toISOString()
    // With the owner these are a hundred.
    const others = Array.from({ length: 99 }, (_, number) => `${organizationId.slice(4)}_${number}`)
    await app.db
      .insertInto('auth_user')
      .values(
        others.map(id => ({
          ...{ id: `usr_${id}`, name: 'Member', email: `${id}@agency.example`, image: null },
          ...{ emailVerified: true, createdAt: at, updatedAt: at, twoFactorEnabled: null },
        })),
      )
      .execute()
    await app.db
      .insertInto('auth_member')
      .values(
        others.map(id => ({
          id: `mbr_${id}`,
          organizationId,
          userId: `usr_${id}`,
          role: 'member' as const,
          createdAt: at,
        })),
      )
      .execute()
    const accepted = await guest.visitor.post(`${link}/accept`, {})
    expect([accepted.status, accepted.text.includes('as many members as it may have')]).toEqual([400, true])
    await app.db.deleteFrom('auth_member').where('id', '=', `mbr_${others[0]}`).execute()
    expect((await guest.visitor.post(`${link}/accept`, {})).to).toBe(page)
  })

  test('an invitation is stored for thirty days, whatever became of it', async () => {
    const owner = await founder(app)
    const guest = await somebody(app, 'Guest')
    const declined = await invited(app, owner.visitor, guest.email, 'member')
    await guest.visitor.post(`${declined}/decline`, {})
    await invited(app, owner.visitor, 'nobody@agency.example', 'member')
    const emails = [guest.email, 'nobody@agency.example']
    const stored = () => app.db.selectFrom('auth_invitation').select('email').where('email', 'in', emails).execute()
    const later = (ms: number) => new Date(app.clock.now.getTime() + ms)
    await deleteExpired(app.db, later(30 * 86_400_000))
    expect(await stored()).toHaveLength(2)
    await deleteExpired(app.db, later(30 * 86_400_000 + 1))
    expect(await stored()).toEqual([])
  })
}
