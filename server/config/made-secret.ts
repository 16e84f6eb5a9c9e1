import { randomBytes, randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const secretBytes = 32

/** What a file says; undefined where there is none. */
const readIfThere = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch (cause) {
    if (Object(cause).code === 'ENOENT') return undefined
    throw cause
  }
}

/**
 * A secret of this machine: 32 random bytes in a file that only its user reads, made with the first start. Of several
 * processes that start at once, one makes it and all read it.
 */
export const madeSecret = (dataDir: string, name: string): string => {
  const path = join(dataDir, name)
  const known = readIfThere(path)
  if (known !== undefined) return known
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const own = `${path}.${randomUUID()}`
  writeFileSync(own, `${randomBytes(secretBytes).toString('base64url')}\n`, { mode: 0o600 })
  try {
    // A link is there whole or not at all, and never takes the place of another.
    linkSync(own, path)
  } catch (cause) {
    if (Object(cause).code !== 'EEXIST') throw cause
  } finally {
    rmSync(own)
  }
  return readFileSync(path, 'utf8').trim()
}
