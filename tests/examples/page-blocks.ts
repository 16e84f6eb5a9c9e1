import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../architecture/sources.ts'

/** A block of code of a page. */
export interface Block {
  page: string
  language: string
  code: string
}

/** Pages without history: decisions and changelogs tell what was. */
const pages = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], { cwd: root })
  .toString()
  .split('\n')
  .filter(page => page !== '' && !/^(server\/decisions|\.github)\/|CHANGELOG\.md$/.test(page))

/** Every block of every page, without the indent of a list. */
export const blocks: readonly Block[] = pages.flatMap(page =>
  [...readFileSync(join(root, page), 'utf8').matchAll(/^( *)```(\w*)\n(.*?)^ *```/gms)].map(
    ([, indent = '', language = '', code = '']) => ({
      ...{ page, language },
      code: code.replace(new RegExp(`^${indent}`, 'gm'), ''),
    }),
  ),
)

/** The commands of the blocks of a shell, each in one line and without its comment. */
export const commands: readonly { page: string; line: string }[] = blocks
  .filter(({ language }) => language === 'sh')
  .flatMap(({ page, code }) =>
    code
      .replace(/(?:\\|\|)\n\s*/g, text => (text.startsWith('|') ? '| ' : ''))
      .split('\n')
      .map(line => ({ page, line: line.replace(/(^|\s{2,})#.*$/, '').trim() })),
  )
  .filter(({ line }) => line !== '')

/** A test that runs a block or a command, by words that it has; or why nobody does. */
export type Runner = { test: string; words: string } | { why: string }
