import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A service in a process of its own, as `npm start` runs it. */
export interface Program {
  url: string
  child: ChildProcess
  /** Folder of its program, and its environment: for commands that work on the same records. */
  options: { cwd: string; env: Record<string, string | undefined> }
  /** Ends it, and waits until it has. */
  end(): Promise<void>
}

/** What every measured service runs with: a port and records of its own, limits that nobody reaches, no market. */
const environment = (): Record<string, string | undefined> => ({
  PATH: process.env.PATH,
  PORT: '0',
  DATA_DIR: mkdtempSync(join(tmpdir(), 'valorem-bench-')),
  MARKET_DATA_REFRESH: 'off',
  LOG_LEVEL: 'error',
  TIER_LIMITS: '{"sandbox":{"perMinute":1000000000,"perDay":1000000000},"enterprise":{"perMinute":1000000000}}',
})

/** The flags that `npm start` of a tree gives to Node. */
export const nodeFlags = (folder: string): string[] => {
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { scripts: { start: string } }
  return scripts.start.split(' ').filter(word => word.startsWith('--'))
}

/**
 * Starts a program of a tree that prints where it listens.
 * @param file the program, by its path in the folder.
 * @throws Error with what it printed, when it ends before it listens.
 */
export const started = async (folder: string, file: string, env: Record<string, string> = {}): Promise<Program> => {
  const options = { cwd: folder, env: { ...environment(), ...env } }
  const child = spawn(process.execPath, [...nodeFlags(folder), file], options)
  let printed = ''
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      printed += chunk
      const address = /listens on (\S+)/.exec(printed)?.[1]
      if (address) resolve(address)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', code => reject(new Error(`${file} of ${folder} ended with ${code}: ${printed}`)))
  })
  return {
    url,
    child,
    options,
    end: () =>
      new Promise(resolve => {
        child.once('exit', () => resolve())
        child.kill()
      }),
  }
}
