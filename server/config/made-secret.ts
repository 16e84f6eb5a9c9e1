import { randomBytes, randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AuthSecrets } from '../access/auth-secrets.ts'
import { createPlainSecret } from './auth-secrets.ts'

const secretBytes = 32

/** Content of a file; undefined where it does not exist. */
const readFileIfExists = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch (cause) {
    if (Object(cause).code === 'ENOENT') return undefined
    throw cause
  }
}

/**
 * Secret of this installation: 32 random bytes in a file that only its user can read, generated on first start. Of
 * several processes that start concurrently, one generates it and all read it.
 */
export const readOrCreateSecret = (dataDir: string, name: string): string => {
  const path = join(dataDir, name)
  const known = readFileIfExists(path)
  if (known !== undefined) return known
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const own = `${path}.${randomUUID()}`
  writeFileSync(own, `${randomBytes(secretBytes).toString('base64url')}\n`, { mode: 0o600 })
  try {
    // Linking is atomic and never replaces an existing file.
    linkSync(own, path)
  } catch (cause) {
    if (Object(cause).code !== 'EEXIST') throw cause
  } finally {
    rmSync(own)
  }
  return readFileSync(path, 'utf8').trim()
}

/** Values that sign cookies: those of the environment, otherwise the one of this installation's data folder. */
export const readAuthSecrets = (configured: AuthSecrets | undefined, dataDir: string): AuthSecrets =>
  configured ?? createPlainSecret(readOrCreateSecret(dataDir, 'auth-secret'))
