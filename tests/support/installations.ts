import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newDatabase, onServer } from '../adapters/storage/places.ts'
import type { Visitor } from '../pages/visitor.ts'
import { visitor } from '../pages/visitor.ts'
import { type ServiceProcess, startProcess } from './process.ts'
import { connected, newPrefix, redisUrl } from './redis.ts'
import { until } from './until.ts'

/** An installation of the service as an operator runs it: real processes, with what they wrote. */
export interface Installation {
  /** Addresses of two replicas; where one process is all there is, twice the same. */
  urls: readonly [string, string]
  /** Links of the letters to an address, oldest first. */
  letters(email: string): Promise<string[]>
  /** Everything that the processes have printed: their log, and their messages to the operator. */
  printed(): string
  /** Everything that is stored, as text: rows, and in an embedded database also what was deleted and not yet overwritten. */
  stored(): Promise<string>
  /** The sum of a key's daily counts. */
  countOf(keyId: string): Promise<number>
  end(): Promise<void>
}

const newFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'valorem-'))

/** The links in the letters of an outbox to an address; the names of the files begin with their instants. */
export const lettersIn = async (folders: readonly string[], email: string): Promise<string[]> => {
  const files = await Promise.all(
    folders.map(async folder => {
      const outbox = join(folder, 'outbox')
      const names = await readdir(outbox).catch(() => [])
      return Promise.all(names.map(async name => ({ name, text: await readFile(join(outbox, name), 'utf8') })))
    }),
  )
  return files
    .flat()
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .filter(({ text }) => text.startsWith(`To: ${email}\n`))
    .flatMap(({ text }) => text.match(/^http\S+$/m) ?? [])
}

const printedBy = (services: readonly ServiceProcess[]): string => services.map(({ output }) => output()).join('\n')

/** One process with an embedded database and nothing set but a port, an address and a folder, beside `env`. */
export const embedded = async (env: Record<string, string> = {}): Promise<Installation> => {
  const folder = await newFolder()
  // An empty value counts as left out: the secret is made in the folder.
  const service = await startProcess({ HOST: '127.0.0.1', DATA_DIR: folder, AUTH_SECRET: '', ...env })
  const { DatabaseSync } = await import('node:sqlite')
  return {
    urls: [service.url, service.url],
    letters: email => lettersIn([folder], email),
    printed: () => printedBy([service]),
    stored: async () => {
      const names = (await readdir(folder)).filter(name => name.startsWith('valorem.sqlite'))
      const files = await Promise.all(names.map(name => readFile(join(folder, name), 'latin1')))
      return files.join('\n')
    },
    countOf: async keyId => {
      const db = new DatabaseSync(join(folder, 'valorem.sqlite'), { readOnly: true })
      const row = db.prepare('select coalesce(sum(count), 0) as count from usage where key_id = ?').get(keyId)
      db.close()
      return Number(row?.count)
    },
    end: async () => {
      await service.end('SIGTERM')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Every row of every table of a database, as text. */
const rowsOf = (url: string): Promise<string> =>
  onServer(url, async client => {
    const { rows: tables } = await client.query(`select tablename from pg_tables where schemaname = 'public'`)
    const texts: string[] = []
    for (const { tablename } of tables) {
      const { rows } = await client.query(`select to_jsonb(t)::text as row from "${tablename}" t`)
      texts.push(tablename, ...rows.map(({ row }) => row))
    }
    return texts.join('\n')
  })

/** Every key of a Redis that begins so, with what it holds. */
const valuesOf = async (prefix: string): Promise<string> => {
  const client = await connected()
  try {
    const keys = await client.keys(`${prefix}:*`)
    const values = await Promise.all(keys.map(key => client.get(key).catch(() => '')))
    return keys.map((key, at) => `${key} ${values[at]}`).join('\n')
  } finally {
    client.destroy()
  }
}

/** Two processes that share a PostgreSQL and a Redis, each with a folder of its own, beside `env`. */
const replicated = async (env: Record<string, string> = {}): Promise<Installation> => {
  const [database, prefix] = [await newDatabase(), newPrefix()]
  const folders = [await newFolder(), await newFolder()] as const
  const shared = { HOST: '127.0.0.1', DATABASE_URL: database.url, REDIS_URL: redisUrl, REDIS_PREFIX: prefix }
  const services = await Promise.all(folders.map(DATA_DIR => startProcess({ ...shared, DATA_DIR, ...env })))
  const [one, other] = services as [ServiceProcess, ServiceProcess]
  return {
    urls: [one.url, other.url],
    letters: email => lettersIn(folders, email),
    printed: () => printedBy(services),
    stored: async () => `${await rowsOf(database.url)}\n${await valuesOf(prefix)}`,
    countOf: keyId =>
      onServer(database.url, async client => {
        const { rows } = await client.query('select coalesce(sum(count), 0)::int as n from usage where key_id = $1', [
          keyId,
        ])
        return rows[0].n
      }),
    end: async () => {
      await Promise.all(services.map(service => service.end('SIGTERM')))
      await database.drop()
      await Promise.all(folders.map(folder => rm(folder, { recursive: true, force: true })))
    },
  }
}

/** The two ways in which the service is run. */
export const installations = [
  ['SQLite alone', embedded],
  ['PostgreSQL with Redis and two replicas', replicated],
] as const

/** The link of one of the letters to an e-mail, by its place among them; letters leave after the answer. */
export const letterTo = async ({ letters }: Installation, email: string, place: number): Promise<URL> => {
  const link = await until(async () => (await letters(email))[place], `letter ${place} to ${email}`)
  return new URL(link)
}

/** The token in a link. */
export const tokenOf = (link: URL): string => link.searchParams.get('token') ?? ''

/** The same person at another replica, with the cookies that the first one gave. */
export const atReplica = (url: string, person: Visitor): Visitor => {
  const there = visitor({ url })
  const cookie = () => ({ Cookie: person.cookie() })
  return {
    cookie: person.cookie,
    get: (path, headers = {}) => there.get(path, { ...cookie(), ...headers }),
    post: (path, fields, headers = { 'Sec-Fetch-Site': 'same-origin' }) =>
      there.post(path, fields, { ...cookie(), ...headers }),
  }
}
