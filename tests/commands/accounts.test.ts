import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openRecords } from '#server/adapters/storage/records'
import { createUsageStore } from '#server/adapters/storage/usage-store'
import { createAccountContext } from '#server/commands/account-context'
import { runKeysCommand } from '#server/commands/keys-command'
import { readCommandConfiguration } from '#server/config/configuration'
import { temporaryFolder } from '../adapters/storage/places.ts'
import { accountsWorld } from '../support/accounts-world.ts'

const wanted = { name: 'Own', kind: 'secret', owner: 'user' } as const

/** An app with a person, and a way to type commands at its records. */
const opened = async () => {
  const world = await accountsWorld()
  const ada = await world.signedIn('Ada')
  const folder = temporaryFolder()
  const config = readCommandConfiguration({ DATA_DIR: folder })
  const { db } = world.app
  const accounts = createAccountContext(config, { ...(await recordsOf(folder)), db })
  const context = {
    accounts,
    keys: world.app.keys,
    usage: createUsageStore(db),
    sealed: () => {
      throw new Error('tests/commands/provider-keys.slow.test.ts is about these')
    },
    randomBytes,
    now: () => world.app.clock.now,
  }
  return { ...world, ada, folder, accounts, type: (...args: string[]) => runKeysCommand(args, context) }
}

/** Records of a folder whose tables nobody looks at: the commands work on those of the app. */
const recordsOf = async (dataDir: string) => {
  const records = await openRecords({ dataDir, databaseUrl: undefined, databasePoolMax: 2 })
  await records.close()
  return records
}

test('a plan opens tiers to self-service, and a lowered one lowers the keys above it', async () => {
  const { app, services, ada, type } = await opened()
  expect(await type('set-plan', ada.email, 'pro')).toMatchObject({
    exitCode: 0,
    output: `${ada.email} has the plan pro.`,
  })
  const { key } = await services.keys.create(ada.actor, { ...wanted, tier: 'pro' }, undefined)
  expect(key.tier).toBe('pro')
  await type('set-plan', ada.email, 'free')
  expect((await services.keys.one(ada.actor, key.id)).tier).toBe('free')
  expect(await type('set-plan', ada.email, 'gold')).toMatchObject({
    exitCode: 2,
    fault: expect.stringContaining('"gold" is no plan'),
  })
  expect(await type('set-plan', 'nobody@agency.example', 'pro')).toMatchObject({ exitCode: 2 })
  await app.close()
})

test('a key for web pages that has an owner is not said to be shown this once: its account keeps the text', async () => {
  const { app, services, ada, type } = await opened()
  const wish = ['create', '--name', 'Pages', '--tier', 'free', '--owner', ada.email]
  const { output } = await type(...wish, '--publishable', '--origin', 'https://agency.lu')
  const [, key] = /^key {6}(vp_live_\w+)$/m.exec(output) ?? []
  expect((await services.keys.list(ada.actor))[0]?.text).toBe(key)
  expect(output).toContain('at /account/embed')
  expect(output).not.toContain('never shown again')
  expect((await type(...wish)).output).toContain('never shown again')
  await app.close()
})

test('a key for an owner is listed with it, whatever its plan, and the owner sees it', async () => {
  const { app, services, ada, type } = await opened()
  await services.organisations.found(ada.actor, 'Agence')
  const organisation = await services.organisations.membership(ada.userId)
  const own = JSON.parse(
    (await type('create', '--json', '--name', 'Big', '--tier', 'enterprise', '--owner', ada.email)).output,
  )
  await type('create', '--name', 'Shared', '--tier', 'free', '--owner', organisation?.id ?? '')
  await type('create', '--name', 'Operator', '--tier', 'free')
  expect((await services.keys.list(ada.actor)).map(({ name }) => name)).toEqual(['Big', 'Shared'])
  expect((await services.keys.one(ada.actor, own.id)).tier).toBe('enterprise')
  const all = JSON.parse((await type('list', '--json')).output).keys as { name: string; owner: string }[]
  expect(Object.fromEntries(all.map(({ name, owner }) => [name, owner]))).toEqual({
    Big: ada.email,
    Shared: 'Agence',
    Operator: '-',
  })
  const listed = JSON.parse((await type('list', '--owner', ada.email, '--json')).output).keys
  expect(listed).toHaveLength(1)
  await app.close()
})

test('set-origins replaces the origins of a publishable key alone', async () => {
  const { app, type } = await opened()
  const site = JSON.parse(
    (await type('create', '--json', '--name', 'S', '--tier', 'free', '--publishable', '--origin', 'https://a.example'))
      .output,
  )
  const secret = JSON.parse((await type('create', '--json', '--name', 'S', '--tier', 'free')).output)
  expect((await type('set-origins', site.id, 'https://B.example', 'https://c.example')).exitCode).toBe(0)
  const key = (await app.keys.list()).find(({ id }) => id === site.id)
  expect(key?.origins).toEqual(['https://b.example', 'https://c.example'])
  expect((await type('set-origins', site.id, 'https://b.example/path')).exitCode).toBe(2)
  expect((await type('set-origins', secret.id, 'https://b.example')).exitCode).toBe(2)
  expect((await type('set-origins', site.id)).exitCode).toBe(2)
  await app.close()
})

test('sessions are ended, and an account is deleted with its keys', async () => {
  const { app, services, ada, type } = await opened()
  const { secret } = await services.keys.create(ada.actor, { ...wanted, tier: 'free' }, undefined)
  expect((await type('end-sessions', ada.email)).exitCode).toBe(0)
  expect(await app.deps.account?.accounts.sessionById(ada.session.id)).toBeUndefined()
  expect((await type('delete-account', ada.email)).exitCode).toBe(0)
  expect(await app.deps.keyFinder.find(secret)).toHaveProperty('revokedAt')
  expect((await type('delete-account', ada.email)).exitCode).toBe(2)
  await app.close()
})

test('a second factor is turned off for who lost the device, and the person is told by letter', async () => {
  const { app, ada, accounts, folder, type } = await opened()
  expect(await type('two-factor-off', ada.email)).toMatchObject({
    exitCode: 2,
    fault: expect.stringContaining('has no second factor'),
  })
  await app.deps.account?.accounts.startTwoFactor(ada.cookie, 'four words make one', ada.userId)
  expect((await type('two-factor-off', ada.email)).exitCode).toBe(0)
  await accounts.mail.close()
  const [letter = ''] = await readdir(join(folder, 'outbox'))
  expect(letter).toContain('twoFactorChanged')
  expect(await readFile(join(folder, 'outbox', letter), 'utf8')).toContain(`To: ${ada.email}`)
  expect(await app.db.selectFrom('auth_two_factor').select('id').execute()).toEqual([])
  await app.close()
})
