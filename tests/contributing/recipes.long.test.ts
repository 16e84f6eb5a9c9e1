import { execFileSync } from 'node:child_process'
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root } from '../architecture/sources.ts'
import { type Clone, cloneTree } from '../support/clone.ts'
import { recipes } from './recipes.ts'

/** Report of a run of Vitest, as its JSON reporter writes it. */
interface Report {
  testResults: { name: string; status: string }[]
}

/** Result of one file of tests. */
interface Result {
  status: string
  /** Output of the run, in which the file was one of several. */
  printed: string
}

const edits = recipes.flatMap(({ title, patch, edits: list }) => list.map(edit => ({ title, patch, ...edit })))
const compiled = edits.filter(({ caughtBy }) => caughtBy === 'compiler')
const tested = edits.filter(({ caughtBy }) => caughtBy !== undefined && caughtBy !== 'compiler')

/** Words of the worked example that a check prints where an edit is missing, by the file of the edit. */
const words: Readonly<Record<string, string>> = {
  'server/domain/investment/yields.ts': '.livingAreaM2',
  'server/routes/law.ts': 'lawCoverage',
  'tests/sdk/market-types.ts': 'LawCoverage',
  'server/domain/law/evidence/nl.ts': 'nl.transferTax.starterExemption 2027-01-01',
  'tests/domain/law/nl/cases.ts': 'nl.transferTax.starterExemption from 2027-01-01',
  'server/config/free-providers.ts': 'example',
  'server/AI.md': '`example`',
  'languages/en/pages.ts': 'help.title',
  'tests/pages/page-cases.ts': '/account/help',
  'server/domain/law/pt/lines.ts': 'deedCopy',
}

const commands = [...new Set(recipes.flatMap(recipe => recipe.commands))]
const isTestRun = (command: string): boolean => command.startsWith('npx vitest run ')
const isPath = (word: string): boolean => word.startsWith('tests/')

let clone: Clone
beforeAll(async () => {
  clone = await cloneTree()
})
afterAll(() => clone.remove())

/** Applies the part of each patch that edits some files. */
const applyEdits = (some: readonly { patch: string; file: string }[]): void => {
  for (const [patch, list] of Map.groupBy(some, edit => edit.patch))
    execFileSync('git', ['apply', ...list.map(({ file }) => `--include=${file}`), patch], { cwd: clone.path })
}

/** Runs a program whatever it exits with; gives what it printed. */
const runAnyway = (program: string, ...args: string[]): Promise<string> =>
  clone.run(program, ...args).catch((error: Error) => error.message)

/** Compiles a project of the clone; gives the errors. */
const compile = (project: string): Promise<string> => runAnyway('tsc', '-p', project, '--pretty', 'false')

/** Runs a line of the page that is a script of package.json. */
const runLine = async (line: string): Promise<void> => {
  const [npm, , ...args] = line.split(' ')
  expect(npm).toBe('npm')
  await clone.runScript(...args.filter(word => word !== '-s'))
}

/** Runs files of tests with some options; gives the result of each file by its path. */
const runTests = async (options: readonly string[], files: readonly string[]): Promise<Map<string, Result>> => {
  const file = join(clone.path, '.vitest/recipes.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const printed = await runAnyway('vitest', 'run', ...options, ...files, '--retry=0', ...reporters)
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as Report
  return new Map(testResults.map(({ name, status }) => [name.slice(clone.path.length + 1), { status, printed }]))
}

/** The lines of tests on the page, those with the same options as one. */
const testRuns = [
  ...Map.groupBy(
    commands.filter(isTestRun).map(line => line.split(' ').slice(3)),
    parts => parts.filter(word => !isPath(word)).join(' '),
  ),
].map(([options, lines]) => ({
  options: options.split(' ').filter(word => word !== ''),
  files: [...new Set(lines.flat().filter(isPath))],
}))

/** The file of a test by the name that the page has for it: one that its commands run by its path, else by its folder. */
const findTest = (name: string | undefined): string => {
  const found = globSync('tests/**/*.test.ts', { cwd: root }).filter(file => basename(file).split('.')[0] === name)
  const named = testRuns.flatMap(({ files }) => files)
  return found.find(file => named.includes(file)) ?? found.find(file => !file.endsWith('.slow.test.ts')) ?? ''
}

describe('the recipes of CONTRIBUTING.md, followed in a clone', { shuffle: false }, () => {
  test('the compiler reports each edit that it is said to report', async () => {
    const left = new Set([...compiled, ...tested].map(({ file }) => file))
    applyEdits(edits.filter(({ file }) => !left.has(file)))
    const filesOf = (recipe: string) =>
      edits.filter(({ title, file }) => title === recipe && /^(?!tests).*\.ts$/.test(file))
    // The files of these recipes and what they import; the whole tree is compiled below.
    const include = compiled.flatMap(({ title }) => filesOf(title).map(({ file }) => file))
    const project = join(clone.path, 'tsconfig.recipes.json')
    writeFileSync(project, JSON.stringify({ extends: './tsconfig.json', include }))
    const errors = (await compile(project)).split('\n')
    rmSync(project)
    for (const { title, file } of compiled) {
      const starts = filesOf(title).map(edit => `${edit.file}(`)
      const found = errors.filter(error => starts.some(start => error.startsWith(start)))
      expect(found.join('\n'), `${title}, without ${file}`).toContain(words[file] ?? file)
    }
  })

  test('a test fails for each edit that it is said to look for', async () => {
    applyEdits(compiled)
    const recorded = commands.filter(command => /^npm run record \w/.test(command))
    for (const line of [...recorded, 'npm run derive']) await runLine(line)
    const files = tested.map(({ caughtBy }) => findTest(caughtBy))
    const results = new Map<string, Result>()
    for (const { options, files: all } of testRuns) {
      const asked = files.filter(file => all.some(path => file === path || file.startsWith(`${path}/`)))
      if (asked.length > 0) for (const [file, result] of await runTests(options, asked)) results.set(file, result)
    }
    for (const { title, file, caughtBy } of tested) {
      const found = results.get(findTest(caughtBy))
      expect(found?.status, `${title}, without ${file}`).toBe('failed')
      expect(found?.printed, `${title}, without ${file}`).toContain(words[file] ?? file)
    }
  })

  test('with every edit and the commands of the page, everything compiles', async () => {
    applyEdits(tested)
    const others = commands.filter(command => !isTestRun(command) && command !== 'npm run derive')
    for (const line of [...others, 'npm run derive']) await runLine(line)
    await clone.runScript('build')
    expect(await compile('.')).toBe('')
  })

  test('and the tests of the page pass', async () => {
    for (const { options, files } of testRuns) {
      const results = await runTests(options, files)
      const failed = [...results].filter(([, { status }]) => status !== 'passed')
      expect(
        failed.map(([file]) => file),
        failed[0]?.[1].printed,
      ).toEqual([])
      expect(results.size).toBeGreaterThanOrEqual(files.length)
    }
  })
})
