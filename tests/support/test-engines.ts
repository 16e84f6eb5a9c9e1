import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { appendFile, chown, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createRedisClient } from '#server/adapters/redis/client'
import { freePort } from './process.ts'
import { until } from './until.ts'

const run = promisify(execFile)
const silent = { debug() {}, info() {}, warn() {}, error() {} }

/** A server that belongs to one test, which may stop, freeze and fill it. */
export interface TestEngine {
  url: string
  /** Starts it, and waits until it answers. */
  start(): Promise<void>
  /** Ends it as if its machine were cut off: what was committed stays, connections are lost. */
  stop(): Promise<void>
  /** From now on it takes connections and answers nothing. */
  freeze(): Promise<void>
  thaw(): Promise<void>
  /** Thaws or starts an engine that was frozen or stopped; for the clean-up after a test that failed in between. */
  restore(): Promise<void>
  /** Ends it and removes what it stored. */
  end(): Promise<void>
}

/** The children of a process, as PostgreSQL has one for each connection. */
const childrenOf = async (pid: number): Promise<number[]> => {
  const processes = (await readdir('/proc')).filter(name => /^\d+$/.test(name))
  const parents = await Promise.all(
    processes.map(async name => {
      const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')
      return { pid: Number(name), parent: Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) }
    }),
  )
  return parents.filter(({ parent }) => parent === pid).map(child => child.pid)
}

/** Sends a signal to a process and then to its children; of those one may just have ended by itself. */
const signalled = async (pid: number, signal: NodeJS.Signals): Promise<void> => {
  process.kill(pid, signal)
  for (const child of await childrenOf(pid)) {
    try {
      process.kill(child, signal)
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code !== 'ESRCH') throw cause
    }
  }
}

/** The password of every PostgreSQL made here; its signs must be written with `%` in an address. */
export const postgresPassword = 'p@ss/w:rd?'

/** PostgreSQL refuses to run as the super-user. */
const asServer = (program: string, args: readonly string[]) =>
  process.getuid?.() === 0 ? run('runuser', ['-u', 'postgres', '--', program, ...args]) : run(program, [...args])

const postgresPrograms = async (): Promise<string> => {
  const [newest] = (await readdir('/usr/lib/postgresql')).sort((a, b) => Number(b) - Number(a))
  return `/usr/lib/postgresql/${newest}/bin`
}

/** A certificate that the server has signed itself, for the name by which the tests call it. */
const selfSigned = (data: string) =>
  asServer('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'],
    ...['-keyout', join(data, 'server.key'), '-out', join(data, 'server.crt')],
  ])

/** What a PostgreSQL of the tests is started with. */
interface PostgresSettings {
  /** Off unless requested. */
  tls?: boolean
  /** Room for 60 unless requested. */
  connections?: number
  host?: string
  /** A free one unless requested. */
  port?: string
  /** Address of a running server, whose changes this one follows, as a standby. */
  follows?: string
}

/** A PostgreSQL that may be one of a pair. */
export interface TestPostgres extends TestEngine {
  /** Ends it as an operator does: a standby receives everything before. */
  shutDown(): Promise<void>
  /** Makes a standby a server that writes. */
  promote(): Promise<void>
  /** Makes a server that is shut down a standby of another one; it starts as such. */
  follow(url: string): Promise<void>
}

/** A new PostgreSQL with a password. */
export const startPostgres = async ({
  tls = false,
  connections = 60,
  host = '127.0.0.1',
  port: wanted,
  follows,
}: PostgresSettings = {}): Promise<TestPostgres> => {
  const [folder, programs] = [await mkdtemp(join(tmpdir(), 'valorem-pg-')), await postgresPrograms()]
  if (process.getuid?.() === 0) {
    const { stdout } = await run('id', ['-u', 'postgres'])
    await chown(folder, Number(stdout), -1)
  }
  const passwordFile = `${folder}.password`
  await writeFile(passwordFile, postgresPassword, { mode: 0o644 })
  const data = join(folder, 'data')
  if (follows) await asServer(`${programs}/pg_basebackup`, ['-D', data, '-R', '-c', 'fast', '-d', follows])
  else
    await asServer(`${programs}/initdb`, ['-D', data, '-U', 'valorem', '-A', 'scram-sha-256', '--pwfile', passwordFile])
  if (tls) await selfSigned(data)
  // As late as possible, so that the port is still free when the server starts.
  const port = wanted ?? (await freePort())
  const options = `-p ${port} -k ${folder} -c listen_addresses=${host} -c max_connections=${connections} -c ssl=${tls ? 'on' : 'off'}`
  const control = (...args: string[]) => asServer(`${programs}/pg_ctl`, ['-D', data, '-w', '-t', '60', ...args])
  const pidFile = join(data, 'postmaster.pid')
  const pid = async () => Number((await readFile(pidFile, 'utf8')).split('\n')[0])
  const isRunning = () => existsSync(pidFile)
  const engine: TestPostgres = {
    url: `postgres://valorem:${encodeURIComponent(postgresPassword)}@${host}:${port}/postgres`,
    start: async () => void (await control('start', '-l', join(folder, 'log'), '-o', options)),
    stop: async () => {
      // A signal instead of `pg_ctl stop`, which would be late: a test means the moment at which it stops the server.
      process.kill(await pid(), 'SIGQUIT')
      await until(() => !isRunning() || undefined, 'end of PostgreSQL')
    },
    shutDown: async () => void (await control('stop', '-m', 'fast')),
    promote: async () => void (await control('promote')),
    follow: async url => {
      await appendFile(join(data, 'postgresql.auto.conf'), `primary_conninfo = '${url}'\n`)
      await asServer('touch', [join(data, 'standby.signal')])
    },
    freeze: async () => signalled(await pid(), 'SIGSTOP'),
    thaw: async () => signalled(await pid(), 'SIGCONT'),
    restore: () => (isRunning() ? engine.thaw() : engine.start()),
    end: async () => {
      // A frozen one would not end.
      await engine.thaw().catch(() => {})
      await control('stop', '-m', 'immediate').catch(() => {})
      await rm(folder, { recursive: true, force: true })
      await rm(passwordFile, { force: true })
    },
  }
  await engine.start()
  return engine
}

/** A Redis of one's own, empty at each start; `settings` are arguments of its command line. */
export const startRedis = async (...settings: string[]): Promise<TestEngine> => {
  const port = await freePort()
  const url = `redis://127.0.0.1:${port}`
  // A replica stores what its primary sends.
  const folder = await mkdtemp(join(tmpdir(), 'valorem-redis-'))
  let child: ChildProcess | undefined
  const isRunning = () => child?.exitCode === null && child.signalCode === null
  const stop = async (): Promise<void> => {
    if (!child || !isRunning()) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  const engine: TestEngine = {
    url,
    start: async () => {
      const fixed = ['--bind', '127.0.0.1', '--port', port, '--dir', folder, '--save', '', '--appendonly', 'no']
      const forTests = ['--enable-debug-command', 'yes']
      child = spawn('redis-server', [...fixed, ...forTests, ...settings], { stdio: 'ignore' })
      const client = createRedisClient(url, silent)
      const ended = once(child, 'exit').then(([code]) => {
        throw new Error(`redis-server ended with ${code}`)
      })
      // After its start a test may end it at any time, which is no error.
      ended.catch(() => {})
      await Promise.race([new Promise(resolve => client.once('ready', resolve)), ended]).finally(() => client.destroy())
    },
    stop,
    freeze: async () => void child?.kill('SIGSTOP'),
    thaw: async () => void child?.kill('SIGCONT'),
    restore: () => (isRunning() ? engine.thaw() : engine.start()),
    end: async () => {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
  await engine.start()
  return engine
}
