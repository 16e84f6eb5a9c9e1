import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * A test as it is written in a file, whatever number of rows it is run with: `test(…)`, `test.each(…)(…)`,
 * `test.skipIf(…)(…)`.
 */
const declaration = /^[ \t]*test(\.\w+)*[(<]/gm

/** The local files that a text imports. */
const importsOf = (text: string): string[] =>
  [...text.matchAll(/\bfrom '(\.{1,2}\/[^']+\.ts)'|^import '(\.{1,2}\/[^']+\.ts)'/gm)].map(
    ([, from, only]) => from ?? only ?? '',
  )

/**
 * Counts the tests that are written in test files and in the suites that they import: one that runs with a thousand rows
 * is one, and a suite that several files run counts once.
 */
export const writtenTests = (files: readonly string[]): number => {
  const seen = new Set<string>()
  const pending = [...files]
  let count = 0
  for (let file = pending.pop(); file !== undefined; file = pending.pop()) {
    // A text may also quote an import of a file that is not there.
    if (seen.has(file) || !existsSync(file)) continue
    seen.add(file)
    const text = readFileSync(file, 'utf8')
    count += text.match(declaration)?.length ?? 0
    const folder = dirname(file)
    pending.push(...importsOf(text).map(path => join(folder, path)))
  }
  return count
}
