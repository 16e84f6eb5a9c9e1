import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../architecture/sources.ts'
import { npm } from '../support/npm.ts'

const run = promisify(execFile)

/** The package as npm packs it, in a folder of its own. */
export interface Packed {
  folder: string
  tarball: string
  /** A copy of a project of tests/consumers, with the package installed as its user would, without a network. */
  installed(consumer: string): Promise<string>
  remove(): Promise<void>
}

/**
 * Packs the SDK as `npm run test:ci` has built it, or a copy of its folder, which npm builds first, and unpacks the tarball
 * beside it, into `package/`. The SDK is not built again: checks that run beside this one read its files.
 */
export const packed = async (copy?: string): Promise<Packed> => {
  const folder = await mkdtemp(join(tmpdir(), 'valorem-sdk-'))
  const args = ['pack', '--json', '--pack-destination', folder, ...(copy === undefined ? ['--ignore-scripts'] : [])]
  const { stdout } = await npm(args, copy ?? join(root, 'sdk'))
  const [entry]: { filename: string }[] = JSON.parse(stdout)
  const tarball = join(folder, entry?.filename ?? '')
  await run('tar', ['-xzf', tarball, '-C', folder])
  return {
    folder,
    tarball,
    installed: async consumer => {
      const project = join(folder, consumer)
      await cp(join(root, 'tests/consumers', consumer), project, { recursive: true })
      await npm(['install', '--offline', '--no-audit', '--no-fund', tarball], project)
      return project
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
