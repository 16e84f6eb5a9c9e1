import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { root } from '../architecture/sources.ts'
import { newFolder } from '../support/process.ts'

/** The folder of the shipped tables. */
export const shipped = join(root, 'server/data')

/** The official sheet of 2023 as CSV. */
export const sheet2023 = join(
  root,
  'tests/adapters/price-tables/recorded/prix-moyen-au-metre-carre-enregistre-par-commune-2023.csv',
)

/** A folder with copies of the shipped tables. */
export const copiedTables = async (): Promise<string> => {
  const folder = await newFolder()
  for (const name of readdirSync(shipped).filter(file => file.endsWith('.csv')))
    cpSync(join(shipped, name), join(folder, name))
  return folder
}

/** The text of a file of a folder. */
export const textOf = (folder: string, name: string): string => readFileSync(join(folder, name), 'utf8')

/** Replaces a text in a file of a folder, which must be there. */
export const edit = (folder: string, name: string, find: string | RegExp, replacement: string): void => {
  const before = textOf(folder, name)
  const after = before.replace(find, replacement)
  expect(after).not.toBe(before)
  writeFileSync(join(folder, name), after)
}

/** Every table of a folder, and whatever was left beside them, with its text. */
export const contents = (folder: string): [name: string, text: string][] =>
  readdirSync(folder)
    .filter(name => name.includes('.csv'))
    .sort()
    .map(name => [name, textOf(folder, name)])
