import { expect, test } from 'vitest'
import { readConfiguration } from '#server/config/configuration'
import type { Log } from '#server/ports/log'
import { warnOfSettings } from '#server/start/warnings'

/** The warnings of a start with an environment. */
const warnedOf = (env: NodeJS.ProcessEnv): string[] => {
  const warned: string[] = []
  const ignore = (): void => {}
  const log: Log = { debug: ignore, info: ignore, error: ignore, warn: (_fields, message) => void warned.push(message) }
  warnOfSettings(readConfiguration(env), { isShared: false }, log)
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
