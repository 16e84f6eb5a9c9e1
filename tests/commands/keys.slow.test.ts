import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createKeyFinder } from '#server/access/credentials'
import { isWellFormedKey } from '#server/access/keys'
import { createAccountRemoval } from '#server/adapters/storage/account-removal'
import { createAuditStore } from '#server/adapters/storage/audit-store'
import { createKeyStore } from '#server/adapters/storage/key-store'
import { createOperatorStore } from '#server/adapters/storage/operator-store'
import { createOwnedKeyStore } from '#server/adapters/storage/owned-keys'
import { createSessionStore } from '#server/adapters/storage/person-store'
import { createUsageStore } from '#server/adapters/storage/usage-store'
import { runKeysCommand } from '#server/commands/keys-command'
import type { Letter } from '#server/ports/accounts'
import { ended, startProgram } from '../adapters/storage/child.ts'
import { inFolder, temporaryDatabase, temporaryFolder, temporaryRecords } from '../adapters/storage/places.ts'

const now = new Date('2026-11-21T10:00:00.000Z')

/** A context on an empty database, and a way to type commands at it. */
const newContext = async () => {
  const { db, engine } = await temporaryRecords(inFolder(temporaryFolder()))
  const letters: Letter[] = []
  const accounts = {
    operator: createOperatorStore(db),
    owned: createOwnedKeyStore(db, engine),
    sessions: createSessionStore(db),
    removal: createAccountRemoval(db, engine),
    rotation: () => undefined,
    audit: createAuditStore(db),
    mail: { send: (letter: Letter) => void letters.push(letter), close: async () => {} },
    origin: 'http://localhost:3000',
    now: () => now,
  }
  const context = {
    db,
    letters,
    accounts,
    keys: createKeyStore(db),
    usage: createUsageStore(db),
    sealed: () => {
      throw new Error('tests/commands/provider-keys.slow.test.ts is about these')
    },
    randomBytes,
    now: () => now,
  }
  const type = (...args: string[]) => runKeysCommand(args, context)
  /** Makes a key and gives what `create --json` printed. */
  const create = async (...args: string[]): Promise<Record<string, string>> =>
    JSON.parse((await type('create', '--json', ...args)).output)
  return { ...context, type, create }
}

test('create --json prints one object of id, key, name and tier, and the key works', async () => {
  const { type, keys } = await newContext()
  const { output, fault, exitCode } = await type('create', '--name', ' Agence du Nord ', '--tier', 'pro', '--json')
  const made = JSON.parse(output)
  expect(Object.keys(made)).toEqual(['id', 'key', 'name', 'tier'])
  expect(made).toMatchObject({ name: 'Agence du Nord', tier: 'pro', key: expect.stringMatching(/^vk_live_/) })
  expect({ fault, exitCode }).toEqual({ fault: '', exitCode: 0 })
  expect(isWellFormedKey(made.key)).toBe(true)
  const { find } = createKeyFinder({ keys, now: () => 0 })
  expect(await find(made.key)).toMatchObject({ id: made.id, kind: 'secret', origins: [], createdAt: now.toISOString() })
})

test('create without --json shows the key and says that it is shown once', async () => {
  const { type } = await newContext()
  const { output } = await type('create', '--name', 'N', '--tier', 'free')
  expect(output).toMatch(/^key {6}vk_live_[0-9A-Za-z]{49}$/m)
  expect(output).toContain('never shown again')
})

test('a publishable key is bound to its origins, each once and as browsers send it', async () => {
  const { create, keys } = await newContext()
  const origins = [
    '--origin',
    'https://Agency.lu',
    '--origin',
    'https://agency.lu:443',
    '--origin',
    'http://localhost:80',
  ]
  const { key = '' } = await create('--name', 'Site', '--tier', 'free', '--publishable', ...origins)
  expect(key).toMatch(/^vp_live_/)
  expect(await createKeyFinder({ keys, now: () => 0 }).find(key)).toMatchObject({
    kind: 'publishable',
    origins: ['https://agency.lu', 'http://localhost'],
  })
})

test('list shows everything of a key but the key', async () => {
  const { create, keys, type, usage } = await newContext()
  const { id = '', key = '' } = await create('--name', 'Agence', '--tier', 'free')
  await Promise.all([1, 2, 3].map(() => usage.count(id, '2026-11-21')))
  await usage.count(id, '2026-11-20')
  await keys.revoke(id, '2026-11-21T11:00:00.000Z')
  const shown = `${key.slice(0, 12)}…${key.slice(-4)}`
  const table = (await type('list')).output
  for (const text of [id, 'Agence', 'free', 'secret', shown, now.toISOString(), '2026-11-21T11:00:00.000Z']) {
    expect(table).toContain(text)
  }
  expect(table).toMatch(/ 3$/m)
  const json = (await type('list', '--json')).output
  expect(JSON.parse(json)).toEqual({
    keys: [
      {
        id,
        name: 'Agence',
        tier: 'free',
        kind: 'secret',
        key: shown,
        owner: '-',
        origins: [],
        createdAt: now.toISOString(),
        revokedAt: '2026-11-21T11:00:00.000Z',
        today: 3,
      },
    ],
  })
  expect(table + json).not.toContain(key.slice(12, -4))
})

test('an empty list says so, and as JSON is an empty list', async () => {
  const { type } = await newContext()
  expect((await type('list')).output).toBe('No keys yet.')
  expect((await type('list', '--json')).output).toBe('{"keys":[]}')
})

test('revoke and set-tier change the key that they name', async () => {
  const { create, keys, type } = await newContext()
  const { id = '' } = await create('--name', 'Agence', '--tier', 'free')
  expect(await type('set-tier', id, 'enterprise')).toMatchObject({
    output: `${id} has the tier enterprise.`,
    exitCode: 0,
  })
  expect(await type('revoke', id, '--json')).toMatchObject({ output: `{"id":"${id}","revoked":true}`, exitCode: 0 })
  expect(await keys.list()).toMatchObject([{ id, tier: 'enterprise', revokedAt: now.toISOString() }])
})

const named = ['create', '--name', 'N']
const page = ['--origin', 'https://agency.lu']

test.each([
  ['nothing', [], 'A command is missing.'],
  ['an unknown command', ['delete', 'key_1'], 'There is no command "delete".'],
  ['an unknown option', ['list', '--all'], "Unknown option '--all'"],
  ['no name', ['create', '--tier', 'free'], 'A name is missing: --name NAME.'],
  ['an empty name', ['create', '--name', '  ', '--tier', 'free'], '1 to 200 characters'],
  ['a long name', ['create', '--name', 'x'.repeat(201), '--tier', 'free'], '1 to 200 characters'],
  ['a control character', ['create', '--name', 'a\u0007b', '--tier', 'free'], 'without control characters'],
  ['no tier', named, 'A tier is missing'],
  ['an unknown tier', [...named, '--tier', 'gold'], '"gold" is no tier: write free, pro or enterprise.'],
  ['the sandbox tier', [...named, '--tier', 'sandbox'], 'belongs to the shared sandbox key alone'],
  ['a publishable key without a page', [...named, '--tier', 'free', '--publishable'], 'must be bound to its pages'],
  ['an origin for a secret key', [...named, '--tier', 'free', ...page], 'Only publishable keys'],
  [
    'an origin with a path',
    [...named, '--tier', 'free', '--publishable', '--origin', 'https://agency.lu/site'],
    '"https://agency.lu/site" is no origin',
  ],
  ['a word too many', ['list', 'key_1'], 'list does not take "key_1".'],
  ['an option of another command', ['list', '--name', 'N'], 'list does not take --name.'],
  ['revoke without an id', ['revoke'], 'The id of a key is missing'],
  ['revoke of an unknown key', ['revoke', 'key_9'], 'No key has the id "key_9"'],
  ['set-tier without a tier', ['set-tier', 'key_1'], 'A tier is missing'],
  ['set-tier to an unknown tier', ['set-tier', 'key_1', 'gold'], '"gold" is no tier'],
  ['set-tier to the sandbox', ['set-tier', 'key_1', 'sandbox'], 'belongs to the shared sandbox key alone'],
  ['set-tier of an unknown key', ['set-tier', 'key_9', 'pro'], 'No key has the id "key_9"'],
])('%s is refused with the reason and the usage, and makes no key', async (_, args, why) => {
  const { keys, type } = await newContext()
  const { output, fault, exitCode } = await type(...args)
  expect({ output, exitCode }).toEqual({ output: '', exitCode: 2 })
  expect(fault).toContain(why)
  expect(fault).toContain('Usage: npm run -s keys -- COMMAND')
  expect(await keys.list()).toEqual([])
})

test('--help prints the usage and is no fault', async () => {
  const { type } = await newContext()
  expect(await type('--help')).toMatchObject({
    fault: '',
    exitCode: 0,
    output: expect.stringContaining('set-tier ID TIER'),
  })
})

const typed = (folder: string, ...args: string[]) =>
  ended(startProgram('server/commands/keys.ts', args, { DATA_DIR: folder }))

test('the program makes and revokes keys while the service has the records open, which honours both', async () => {
  const folder = temporaryFolder()
  const db = await temporaryDatabase(folder)
  const clock = { at: 1_000_000 }
  const { find } = createKeyFinder({ keys: createKeyStore(db), now: () => clock.at })
  const created = await typed(folder, 'create', '--name', 'Agence', '--tier', 'pro', '--json')
  expect(created).toMatchObject({ code: 0, fault: '' })
  const { id, key } = JSON.parse(created.output)
  expect(await find(key)).toMatchObject({ id, tier: 'pro' })
  expect(await typed(folder, 'set-tier', id, 'free')).toMatchObject({ code: 0, fault: '' })
  expect(await typed(folder, 'revoke', id)).toMatchObject({ code: 0, fault: '' })
  clock.at += 3000
  expect(await find(key)).toMatchObject({ id, tier: 'free', revokedAt: expect.any(String) })
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
  const files = entries.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'latin1'))
  expect(files.filter(text => text.includes(key))).toEqual([])
})

test('the program ends with 2 and says why on the other output when a command is wrong', async () => {
  const { code, output, fault } = await typed(temporaryFolder(), 'create', '--name', 'N', '--tier', 'gold', '--json')
  expect({ code, output }).toEqual({ code: 2, output: '' })
  expect(fault).toContain('"gold" is no tier')
})

test('the program says when the folder of the records cannot be used', async () => {
  const { code, output, fault } = await typed('/dev/null/data', 'list')
  expect({ code, output }).toEqual({ code: 1, output: '' })
  expect(fault).toMatch(/^The keys cannot be reached: .*\/dev\/null\/data/)
})
