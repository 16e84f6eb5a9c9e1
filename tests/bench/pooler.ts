import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../support/process.ts'
import { until } from '../support/until.ts'

const program = '/usr/sbin/pgbouncer'
/** Connections of the pooler to the server, for all replicas. */
const poolSize = 20

/** A PgBouncer in front of a server. */
export interface Pooler {
  url: string
  end(): Promise<void>
}

/** A quoted value of its file. */
const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

/** A password in its file; without one the key is left out, since an empty value is no value there. */
const passwordOf = (password: string) => (password ? ` password=${quoted(decodeURIComponent(password))}` : '')

const settings = ({ hostname, port, username, password, pathname }: URL, ownPort: string): string => `[databases]
* = host=${hostname} port=${port} dbname=${pathname.slice(1)} user=${username}${passwordOf(password)}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ownPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${poolSize}
max_client_conn = 1000
ignore_startup_parameters = statement_timeout,lock_timeout,idle_in_transaction_session_timeout,extra_float_digits
`

const listens = (port: string): Promise<boolean> =>
  new Promise(resolve => {
    const socket = connect(Number(port), '127.0.0.1')
    const say = (is: boolean) => {
      socket.destroy()
      resolve(is)
    }
    socket.once('connect', () => say(true)).once('error', () => say(false))
  })

/** Starts Debian's PgBouncer with transactions as its unit; undefined where it is not installed. */
export const startPooler = async (server: string): Promise<Pooler | undefined> => {
  if (!existsSync(program)) return undefined
  const folder = await mkdtemp(join(tmpdir(), 'valorem-pooler-'))
  const [file, port] = [join(folder, 'pgbouncer.ini'), await freePort()]
  await writeFile(file, settings(new URL(server), port))
  // It refuses to run as the super-user.
  const asUser = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
  await chmod(folder, 0o755)
  const child = spawn(program, [file], { ...asUser, stdio: 'ignore' })
  await until(async () => (await listens(port)) || undefined, 'PgBouncer')
  return {
    url: Object.assign(new URL(server), { port }).href,
    end: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
