import { expect, test } from 'vitest'
import { readConfiguration } from '#server/config/configuration'
import type { Log } from '#server/ports/log'
import { warnOfSettings } from '#server/start/warnings'

/** The warnings of a start with an environment. */
const warnedOf = (env: NodeJS.ProcessEnv, isShared = false): string[] => {
  const warned: string[] = []
  const ignore = (): void => {}
  const log: Log = { debug: ignore, info: ignore, error: ignore, warn: (_fields, message) => void warned.push(message) }
  warnOfSettings(readConfiguration(env), { isShared }, log)
  return warned
}

const sandboxWarning = expect.stringContaining('the sandbox key and failures on demand are on')

test.each([
  // As HAProxy on the same machine has it where nobody named the public address.
  { TRUST_PROXY: '1' },
  { HOST: '0.0.0.0', ACCOUNTS: 'off', SANDBOX: 'on' },
  { PUBLIC_URL: 'https://valorem.example', ACCOUNTS: 'off', SANDBOX: 'on' },
])('%o: strangers may use the sandbox key, and the start warns of it', env => {
  expect(warnedOf(env)).toContainEqual(sandboxWarning)
})

test.each([
  {},
  { PUBLIC_URL: 'http://localhost:3000' },
  { TRUST_PROXY: '1', SANDBOX: 'off' },
  { PUBLIC_URL: 'https://valorem.example', ACCOUNTS: 'off', TRUST_PROXY: '1' },
])('%o: nobody else can, and the start says nothing', env => {
  expect(warnedOf(env)).not.toContainEqual(sandboxWarning)
})

test.each([
  [{ DATABASE_URl: 'postgres://db.example/v', SANDBOX: 'off' }, 1],
  [{ redis_url: 'redis://cache.example', Trust_Proxy: '1' }, 2],
  // Read as it is, whatever stands beside it.
  [{ DATA_DIR: './data', data_dir: './other' }, 0],
  [{ Path: '/bin', DATABASE: 'x' }, 0],
])('%o: %i variables are settings but for their capitals, and the start names them', (env, count) => {
  const warned = warnedOf(env).filter(line => line.startsWith('a variable is not read'))
  expect(warned).toHaveLength(count)
})

const fileWarning = expect.stringContaining('the records are a SQLite file in DATA_DIR')

test('records in a file of a service that others reach are a warning, and neither here nor in PostgreSQL', () => {
  const env = { HOST: '0.0.0.0', ACCOUNTS: 'off' }
  expect(warnedOf(env)).toContainEqual(fileWarning)
  expect(warnedOf({ PUBLIC_URL: 'https://valorem.example', ACCOUNTS: 'off' })).toContainEqual(fileWarning)
  expect(warnedOf(env, true)).not.toContainEqual(fileWarning)
  expect(warnedOf({})).not.toContainEqual(fileWarning)
})
