import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../architecture/sources.ts'
import { authSecret } from './auth-secret.ts'
import { keepLine } from './failure-log.ts'

/** A service in a process of its own, started as `npm start` does. */
export interface ServiceProcess {
  url: string
  /** Everything it has printed so far. */
  output(): string
  child: ChildProcess
  /** Ends it by a signal, reads the rest of its output, and gives its exit code, null after a kill. */
  end(signal: NodeJS.Signals): Promise<number | null>
}

/** A new folder for a database. */
export const newFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'valorem-'))

/**
 * A free port below those that the system assigns by itself, to listeners without a port and to outgoing connections
 * (32 768 and above). So it is still free when the service is started on it.
 */
export const freePort = async (): Promise<string> => {
  const port = String(randomInt(12_000, 32_000))
  const server = createServer()
  const isFree = await new Promise(resolve =>
    server
      .once('error', () => resolve(false))
      .once('listening', () => resolve(true))
      .listen(Number(port)),
  )
  if (!isFree) return freePort()
  await new Promise(resolve => server.close(resolve))
  return port
}

/** What a Node of the project is started with: the programs, and what an earlier one has compiled, as `npm start` keeps it. */
export const nodeEnv = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled-for-tests'),
}

/** The command that starts the service. */
const service = [process.execPath, 'server/start/main.ts'] as const

/** Starts the service, or a command that does, and waits until it prints its address; no test waits for a thread that it does not need. */
export const startProcess = async (
  env: Record<string, string>,
  [program, ...args]: readonly [string, ...string[]] = service,
): Promise<ServiceProcess> => {
  const child = spawn(program, args, {
    cwd: root,
    env: { ...nodeEnv, PORT: '0', MARKET_DATA_REFRESH: 'off', WARM_THREAD: 'off', AUTH_SECRET: authSecret, ...env },
  })
  // Awaited from the start, since it may exit before `end` is called. `close` comes after its last output was read;
  // `exit` may not.
  const closed = once(child, 'close')
  let printed = ''
  const keep = (chunk: string): void => {
    printed += chunk
    keepLine(() => chunk.trimEnd())
  }
  child.stdout.setEncoding('utf8').on('data', keep)
  child.stderr.setEncoding('utf8').on('data', keep)
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const found = /listens on (\S+)/.exec(printed)?.[1]
      if (found && /curl|Create a key|documentation: /.test(printed)) resolve(found)
    })
    closed.then(([code]) => reject(new Error(`ended with ${code}: ${printed}`)), reject)
  })
  return {
    url,
    output: () => printed,
    child,
    end: async signal => {
      child.kill(signal)
      const [code] = await closed
      return code as number | null
    },
  }
}

/** Runs a program of the project to its end. */
export const run = async (
  args: readonly string[],
  env: Record<string, string> = {},
  cwd = root,
): Promise<{ code: number | null; stdout: string; stderr: string }> => {
  const child = spawn(process.execPath, args, { cwd, env: { ...nodeEnv, ...env } })
  let [stdout, stderr] = ['', '']
  child.stdout.setEncoding('utf8').on('data', chunk => {
    stdout += chunk
  })
  child.stderr.setEncoding('utf8').on('data', chunk => {
    stderr += chunk
  })
  const [code] = await once(child, 'close')
  return { code: code as number | null, stdout, stderr }
}
