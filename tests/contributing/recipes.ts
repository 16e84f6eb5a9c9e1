import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../architecture/sources.ts'

/** An edit of a recipe. */
interface Edit {
  file: string
  /** The check in bold that fails without the edit: `compiler`, or the name of a test. */
  caughtBy?: string
}

/** A recipe of CONTRIBUTING.md. */
export interface Recipe {
  title: string
  /** Path of its worked example from the root. */
  patch: string
  edits: readonly Edit[]
  /** Lines of its block of commands. */
  commands: readonly string[]
}

/** The page on how to contribute. */
export const page = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')

const readEdit = (row: string): Edit => {
  const [, file = '', , missing = ''] = row.split('|')
  const caughtBy = /\*\*`?([\w-]+)/.exec(missing)?.[1]
  return { file: file.replace(/[` ]/g, ''), ...(caughtBy !== undefined && { caughtBy }) }
}

const readRecipe = (section: string): Recipe => ({
  title: section.split('\n')[0] ?? '',
  patch: /\]\((tests\/contributing\/[\w-]+\.diff)\)/.exec(section)?.[1] ?? '',
  edits: [...section.matchAll(/^\| `.*$/gm)].map(([row]) => readEdit(row)),
  commands: /```sh\n(.*?)\n```/s.exec(section)?.[1]?.split('\n') ?? [],
})

/** The recipes of the page, in its order. */
export const recipes: readonly Recipe[] = (page.split('\n## Recipes\n')[1] ?? '')
  .split('\n### ')
  .slice(1)
  .map(readRecipe)

/** The files that a patch edits or adds. */
export const listPatched = (patch: string): string[] =>
  [...readFileSync(join(root, patch), 'utf8').matchAll(/^\+\+\+ b\/(.+)$/gm)].map(([, file = '']) => file)
