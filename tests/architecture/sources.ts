import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The root of the project. */
export const root = fileURLToPath(new URL('../../', import.meta.url))

/** A source file with its path from the root. */
export interface SourceFile {
  file: string
  text: string
  lines: number
}

const isForeign = (file: string): boolean => /(^|\/)(node_modules|dist)(\/|$)|^tests\/consumers\//.test(file)

/** Every TypeScript file of the project that is written or derived here. */
export const sources: readonly SourceFile[] = globSync('**/*.ts', { cwd: root, exclude: isForeign })
  .filter(file => !isForeign(file) && !file.endsWith('.d.ts'))
  .sort()
  .map(file => {
    const text = readFileSync(`${root}${file}`, 'utf8')
    return { file, text, lines: text.split('\n').length - 1 }
  })
