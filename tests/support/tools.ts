import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../architecture/sources.ts'
import { npm } from './npm.ts'

const folder = join(root, 'tests/tools')

/** A copy of the lock file whose packages are installed; another lock file causes a new installation. */
const mark = join(folder, 'node_modules/.installed-lock')

/** What a program of `tests/tools` printed, and how it ended. */
export interface ToolRun {
  code: number
  stdout: string
  stderr: string
}

/**
 * Installs the packages of `tests/tools/package-lock.json` where they are not there yet, as the first of the long checks
 * that wants one does. They weigh a third of all packages, which is why `npm ci` leaves them out.
 */
export const installTools = async (): Promise<void> => {
  const lock = await readFile(join(folder, 'package-lock.json'), 'utf8')
  if ((await readFile(mark, 'utf8').catch(() => '')) === lock) return
  // Their install scripts only advertise and count.
  await npm(['ci', '--ignore-scripts', '--no-audit', '--no-fund'], folder)
  await writeFile(mark, lock)
}

/** Environment without colours and telemetry. */
const quiet = { NO_COLOR: '1', REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }

/** The folder of an installed package, by its name. */
export const toolModule = (name: string): string => join(folder, 'node_modules', name)

/** The path of an installed program, by the name of its command. */
const toolPath = (name: string): string => join(folder, 'node_modules/.bin', name)

/** Runs an installed program to its end, whatever that is. */
export const runTool = (name: string, args: readonly string[], cwd: string): Promise<ToolRun> =>
  new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [toolPath(name), ...args],
      { cwd, maxBuffer: 100_000_000, env: { ...process.env, ...quiet } },
      (error, stdout, stderr) => {
        if (error && typeof error.code !== 'number') reject(error)
        else resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr })
      },
    )
  })
