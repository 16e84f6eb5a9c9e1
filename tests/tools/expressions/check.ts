import { existsSync, globSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { root, sources } from '../../architecture/sources.ts'
import { bounds } from './bounds.ts'
import { findFaults } from './faults.ts'
import { type Literal, openLiterals } from './literals.ts'
import { judgeLiterals, readRecorded, recordedFile } from './verdicts.ts'

const isProduct = (file: string): boolean =>
  /^(contract|languages|sdk\/(src|elements)|server)\//.test(file) && !file.includes('/derived/')

const readText = (file: string): string => (existsSync(`${root}${file}`) ? readFileSync(`${root}${file}`, 'utf8') : '')

/** Reads the expressions of the product: its programs, and the scripts that pages are served as they are written. */
const readProduct = async (): Promise<Literal[]> => {
  const read = await openLiterals()
  const scripts = globSync('server/pages/assets/*.js', { cwd: root }).map(file => ({ file, text: readText(file) }))
  return [...sources.filter(({ file }) => isProduct(file)), ...scripts].flatMap(({ file, text }) => read(file, text))
}

/** Checks that no expression of the product can stall on a long text; gives what was found wrong. */
export const checkExpressions = async (): Promise<string[]> => {
  const [literals, recorded] = [await readProduct(), await readRecorded()]
  const verdicts = await judgeLiterals(literals, recorded)
  const count = [...verdicts.keys()].filter(expression => !recorded.has(expression)).length
  if (count > 0)
    process.stdout.write(`expressions: ${count} new; node tests/tools/expressions/record.ts records their verdicts\n`)
  return findFaults(literals, verdicts, bounds, readText)
}

/** Records the verdicts of the present expressions. */
export const recordVerdicts = async (): Promise<void> => {
  const verdicts = await judgeLiterals(await readProduct(), await readRecorded())
  const rows = [...verdicts].sort(([one], [other]) => (one < other ? -1 : 1))
  await writeFile(recordedFile, `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`)
}
