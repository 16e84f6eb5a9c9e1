import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../architecture/sources.ts'
import { npm } from './npm.ts'

const run = promisify(execFile)

/** A clone of the last commit, with the packages of this tree. */
export interface Clone {
  path: string
  /** Runs a program of the packages in the clone, such as `vitest`, or a file with `node`; throws with its output where it fails. */
  run(program: string, ...args: string[]): Promise<string>
  /** Runs a script of package.json. */
  runScript(...args: string[]): Promise<string>
  remove(): Promise<void>
}

/** Links every package of this tree into the clone, but the SDK, which is the clone's own. */
const linkPackages = async (path: string): Promise<void> => {
  await mkdir(join(path, 'node_modules/@valorem'), { recursive: true })
  for (const name of await readdir(join(root, 'node_modules'))) {
    if (name !== '@valorem' && name !== '.cache')
      await symlink(join(root, 'node_modules', name), join(path, 'node_modules', name))
  }
  await symlink('../../sdk', join(path, 'node_modules/@valorem/sdk'))
}

/** Clones the last commit into a folder with a blank in its name, with options of `git clone`. */
export const cloneTree = async (...options: string[]): Promise<Clone> => {
  const folder = await mkdtemp(join(tmpdir(), 'valorem clone '))
  const path = join(folder, 'tree')
  await run('git', ['clone', '--quiet', '--depth', '1', ...options, `file://${root}`, path])
  await linkPackages(path)
  const env = { ...process.env, NODE_COMPILE_CACHE: undefined, VITEST: undefined, NODE_ENV: undefined }
  const runIn = async (program: string, ...args: string[]): Promise<string> => {
    try {
      const { stdout, stderr } = await run(program, args, { cwd: path, env, maxBuffer: 64 * 1024 * 1024 })
      return stdout + stderr
    } catch (error) {
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string } // as execFile rejects
      throw new Error(`${program} ${args.join(' ')}\n${stdout}${stderr}`, { cause: error })
    }
  }
  return {
    path,
    run: (program, ...args) =>
      runIn(program === 'node' ? process.execPath : join(path, 'node_modules/.bin', program), ...args),
    runScript: (...args) => npm(['run', '-s', ...args], path).then(({ stdout, stderr }) => stdout + stderr),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
