import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/** Lists the declarations that a declaration file imports by relative path, as absolute paths. */
const listImportedDeclarations = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import)[ (]*["'](\.[^"']+)\.[jt]s["']/g)].map(found =>
    resolve(dirname(file), `${found[1]?.replace(/\.d$/, '')}.d.ts`),
  )

/** Collects all declarations reachable from the entries; throws when a file imports a missing one. */
const collectReachableDeclarations = (entries: string[]): Set<string> => {
  const found = new Set<string>()
  const waiting = entries.map(path => resolve(path))
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (found.has(file)) continue
    found.add(file)
    waiting.push(...listImportedDeclarations(file))
  }
  return found
}

/**
 * Moves the declarations of several source folders, which the compiler wrote into folders of the same names, into one
 * folder; `../src/errors.js` in a file becomes `./errors.js`.
 */
export const joinDeclarations = (folder: string, sources: readonly string[]): void => {
  const otherSource = new RegExp(`(?<=["'])((?:\\.\\./)*)\\.\\./(?:${sources.join('|')})/`, 'g')
  for (const source of sources) {
    const from = join(folder, source)
    for (const name of readdirSync(from, { recursive: true, encoding: 'utf8' }).filter(name =>
      name.endsWith('.d.ts'),
    )) {
      const text = readFileSync(join(from, name), 'utf8')
      writeFileSync(
        join(from, name),
        text.replace(otherSource, (_, up: string) => up || './'),
      )
    }
    cpSync(from, folder, { recursive: true })
    rmSync(from, { recursive: true })
  }
}

/**
 * Shrinks the declarations of a build without loss: removes those that no entry reaches (the inner files of the
 * element, the words' translations: some 50 KB), and indents the others by tabs instead of the compiler's four spaces
 * (some 36 KB).
 */
export const thinDeclarations = (folder: string, entries: string[]): void => {
  const kept = collectReachableDeclarations(entries)
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name)
    if (!name.endsWith('.d.ts')) continue
    if (!kept.has(resolve(file))) {
      rmSync(file)
      continue
    }
    const text = readFileSync(file, 'utf8')
    writeFileSync(
      file,
      text.replaceAll(/^(?: {4})+/gm, indent => '\t'.repeat(indent.length / 4)),
    )
  }
}
