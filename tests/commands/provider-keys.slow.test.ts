import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../adapters/storage/places.ts'
import { root } from '../architecture/sources.ts'
import { nodeEnv } from '../support/process.ts'

const secret = (id: string, byte: number): string => `${id}:${Buffer.alloc(32, byte).toString('base64')}`
const providerKey = 'sk-proj-A1b2C3d4E5f6G7h8Qx2f'

/** Runs a command of the operator to its end, with text on its standard input. */
const run = (
  file: string,
  args: readonly string[],
  { env, input = '' }: { env: Record<string, string>; input?: string },
): Promise<{ code: number | null; output: string; fault: string }> =>
  new Promise(resolve => {
    const child = spawn(process.execPath, [join(root, `server/commands/${file}.ts`), ...args], {
      env: { ...nodeEnv, ...env },
    })
    let [output, fault] = ['', '']
    child.stdout.on('data', text => {
      output += text
    })
    child.stderr.on('data', text => {
      fault += text
    })
    child.once('close', code => resolve({ code, output, fault }))
    // A command that refuses at once does not read.
    child.stdin.on('error', () => {})
    child.stdin.end(input)
  })

/** A provider that takes one key and refuses every other. */
const provider = async (): Promise<string> => {
  const server = createServer((req, res) => {
    res.writeHead(req.headers.authorization === `Bearer ${providerKey}` ? 200 : 401).end('{}')
  }).listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
}

const opened = async () => {
  const folder = temporaryFolder()
  const env = { DATA_DIR: folder, OPENAI_URL: await provider(), PROVIDER_KEY_SECRETS: secret('first', 1) }
  const made = await run('keys', ['create', '--name', 'N', '--tier', 'free', '--json'], { env })
  const { id } = JSON.parse(made.output) as { id: string }
  const type = (args: readonly string[], input = '', more: Record<string, string> = {}) =>
    run('provider-keys', args, { env: { ...env, ...more }, input })
  return { folder, env, id, type, of: ['--key', id, '--provider', 'openai'] }
}

test('a key is read from standard input, checked, listed by its last four, and removed', async () => {
  const { folder, id, type, of } = await opened()
  const set = await type(['set', ...of, '--json'], ` ${providerKey} \nsecond line\n`)
  expect(set).toMatchObject({ code: 0, fault: '' })
  expect(JSON.parse(set.output)).toEqual({
    ...{ provider: 'openai', display: '…Qx2f', status: 'accepted', lastUsedAt: null },
    createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
  })
  const list = await type(['list', '--key', id, '--json'])
  expect(JSON.parse(list.output).providerKeys).toMatchObject([
    { provider: 'openai', display: '…Qx2f', fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/) },
  ])
  const files = readdirSync(folder).map(file => readFileSync(join(folder, file), 'latin1'))
  expect(files.filter(text => text.includes('A1b2C3d4E5f6G7h8'))).toEqual([])
  expect(await type(['remove', ...of])).toMatchObject({ code: 0, output: 'The key of openai is deleted.\n' })
  expect(await type(['remove', ...of])).toMatchObject({ code: 2, output: '' })
})

test('wrong arguments, an unknown id, a rejected key: 2, a sentence, and never the key', async () => {
  const { id, type, of } = await opened()
  const wrong = 'sk-proj-wrong-wrong-wrong'
  const cases: [string[], string, string, Record<string, string>?][] = [
    [[], '', 'A command is missing.'],
    [['put'], '', 'There is no command "put".'],
    [['set', '--provider', 'openai'], wrong, 'The id of an API key is missing'],
    [['set', '--key', 'key_nobody', '--provider', 'openai'], wrong, 'No key has the id "key_nobody"'],
    [['set', '--key', id, '--provider', 'groq'], wrong, 'Name the provider'],
    [['set', ...of, wrong], '', 'the key comes on standard input'],
    [['set', ...of], '', '8 to 500 visible ASCII characters'],
    [['set', ...of], 'short', '8 to 500 visible ASCII characters'],
    [['set', ...of], wrong, 'openai does not take this key.'],
    [['set', ...of], wrong, 'PROVIDER_KEY_SECRETS', { PROVIDER_KEY_SECRETS: 'first:short' }],
    [['list', ...of], '', 'list does not take --provider.'],
  ]
  for (const [args, input, sentence, more] of cases) {
    const { code, output, fault } = await type(args, input, more)
    expect([args, code, output]).toEqual([args, 2, ''])
    expect(fault).toContain(sentence)
    expect(fault).not.toContain(wrong)
  }
})

test('a provider that cannot be asked, and --no-check, store the key as unchecked', async () => {
  const { type, of } = await opened()
  // Port 1 of this machine refuses.
  const away = { OPENAI_URL: 'http://127.0.0.1:1/v1' }
  expect(JSON.parse((await type(['set', ...of, '--json'], providerKey, away)).output)).toMatchObject({
    status: 'unchecked',
  })
  const unasked = await type(['set', ...of, '--no-check', '--json'], 'sk-proj-wrong-wrong-wrong')
  expect(JSON.parse(unasked.output)).toMatchObject({ status: 'unchecked', display: '…rong' })
})

test('rewrap moves provider keys under the first secret and says how many', async () => {
  const { env, id, type, of } = await opened()
  await type(['set', ...of], providerKey)
  const rotated = { ...env, PROVIDER_KEY_SECRETS: `${secret('second', 2)},${secret('first', 1)}` }
  const rewrap = () => run('keys', ['rewrap', '--json'], { env: rotated })
  expect(JSON.parse((await rewrap()).output)).toEqual({ rewrapped: 1, already: 0, unopened: 0 })
  expect(JSON.parse((await rewrap()).output)).toEqual({ rewrapped: 0, already: 1, unopened: 0 })
  const after = await type(['list', '--key', id], '', { PROVIDER_KEY_SECRETS: secret('second', 2) })
  expect(after.output).toContain('openai  …Qx2f  accepted')
  const lost = await type(['list', '--key', id], '', { PROVIDER_KEY_SECRETS: secret('first', 1) })
  expect(lost.output).toBe('No provider keys.\n')
  const off = await run('keys', ['rewrap'], { env: { DATA_DIR: env.DATA_DIR, HOST: '0.0.0.0' } })
  expect(off).toMatchObject({ code: 2, fault: expect.stringContaining('PROVIDER_KEY_SECRETS is not set') })
})

test('a revoked key loses its provider keys and gets none', async () => {
  const { env, id, type, of } = await opened()
  await type(['set', ...of], providerKey)
  await run('keys', ['revoke', id], { env })
  expect(await type(['set', ...of], providerKey)).toMatchObject({
    code: 2,
    fault: expect.stringContaining(`"${id}" is revoked.`),
  })
})

test('on this machine the secret is made once, for its user alone', async () => {
  const { env, id, of } = await opened()
  const { PROVIDER_KEY_SECRETS: _, ...without } = env
  const type = (args: readonly string[]) => run('provider-keys', args, { env: without, input: providerKey })
  await type(['set', ...of])
  const text = readFileSync(join(env.DATA_DIR, 'provider-key-secret'), 'utf8')
  expect(Buffer.from(text, 'base64url')).toHaveLength(32)
  expect((await type(['list', '--key', id])).output).toContain('…Qx2f')
  // Under the id "made" it may be written into the setting, and be rotated like any other.
  const rotated = { ...env, PROVIDER_KEY_SECRETS: `${secret('second', 2)},made:${text.trim()}` }
  const { output } = await run('keys', ['rewrap', '--json'], { env: rotated })
  expect(JSON.parse(output)).toEqual({ rewrapped: 1, already: 0, unopened: 0 })
})
