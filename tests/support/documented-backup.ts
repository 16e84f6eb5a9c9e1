import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../architecture/sources.ts'

const run = promisify(execFile)

/** The lines that operators read on backup and restore of each engine. */
export const documentedBackup = (): Record<
  'sqliteBackup' | 'sqliteRestore' | 'postgresBackup' | 'postgresRestore',
  string
> => {
  const section =
    readFileSync(join(root, 'examples/deploy/README.md'), 'utf8')
      .split('\n## Backup and restore\n')[1]
      ?.split('\n## ')[0] ?? ''
  const [sqliteBackup = '', sqliteRestore = '', postgresBackup = '', postgresRestore = ''] = [
    ...section.matchAll(/```sh\n([^`]+)```/g),
  ].map(([, lines]) => lines ?? '')
  return { sqliteBackup, sqliteRestore, postgresBackup, postgresRestore }
}

/** Runs documented lines as an operator would, with what they leave in a folder. */
export const typed = (lines: string, folder: string, env: Record<string, string>) =>
  run('bash', ['-euc', lines], {
    cwd: folder,
    env: { PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`, HOME: folder, ...env },
  })
