import type { ExampleRequest, Situation } from '#contract/examples/example'
import type { Operation } from '#contract/openapi/operations'
import { utcDay } from '#domain/core/instants'
import { sessionRequestsPerMinute } from '#server/access/tiers'
import type { AccountServices } from '#server/services/account/account-services'
import type { AppOptions, TestApp } from './app.ts'
import { type Person, person } from './person.ts'

/** The person of the examples. */
const id = '0123456789abcdef01234567'

const broken = (): never => {
  throw new Error('broken on purpose')
}

/** Services that each fail with an unexpected error. */
const brokenServices = (services: AccountServices): AccountServices =>
  // Each part is an object of functions, of which any name stands for one that fails.
  Object.fromEntries(
    Object.entries(services).map(([name, part]) => [name, new Proxy(part, { get: () => broken })]),
  ) as unknown as AccountServices

/** An app whose session tokens are always the same: a token differs with each key that signs it. */
const fixedToken: AppOptions = {
  deps: ({ account, now }) => ({
    account: account && {
      ...account,
      accounts: {
        ...account.accounts,
        token: async () => ({
          token: 'eyJhbGciOiJFZERTQSIsImtpZCI6Imp3a18xIn0.eyJzdWIiOiJ1c3JfMSIsInNpZCI6InNlc18xIn0.c2lnbmF0dXJl',
          expiresAt: new Date(now().getTime() + 900_000).toISOString(),
        }),
      },
    },
  }),
}

/** Settings of the app for a situation, for operations of sessions. */
export const accountOptions: Partial<Record<Situation, AppOptions>> = {
  brokenAccount: {
    deps: ({ account }) => ({ account: account && { ...account, services: brokenServices(account.services) } }),
  },
  brokenToken: {
    deps: ({ account }) => ({
      account: account && { ...account, accounts: { ...account.accounts, token: broken } },
    }),
  },
  brokenSessions: {
    deps: ({ sessions }) => ({
      sessions: sessions && {
        ...sessions,
        tokens: { find: () => Promise.reject(new Error('gone')) },
        accounts: { session: () => Promise.reject(new Error('gone')) },
      },
    }),
  },
  // PostgreSQL is not needed to see what a service without secrets says: any public name will do.
  providerKeysOff: { env: { PUBLIC_URL: 'https://valorem.example', MAIL_URL: 'smtp://127.0.0.1:1' } },
  cookie: fixedToken,
  fixedToken,
  sandboxMade: fixedToken,
}

/** Fixed random bytes, so that the examples have the same ids. */
export const fixedChance = (count: number): Uint8Array => Buffer.alloc(count, 0x5f)

const keyRow = (name: string, kind: 'secret' | 'publishable', createdAt: string) => ({
  ...{ name, tier: 'free' as const, kind, created_at: createdAt, owner_kind: 'user' as const, owner_id: `usr_${id}` },
  last_four: '7Qx2',
})

/** Two keys of a person, with counts of some days. */
const withKeys = async ({ db, clock }: TestApp): Promise<void> => {
  const secret = keyRow('Valuation service', 'secret', '2026-11-02T08:30:00.000Z')
  const site = keyRow('My pages', 'publishable', '2026-11-05T10:00:00.000Z')
  await db
    .insertInto('api_key')
    .values([
      { ...secret, id: 'key_5f0c1d2e3a4b5c6d7e', origins: '[]', prefix: 'vk_live_3f9a', hash: 'a' },
      {
        ...site,
        id: 'key_8a1b2c3d4e5f607182',
        origins: '["https://agency.example"]',
        prefix: 'vp_live_8Kd0',
        hash: 'b',
        public_text: `vp_live_8Kd0${'0'.repeat(41)}7Qx2`,
      },
    ])
    .execute()
  const counts = [
    ['key_5f0c1d2e3a4b5c6d7e', '2026-11-03', 120],
    ['key_5f0c1d2e3a4b5c6d7e', '2026-11-19', 48],
    ['key_5f0c1d2e3a4b5c6d7e', utcDay(clock.now), 37],
    ['key_8a1b2c3d4e5f607182', '2026-11-19', 9],
  ] as const
  await db
    .insertInto('usage')
    .values(counts.map(([key_id, day, count]) => ({ key_id, day, count })))
    .execute()
}

const organizationId = 'org_00112233445566778899aabb'

/** An organisation in which the person is an administrator. */
const withOrganisation = async (app: TestApp): Promise<void> => {
  const owner = await person(app, { id: 'fedcba9876543210fedcba98', name: 'Emma' })
  const createdAt = '2026-10-01T09:00:00.000Z'
  const { db } = app
  await db
    .insertInto('auth_organization')
    .values({ id: organizationId, name: 'Agence Exemple', slug: organizationId, createdAt })
    .execute()
  await db
    .insertInto('auth_member')
    .values([
      { id: 'mbr_000000000000000000000001', organizationId, userId: owner.userId, role: 'owner', createdAt },
      {
        ...{ id: 'mbr_000000000000000000000002', organizationId, userId: `usr_${id}`, role: 'admin' as const },
        createdAt: '2026-10-02T09:00:00.000Z',
      },
    ])
    .execute()
  await db
    .insertInto('auth_invitation')
    .values({
      ...{ id: 'inv_000000000000000000000001', organizationId, email: 'luc@agency.example', role: 'member' as const },
      ...{ status: 'pending' as const, inviterId: owner.userId, createdAt: '2026-11-20T09:00:00.000Z' },
      expiresAt: '2026-11-27T09:00:00.000Z',
    })
    .execute()
  await withKeyOfFormerMember(app)
}

/** A key of that organisation, whose maker does not belong to it any more. */
const withKeyOfFormerMember = async (app: TestApp): Promise<void> => {
  const former = await person(app, { id: 'aaaabbbbccccddddeeeeffff', name: 'Luc' })
  await app.db
    .insertInto('api_key')
    .values({
      ...keyRow('Shared service', 'secret', '2026-10-20T08:00:00.000Z'),
      ...{ id: 'key_1c2d3e4f5061728394', origins: '[]', prefix: 'vk_live_5Tz1', hash: 'c' },
      ...{ owner_kind: 'organisation' as const, owner_id: organizationId, created_by: former.userId },
    })
    .execute()
}

/** The organisation owned by the person, with what was done in it lately. */
const withOwnOrganisation = async (app: TestApp): Promise<void> => {
  await withOrganisation(app)
  const roles = [
    ['usr_fedcba9876543210fedcba98', 'admin'],
    [`usr_${id}`, 'owner'],
  ] as const
  for (const [userId, role] of roles)
    await app.db.updateTable('auth_member').set({ role }).where('userId', '=', userId).execute()
  const event = { ...{ actor_kind: 'user' as const, owner_kind: 'organisation' as const, owner_id: organizationId } }
  const place = { address: '192.0.2.0', request_id: 'req_2f1c9a7be04d4e0f' }
  const rows = [
    ['3', '2026-11-20T09:00:00.000Z', 'usr_fedcba9876543210fedcba98', 'member.invited', 'inv_000000000000000000000001'],
    ['2', '2026-11-01T10:00:00.000Z', 'usr_fedcba9876543210fedcba98', 'member.role', `usr_${id}`],
    ['1', '2026-10-20T08:00:00.000Z', 'usr_aaaabbbbccccddddeeeeffff', 'key.created', 'key_1c2d3e4f5061728394'],
  ] as const
  const details: Readonly<Record<string, object>> = {
    'member.invited': { role: 'member' },
    'member.role': { role: 'owner' },
    'key.created': { tier: 'free', kind: 'secret' },
  }
  await app.db
    .insertInto('audit_event')
    .values(
      rows.map(([number, at, actor_id, action, target_id]) => ({
        ...{ ...event, ...place, at, actor_id, action, target_id },
        ...{ id: `aud_00000000000000000000000${number}`, detail: JSON.stringify(details[action]) },
      })),
    )
    .execute()
}

const createKey = (app: TestApp, somebody: Person, name: string, creation?: string) =>
  app.deps.account?.services.keys.create(
    somebody.actor,
    { name, tier: 'free', kind: 'secret', owner: 'user' },
    creation,
  )

/** Prepares the app for a situation, for operations of sessions. */
const steps: Partial<Record<Situation, (app: TestApp, somebody: Person) => Promise<unknown>>> = {
  organisation: withOrganisation,
  ownOrganisation: withOwnOrganisation,
  sessionOver: ({ deps }, { cookie }) => deps.account?.accounts.signOut(cookie) ?? Promise.resolve(),
  sessionMinuteUsedUp: ({ deps }, { userId }) =>
    deps.limiter.take(`user:${userId}`, sessionRequestsPerMinute, { places: sessionRequestsPerMinute }),
  keysUsedUp: (app, somebody) => Promise.resolve(createKey(app, somebody, 'Third')),
  keyMadeBefore: (app, somebody) => Promise.resolve(createKey(app, somebody, 'Valuation service', 'pages-1')),
  providerKeys: async (app, { actor }) => {
    await withOrganisation(app)
    const keys = app.deps.account?.services.providerKeys
    await keys?.save(actor, 'openai', { key: 'sk-proj-0000000000000000Qx2f', owner: 'user' })
    // The chance of the examples makes the same id again.
    await app.db.updateTable('provider_key').set({ id: 'pvk_000000000000000000000001' }).execute()
    await keys?.save(actor, 'anthropic', { key: 'sk-ant-000000000000000K0mp', owner: 'organisation' })
  },
  exportedBefore: ({ deps }, { actor }) => deps.account?.services.privacy.export(actor) ?? Promise.resolve(),
}

/** The tables that an arrangement writes to; what belongs to a person or an organisation goes with its row. */
const arrangedTables = ['auth_organization', 'auth_user', 'api_key', 'provider_key', 'usage', 'audit_event'] as const

/** Removes what the first try of a test has left, whose ids are those of its second try. */
const removeEarlierArrangement = async ({ db }: TestApp): Promise<void> => {
  for (const table of arrangedTables) await db.deleteFrom(table).execute()
}

/** Arranges a session and the situation of an example; gives the headers that prove the session. */
export const arrangedSession = async (
  app: TestApp,
  { access }: Operation,
  { situation }: ExampleRequest,
): Promise<Record<string, string>> => {
  await removeEarlierArrangement(app)
  const somebody = await person(app, { id })
  await withKeys(app)
  const token = access.cookieOnly ? '' : await somebody.token()
  if (situation) await steps[situation]?.(app, somebody)
  if (situation === 'noCredential') return { Authorization: '' }
  return access.cookieOnly ? { Cookie: somebody.cookie, Origin: app.url } : { Authorization: `Bearer ${token}` }
}
